// ARGS: -split-input-file -transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.constant 0 : i32
    %1 = arith.addi %x, %0 : i32
    return %1 : i32
  }
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["transform.named_sequence"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.apply_cse to %b : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %x = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %y = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    transform.debug.emit_remark_at %x, "x" : !transform.any_op
    transform.debug.emit_remark_at %y, "y" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["transform.named_sequence"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %b, "b" : !transform.any_op
    transform.apply_licm to %b : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.sequence %root : !transform.any_op failures(propagate) {
    ^bb0(%r: !transform.any_op):
      %x = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
      transform.include @g failures(propagate) (%r) : (!transform.any_op) -> ()
      transform.debug.emit_remark_at %x, "x" : !transform.any_op
    }
    transform.yield
  }
}
