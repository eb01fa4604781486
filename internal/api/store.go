package api

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"mylo/internal/catalog"
	"mylo/internal/kernel/lang"
	"mylo/internal/view"
	"mylo/internal/visit"
)

func (a *API) registerStore(api huma.API) {
	get := func(id, path, summary string) huma.Operation {
		return huma.Operation{OperationID: id, Method: http.MethodGet, Path: path, Summary: summary, Tags: []string{tagStore}}
	}
	huma.Register(api, get("getStoreHomeWeb", "/new/generalTab/getStoreHomeWeb", "The blocks of the store home"), a.storeHome)
	huma.Register(api, get("getTabByKeyForWeb", "/new/generalTab/getTabByKeyForWeb", "One category by its key"), a.tabByKey)
	huma.Register(api, get("getCategoryDataForStoreHomeWeb", "/new/generalTab/getCategoryDataForStoreHomeWeb",
		"The top categories with their products"), a.categoryData)
	huma.Register(api, get("getGeneralItemByItemId", "/new/generalTab/getGeneralItemByItemId", "One category by its id"), a.itemByID)
	huma.Register(api, get("getTopicListV2", "/api/getTopicListV2", "The tree of categories"), a.topicList)
	huma.Register(api, get("getTopicListV3", "/api/getTopicListV3", "The tree of categories, below a key"), a.topicList)
}

// CategoryTab is a category in the specification's words. Key is its address.
type CategoryTab struct {
	ID            int64         `json:"_id"`
	TabName       string        `json:"tabName"`
	HindiTabName  string        `json:"hindi_tabName"`
	Key           string        `json:"key"`
	Icon          string        `json:"icon"`
	MobileWebIcon string        `json:"mobileWebIcon"`
	Image         string        `json:"image"`
	TotalProducts int           `json:"totalProducts"`
	SubCategories []CategoryTab `json:"subCategories" nullable:"false"`
	ProductData   []ProductTile `json:"productData" nullable:"false"`
	ArticleData   []ProductTile `json:"articleData" nullable:"false"`
}

// ProductTile is a product in a list, in the specification's words.
type ProductTile struct {
	ID          int64  `json:"id"`
	ProductID   int64  `json:"product_id"`
	Name        string `json:"name"`
	HindiName   string `json:"hindi_name"`
	Price       Rupees `json:"price"`
	StrikePrice Rupees `json:"strikeprice"`
	WebURL      string `json:"web_url"`
	Image       string `json:"image"`
	OutOfStock  bool   `json:"isOutOfStock"`
}

// tilesPerTab is how many products a category carries along.
const tilesPerTab = 10

// toTab words a category for a visitor, to a depth, with some of its products when asked for.
func (a *API) toTab(v *visit.Visit, c *catalog.Category, depth int, withProducts bool) CategoryTab {
	shelf := a.Catalog.Index().On(c.ID)
	tab := CategoryTab{
		ID: int64(c.ID), TabName: c.Name.In(v.Language), HindiTabName: c.Name.In(lang.Hi), Key: v.URL(c.Path()),
		Icon: c.Icon, MobileWebIcon: c.Icon,
		SubCategories: []CategoryTab{}, ProductData: []ProductTile{}, ArticleData: []ProductTile{},
	}
	for _, p := range shelf {
		if !p.SoldIn(v.Market) {
			continue
		}
		tab.TotalProducts++
		if tab.Image == "" && !p.IMSRestricted {
			tab.Image = view.NewPicture(v, p.Cover).Src
		}
		if withProducts && len(tab.ProductData) < tilesPerTab {
			tab.ProductData = append(tab.ProductData, toTile(v, p))
		}
	}
	if depth > 1 {
		for _, below := range c.Children {
			tab.SubCategories = append(tab.SubCategories, a.toTab(v, below, depth-1, false))
		}
	}
	return tab
}

