// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {target} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @sums(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [1] {target}
  return %r : tensor<?xf32>
}
// AND
%1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
transform.print %1 : !transform.any_op
transform.print %2 : !transform.any_op
transform.print %3 : !transform.any_op
transform.print %l : !transform.any_op
// CASE
func.func @sums(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) dimensions = [0] {target}
  return %r : tensor<?xf32>
}
// AND
%1, %2, %3, %l = transform.structured.tile_reduction_using_forall %0 by num_threads = [5] mapping = [#gpu.thread<x>] {mine} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
func.func @batch(%a: tensor<3x?x64xi8>, %b: tensor<3x64x?xi8>, %c: tensor<3x?x?xi32>) -> tensor<3x?x?xi32> {
  %m = linalg.batch_matmul {target} ins(%a, %b : tensor<3x?x64xi8>, tensor<3x64x?xi8>) outs(%c : tensor<3x?x?xi32>) -> tensor<3x?x?xi32>
  return %m : tensor<3x?x?xi32>
}
// AND
%1, %2, %3, %l = transform.structured.tile_reduction_using_forall %0 by tile_sizes = [0, 0, 0, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
func.func @convolution(%i: tensor<1x18x18x8xf32>, %k: tensor<3x3x8x16xf32>, %o: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %c = linalg.conv_2d_nhwc_hwcf {target, dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
    ins(%i, %k : tensor<1x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%o : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %c : tensor<1x16x16x16xf32>
}
// AND
%1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 reduction_dims = [4, 6] by tile_sizes = [0, 0, 0, 0, 1, 2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
func.func @pool(%i: tensor<1x9x9x2xf32>, %w: tensor<3x3xf32>, %o: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %c = linalg.pooling_nhwc_max {target, dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%i, %w : tensor<1x9x9x2xf32>, tensor<3x3xf32>) outs(%o : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %c : tensor<1x4x4x2xf32>
}
// AND
%1, %2, %3, %l = transform.structured.tile_reduction_using_forall %0 by num_threads = [0, 0, 0, 0, 3, 2] mapping = [#gpu.block<y>, #gpu.block<x>] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
// Two results: each starts and is combined by itself.
func.func @two(%a: tensor<?x64xf32>, %o: tensor<?xf32>, %p: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<?x64xf32>) outs(%o, %p : tensor<?xf32>, tensor<?xf32>) attrs = {target} {
     ^bb0(%x: f32, %y: f32, %z: f32):
       %q = arith.mulf %x, %x : f32
       %s = arith.addf %q, %y : f32
       %m = arith.maximumf %z, %x : f32
       linalg.yield %s, %m : f32, f32
   } -> (tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// AND
%1:6 = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
transform.print %1#3 : !transform.any_op
// CASE
func.func @two(%a: tensor<?x64xf32>, %o: tensor<?xf32>, %p: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
   ins(%a : tensor<?x64xf32>) outs(%o, %p : tensor<?xf32>, tensor<?xf32>) attrs = {target} {
     ^bb0(%x: f32, %y: f32, %z: f32):
       %s = arith.addf %x, %y : f32
       %m = arith.maximumf %z, %x : f32
       linalg.yield %s, %m : f32, f32
   } -> (tensor<?xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
// AND
%1:4 = transform.structured.tile_reduction_using_forall %0 by tile_sizes = [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
// The output is transposed; then the same again for the tile.
func.func @transposed(%a: tensor<7x11x13xi32>, %o: tensor<13x7xi32>) -> tensor<13x7xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k, i)>], iterator_types = ["parallel", "reduction", "parallel"]}
   ins(%a : tensor<7x11x13xi32>) outs(%o : tensor<13x7xi32>) attrs = {target} {
     ^bb0(%x: i32, %y: i32):
       %m = arith.maxsi %y, %x : i32
       linalg.yield %m : i32
   } -> tensor<13x7xi32>
  return %r : tensor<13x7xi32>
}
// AND
%1, %2, %3, %l = transform.structured.tile_reduction_using_forall %0 by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
%4, %5, %6, %k = transform.structured.tile_reduction_using_for %2 by tile_sizes = [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
