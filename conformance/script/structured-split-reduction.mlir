// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
func.func @one(%a: tensor<32xf32>, %o: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
   ins(%a : tensor<32xf32>) outs(%o : tensor<f32>) attrs={one} {
     ^bb0(%x: f32, %y: f32):
       %z = arith.addf %x, %y : f32
       linalg.yield %z : f32
   } -> tensor<f32>
  return %r : tensor<f32>
}
func.func @mm(%a: tensor<16x64xf32>, %b: tensor<64x?xf32>, %c: tensor<16x?xf32>) -> tensor<16x?xf32> {
  %m = linalg.matmul {mm} ins(%a, %b : tensor<16x64xf32>, tensor<64x?xf32>) outs(%c : tensor<16x?xf32>) -> tensor<16x?xf32>
  return %m : tensor<16x?xf32>
}
func.func @sm(%a: tensor<16x64xf32>, %b: tensor<64x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
  %m = linalg.matmul {sm} ins(%a, %b : tensor<16x64xf32>, tensor<64x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %m : tensor<16x32xf32>
}
func.func @mid(%a: tensor<5x12x7xi32>, %b: tensor<12xi32>, %c: tensor<7x5xi32>) -> tensor<7x5xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (j)>, affine_map<(i, j, k) -> (k, i)>], iterator_types = ["parallel", "reduction", "parallel"]}
   ins(%a, %b : tensor<5x12x7xi32>, tensor<12xi32>) outs(%c : tensor<7x5xi32>) attrs={mid} {
     ^bb0(%x: i32, %w: i32, %y: i32):
       %v = arith.muli %x, %w : i32
       %z = arith.maxsi %v, %y : i32
       linalg.yield %z : i32
   } -> tensor<7x5xi32>
  return %r : tensor<7x5xi32>
}
func.func @two(%a: tensor<4x6x8xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<4x6x8xf32>) outs(%o : tensor<4xf32>) dimensions = [1, 2] {two}
  return %r : tensor<4xf32>
}
func.func @ex(%a: tensor<?xf32>, %q: tensor<?xf32>, %o: tensor<f32>) -> tensor<?xf32> {
  %s = linalg.reduce {arith.addf} ins(%a : tensor<?xf32>) outs(%o : tensor<f32>) dimensions = [0] {dyn}
  %r = linalg.exp {par} ins(%a : tensor<?xf32>) outs(%q : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %one = transform.structured.match attributes {one} in %root : (!transform.any_op) -> !transform.any_op
    %mm = transform.structured.match attributes {mm} in %root : (!transform.any_op) -> !transform.any_op
    %sm = transform.structured.match attributes {sm} in %root : (!transform.any_op) -> !transform.any_op
    %mid = transform.structured.match attributes {mid} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.structured.match attributes {two} in %root : (!transform.any_op) -> !transform.any_op
    %dyn = transform.structured.match attributes {dyn} in %root : (!transform.any_op) -> !transform.any_op
    %par = transform.structured.match attributes {par} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %4 =
    // HERE
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %1 "init" : !transform.any_op
    transform.annotate %2 "fill" : !transform.any_op
    transform.annotate %3 "split" : !transform.any_op
    transform.annotate %4 "combine" : !transform.any_op
    transform.yield
  }
}
// EACH
transform.structured.split_reduction %one {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %one {split_factor = 4, insert_split_dimension = 0, inner_parallel}
transform.structured.split_reduction %one {split_factor = 4, insert_split_dimension = 0, use_alloc}
transform.structured.split_reduction %one {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %one {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm, use_alloc}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 0, inner_parallel}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 0, use_alloc}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm, use_alloc}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 2}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 2, inner_parallel}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 2, use_alloc}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm, use_alloc}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 1}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 1, use_scaling_algorithm}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 0, inner_parallel}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 0, use_alloc}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm, use_alloc}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 2}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 2, inner_parallel}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 2, use_alloc}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm, use_alloc}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 1}
transform.structured.split_reduction %mid {split_factor = 4, insert_split_dimension = 1, use_scaling_algorithm}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 0, inner_parallel}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 0, use_alloc}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 2}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 2, inner_parallel}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 2, use_alloc}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 2, use_scaling_algorithm, use_alloc}
transform.structured.split_reduction %mm {split_factor = 4, insert_split_dimension = 1}
transform.structured.split_reduction %two {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %two {split_factor = 3, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %two {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %dyn {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %dyn {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %par {split_factor = 4, insert_split_dimension = 0}
transform.structured.split_reduction %par {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %sm {split_factor = 3}
transform.structured.split_reduction %sm {}
transform.structured.split_reduction %sm {split_factor = 1, insert_split_dimension = 0}
transform.structured.split_reduction %sm {split_factor = 4}
transform.structured.split_reduction %sm {split_factor = -4, insert_split_dimension = 0}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 7}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 3}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 3, use_scaling_algorithm}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = 1, inner_parallel, use_scaling_algorithm}
transform.structured.split_reduction %sm {split_factor = 4, insert_split_dimension = -1}
transform.structured.split_reduction %sm {split_factor = 64, insert_split_dimension = 0}
transform.structured.split_reduction %sm {split_factor = 64, insert_split_dimension = 0, use_scaling_algorithm}
transform.structured.split_reduction %sm {split_factor = 128, insert_split_dimension = 0}
