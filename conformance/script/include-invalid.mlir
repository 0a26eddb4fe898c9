// ARGS: -split-input-file
// ARGS: -split-input-file -transform-interpreter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
     transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.any_param)
    transform.yield
  }
}
