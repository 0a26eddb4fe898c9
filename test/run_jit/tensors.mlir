// Tensors become buffers, at the function's boundaries too.
// RUN: %same %s --entry product --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2' | FileCheck %s --check-prefix=PRODUCT
// RUN: %same %s --entry several --arg 'tensor<?xi32>:5=iota' | FileCheck %s --check-prefix=SEVERAL
// RUN: %same %s --entry given --arg 'tensor<4xf32>=iota'
// RUN: %same %s --entry through --arg 'tensor<4xf32>=iota'
// RUN: %same %s --entry loop --arg 'tensor<8xf32>=iota' --arg index=3
// RUN: %same %s --entry branches --arg 'tensor<4xf32>=iota' --arg i1=1
// RUN: %same %s --entry product --script %S/Inputs/tile.mlir --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2'
// RUN: jig run %s --entry product --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2' --time 5 2>&1 >/dev/null | FileCheck %s --check-prefix=TIME
// RUN: jig run %s --entry integers --arg 'tensor<8x16xi8>=iota' --arg 'tensor<16x4xi8>=iota' --arg 'tensor<8x4xi32>=zeros' --time 5 2>&1 >/dev/null | FileCheck %s --check-prefix=INTEGERS
// RUN: jig run %s --entry product --script %S/Inputs/tile.mlir --arg 'tensor<8x16xf32>=random:1' --arg 'tensor<16x4xf32>=random:2' --time 5 2>&1 >/dev/null | FileCheck %s --check-prefix=TIME
// RUN: jig run %s --entry loop --arg 'tensor<8xf32>=iota' --arg index=3 --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=UNKNOWN
// RUN: %same %s --entry packs --arg 'tensor<5x3xi8>=iota'
// RUN: %same %s --entry turned --arg 'tensor<2x1xf32>=iota'
// RUN: %same %s --entry softmax --arg 'tensor<2x3xf32>=iota'
// RUN: %same %s --entry forall --arg 'tensor<8xf32>=iota'

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
func.func @packs(%a: tensor<5x3xi8>) -> (tensor<3x1x2x4xi8>, tensor<5x3xi8>) {
  %c = arith.constant -1 : i8
  %e = tensor.empty() : tensor<3x1x2x4xi8>
  %p = linalg.pack %a padding_value(%c : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e : tensor<5x3xi8> -> tensor<3x1x2x4xi8>
  %f = tensor.empty() : tensor<5x3xi8>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %f : tensor<3x1x2x4xi8> -> tensor<5x3xi8>
  return %p, %u : tensor<3x1x2x4xi8>, tensor<5x3xi8>
}
func.func @softmax(%a: tensor<2x3xf32>) -> tensor<2x3xi32> {
  %e = tensor.empty() : tensor<2x3xf32>
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x3xf32>) outs(%e : tensor<2x3xf32>) -> tensor<2x3xf32>
  %c = arith.constant dense<1000.0> : tensor<2x3xf32>
  %1 = arith.mulf %0, %c : tensor<2x3xf32>
  %2 = arith.fptosi %1 : tensor<2x3xf32> to tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}
func.func @forall(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> tensor<8xf32> {
    %j = affine.apply affine_map<(i) -> (2 * i)>(%i)
    %1 = tensor.extract_slice %o[%j] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %2 = arith.mulf %1, %1 : tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %2 into %o[%j] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
func.func @turned(%a: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x1x3xf32>
  %p = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [3] into %e : tensor<2x1xf32> -> tensor<1x1x3xf32>
  %f = tensor.empty() : tensor<2x1xf32>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [3] into %f : tensor<1x1x3xf32> -> tensor<2x1xf32>
  return %u : tensor<2x1xf32>
}

func.func @integers(%a: tensor<8x16xi8>, %b: tensor<16x4xi8>, %c: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul ins(%a, %b : tensor<8x16xi8>, tensor<16x4xi8>) outs(%c : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// INTEGERS: us; 1024 operations: {{[0-9.]+}}, {{[0-9.]+}} GOP/s
