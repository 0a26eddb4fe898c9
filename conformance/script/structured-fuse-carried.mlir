// ARGS: --transform-interpreter
// The copy of a producer in the loop reads what the loop carries wherever it reads its own init; of several carried values that
// start as one, the last.
#m = affine_map<(d0, d1) -> (d0, d1)>
func.func @shared(%a: tensor<8x12xf32>, %o: tensor<8x12xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %0 = linalg.add {p1} ins(%o, %a : tensor<8x12xf32>, tensor<8x12xf32>) outs(%o : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1 = linalg.mul {c1} ins(%0, %a : tensor<8x12xf32>, tensor<8x12xf32>) outs(%0 : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %0, %1 : tensor<8x12xf32>, tensor<8x12xf32>
}
func.func @last(%a: tensor<8x12xf32>, %o: tensor<8x12xf32>) -> (tensor<8x12xf32>, tensor<8x12xf32>) {
  %0 = linalg.exp {p2} ins(%a : tensor<8x12xf32>) outs(%o : tensor<8x12xf32>) -> tensor<8x12xf32>
  %1:2 = linalg.generic {indexing_maps = [#m, #m, #m], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x12xf32>) outs(%o, %o : tensor<8x12xf32>, tensor<8x12xf32>) attrs = {c2} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %q = arith.addf %x, %y : f32
    %w = arith.mulf %x, %z : f32
    linalg.yield %q, %w : f32, f32
  } -> (tensor<8x12xf32>, tensor<8x12xf32>)
  return %1#0, %1#1 : tensor<8x12xf32>, tensor<8x12xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %c1 = transform.structured.match attributes {c1} in %root : (!transform.any_op) -> !transform.any_op
    %t1, %l1 = transform.structured.tile_using_forall %c1 tile_sizes [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p1 = transform.structured.match attributes {p1} in %root : (!transform.any_op) -> !transform.any_op
    %f1, %n1 = transform.structured.fuse_into_containing_op %p1 into %l1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c2 = transform.structured.match attributes {c2} in %root : (!transform.any_op) -> !transform.any_op
    %t2, %l2 = transform.structured.tile_using_for %c2 tile_sizes [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p2 = transform.structured.match attributes {p2} in %root : (!transform.any_op) -> !transform.any_op
    %f2, %n2 = transform.structured.fuse_into_containing_op %p2 into %l2 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
