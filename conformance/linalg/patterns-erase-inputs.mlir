// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.erase_unnecessary_inputs
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @unused(%a: tensor<?xf32>, %b: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {doc = "x", indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], library_call = "f"} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) attrs = {note = 1 : i32} {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %e = math.exp %y : f32
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// CASE
func.func @twice(%a: tensor<?xf32>, %o: tensor<?xf32>, %m: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %m, %a : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %u: f32, %y: f32, %z: f32):
    %e = arith.mulf %x, %y : f32
    %f = arith.mulf %u, %e : f32
    linalg.yield %f : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// CASE
func.func @needed_for_loops(%a: tensor<3xf32>, %i: tensor<10xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%i, %a : tensor<10xf32>, tensor<3xf32>) outs(%o : tensor<8xf32>) {
  ^bb0(%x: f32, %u: f32, %z: f32):
    %f = arith.maximumf %x, %z : f32
    linalg.yield %f : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// CASE
func.func @buffers(%a: memref<?xf32>, %b: memref<?xf32>, %o: memref<?xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %b : memref<?xf32>, memref<?xf32>) outs(%o : memref<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }
  return
}
// CASE
func.func @dead_result(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%o, %o : tensor<?xf32>, tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %x, %y : f32, f32
  } -> (tensor<?xf32>, tensor<?xf32>)
  return %0#1 : tensor<?xf32>
}
// CASE
func.func @all_gone(%a: tensor<4xf32>, %o: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4xi32>) {
  ^bb0(%x: f32, %z: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    linalg.yield %j : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
