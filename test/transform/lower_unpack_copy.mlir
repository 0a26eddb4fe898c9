// RUN: jig-opt %s --transform-interpreter | FileCheck %s

// A fifth result of lower_unpack, as after MLIR 22, is the copy.

// CHECK: linalg.copy {seen}
func.func @f(%a: tensor<4x2x4x4xf32>, %d: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<4x2x4x4xf32> -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.unpack"]} in %root : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %e, %t, %c, %x, %copy = transform.structured.lower_unpack %p : (!transform.op<"linalg.unpack">)
        -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">,
            !transform.op<"tensor.extract_slice">, !transform.op<"linalg.copy">)
    transform.annotate %copy "seen" : !transform.op<"linalg.copy">
    transform.yield
  }
}
