// RUN: jig-opt --transform-interpreter %s | FileCheck %s
// A transfer of vectors that are the elements of a buffer indexes none of its dimensions: there are no copies to make of it. mlir-opt dies.
// CHECK: vector.transfer_read
// CHECK-NEXT: vector.transfer_write
func.func @f(%a: memref<?x?xvector<4x3xi32>>, %b: memref<?x?xvector<4x3xi32>, #gpu.address_space<workgroup>>, %i: index) {
  %c0 = arith.constant dense<0> : vector<4x3xi32>
  %v = vector.transfer_read %a[%i, %i], %c0 : memref<?x?xvector<4x3xi32>>, vector<5x24xi8>
  vector.transfer_write %v, %b[%i, %i] : vector<5x24xi8>, memref<?x?xvector<4x3xi32>, #gpu.address_space<workgroup>>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.nvgpu.create_async_groups %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
