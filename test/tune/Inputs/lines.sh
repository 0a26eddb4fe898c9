# What a candidate "costs" here: the steps of its loops, which its payload has as constants.
# usage: lines.sh WORD... FILE
[ "$1" = "two words" ] || { echo "the first argument is '$1'" >&2; exit 3; }
[ "$2" = "$JIG_TUNE_PAYLOAD" ] || exit 4
case $JIG_TUNE_CHOICES in
i=8*) echo "this one fails" >&2; exit 5 ;;
i=12*) sleep 60 & sleep 60 ;;
esac
echo "a line before the number"
grep -c . "$2"
