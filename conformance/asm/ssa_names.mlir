// ARGS: --split-input-file --allow-unregistered-dialect
"t.y"(%c, %c) : (i32, i64) -> ()
%c = "t.x"() : () -> i64