func (a *API) tabs(v *visit.Visit, shelves []*catalog.Category, depth int, withProducts bool) []CategoryTab {
	tabs := []CategoryTab{}
	for _, c := range shelves {
		tabs = append(tabs, a.toTab(v, c, depth, withProducts))
	}
	return tabs
}

func toTile(v *visit.Visit, p *catalog.Product) ProductTile {
	card := ProductTile{
		ID: int64(p.ID), ProductID: int64(p.ID), Name: p.Name.In(v.Language), HindiName: p.Name.In(lang.Hi),
		Price: Rupees(p.Price), StrikePrice: Rupees(listed(p, p.Price, p.MRP)), WebURL: v.URL(p.Path()),
		Image: view.NewPicture(v, p.Cover).Src, OutOfStock: p.SoldOut,
	}
	if choice, err := p.Choose(0); err == nil {
		card.Price, card.StrikePrice = Rupees(choice.Price), Rupees(choice.Listed())
	}
	return card
}

// storeInput is what the store's calls are asked with; what does not matter to an answer is accepted and ignored.
type storeInput struct {
	Key      string `query:"key" doc:"Address or slug of a category"`
	ItemID   int64  `query:"itemId"`
	Type     string `query:"type"`
	UserType string `query:"userType" doc:"A/B variant; A when unknown"`
	InApp    bool   `query:"inapp"`
	Language string `query:"language"`
}

// StoreHome is the blocks of the store home.
type StoreHome struct {
	Categories []CategoryTab `json:"categories" nullable:"false"`
	Products   []ProductTile `json:"products" nullable:"false"`
}

func (a *API) storeHome(ctx context.Context, _ *storeInput) (*reply[Envelope[StoreHome]], error) {
	v := visit.From(ctx)
	ix := a.Catalog.Index()
	home := StoreHome{Categories: a.tabs(&v, ix.Categories(), 2, false), Products: []ProductTile{}}
	for _, p := range ix.All() {
		if len(home.Products) < tilesPerTab && p.SoldIn(v.Market) && !p.IMSRestricted && !p.SoldOut {
			home.Products = append(home.Products, toTile(&v, p))
		}
	}
	return answer(Envelope[StoreHome]{Success: true, Data: home}), nil
}

func (a *API) categoryData(ctx context.Context, _ *storeInput) (*reply[Envelope[[]CategoryTab]], error) {
	v := visit.From(ctx)
	return answer(Envelope[[]CategoryTab]{Success: true, Data: a.tabs(&v, a.Catalog.Index().Categories(), 1, true)}), nil
}

func (a *API) tabByKey(ctx context.Context, in *storeInput) (*reply[Envelope[CategoryTab]], error) {
	v := visit.From(ctx)
	c, err := a.Catalog.Index().CategoryByKey(in.Key)
	if err != nil {
		return nil, err
	}
	return answer(Envelope[CategoryTab]{Success: true, Data: a.toTab(&v, c, 2, true)}), nil
}

func (a *API) itemByID(ctx context.Context, in *storeInput) (*reply[Envelope[Envelope[CategoryTab]]], error) {
	v := visit.From(ctx)
	c, err := a.Catalog.Index().Category(catalog.CategoryID(in.ItemID))
	if err != nil {
		return nil, err
	}
	inner := Envelope[CategoryTab]{Success: true, Data: a.toTab(&v, c, 2, true)}
	return answer(Envelope[Envelope[CategoryTab]]{Success: true, Data: inner}), nil
}

// topicList gives the tree from the top, or below the category whose key is named.
func (a *API) topicList(ctx context.Context, in *storeInput) (*reply[Envelope[[]CategoryTab]], error) {
	v := visit.From(ctx)
	shelves := a.Catalog.Index().Categories()
	if in.Key != "" {
		c, err := a.Catalog.Index().CategoryByKey(in.Key)
		if err != nil {
			return nil, err
		}
		shelves = c.Children
	}
	return answer(Envelope[[]CategoryTab]{Success: true, Data: a.tabs(&v, shelves, 3, false)}), nil
}
