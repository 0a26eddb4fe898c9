// ARGS: -transform-interpreter -split-input-file
// old style, all !pdl.operation
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %b : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !pdl.operation) {
    %m = transform.structured.match ops{["arith.addi"]} in %root : (!pdl.operation) -> !pdl.operation
    transform.debug.emit_remark_at %m, "matched" : !pdl.operation
    %c = transform.cast %m : !pdl.operation to !transform.any_op
    %d = transform.cast %c : !transform.any_op to !transform.op<"arith.addi">
    %e = transform.cast %d : !transform.op<"arith.addi"> to !pdl.operation
    %x:2 = transform.split_handle %e : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  func.func @g(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !pdl.operation) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!pdl.operation) -> !pdl.operation
    transform.with_pdl_patterns %f : !pdl.operation {
    ^bb0(%arg0: !pdl.operation):
      pdl.pattern @p : benefit(1) {
        %a = operands
        %t = type
        %0 = operation "arith.addi"(%a : !pdl.range<value>) -> (%t : !pdl.type)
        rewrite %0 with "transform.dialect"
      }
      sequence %arg0 : !pdl.operation failures(propagate) {
      ^bb1(%arg1: !pdl.operation):
        %m = pdl_match @p in %arg1 : (!pdl.operation) -> !pdl.operation
        transform.debug.emit_remark_at %m, "both" : !pdl.operation
        %n = pdl_match @nope in %arg1 : (!pdl.operation) -> !pdl.operation
        transform.debug.emit_remark_at %n, "none" : !pdl.operation
        %o = pdl_match @p in %n : (!pdl.operation) -> !pdl.operation
        %o2 = pdl_match @nope in %n : (!pdl.operation) -> !pdl.operation
        transform.debug.emit_remark_at %o, "none" : !pdl.operation
        %q = pdl_match @p in %arg1 : (!pdl.operation) -> !transform.op<"arith.addi">
        transform.debug.emit_remark_at %q, "typed" : !transform.op<"arith.addi">
        %z = pdl_match @p in %arg1 : (!pdl.operation) -> !transform.op<"arith.muli">
      }
    }
    transform.yield
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !pdl.operation):
  pdl.pattern @p : benefit(1) {
    %0 = operation "func.func"
    rewrite %0 with "transform.dialect"
  }
  sequence %arg0 : !pdl.operation failures(propagate) {
  ^bb1(%arg1: !pdl.operation):
    %m = pdl_match @p in %arg1 : (!pdl.operation) -> !pdl.operation
    transform.debug.emit_remark_at %m, "m" : !pdl.operation
  }
}
func.func @foo() { return }
// -----
transform.sequence failures(propagate) {
^bb0(%arg0: !pdl.operation):
  %0 = transform.structured.match ops{["func.func"]} in %arg0 : (!pdl.operation) -> !pdl.operation
  transform.debug.emit_remark_at %0, "m" : !pdl.operation
}
func.func @foo() { return }
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  transform.named_sequence @helper(%x: !pdl.operation {transform.readonly}) -> !pdl.operation {
    transform.debug.emit_remark_at %x, "helper" : !pdl.operation
    transform.yield %x : !pdl.operation
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %a = operands
        %t = type
        %0 = operation "arith.addi"(%a : !pdl.range<value>) -> (%t : !pdl.type)
        rewrite %0 with "transform.dialect"
      }
      sequence %arg0 : !transform.any_op failures(suppress) {
      ^bb1(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !pdl.operation
        %h = transform.include @helper failures(propagate) (%m) : (!pdl.operation) -> !pdl.operation
        %mm = merge_handles %m, %h : !pdl.operation
        transform.debug.emit_remark_at %mm, "merged" : !pdl.operation
        %dd = merge_handles deduplicate %m, %h : !pdl.operation
        transform.debug.emit_remark_at %dd, "dedup" : !pdl.operation
        %s:2 = split_handle %mm : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
        %z:3 = split_handle %mm : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
        transform.debug.emit_remark_at %s#1, "second" : !pdl.operation
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.op<"builtin.module">):
      pdl.pattern @p : benefit(1) {
        %0 = operation "arith.addi"
        rewrite %0 with "transform.dialect"
      }
      sequence %arg0 : !transform.op<"builtin.module"> failures(propagate) {
      ^bb1(%arg1: !transform.op<"builtin.module">):
        %m = pdl_match @p in %arg1 : (!transform.op<"builtin.module">) -> !pdl.operation
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %0 = operation "func.func"
        rewrite %0 with "transform.dialect"
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
        sequence %m : !transform.any_op failures(propagate) {
        ^bb2(%arg2: !transform.any_op):
          %n = pdl_match @p in %arg2 : (!transform.any_op) -> !transform.any_op
          transform.debug.emit_remark_at %n, "nested" : !transform.any_op
          %r = split_handle %n {fail_on_payload_too_small = true} : (!transform.any_op) -> !transform.any_op
          %s:2 = split_handle %n : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        }
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %a: !pdl.value) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !pdl.attribute) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !pdl.operation) {
    %a = transform.param.constant 1 : i64 -> !pdl.attribute
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !pdl.operation) {
    transform.debug.emit_remark_at %root, "x" : !pdl.value
    transform.yield
  }
}
