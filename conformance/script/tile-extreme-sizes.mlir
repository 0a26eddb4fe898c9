// ARGS: --transform-interpreter --split-input-file
// Sizes that are parameters: 0, and the ends of what a number can be.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_for %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %n_x = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_x : !transform.param<i64>
    %n_l = transform.num_associations %l : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l:2 = transform.structured.tile_using_for %t tile_sizes [%p, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %n_l_0 = transform.num_associations %l#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_0 : !transform.param<i64>
    %n_l_1 = transform.num_associations %l#1 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_1 : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l:2 = transform.structured.tile_using_for %t tile_sizes [3, %p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %n_l_0 = transform.num_associations %l#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_0 : !transform.param<i64>
    %n_l_1 = transform.num_associations %l#1 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_1 : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l:2 = transform.structured.tile_using_for %t tile_sizes [%p, %p] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %n_x = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_x : !transform.param<i64>
    %n_l_0 = transform.num_associations %l#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_0 : !transform.param<i64>
    %n_l_1 = transform.num_associations %l#1 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_1 : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t tile_sizes [%p, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %n_l = transform.num_associations %l : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_for %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %n_x = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_x : !transform.param<i64>
    %n_l = transform.num_associations %l : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l:2 = transform.structured.tile_using_for %t tile_sizes [%p, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %n_l_0 = transform.num_associations %l#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_0 : !transform.param<i64>
    %n_l_1 = transform.num_associations %l#1 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_1 : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l:2 = transform.structured.tile_using_for %t tile_sizes [3, %p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %n_l_0 = transform.num_associations %l#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_0 : !transform.param<i64>
    %n_l_1 = transform.num_associations %l#1 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_1 : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l:2 = transform.structured.tile_using_for %t tile_sizes [%p, %p] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %n_x = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_x : !transform.param<i64>
    %n_l_0 = transform.num_associations %l#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_0 : !transform.param<i64>
    %n_l_1 = transform.num_associations %l#1 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l_1 : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 0 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t tile_sizes [%p, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    %n_l = transform.num_associations %l : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n_l : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 9223372036854775807 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_for %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 9223372036854775807 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t num_threads [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x7xf32>, %b: tensor<?x7xf32>) -> tensor<?x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x7xf32>, tensor<?x7xf32>) outs(%b : tensor<?x7xf32>) -> tensor<?x7xf32>
    return %0 : tensor<?x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 9223372036854775807 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4611686018427387904 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_for %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4611686018427387904 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t num_threads [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x7xf32>, %b: tensor<?x7xf32>) -> tensor<?x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x7xf32>, tensor<?x7xf32>) outs(%b : tensor<?x7xf32>) -> tensor<?x7xf32>
    return %0 : tensor<?x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4611686018427387904 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4294967296 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_for %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4294967296 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t num_threads [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x7xf32>, %b: tensor<?x7xf32>) -> tensor<?x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<?x7xf32>, tensor<?x7xf32>) outs(%b : tensor<?x7xf32>) -> tensor<?x7xf32>
    return %0 : tensor<?x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4294967296 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<9223372036854775807x1xf32>, %b: tensor<9223372036854775807x1xf32>) -> tensor<9223372036854775807x1xf32> {
    %0 = linalg.add ins(%a, %a : tensor<9223372036854775807x1xf32>, tensor<9223372036854775807x1xf32>) outs(%b : tensor<9223372036854775807x1xf32>) -> tensor<9223372036854775807x1xf32>
    return %0 : tensor<9223372036854775807x1xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 5 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_forall %t num_threads [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<9223372036854775807x1xf32>, %b: tensor<9223372036854775807x1xf32>) -> tensor<9223372036854775807x1xf32> {
    %0 = linalg.add ins(%a, %a : tensor<9223372036854775807x1xf32>, tensor<9223372036854775807x1xf32>) outs(%b : tensor<9223372036854775807x1xf32>) -> tensor<9223372036854775807x1xf32>
    return %0 : tensor<9223372036854775807x1xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %x, %l = transform.structured.tile_using_for %t tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<0x3xf32>, %b: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = linalg.add ins(%a, %a : tensor<0x3xf32>, tensor<0x3xf32>) outs(%b : tensor<0x3xf32>) -> tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %x, %l = transform.structured.tile_using_forall %t num_threads [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %x, %l = transform.structured.tile_using_forall %t num_threads [-4611686018427387904] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
