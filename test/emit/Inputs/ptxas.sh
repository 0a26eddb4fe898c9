#!/bin/sh
# -arch CHIP IN -o OUT ...
echo "ptxas $*" >> '@LOG@'
{ printf 'cubin of: '; cat "$3"; } > "$5"
