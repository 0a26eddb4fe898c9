// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"(%0#2, %0#1) : (i32, i32) -> ()
%0:2 = "t.x"() : () -> (i32, i32)
