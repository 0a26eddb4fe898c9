// What vectorization of all ops in a function leaves, and why; the reference says nothing.
// RUN: jig apply %s 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: jig-opt --transform-interpreter --verify-diagnostics %s
// RUN: not jig apply --entry-point one %s 2>&1 | FileCheck %s --check-prefix=CONV
// WHY: :[[#@LINE+5]]:8: remark: 'linalg.matmul' is left as it is: the size of loop 0 is not known
// WHY: :[[#@LINE+5]]:8: remark: 'linalg.generic' is left as it is: init operand 0 is the second operand of 'arith.subf': only as the first one it is reduced
// WHY-NOT: 'linalg.abs'
// CONV: error: transform.structured.vectorize cannot be done to linalg.conv_1d {{.*}}: sizes of a convolution are not known
func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x?xf32>, %c: tensor<?x?xf32>, %x: tensor<4xf32>, %o: tensor<f32>) -> (tensor<?x?xf32>, tensor<f32>, tensor<4xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<4xf32>) outs(%o : tensor<f32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.subf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %2 = linalg.abs ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2 : tensor<?x?xf32>, tensor<f32>, tensor<4xf32>
}
func.func @conv(%i: tensor<?xf32>, %k: tensor<3xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.conv_1d ins(%i, %k : tensor<?xf32>, tensor<3xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @one(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %f vector_sizes [4, 3] : !transform.any_op
    transform.yield
  }
}
