// A result that has not the sizes which its type says stops the evaluation at the op.
// RUN: not jig eval %s --entry cast --arg 'memref<?xf32>:16=iota' 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: not jig eval %s --entry pad --arg 'tensor<?x8xf32>:4x8=iota' --arg index=4 2>&1 | FileCheck %s --check-prefix=PAD
// RUN: jig eval %s --entry pad --arg 'tensor<?x8xf32>:4x8=iota' --arg index=0

// CAST: sizes_denied.mlir:[[@LINE+2]]:{{[0-9]+}}: error: 'bufferization.clone' op
func.func @cast(%arg0: memref<?xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %arg0 : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// PAD: sizes_denied.mlir:[[@LINE+3]]:{{[0-9]+}}: error: 'tensor.pad' op
func.func @pad(%a: tensor<?x8xf32>, %n: index) -> tensor<4x8xf32> {
  %cst = arith.constant 0.0 : f32
  %p = tensor.pad %a low[0, 0] high[%n, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<?x8xf32> to tensor<4x8xf32>
  return %p : tensor<4x8xf32>
}
