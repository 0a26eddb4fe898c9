// ARGS: --allow-unregistered-dialect
func.func @f(%x: i32) {
  "t.region"() ({
    %a = "t.def"() : () -> i32
    "t.yield"() : () -> ()
  }, {
    %0 = arith.addi %b, %x : i32
    "t.yield"(%0) : (i32) -> ()
  }) : () -> ()
  %b = "t.def"() : () -> i32
  return
}
