// Names of former releases find ops of today whether or not anything else was written so; what is printed has the names that stand there.
// RUN: jig-opt --transform-interpreter %s | FileCheck %s
// CHECK: linalg.transpose
// CHECK: ops{["tensor.pack"]}{{.*}} -> !transform.op<"tensor.pack">
// CHECK: lower_pack %{{.*}} : (!transform.op<"linalg.pack">)
module attributes {transform.with_named_sequence} {
  func.func @f(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
    %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
    return %0 : tensor<2x2x4x4xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pack"]} in %m : (!transform.any_op) -> !transform.op<"tensor.pack">
    %q = transform.cast %p : !transform.op<"tensor.pack"> to !transform.any_op
    %r = transform.cast %q : !transform.any_op to !transform.op<"linalg.pack">
    %a, %b, %c = transform.structured.lower_pack %r : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
