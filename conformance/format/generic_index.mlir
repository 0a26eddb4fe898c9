// ARGS: --split-input-file --allow-unregistered-dialect
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.xor"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()
