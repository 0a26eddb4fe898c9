// Tensors become buffers, at the function's boundaries too.
// RUN: %same %s --entry product --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2' | FileCheck %s --check-prefix=PRODUCT
// RUN: %same %s --entry several --arg 'tensor<?xi32>:5=iota' | FileCheck %s --check-prefix=SEVERAL
// RUN: %same %s --entry given --arg 'tensor<4xf32>=iota'
// RUN: %same %s --entry through --arg 'tensor<4xf32>=iota'
// RUN: %same %s --entry loop --arg 'tensor<8xf32>=iota' --arg index=3
// RUN: %same %s --entry branches --arg 'tensor<4xf32>=iota' --arg i1=1
// RUN: %same %s --entry product --script %S/Inputs/tile.mlir --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2'
// RUN: jig run %s --entry product --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2' --time 5 2>&1 >/dev/null | FileCheck %s --check-prefix=TIME
// RUN: jig run %s --entry product --script %S/Inputs/tile.mlir --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2' --time 5 2>&1 >/dev/null | FileCheck %s --check-prefix=TIME
// RUN: jig run %s --entry loop --arg 'tensor<8xf32>=iota' --arg index=3 --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=UNKNOWN

func.func @product(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %r = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// PRODUCT: tensor<8x4xf32>
// TIME: 5 runs: least {{[0-9.]+}} us, median {{[0-9.]+}} us; 1024 operations: {{[0-9.]+}}, {{[0-9.]+}} GFLOP/s
func.func @several(%a: tensor<?xi32>) -> (index, tensor<?xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a, %c0 : tensor<?xi32>
  %0 = arith.addi %a, %a : tensor<?xi32>
  %1 = tensor.extract_slice %0[2] [2] [1] : tensor<?xi32> to tensor<2xi32>
  return %n, %0, %1 : index, tensor<?xi32>, tensor<2xi32>
}
// SEVERAL: 5 : index
// SEVERAL-NEXT: dense<[0, 2, 4, 6, 8]> : tensor<5xi32>
// SEVERAL-NEXT: dense<[4, 6]> : tensor<2xi32>
func.func @given(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %f = arith.constant 9.0 : f32
  %0 = tensor.insert %f into %a[%c1] : tensor<4xf32>
  return %0, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @through(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @inner(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @inner(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %a, %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @loop(%a: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<8xf32> {
    %0 = arith.addf %t, %t : tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// UNKNOWN: 2 runs: least {{[0-9.]+}} us, median {{[0-9.]+}} us{{$}}
func.func @branches(%a: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = arith.addf %a, %a : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %a : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
