// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// What was written may be read again after what may have changed it.

func.func private @unknown()

// CHECK-LABEL: @reached_otherwise
// CHECK: call @unknown
// CHECK-NEXT: %[[READ:.*]] = vector.transfer_read
// CHECK-NEXT: return %[[READ]]
func.func @reached_otherwise(%a: vector<4xf32>, %m: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  call @unknown() : () -> ()
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// The mask leaves lanes as they were before.
// CHECK-LABEL: @masked
// CHECK: vector.transfer_write %arg0
// CHECK: vector.mask
// CHECK: %[[READ:.*]] = vector.transfer_read
// CHECK: return %[[READ]]
func.func @masked(%a: vector<4xf32>, %b: vector<4xf32>, %m: memref<64xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  vector.transfer_write %a, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  vector.mask %k { vector.transfer_write %b, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32> } : vector<4xi1>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %f : (!transform.any_op) -> ()
    transform.yield
  }
}
