// NOT IN MLIR 22: transform.apply_patterns.linalg.swap_extract_slice_with_fill
// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// structured.specialize {emit_category} and apply_patterns.linalg.swap_extract_slice_with_fill of MLIR after 22.

#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#r = affine_map<(i, j) -> (i)>
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<8x4xf32>, %i: tensor<8x4xi8>, %j: tensor<8x4xi32>, %k: tensor<8xi32>) -> (tensor<8x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8x4xf32>) {
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<sub> indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}]
  %0 = linalg.generic {indexing_maps = [#t, #r, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x4xf32>) outs(%c : tensor<8x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %s = math.tanh %x : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  // CHECK: linalg.contract indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}] ins
  %2 = linalg.generic {indexing_maps = [#id, #id, #r], iterator_types = ["parallel", "reduction"]} ins(%0, %1 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%b : tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  // CHECK: linalg.contract {{.*}} {cast = #linalg.type_fn<cast_unsigned>}
  %3 = linalg.generic {indexing_maps = [#id, #id, #r], iterator_types = ["parallel", "reduction"]} ins(%i, %i : tensor<8x4xi8>, tensor<8x4xi8>) outs(%k : tensor<8xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %u = arith.extui %x : i8 to i32
    %v = arith.extui %y : i8 to i32
    %p = arith.muli %u, %v : i32
    %s = arith.addi %z, %p : i32
    linalg.yield %s : i32
  } -> tensor<8xi32>
  // CHECK: linalg.contract indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}] ins
  %4 = linalg.generic {indexing_maps = [#id, #id, #r], iterator_types = ["parallel", "reduction"]} ins(%i, %i : tensor<8x4xi8>, tensor<8x4xi8>) outs(%3 : tensor<8xi32>) {
  ^bb0(%x: i8, %y: i8, %z: i32):
    %u = arith.extsi %x : i8 to i32
    %v = arith.extsi %y : i8 to i32
    %p = arith.muli %u, %v : i32
    %s = arith.addi %z, %p : i32
    linalg.yield %s : i32
  } -> tensor<8xi32>
  // CHECK: linalg.elementwise kind=#linalg.elementwise_kind<sub> ins
  %5 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%1, %0 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%c : tensor<8x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8xi32>, tensor<8xi32>, tensor<8x4xf32>
}
// CHECK-LABEL: func.func @slices
func.func @slices(%z: f32, %a: tensor<8x8xf32>, %i: index) -> (tensor<4xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<8x8xf32>) {
  // CHECK: %[[S:.*]] = tensor.extract_slice %arg1[2, 0] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<4xf32>
  // CHECK: linalg.fill ins(%arg0 : f32) outs(%[[S]] : tensor<4xf32>)
  %0 = linalg.fill ins(%z : f32) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.extract_slice %0[2, 0] [1, 4] [1, 2] : tensor<8x8xf32> to tensor<4xf32>
  // CHECK: %[[T:.*]] = tensor.extract_slice %arg1[2, %arg2] [2, %arg2] [1, 2]
  // CHECK: linalg.fill ins(%arg0 : f32) outs(%[[T]] : tensor<2x?xf32>)
  %2 = linalg.fill ins(%z : f32) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %3 = tensor.extract_slice %2[2, %i] [2, %i] [1, 2] : tensor<8x8xf32> to tensor<2x?xf32>
  // What others use stays whole.
  // CHECK: %[[F:.*]] = linalg.fill ins(%arg0 : f32) outs(%arg1 : tensor<8x8xf32>)
  // CHECK: tensor.extract_slice %[[F]]
  %4 = linalg.fill ins(%z : f32) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
  %5 = tensor.extract_slice %4[0, 0] [2, 2] [1, 1] : tensor<8x8xf32> to tensor<2x2xf32>
  return %1, %3, %5, %4 : tensor<4xf32>, tensor<2x?xf32>, tensor<2x2xf32>, tensor<8x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.specialize %g {emit_category} : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.linalg.swap_extract_slice_with_fill } : !transform.any_op
    transform.yield
  }
}
