// ARGS: -split-input-file -test-transform-dialect-erase-schedule
module attributes {transform.with_named_sequence} {
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @f(%a: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value)  {
    transform.yield
   }
  }
  func.func private @y() attributes {transform.target_tag = "x"}
  transform.named_sequence @g(%a: !transform.any_op)  {
  %u = transform.structured.match interface{LinalgOp} in %a : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %u { transform.apply_patterns.canonicalization } : !transform.any_op
    transform.yield
   }
}
