// ARGS: --transform-interpreter=disable-expensive-checks --split-input-file
// Without the checks only the consumed handle itself is spent; others keep what is left of their payload.
module attributes {transform.with_named_sequence} {
  func.func @alias(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_result %m[0] : (!transform.any_op) -> !transform.any_value
    %g = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %all, "what is left" : !transform.any_op
    transform.debug.emit_remark_at %v, "the value" : !transform.any_value
    %n = transform.num_associations %all : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  func.func @nested(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (0, i)>, affine_map<(i) -> (i, 0)>], iterator_types = ["parallel"]}
        ins(%0 : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32):
      %s = arith.addf %x, %x : f32
      linalg.yield %s : f32
    } -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
    %f2 = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %e, "exp" : !transform.any_op
    transform.debug.emit_remark_at %s, "addf" : !transform.any_op
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  func.func @repeated(%x: i32) -> i32 {
    %c = arith.constant 1 : i32
    %0 = arith.addi %c, %c : i32
    %1 = arith.muli %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %ff = transform.merge_handles %f, %f : !transform.any_op
    %r = transform.apply_registered_pass "canonicalize" to %ff : (!transform.any_op) -> !transform.any_op
    %n = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    transform.apply_conversion_patterns to %r {} {partial_conversion} : !transform.any_op
    transform.debug.emit_remark_at %f, "still there" : !transform.any_op
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  func.func @replaced_twice(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %mm = transform.merge_handles %m, %m : !transform.any_op
    %g = transform.structured.generalize %mm : (!transform.any_op) -> !transform.any_op
    %n = transform.num_associations %g : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    transform.yield
  }
}

// -----
module attributes {transform.with_named_sequence} {
  func.func @inside(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @take(%x: !transform.any_op {transform.consumed}, %y: !transform.any_op {transform.readonly}) {
    %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
    %n = transform.num_associations %y : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %o = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %f : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.debug.emit_remark_at %m, "from around" : !transform.any_op
      transform.include @take failures(propagate) (%m, %o) : (!transform.any_op, !transform.any_op) -> ()
    }
    transform.debug.emit_remark_at %f, "function" : !transform.any_op
    transform.yield
  }
}
