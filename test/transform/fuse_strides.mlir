// RUN: jig-opt %s --transform-interpreter | FileCheck %s

// Every other element is taken: a tile of the producer has no gaps.
// CHECK: scf.forall
// CHECK: linalg.exp {{.*}} -> tensor<16xf32>
// CHECK: tensor.extract_slice {{.*}} [4] [2] : tensor<16xf32> to tensor<4xf32>
module attributes {transform.with_named_sequence} {
  func.func @strides(%a: tensor<16xf32>, %o: tensor<16xf32>, %p: tensor<8xf32>) -> tensor<8xf32> {
    %0 = linalg.exp ins(%a : tensor<16xf32>) outs(%o : tensor<16xf32>) -> tensor<16xf32>
    %1 = scf.forall (%i) in (2) shared_outs(%q = %p) -> (tensor<8xf32>) {
      %at = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
      %to = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
      %s = tensor.extract_slice %0[%at] [4] [2] : tensor<16xf32> to tensor<4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %s into %q[%to] [4] [1] : tensor<4xf32> into tensor<8xf32>
      }
    }
    return %1 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %f, %n = transform.structured.fuse_into_containing_op %0 into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
