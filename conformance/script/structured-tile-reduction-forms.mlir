// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
func.func @red(%a: tensor<4x?x8xf32>, %o: tensor<4xf32>, %s: tensor<4xf32>, %m: memref<4x8xf32>, %n: memref<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
   ins(%a : tensor<4x?x8xf32>) outs(%o : tensor<4xf32>) attrs={two} {
     ^bb0(%x: f32, %y: f32):
       %z = arith.addf %x, %y : f32
       linalg.yield %z : f32
   } -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
   ins(%a : tensor<4x?x8xf32>) outs(%o : tensor<4xf32>) attrs={sub} {
     ^bb0(%x: f32, %y: f32):
       %z = arith.subf %y, %x : f32
       linalg.yield %z : f32
   } -> tensor<4xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
   ins(%a : tensor<4x?x8xf32>) outs(%o : tensor<4xf32>) attrs={copy} {
     ^bb0(%x: f32, %y: f32):
       linalg.yield %x : f32
   } -> tensor<4xf32>
  %u = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]}
   ins(%a : tensor<4x?x8xf32>) outs(%o : tensor<4xf32>) attrs={two_ops} {
     ^bb0(%x: f32, %y: f32):
       %z = arith.addf %x, %y : f32
       %w = arith.addf %z, %y : f32
       linalg.yield %w : f32
   } -> tensor<4xf32>
  linalg.reduce {arith.addf} ins(%m : memref<4x8xf32>) outs(%n : memref<4xf32>) dimensions = [1] {buf}
  %p = linalg.softmax {soft} dimension(0) ins(%s : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %e = linalg.exp {par} ins(%s : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %two = transform.structured.match attributes {two} in %root : (!transform.any_op) -> !transform.any_op
    %sub = transform.structured.match attributes {sub} in %root : (!transform.any_op) -> !transform.any_op
    %copy = transform.structured.match attributes {copy} in %root : (!transform.any_op) -> !transform.any_op
    %two_ops = transform.structured.match attributes {two_ops} in %root : (!transform.any_op) -> !transform.any_op
    %buf = transform.structured.match attributes {buf} in %root : (!transform.any_op) -> !transform.any_op
    %soft = transform.structured.match attributes {soft} in %root : (!transform.any_op) -> !transform.any_op
    %par = transform.structured.match attributes {par} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l =
    // HERE
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.print %l : !transform.any_op
    transform.yield
  }
}
// EACH
transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 2, 4]
transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 2, 0]
transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 2]
transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 0, 0]
transform.structured.tile_reduction_using_for %two by tile_sizes = []
transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 2, 2, 2]
transform.structured.tile_reduction_using_for %two reduction_dims = [1] by tile_sizes = [0, 2, 0]
transform.structured.tile_reduction_using_for %two reduction_dims = [2] by tile_sizes = [0, 0, 3]
transform.structured.tile_reduction_using_for %two reduction_dims = [2, 1] by tile_sizes = [0, 4, 3]
transform.structured.tile_reduction_using_for %two reduction_dims = [1] by tile_sizes = [0, 0, 3]
transform.structured.tile_reduction_using_for %two reduction_dims = [1] by tile_sizes = [0, 2, 3]
transform.structured.tile_reduction_using_for %two reduction_dims = [0] by tile_sizes = [2]
transform.structured.tile_reduction_using_for %two reduction_dims = [1, 1] by tile_sizes = [0, 2]
transform.structured.tile_reduction_using_for %two by tile_sizes = [0, 2, 400]
transform.structured.tile_reduction_using_for %sub by tile_sizes = [0, 2, 4]
transform.structured.tile_reduction_using_for %copy by tile_sizes = [0, 2, 4]
transform.structured.tile_reduction_using_for %two_ops by tile_sizes = [0, 2, 4]
transform.structured.tile_reduction_using_for %buf by tile_sizes = [0, 2]
transform.structured.tile_reduction_using_for %soft by tile_sizes = [2]
transform.structured.tile_reduction_using_for %par by tile_sizes = [2]
transform.structured.tile_reduction_using_for %par by tile_sizes = [0]
transform.structured.tile_reduction_using_forall %two by tile_sizes = [0, 2, 4]
transform.structured.tile_reduction_using_forall %two by num_threads = [0, 2, 4]
transform.structured.tile_reduction_using_forall %two by num_threads = [0, 2]
transform.structured.tile_reduction_using_forall %two by 
transform.structured.tile_reduction_using_forall %two by tile_sizes = [0, 0, 0]
transform.structured.tile_reduction_using_forall %two by num_threads = [0, 0]
transform.structured.tile_reduction_using_forall %two by num_threads = [0, 2, 2, 2]
transform.structured.tile_reduction_using_forall %buf by tile_sizes = [0, 2]
transform.structured.tile_reduction_using_forall %sub by tile_sizes = [0, 2, 4]
transform.structured.tile_reduction_using_forall %soft by tile_sizes = [2]
transform.structured.tile_reduction_using_forall %par by tile_sizes = [2]
transform.structured.tile_reduction_using_forall %two reduction_dims = [1] by num_threads = [0, 5, 0]
transform.structured.tile_reduction_using_forall %two by tile_sizes = [0, 2, 4] mapping = [#gpu.thread<x>]
transform.structured.tile_reduction_using_forall %two by tile_sizes = [0, 2, 4] mapping = [#gpu.thread<x>, #gpu.thread<y>]
