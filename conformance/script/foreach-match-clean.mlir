// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// the matched function is cleaned up inside: nested ops go after they were visited
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match restrict_root in %f @func -> @clean, @any -> @say : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %u, "root" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @func(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["func.func"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @clean(%a: !transform.any_op {transform.readonly}) {
    transform.apply_cse to %a : !transform.any_op
    transform.apply_patterns to %a {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "seen" : !transform.any_op
    transform.yield
  }
}
