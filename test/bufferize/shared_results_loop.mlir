// RUN: jig-opt --one-shot-bufferize="bufferize-function-boundaries=true allow-return-allocs-from-loops=true" %s | jig eval - --entry main | FileCheck %s
// A tensor that is returned twice is two buffers when a caller's loop starts from one of them and writes there, though its iterations
// yield other buffers.
// CHECK: 1.000000e+00 : f32
func.func private @f0(%a1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a1, %a1 : tensor<4xf32>, tensor<4xf32>
}
func.func @main() -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %v4 = arith.constant dense<1.0> : tensor<4xf32>
  %v5:2 = func.call @f0(%v4) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v10 = scf.for %i10 = %c0 to %n step %c1 iter_args(%v8 = %v5#1) -> (tensor<4xf32>) {
    %v11 = linalg.map { arith.negf } ins(%v5#0 : tensor<4xf32>) outs(%v8 : tensor<4xf32>)
    scf.yield %v4 : tensor<4xf32>
  }
  %e8 = tensor.extract %v5#0[%c0] : tensor<4xf32>
  return %e8 : f32
}
