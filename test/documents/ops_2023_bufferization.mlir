// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_bufferization.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_bufferization.payload -
// Op list of 2023, "Bufferization transform operations". Memory is freed by passes today: create_deallocs says that it is not.
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %i: index, %j: index) -> f32 {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<16x32xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x32xf32>) -> tensor<16x32xf32>
    %p = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
    %r = tensor.extract %p[%i, %j] : tensor<16x32xf32>
    return %r : f32
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["tensor.empty"]} in %arg0
    %1 = transform.cast %0 : !pdl.operation to !transform.op<"tensor.empty">
    %2 = transform.bufferization.empty_tensor_to_alloc_tensor %1 : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
    transform.bufferization.one_shot_bufferize layout {IdentityLayoutMap} %arg0
      {bufferize_function_boundaries = true, target_is_module = true, create_deallocs = false}
  }
}
