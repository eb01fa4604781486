package httpx

import (
	"cmp"
	"fmt"
	"html/template"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
)

// The view of an API that its page shows.
type (
	docsView struct {
		Title, Version, About string
		Style                 template.CSS
		Groups                []docsGroup
		Schemas               []docsSchema
	}
	docsGroup struct {
		Name  string
		Calls []docsCall
	}
	docsCall struct {
		ID, Method, Class, Path, Summary, About string
		Deprecated                              bool
		Params                                  []docsField
		Bodies                                  []docsBody
		Answers                                 []docsAnswer
	}
	docsBody struct {
		MediaType string
		Type      docsType
		Fields    []docsField
	}
	docsAnswer struct {
		Status, About string
		Bodies        []docsBody
	}
	docsSchema struct {
		Name, About string
		Type        docsType
		Fields      []docsField
	}
	docsField struct {
		Name, Where, About string
		Required           bool
		Type               docsType
		Rules              []string
	}
	// docsType is how a type reads: text around at most one link to another type.
	docsType struct{ Before, Ref, After string }
)

func toDocs(o *huma.OpenAPI) docsView {
	view := docsView{Style: template.CSS(docsStyle), Groups: toGroups(o)} //nolint:gosec // our own file
	if o.Info != nil {
		view.Title, view.Version, view.About = o.Info.Title, o.Info.Version, o.Info.Description
	}
	if o.Components != nil && o.Components.Schemas != nil {
		schemas := o.Components.Schemas.Map()
		for _, name := range slices.Sorted(maps.Keys(schemas)) {
			s := schemas[name]
			view.Schemas = append(view.Schemas, docsSchema{
				Name: name, About: s.Description, Type: toType(s), Fields: toFields(s),
			})
		}
	}
	return view
}

func toGroups(o *huma.OpenAPI) []docsGroup {
	byTag := map[string][]docsCall{}
	for path, item := range o.Paths {
		for method, op := range map[string]*huma.Operation{
			"GET": item.Get, "POST": item.Post, "PUT": item.Put, "PATCH": item.Patch,
			"DELETE": item.Delete, "HEAD": item.Head, "OPTIONS": item.Options,
		} {
			if op == nil || op.Hidden {
				continue
			}
			tag := "Calls"
			if len(op.Tags) > 0 {
				tag = op.Tags[0]
			}
			byTag[tag] = append(byTag[tag], toCall(method, path, op))
		}
	}
	var groups []docsGroup
	for _, tag := range slices.Sorted(maps.Keys(byTag)) {
		calls := byTag[tag]
		slices.SortFunc(calls, func(a, b docsCall) int {
			return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Method, b.Method))
		})
		groups = append(groups, docsGroup{Name: tag, Calls: calls})
	}
	return groups
}

func toCall(method, path string, op *huma.Operation) docsCall {
	call := docsCall{
		ID: cmp.Or(op.OperationID, method+path), Method: method, Class: strings.ToLower(method), Path: path,
		Summary: op.Summary, About: op.Description, Deprecated: op.Deprecated,
	}
	for _, p := range op.Parameters {
		call.Params = append(call.Params, docsField{
			Name: p.Name, Where: p.In, About: p.Description, Required: p.Required, Type: toType(p.Schema), Rules: toRules(p.Schema),
		})
	}
	if op.RequestBody != nil {
		call.Bodies = toBodies(op.RequestBody.Content)
	}
	for _, status := range slices.Sorted(maps.Keys(op.Responses)) {
		answer := op.Responses[status]
		call.Answers = append(call.Answers, docsAnswer{
			Status: status, About: answer.Description, Bodies: toBodies(answer.Content),
		})
	}
	return call
}

func toBodies(content map[string]*huma.MediaType) []docsBody {
	var bodies []docsBody
	for _, mediaType := range slices.Sorted(maps.Keys(content)) {
		if s := content[mediaType].Schema; s != nil {
			bodies = append(bodies, docsBody{MediaType: mediaType, Type: toType(s), Fields: toFields(s)})
		}
	}
	return bodies
}

func toFields(s *huma.Schema) []docsField {
	var fields []docsField
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		p := s.Properties[name]
		fields = append(fields, docsField{
			Name: name, About: p.Description, Required: slices.Contains(s.Required, name), Type: toType(p), Rules: toRules(p),
		})
	}
	return fields
}

const schemaPrefix = "#/components/schemas/"

func toType(s *huma.Schema) docsType {
	if s == nil {
		return docsType{Before: "anything"}
	}
	if name, ok := strings.CutPrefix(s.Ref, schemaPrefix); ok {
		return docsType{Ref: name}
	}
	t := docsType{Before: cmp.Or(s.Type, "anything")}
	switch {
	case s.Items != nil:
		t = toType(s.Items)
		t.Before = "list of " + t.Before
	case s.Type == "object" && len(s.Properties) == 0:
		if values, ok := s.AdditionalProperties.(*huma.Schema); ok {
			t = toType(values)
			t.Before = "map of " + t.Before
		}
	case len(s.OneOf) > 0, len(s.AnyOf) > 0:
		t = docsType{Before: "one of several"}
		if all := slices.Concat(s.OneOf, s.AnyOf); len(all) == 1 {
			t = toType(all[0])
		}
	case s.Format != "":
		t.Before += " (" + s.Format + ")"
	}
	if s.Nullable {
		t.After += " or null"
	}
	return t
}

// toRules says in words what else must hold for a value.
func toRules(s *huma.Schema) []string {
	if s == nil {
		return nil
	}
	var rules []string
	add := func(format string, args ...any) { rules = append(rules, fmt.Sprintf(format, args...)) }
	if len(s.Enum) > 0 {
		words := make([]string, len(s.Enum))
		for i, v := range s.Enum {
			words[i] = fmt.Sprint(v)
		}
		add("One of %s", strings.Join(words, ", "))
	}
	if s.Minimum != nil {
		add("At least %s", number(*s.Minimum))
	}
	if s.Maximum != nil {
		add("At most %s", number(*s.Maximum))
	}
	if s.MinLength != nil {
		add("At least %d characters", *s.MinLength)
	}
	if s.MaxLength != nil {
		add("At most %d characters", *s.MaxLength)
	}
	if s.MaxItems != nil {
		add("At most %d items", *s.MaxItems)
	}
	if s.Pattern != "" {
		add("Matches %s", s.Pattern)
	}
	if s.Default != nil {
		add("Default %v", s.Default)
	}
	if len(s.Examples) > 0 {
		add("Example %v", s.Examples[0])
	}
	return rules
}

func number(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }
