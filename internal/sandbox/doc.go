// Package sandbox is the outside world in a box, for development and tests. Under /sandbox/ it answers as the real
// providers do, with their field names and their ways of failing, so that the real adapters are exercised on a machine
// that knows nobody. It keeps everything in memory and shows what was sent: never mount it where real people come.
package sandbox
