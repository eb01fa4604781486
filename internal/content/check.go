package content

import (
	"errors"
	"fmt"
	"strings"
)

// check says what is missing in a block.
func (b Block) check() error {
	switch b.Kind() {
	case HeroBlock:
		return errors.Join(need("title", b.Hero.Title), need("text", b.Hero.Text), b.Hero.Action.check(), b.Hero.Picture.check())
	case TextBlock:
		if len(b.Text.Paragraphs)+len(b.Text.Points) == 0 {
			return errors.New("a text says nothing")
		}
		return errors.Join(needAll("paragraph", b.Text.Paragraphs), needAll("point", b.Text.Points), checkLinks(b.Text.Links))
	case PictureBlock:
		if b.Picture.Picture == nil {
			return errors.New("a picture is missing")
		}
		return b.Picture.Picture.check()
	case ShelfBlock:
		if len(b.Shelf.Products) == 0 && b.Shelf.Category == 0 {
			return errors.New("a shelf names neither products nor a category")
		}
		return need("title", b.Shelf.Title)
	case FAQBlock:
		return b.FAQ.check()
	case StepsBlock:
		return b.Steps.check()
	case CompareBlock:
		return b.Comparison.check()
	case SheetBlock:
		if b.Sheet.Width <= 0 || b.Sheet.Height <= 0 {
			return errors.New("a sheet has no size")
		}
		return errors.Join(need("title", b.Sheet.Title), need("alt", b.Sheet.Alt), need("key", b.Sheet.Key))
	default:
		return errors.New("it must be of one kind")
	}
}

func (f *FAQ) check() error {
	var wrong []error
	for _, q := range f.Entries {
		wrong = append(wrong, need("question", q.Question), need("answer", q.Answer))
	}
	return errors.Join(append(wrong, needSome("entries", len(f.Entries)))...)
}

func (s *Steps) check() error {
	var wrong []error
	for _, step := range s.Steps {
		wrong = append(wrong, need("title", step.Title), need("text", step.Text))
	}
	return errors.Join(append(wrong, need("title", s.Title), needSome("steps", len(s.Steps)))...)
}

func (c *Comparison) check() error {
	var wrong []error
	for _, row := range c.Rows {
		if len(row.Cells) != len(c.Columns) {
			wrong = append(wrong, fmt.Errorf("row %q has %d cells for %d columns", row.Label, len(row.Cells), len(c.Columns)))
		}
		wrong = append(wrong, need("label", row.Label), needAll("cell", row.Cells))
	}
	return errors.Join(append(wrong, need("title", c.Title), needSome("columns", len(c.Columns)), needSome("rows", len(c.Rows)))...)
}

// check accepts that there is no picture.
func (p *Picture) check() error {
	if p == nil {
		return nil
	}
	if p.Width <= 0 || p.Height <= 0 || len(p.Renditions) == 0 {
		return errors.New("a picture has no size or no files")
	}
	return need("alt", p.Alt)
}

func checkLinks(links []Link) error {
	var wrong []error
	for _, l := range links {
		wrong = append(wrong, l.check())
	}
	return errors.Join(wrong...)
}

// check accepts that there is no link.
func (l *Link) check() error {
	if l == nil {
		return nil
	}
	if !strings.HasPrefix(l.Path, "/") || strings.HasPrefix(l.Path, "//") {
		return fmt.Errorf("the link to %q leads off the site", l.Path)
	}
	return need("label", l.Label)
}

func need(name, value string) error {
	if strings.TrimSpace(value) == "" {
		return fmt.Errorf("%s is empty", name)
	}
	return nil
}

func needAll(name string, values []string) error {
	for _, v := range values {
		if err := need(name, v); err != nil {
			return err
		}
	}
	return nil
}

func needSome(name string, n int) error {
	if n == 0 {
		return fmt.Errorf("there are no %s", name)
	}
	return nil
}
