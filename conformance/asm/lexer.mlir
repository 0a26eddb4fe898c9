// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
%
^
.
{-#
i32
"t.x"(%a#99999999999) : (i32) -> ()
"t.x"(	%a	) : () -> ()
// CASE
"t.x"( // c
