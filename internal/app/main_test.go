package app_test

import (
	"os"
	"testing"

	"mylo/internal/app/apptest"
)

func TestMain(m *testing.M) { os.Exit(apptest.Main(m)) }
