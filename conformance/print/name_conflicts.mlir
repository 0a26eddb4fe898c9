// ARGS: --allow-unregistered-dialect
func.func @f(%arg0: index, %c0: index) {
  %0 = arith.constant 0 : index
  %c0_0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 1 : index
  %3 = arith.constant 0 : index
  "t.r"() ({
    %4 = arith.constant 1 : index
    %5 = arith.constant 0 : index
    "t.r"() ({
      ^bb0(%y: index):
      %6 = arith.constant 1 : index
      "t.y"(%6, %5, %4, %3, %y) : (index, index, index, index, index) -> ()
    }) : () -> ()
  }, {
    ^bb0(%y: index):
    %4 = arith.constant 1 : index
    "t.y"(%4, %y) : (index, index) -> ()
  }) : () -> ()
  %7 = arith.constant 1 : index
  return
}
