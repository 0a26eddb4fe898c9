// ARGS: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    %0 = arith.addi %x, %c0 : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %a = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {transform.silence_tracking_failures} : !transform.any_op
    transform.debug.emit_remark_at %a, "gone" : !transform.any_op
    transform.yield
  }
}
