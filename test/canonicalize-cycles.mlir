// A walk from a value to what makes it ends where values depend on themselves.
// RUN: jig-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: "test.inserts"
"test.inserts"() ({
  %f, %at = "test.some"() : () -> (f32, index)
  %v, %small = "test.some"() : () -> (vector<4xf32>, vector<2xf32>)
  // CHECK: vector.insert %{{.*}}, %[[A:.*]] [1]
  // CHECK: %[[A]] = vector.insert
  %0 = vector.insert %f, %1 [1] : f32 into vector<4xf32>
  %1 = vector.insert %f, %0 [2] : f32 into vector<4xf32>
  // CHECK: vector.extract %{{.*}}[0]
  %e = vector.extract %0[0] : f32 from vector<4xf32>
  %2 = vector.insert_strided_slice %small, %2 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %g = vector.extract %2[0] : f32 from vector<4xf32>
  %s = vector.extract_strided_slice %2 {offsets = [3], sizes = [1], strides = [1]} : vector<4xf32> to vector<1xf32>
  // CHECK: "test.use"
  "test.use"(%e, %g, %s) : (f32, f32, vector<1xf32>) -> ()
}) : () -> ()

// -----

// CHECK-LABEL: "test.writes"
"test.writes"() ({
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x, %p = "test.some"() : () -> (vector<4xf32>, f32)
  %0 = vector.transfer_write %x, %1[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %x, %0[%c3, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  // CHECK: vector.transfer_read
  %r = vector.transfer_read %0[%c1, %c0], %p {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
  // CHECK: "test.use"
  "test.use"(%r, %1) : (vector<4xf32>, tensor<4x4xf32>) -> ()
}) : () -> ()

// -----

// CHECK-LABEL: "test.maps"
"test.maps"() ({
  %i = "test.some"() : () -> index
  // CHECK: affine.apply
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%1)[%i]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%0)[%i]
  %2 = affine.min affine_map<(d0, d1) -> (d0, d1 * 2, 9)>(%3, %i)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1, 7)>(%2, %i)
  %4 = affine.max affine_map<(d0, d1) -> (d0 + 1, d1)>(%4, %4)
  // CHECK: "test.use"
  "test.use"(%0, %2, %4) : (index, index, index) -> ()
}) : () -> ()

// -----

// CHECK-LABEL: func.func @scope
func.func @scope() {
  "test.graph"() ({
    // CHECK: affine.apply
    %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 3 + d1)>(%1, %1)
    %1 = affine.apply affine_map<(d0, d1) -> (d0 mod 5 + d1)>(%0, %1)
    "test.use"(%0, %1) : (index, index) -> ()
  }) : () -> ()
  return
}

// -----

// What a pattern would put in an op's place is its own result.
// CHECK-LABEL: "test.casts"
"test.casts"() ({
  // CHECK: arith.index_castui
  %0 = arith.index_castui %1 : i32 to index
  %1 = arith.index_castui %0 : index to i32
  // CHECK: "test.use"
  "test.use"(%0, %1) : (index, i32) -> ()
}) : () -> ()

// -----

// CHECK-LABEL: "test.views"
"test.views"() ({
  %0 = memref.cast %1 : memref<4xf32, strided<[1]>> to memref<4xf32>
  %1 = memref.subview %0[0] [4] [1] : memref<4xf32> to memref<4xf32, strided<[1]>>
  %2 = bufferization.clone %1 : memref<4xf32, strided<[1]>> to memref<4xf32>
  // CHECK: "test.use"
  "test.use"(%2) : (memref<4xf32>) -> ()
  memref.dealloc %2 : memref<4xf32>
}) : () -> ()

// -----

// CHECK-LABEL: "test.copies"
#m = affine_map<(d) -> (d)>
"test.copies"() ({
  %0 = linalg.generic {indexing_maps=[#m,#m],iterator_types=["parallel"]} ins(%0 : tensor<4xf32>) outs(%0 : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps=[#m,#m],iterator_types=["parallel"]} ins(%2 : tensor<4xf32>) outs(%1 : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  %2 = linalg.generic {indexing_maps=[#m,#m],iterator_types=["parallel"]} ins(%1 : tensor<4xf32>) outs(%2 : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  // CHECK: linalg.generic
  // CHECK: "test.use"(%{{.*}}, %{{.*}})
  "test.use"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> ()
}) : () -> ()
