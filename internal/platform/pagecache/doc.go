// Package pagecache keeps finished pages in memory and serves them at nearly the price of copying
// the bytes. A page is stored once per encoding, compressed; its tail, which carries a fresh nonce in
// every response, is appended without compressing anything again.
//
// One render runs per key at a time. A page that has grown old, or was made from older data, is still
// served while the new one is rendered, and a render that fails leaves the old page in place.
package pagecache
