package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
)

// visitors gives each client of a scenario its own guest and a cart with one line.
func visitors(serverURL string, n int) ([]visitor, error) {
	all := make([]visitor, n)
	for i := range all {
		v, err := newVisitor(serverURL)
		if err != nil {
			return nil, err
		}
		all[i] = v
	}
	return all, nil
}

func newVisitor(serverURL string) (visitor, error) {
	base, err := url.Parse(serverURL)
	if err != nil {
		return visitor{}, err
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		return visitor{}, err
	}
	client := &http.Client{Jar: jar}
	res, err := client.Post(serverURL+"/api/cart/lines", "application/json", strings.NewReader(addOne))
	if err != nil {
		return visitor{}, err
	}
	defer res.Body.Close()
	if res.StatusCode >= 400 {
		return visitor{}, fmt.Errorf("adding to the cart answered %s", res.Status)
	}
	var cart struct {
		Lines []struct {
			ID string `json:"id"`
		} `json:"lines"`
	}
	if err := json.NewDecoder(res.Body).Decode(&cart); err != nil {
		return visitor{}, err
	}
	if len(cart.Lines) != 1 {
		return visitor{}, fmt.Errorf("the cart has %d lines after one was added", len(cart.Lines))
	}
	var pairs []string
	for _, c := range jar.Cookies(base) {
		pairs = append(pairs, c.Name+"="+c.Value)
	}
	return visitor{cookie: "Cookie: " + strings.Join(pairs, "; "), lineID: cart.Lines[0].ID}, nil
}
