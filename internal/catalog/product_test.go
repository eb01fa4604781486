package catalog_test

import (
	"errors"
	"testing"

	"mylo/internal/catalog"
)

func TestChoosingNothingMeansTheUsualOption(t *testing.T) {
	t.Parallel()
	p := &catalog.Product{ID: 1, Options: []catalog.Option{{ID: 2, Units: 1}, {ID: 1, Units: 3, Price: 1197, Default: true}}}
	c, err := p.Choose(0)
	if err != nil || c.Option != 1 || c.Units != 3 || c.Price != 1197 {
		t.Errorf("Choose(0) = %+v, %v", c, err)
	}
}

func TestAProductWithoutOptionsIsSoldAlone(t *testing.T) {
	t.Parallel()
	p := &catalog.Product{ID: 1, Price: 65, MRP: 80}
	c, err := p.Choose(0)
	if err != nil || c.Option != 0 || c.Units != 1 || c.Price != 65 || c.MRP != 80 {
		t.Errorf("Choose(0) = %+v, %v", c, err)
	}
	if _, err := p.Choose(4); !errors.Is(err, catalog.ErrNoOption) {
		t.Errorf("Choose(4) = %v, want ErrNoOption", err)
	}
}

func TestAvailabilityIsHonest(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		left, units int
		want        catalog.Availability
	}{{0, 1, catalog.OutOfStock}, {4, 5, catalog.OutOfStock}, {5, 5, catalog.LowStock}, {10, 1, catalog.LowStock}, {11, 1, catalog.InStock}} {
		if got := catalog.AvailabilityOf(c.left, c.units); got != c.want {
			t.Errorf("%d left, %d wanted: %s, want %s", c.left, c.units, got, c.want)
		}
	}
}
