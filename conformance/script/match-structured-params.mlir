// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// Predicates of match.structured: numbers and maps as parameters, of all kinds of structured ops.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a0} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a1} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a2} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a3} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a4} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a5} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a6} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a7} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {passthrough} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] {parallel} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[except(0)] {reduction} : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a8} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>,!transform.param<i64>,!transform.param<i64>,!transform.param<i64>)
      transform.debug.emit_param_as_remark %c#0 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#1 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#2 : !transform.param<i64>
      transform.debug.emit_param_as_remark %c#3 : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>, %v: memref<?xf32>, %t: tensor<4x8x2xf32>, %u: tensor<4xf32>, %w: tensor<2x8x4xf32>, %x: tensor<4x8xf32>, %q: tensor<4x4xf32>) {
    linalg.matmul {tag, a0} ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
    %0 = linalg.reduce {arith.addf} ins(%t : tensor<4x8x2xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 2] {tag, a1}
    %1 = linalg.transpose ins(%t : tensor<4x8x2xf32>) outs(%w : tensor<2x8x4xf32>) permutation = [2, 1, 0] {tag, a2}
    %2 = linalg.broadcast ins(%u : tensor<4xf32>) outs(%x : tensor<4x8xf32>) dimensions = [1] {tag, a3}
    %3 = linalg.map { arith.addf } ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) {tag, a4}
    %4 = linalg.softmax {tag, a5} dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %5 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {tag, a6} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
    %y = tensor.empty() : tensor<8x4xf32>
    %6 = linalg.contract {tag, a7} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = linalg.matmul {tag, a8} indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%q : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.empty() : tensor<2x4x2x2xf32>
    %8 = linalg.pack {tag, a9} %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<4x8xf32> -> tensor<2x4x2x2xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{a9} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %x:3 = transform.match.structured failures(suppress) %m : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.any_value) {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.structured.dim %s[4] : !transform.any_op
      %v = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s, %r, %v : !transform.any_op, !transform.param<i64>, !transform.any_value
    }
    transform.debug.emit_remark_at %x#0, "x" : !transform.any_op
    transform.debug.emit_param_as_remark %x#1, "x" : !transform.param<i64>
    transform.debug.emit_remark_at %x#2, "x" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
      ^bb1(%rr: !transform.any_op):
      %x:3 = transform.match.structured %m : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.any_value) {
        ^bb0(%s: !transform.any_op):
        %r = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
        transform.match.structured.dim %s[4] : !transform.any_op
        %v = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
        transform.match.structured.yield %s, %r, %v : !transform.any_op, !transform.param<i64>, !transform.any_value
      }
      transform.debug.emit_remark_at %x#0, "x" : !transform.any_op
      transform.debug.emit_param_as_remark %x#1, "x" : !transform.param<i64>
      transform.debug.emit_remark_at %x#2, "x" : !transform.any_value
    }
    transform.yield
  }
}
