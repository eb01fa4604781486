package main

import (
	"fmt"
	"time"

	"mylo/bench/load"
)

// scenario is one row of the measurement. Later rooms of the house add theirs here.
type scenario struct {
	name    string
	clients int
	// env is added to the server's environment; scenarios with the same one share a server.
	env string
	// bare asks for a bare handler with the same bytes beside it, and the ratio of the two.
	bare bool
	// asks makes the questions of one client, before the clock runs; they are asked in turn, again and again.
	asks   func(visitor) []*load.Request
	budget budget
}

// budget is what performance-and-reliability asks for; zero values are not asked for.
type budget struct {
	rate  float64 // answers a second, at least
	ratio float64 // of the bare handler, at least
	p50   time.Duration
	p95   time.Duration
}

// visitor is a client with a name and a cart.
type visitor struct {
	cookie string // a whole header line
	lineID string // the line of its cart that it changes
}

const (
	uncached    = "MYLO_PAGE_CACHE=off"
	productPath = "/product/reusable-cloth-diaper-970"
	addOne      = `{"productId":970,"optionId":1,"quantity":1}`
)

func scenarios() []scenario {
	return []scenario{
		{name: "product page, cached", clients: 50, bare: true, asks: page("identity"), budget: budget{ratio: 0.7}},
		{name: "product page, cached, brotli", clients: 50, bare: true, asks: page("br"), budget: budget{ratio: 0.7}},
		{name: "product page, cached, one client", clients: 1, asks: page("br")},
		{name: "product page, rendered, one client", clients: 1, env: uncached, asks: page("br"), budget: budget{p50: 3 * time.Millisecond}},
		{name: "product page, rendered", clients: 16, env: uncached, asks: page("br"), budget: budget{rate: 800}},
		{name: "getProduct", clients: 50, asks: get("/api/getProduct/970")},
		{name: "getCartDetails", clients: 50, asks: get("/api/getCartDetails")},
		{name: "cart, read", clients: 50, asks: get("/api/cart")},
		{name: "cart, change", clients: 50, asks: changeCart, budget: budget{rate: 3000, p95: 20 * time.Millisecond}},
		{name: "cart, add as a new guest", clients: 50, asks: addAsNewGuest},
	}
}

// page asks for the product page as a browser that has been here before.
func page(encoding string) func(visitor) []*load.Request {
	return func(v visitor) []*load.Request {
		return []*load.Request{{Method: "GET", Path: productPath, Header: []string{
			v.cookie, "Accept: text/html", "Accept-Encoding: " + encoding,
		}}}
	}
}

func get(path string) func(visitor) []*load.Request {
	return func(v visitor) []*load.Request {
		return []*load.Request{{Method: "GET", Path: path, Header: []string{
			v.cookie, "Accept: application/json", "Accept-Encoding: br",
		}}}
	}
}

// changeCart sets the line to one, two, three and one again: a real change and a full re-pricing each time.
func changeCart(v visitor) []*load.Request {
	var all []*load.Request
	for quantity := 1; quantity <= 3; quantity++ {
		all = append(all, write("PUT", "/api/cart/lines/"+v.lineID, v.cookie, fmt.Sprintf(`{"quantity":%d}`, quantity)))
	}
	return all
}

// addAsNewGuest sends no cookie, so every request makes a guest and a cart.
func addAsNewGuest(visitor) []*load.Request {
	return []*load.Request{write("POST", "/api/cart/lines", "", addOne)}
}

func write(method, path, cookie, body string) *load.Request {
	header := []string{"Accept: application/json", "Content-Type: application/json", "Sec-Fetch-Site: same-origin"}
	if cookie != "" {
		header = append(header, cookie)
	}
	return &load.Request{Method: method, Path: path, Body: body, Header: header}
}
