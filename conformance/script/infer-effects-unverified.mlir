// ARGS: -split-input-file -verify-each=0 --mlir-very-unsafe-disable-verifier-on-parsing -transform-infer-effects
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op)
  transform.named_sequence @g(%a: !transform.any_op, %b: i32) {
    transform.include @f failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
