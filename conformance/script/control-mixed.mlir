// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// foreach: consumption through include
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @gen(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %g = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield %g : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.foreach %m : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.include @gen failures(propagate) (%a) : (!transform.any_op) -> !transform.any_op
      transform.yield %n : !transform.any_op
    }
    transform.debug.emit_remark_at %g, "generic" : !transform.any_op
    transform.debug.emit_remark_at %m, "spent" : !transform.any_op
    transform.yield
  }
}
// -----
// the argument is spent inside
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %m : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %a, "spent" : !transform.any_op
    }
    transform.yield
  }
}
// -----
// a handle from around that is used in the body
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %adds = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %adds : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %ret, "outer" : !transform.any_op
      %both = transform.merge_handles %ret, %a : !transform.any_op
      transform.yield %both : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
}
// -----
// alternatives: what a failed one did is undone, also for what is printed
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%g: !transform.any_op):
      %r = transform.alternatives %g : !transform.any_op -> !transform.any_op attributes {some.attr} {
      ^bb0(%a: !transform.any_op):
        %m = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
        %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        %s, %s2 = transform.split_handle %t : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        transform.yield %t : !transform.any_op
      }, {
      ^bb0(%a: !transform.any_op):
        %m = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
        %n = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
        %s, %s2 = transform.split_handle %n : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
        transform.yield %n : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
// the scope's handle type
module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.op<"func.func">
    %r = transform.alternatives %f : !transform.op<"func.func"> -> !transform.op<"func.func"> {
    ^bb0(%a: !transform.op<"func.func">):
      transform.yield %a : !transform.op<"func.func">
    }
    transform.debug.emit_remark_at %r, "r" : !transform.op<"func.func">
    transform.yield
  }
}
// -----
// an alternative uses what it spent; definite
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %m = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
      %n = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %m, "spent" : !transform.any_op
    }, {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "not reached" : !transform.any_op
    }
    transform.yield
  }
}
// -----
// symbols: the clone keeps its name, calls to it stand
module attributes {transform.with_named_sequence} {
  module @inner {
    func.func @f() {
      return
    }
    func.func @g() {
      call @f() : () -> ()
      return
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "inner"} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.alternatives %m : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %f = transform.structured.match ops{["func.func"]} attributes {sym_name = "g"} in %a : (!transform.any_op) -> !transform.any_op
      transform.apply_patterns to %f {
        transform.apply_patterns.canonicalization
      } : !transform.any_op
      transform.yield %f : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "g" : !transform.any_op
    transform.yield
  }
}
// -----
// in a sequence that suppresses, alternatives in foreach in alternatives
module attributes {transform.with_named_sequence} {
  module @inner {
    func.func @f() {
      return
    }
    func.func @g(%x: i32) {
      return
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "inner"} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %m : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %f = transform.structured.match ops{["func.func"]} in %a : (!transform.any_op) -> !transform.any_op
      %x = transform.foreach %f : !transform.any_op -> !transform.any_op {
      ^bb0(%one: !transform.any_op):
        %n = transform.alternatives %one : !transform.any_op -> !transform.any_op {
        ^bb0(%b: !transform.any_op):
          transform.debug.emit_remark_at %b, "tried" : !transform.any_op
          %s, %t = transform.split_handle %b : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
          transform.yield %s : !transform.any_op
        }, {
        ^bb0(%b: !transform.any_op):
          transform.annotate %b "second" : !transform.any_op
          transform.yield %b : !transform.any_op
        }
        transform.yield %n : !transform.any_op
      }
      transform.debug.emit_remark_at %x, "x" : !transform.any_op
      %s, %t, %u = transform.split_handle %x : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }, {
    ^bb0(%a: !transform.any_op):
      transform.annotate %a "outer second" : !transform.any_op
    }
    transform.yield
  }
}
// -----
// tune: handles from around, spent inside
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tune.alternatives<"x"> selected_region = 0 -> !transform.any_op {
      %n = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
      transform.yield %n : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.debug.emit_remark_at %m, "m" : !transform.any_op
    transform.yield
  }
}
