// ARGS: --transform-interpreter
func.func @f(%x: i32, %y: i128, %z: index) -> (i32, i128, index) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %b1 = arith.constant 170141183460469231731687303715884105727 : i128
  %b2 = arith.constant 5 : i128
  %2 = arith.addi %y, %b1 : i128
  %3 = arith.addi %2, %b2 : i128
  %i1 = index.constant 5
  %4 = index.add %z, %i1
  %5 = index.add %4, %i1
  return %1, %3, %5 : i32, i128, index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
