// ARGS: --transform-interpreter --mlir-print-op-generic
// ARGS: --transform-interpreter --mlir-print-op-generic --mlir-print-op-on-diagnostic=0
// ARGS: --mlir-print-op-on-diagnostic=0
// Warnings of verification, as often as the reference verifies; elsewhere it recurses without end.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m0(%b1: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %b1 : !transform.any_op
  }
  transform.named_sequence @s0(%b2: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @other(%root: !transform.any_op {transform.consumed}) {
    %h4 = transform.foreach_match in %root
        @m0 -> @s0, @m0 -> @s0
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.debug.emit_remark_at %root, "1" {x} : !transform.any_op
    transform.debug.emit_remark_at %root, "2" : !transform.any_op
    transform.yield
  }
}
