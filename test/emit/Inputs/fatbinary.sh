#!/bin/sh
# -64 --image3=...,file=CUBIN --image3=... --create OUT
echo "fatbinary $*" >> '@LOG@'
{ printf 'fat of: '; cat "${2##*file=}"; } > "$5"
