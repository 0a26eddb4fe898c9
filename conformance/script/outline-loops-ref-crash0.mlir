// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  "test.x"() ({
    %c0 = arith.constant 0 : index
    scf.for %i = %c0 to %c0 step %c0 {
    } {t}
    "test.end"() : () -> ()
  }) : () -> ()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %fn, %call = transform.loop.outline %0 {func_name = "g"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
