// RUN: jig-opt %s --transform-interpreter --verify-diagnostics -o /dev/null
// Tutorial, section 5.4: products of matrices are found by what they compute, whatever their name and the order of their dimensions. mlir-opt 22 gives the same
// remarks.

module attributes {transform.with_named_sequence} {
  func.func @products(%lhs: tensor<8x10xf32>, %rhs: tensor<10x16xf32>, %rhs_t: tensor<16x10xf32>,
                      %init: tensor<8x16xf32>, %batch: tensor<2x8x10xf32>, %batch_rhs: tensor<2x10x16xf32>,
                      %batch_init: tensor<2x8x16xf32>) {
    // expected-remark @below {{a product of matrices}}
    %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                       affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } ins(%lhs, %rhs : tensor<8x10xf32>, tensor<10x16xf32>) outs(%init : tensor<8x16xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      linalg.yield %s : f32
    } -> tensor<8x16xf32>
    // Transposed, and with the loops in another order.
    // expected-remark @below {{a product of matrices}}
    %1 = linalg.generic {
      indexing_maps = [affine_map<(k, j, i) -> (i, k)>,
                       affine_map<(k, j, i) -> (j, k)>,
                       affine_map<(k, j, i) -> (i, j)>],
      iterator_types = ["reduction", "parallel", "parallel"]
    } ins(%lhs, %rhs_t : tensor<8x10xf32>, tensor<16x10xf32>) outs(%init : tensor<8x16xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b : f32
      %s = arith.addf %c, %p : f32
      linalg.yield %s : f32
    } -> tensor<8x16xf32>
    // expected-remark @below {{a product of matrices}}
    %2 = linalg.matmul ins(%lhs, %rhs : tensor<8x10xf32>, tensor<10x16xf32>)
                       outs(%init : tensor<8x16xf32>) -> tensor<8x16xf32>
    // The largest product instead of their sum.
    %3 = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                       affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } ins(%lhs, %rhs : tensor<8x10xf32>, tensor<10x16xf32>) outs(%init : tensor<8x16xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %p = arith.mulf %a, %b : f32
      %s = arith.maximumf %c, %p : f32
      linalg.yield %s : f32
    } -> tensor<8x16xf32>
    // Of rank 4.
    %4 = linalg.batch_matmul ins(%batch, %batch_rhs : tensor<2x8x10xf32>, tensor<2x10x16xf32>)
                             outs(%batch_init : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
    return
  }

  transform.named_sequence @match_generic_matmul(
      %candidate: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.structured %candidate : !transform.any_op {
    ^bb0(%c: !transform.any_op):
      %rank = transform.match.structured.rank %c
        : (!transform.any_op) -> !transform.param<i64>
      %c3 = transform.param.constant 3 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %c3 : !transform.param<i64>

      %n_ins = transform.match.structured.num_inputs %c
        : (!transform.any_op) -> !transform.param<i64>
      %c2 = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %n_ins, %c2 : !transform.param<i64>

      %n_inits = transform.match.structured.num_inits %c
        : (!transform.any_op) -> !transform.param<i64>
      %c1 = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %n_inits, %c1 : !transform.param<i64>

      transform.match.structured.input %c[all] {projected_permutation}
        : !transform.any_op
      transform.match.structured.init %c[0] {projected_permutation}
        : !transform.any_op

      transform.match.structured.body %c
        { contraction = ["arith.mulf", "arith.addf"] } : !transform.any_op
      %batch, %lhs, %rhs, %reduction =
        transform.match.structured.classify_contraction_dims %c
        : (!transform.any_op)
        -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>,
            !transform.param<i64>)

      %n_batch = transform.num_associations %batch
        : (!transform.param<i64>) -> !transform.param<i64>
      %n_lhs = transform.num_associations %lhs
        : (!transform.param<i64>) -> !transform.param<i64>
      %n_rhs = transform.num_associations %rhs
        : (!transform.param<i64>) -> !transform.param<i64>
      %n_reduction = transform.num_associations %reduction
        : (!transform.param<i64>) -> !transform.param<i64>
      %c0 = transform.param.constant 0 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %n_batch, %c0 : !transform.param<i64>
      transform.match.param.cmpi eq %n_lhs, %c1 : !transform.param<i64>
      transform.match.param.cmpi eq %n_rhs, %c1 : !transform.param<i64>
      transform.match.param.cmpi eq %n_reduction, %c1 : !transform.param<i64>
    }
    transform.yield %candidate : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %products = transform.collect_matching @match_generic_matmul in %root
      : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %products, "a product of matrices" : !transform.any_op
    transform.yield
  }
}
