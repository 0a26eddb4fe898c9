// ARGS: -split-input-file -test-transform-dialect-erase-schedule

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value)  {
    %0 = transform.merge_handles %a, %a : !transform.any_op
    transform.yield
  }
  func.func @x(%a: !transform.any_op) { 
    %0 = transform.merge_handles %a, %a : !transform.any_op
    return }
    transform.sequence failures(propagate) {
     ^bb0(%b: !transform.any_op):
       transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
    }
  transform.named_sequence @fj(!transform.any_op {transform.readonly})
  module attributes {transform.with_named_sequence} {
    transform.named_sequence @f(%a: !transform.any_op, %p: !transform.any_param, %v: !transform.any_value)  {
    transform.yield
   }
  }
  func.func @y() attributes {transform.target_tag = "x"} { return }
  module attributes {transform.with_named_sequence, a.b} {
    %0 = transform.sequence -> !transform.any_op failures(propagate) {
     ^bb0(%b: !transform.any_op):
       %x = transform.structured.generalize %b : (!transform.any_op) -> !transform.any_op
       transform.yield %x : !transform.any_op
    }
  }
}

// -----

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
