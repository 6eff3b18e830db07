//go:build tools

// Package tools names the program that is built, so that go.mod and go.sum have all that it needs.
package tools

import _ "github.com/dolthub/dolt/go/cmd/dolt"
