// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_to_allocation.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_to_allocation.payload -
// RUN: jig eval %s --entry buffer --arg 'tensor<10xf32>=random:1' --out %t.buffer.npy
// RUN: jig eval %t.applied.mlir --entry buffer --arg 'tensor<10xf32>=random:1' --compare %t.buffer.npy
// RUN: jig eval %s --entry rewritten --arg 'tensor<10xf32>=random:1' --out %t.rewritten.npy
// RUN: jig eval %t.applied.mlir --entry rewritten --arg 'tensor<10xf32>=random:1' --compare %t.rewritten.npy
// Op list of 2023, "Structured (Linalg) transform operations": bufferize_to_allocation, which took a value; its example and what that becomes, with arith.addf for
// some_op, arith.mulf for some_use.
// ORACLE: 22
module {
  func.func @buffer(%a: tensor<10xf32>) -> tensor<10xf32> {
    %0 = arith.addf %a, %a {some_op} : tensor<10xf32>
    %1 = arith.mulf %0, %a {some_use} : tensor<10xf32>
    return %1 : tensor<10xf32>
  }
  // What the document has it rewritten to.
  func.func @rewritten(%a: tensor<10xf32>) -> tensor<10xf32> {
    %0 = arith.subf %a, %a {some_op} : tensor<10xf32>
    %1 = memref.alloc() : memref<10xf32>
    memref.tensor_store %0, %1 : memref<10xf32>
    %2 = bufferization.to_tensor %1 restrict writable : memref<10xf32>
    return %2 : tensor<10xf32>
  }
  func.func @elsewhere(%a: tensor<10xf32>) -> tensor<10xf32> {
    %0 = arith.divf %a, %a : tensor<10xf32>
    return %0 : tensor<10xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.get_result %0[0] : (!transform.any_op) -> !transform.any_value
    %2 = transform.structured.bufferize_to_allocation %1
    %3 = transform.structured.match ops{["arith.divf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %4 = transform.get_result %3[0] : (!transform.any_op) -> !transform.any_value
    %5 = transform.structured.bufferize_to_allocation %4 {memory_space = 3 : i64}
  }
}
