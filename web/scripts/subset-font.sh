#!/usr/bin/env bash
# Makes ui/fonts/noto-sans-devanagari.woff2 from the npm package: the letters that Hindi is written with, in the
# weights that the design uses. Half the size of the original. Run it after updating the package.
# Needs Debian's python3-fonttools and python3-brotli; the result is committed, so builds need neither.
set -euo pipefail
cd "$(dirname "$0")/.."

whole=../node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2
made=ui/fonts/noto-sans-devanagari.woff2
weights=$(mktemp --suffix .ttf)
trap 'rm -f "$weights"' EXIT

# Signs, letters, nukta forms, vowel marks, danda, Devanagari digits, the abbreviation sign and the joiners. Vedic
# accents and the letters of other languages come from the phone's own fonts.
letters=U+0020,U+00A0,U+0900-0903,U+0905-090D,U+090F-0911,U+0913-0928,U+092A-0933,U+0935-0939,U+093C-0945
letters+=,U+0947-0949,U+094B-094D,U+0950,U+0958-0970,U+0972,U+200C,U+200D,U+25CC

python3 -m fontTools.varLib.instancer "$whole" wght=400:700 --output "$weights"
python3 -m fontTools.subset "$weights" --unicodes="$letters" --layout-features='*' \
  --layout-scripts=DFLT,deva,dev2 --no-hinting --flavor=woff2 --output-file="$made"
ls -l "$made"
