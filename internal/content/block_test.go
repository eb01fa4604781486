package content_test

import (
	"strings"
	"testing"

	"mylo/internal/content"
)

func TestEveryKindOfBlockIsRead(t *testing.T) {
	t.Parallel()
	blocks, err := content.ParseBlocks([]byte(`[
		{"hero": {"title": "T", "text": "L", "action": {"label": "Go", "path": "/cart"}}},
		{"text": {"title": "", "paragraphs": ["P"], "points": ["Q"], "links": [{"label": "L", "path": "/x"}]}},
		{"picture": {"picture": {"alt": "A", "width": 1, "height": 1, "renditions": [{"format": "webp", "width": 1, "key": "k"}]}}},
		{"shelf": {"title": "S", "category": 11}}, {"shelf": {"title": "S", "products": [970]}},
		{"faq": {"title": "F", "entries": [{"question": "Q", "answer": "A"}]}},
		{"steps": {"title": "S", "text": "I", "steps": [{"title": "1", "text": "x"}]}},
		{"comparison": {"title": "C", "columns": ["a", "b"], "rows": [{"label": "r", "cells": ["1", "2"]}]}},
		{"sheet": {"title": "S", "text": "", "alt": "A", "key": "k.svg", "width": 210, "height": 297}}]`))
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, b := range blocks {
		kinds = append(kinds, string(b.Kind()))
	}
	if got := strings.Join(kinds, " "); got != "hero text picture shelf shelf faq steps comparison sheet" {
		t.Errorf("kinds %s", got)
	}
}

func TestABlockThatSaysNothingIsRefused(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"no kind":           `[{}]`,
		"two kinds":         `[{"text": {"title": "", "paragraphs": ["p"]}, "hero": {"title": "t", "text": "x"}}]`,
		"an unknown kind":   `[{"video": {}}]`,
		"an unknown field":  `[{"text": {"paragraph": "p"}}]`,
		"no words":          `[{"text": {"title": "t"}}]`,
		"a blank paragraph": `[{"text": {"title": "t", "paragraphs": [" "]}}]`,
		"a link off site":   `[{"hero": {"title": "t", "text": "x", "action": {"label": "l", "path": "//evil.example"}}}]`,
		"a script link":     `[{"hero": {"title": "t", "text": "x", "action": {"label": "l", "path": "javascript:alert(1)"}}}]`,
		"an empty shelf":    `[{"shelf": {"title": "t"}}]`,
		"a ragged row":      `[{"comparison": {"title": "t", "columns": ["a"], "rows": [{"label": "r", "cells": ["1", "2"]}]}}]`,
		"a missing picture": `[{"picture": {"caption": "c"}}]`,
		"a sizeless sheet":  `[{"sheet": {"title": "t", "text": "x", "alt": "a", "key": "k"}}]`,
		"no answers":        `[{"faq": {"title": "t", "entries": [{"question": "q", "answer": ""}]}}]`,
		"not a list":        `{"text": {"paragraphs": ["p"]}}`,
		"two lists":         `[][]`,
		"no JSON":           `hello`,
	} {
		if blocks, err := content.ParseBlocks([]byte(text)); err == nil {
			t.Errorf("%s: read as %+v", name, blocks)
		}
	}
}
