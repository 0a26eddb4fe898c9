// ARGS: --split-input-file --mlir-print-op-on-diagnostic=false
// matcher twice: a warning
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act, @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
