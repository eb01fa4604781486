package ssr

import "context"

// Absent is the renderer of a machine that cannot render: every render fails at once with
// ErrNoNode, whose cause is reason.
func Absent(reason error) Renderer { return absent{reason} }

type absent struct{ reason error }

func (a absent) Render(context.Context, []byte) ([]byte, error) { return nil, ErrNoNode.Wrap(a.reason) }
func (a absent) Stats() Stats                                   { return Stats{} }
func (a absent) Close() error                                   { return nil }
