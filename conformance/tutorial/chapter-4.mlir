// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter --split-input-file --mlir-print-op-generic
// Kinds of ops, found by matchers of their names.
module attributes {transform.with_named_sequence} {
  func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                   %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
    %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
    %sum = linalg.add ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
    %zero = arith.constant dense<0.0> : tensor<64x32xf32>
    %relu = linalg.max ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
    return %relu : tensor<64x32xf32>
  }
  transform.named_sequence @is_binary(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.add", "linalg.max"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @is_product(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.matmul"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @show(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "found" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %binary = transform.collect_matching @is_binary in %root : (!transform.any_op) -> !transform.any_op
    %product = transform.collect_matching @is_product in %root : (!transform.any_op) -> !transform.any_op
    transform.include @show failures(propagate) (%product) : (!transform.any_op) -> ()
    transform.include @show failures(propagate) (%binary) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// A chain of three, seen from its end; two of them in one payload, and parts of others.
module attributes {transform.with_named_sequence} {
  func.func @twice(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.add ins(%0, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = linalg.max ins(%1, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = linalg.add ins(%2, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = linalg.matmul ins(%3, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = linalg.max ins(%4, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = linalg.add ins(%5, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = linalg.add ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %6, %7 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  transform.named_sequence @chain(%last: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    transform.match.operation_name %last ["linalg.add", "linalg.max"] : !transform.any_op
    %middle = transform.get_producer_of_operand %last[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %middle ["linalg.add", "linalg.max"] : !transform.any_op
    %first = transform.get_producer_of_operand %middle[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %first ["linalg.matmul"] : !transform.any_op
    transform.yield %first, %middle, %last : !transform.any_op, !transform.any_op, !transform.any_op
  }
  transform.named_sequence @show(%first: !transform.any_op {transform.readonly},
      %middle: !transform.any_op {transform.readonly}, %last: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %first, "first" : !transform.any_op
    transform.debug.emit_remark_at %middle, "middle" : !transform.any_op
    transform.debug.emit_remark_at %last, "last" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %first, %middle, %last = transform.collect_matching @chain in %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %both = transform.merge_handles %middle, %last : !transform.any_op
    transform.debug.emit_remark_at %both, "after the product" : !transform.any_op
    %root2 = transform.foreach_match in %root @chain -> @show : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// A matrix product by what it does, whatever it is called; its transposed relatives; what is none.
#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (k, j)>
#column_t = affine_map<(i, j, k) -> (j, k)>
#sum = affine_map<(i, j, k) -> (i, j)>
module attributes {transform.with_named_sequence} {
  func.func @products(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %v: tensor<2x8x8xf32>) {
    %0 = linalg.generic {indexing_maps = [#row, #column, #sum], iterator_types = ["parallel", "parallel", "reduction"], tag = "plain"}
        ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %q = arith.addf %p, %z : f32
      linalg.yield %q : f32
    } -> tensor<8x8xf32>
    %1 = linalg.generic {indexing_maps = [#row, #column_t, #sum], iterator_types = ["parallel", "parallel", "reduction"], tag = "transposed"}
        ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %y, %x : f32
      %q = arith.addf %z, %p : f32
      linalg.yield %q : f32
    } -> tensor<8x8xf32>
    %2 = linalg.generic {indexing_maps = [#row, #column, #sum], iterator_types = ["parallel", "parallel", "reduction"], tag = "other body"}
        ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.addf %x, %y : f32
      %q = arith.mulf %p, %z : f32
      linalg.yield %q : f32
    } -> tensor<8x8xf32>
    %3 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = linalg.batch_matmul ins(%v, %v : tensor<2x8x8xf32>, tensor<2x8x8xf32>) outs(%v : tensor<2x8x8xf32>) -> tensor<2x8x8xf32>
    return
  }
  transform.named_sequence @is_product(%candidate: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured %candidate : !transform.any_op {
    ^bb0(%c: !transform.any_op):
      %rank = transform.match.structured.rank %c : (!transform.any_op) -> !transform.param<i64>
      %c3 = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %c3 : !transform.param<i64>
      %ins = transform.match.structured.num_inputs %c : (!transform.any_op) -> !transform.param<i64>
      %c2 = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %ins, %c2 : !transform.param<i64>
      %inits = transform.match.structured.num_inits %c : (!transform.any_op) -> !transform.param<i64>
      %c1 = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %inits, %c1 : !transform.param<i64>
      transform.match.structured.input %c[all] {projected_permutation} : !transform.any_op
      transform.match.structured.init %c[0] {projected_permutation} : !transform.any_op
      transform.match.structured.body %c {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %batch, %lhs, %rhs, %reduction = transform.match.structured.classify_contraction_dims %c
        : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %n_batch = transform.num_associations %batch : (!transform.param<i64>) -> !transform.param<i64>
      %n_lhs = transform.num_associations %lhs : (!transform.param<i64>) -> !transform.param<i64>
      %c0 = transform.param.constant 0 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %n_batch, %c0 : !transform.param<i64>
      transform.match.param.cmpi eq %n_lhs, %c1 : !transform.param<i64>
    }
    transform.yield %candidate : !transform.any_op
  }
  transform.named_sequence @show(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "product" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root @is_product -> @show : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
