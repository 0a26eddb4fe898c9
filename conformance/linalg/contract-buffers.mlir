// ARGS: --split-input-file
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  %0 = linalg.contract indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>) -> tensor<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.contract indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%c : memref<4x4xf32>) outs(%c : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: f32, %c: memref<4x4xf32>) {
  %0 = linalg.fill ins(%b : f32) outs(%c : memref<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  %0 = "linalg.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], operandSegmentSizes=array<i32: 2,1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> vector<4x4xf32>
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  %0 = "linalg.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], operandSegmentSizes=array<i32: 2,1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> memref<5x4xf64>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) {
  %0 = "linalg.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], operandSegmentSizes=array<i32: 2,1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  }) : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>) -> memref<4x4xf32>
  return
}
// -----
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<4x4xf32>) {
  %0 = "linalg.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], operandSegmentSizes=array<i32: 2,1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  }) : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, memref<4x4xf32>)
  return
}
// -----
func.func @f(%a: memref<4x8xf32>, %b: memref<8x4xf32>, %c: memref<4x4xf32>) {
  %0 = "linalg.contract"(%a, %b, %c) <{indexing_maps = [affine_map<(d0,d1,d2)->(d0,d2)>,affine_map<(d0,d1,d2)->(d2,d1)>,affine_map<(d0,d1,d2)->(d0,d1)>], operandSegmentSizes=array<i32: 2,1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  }) : (memref<4x8xf32>, memref<8x4xf32>, memref<4x4xf32>) -> tensor<4x4xf32>
  return
}
