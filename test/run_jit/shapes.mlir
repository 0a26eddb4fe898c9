// Sizes of arguments that do not fit together are told before code runs that trusts in them.
// RUN: not jig run %s --entry product --arg 'tensor<?x?xf32>:5x7=iota' --arg 'tensor<?x?xf32>:6x4=iota' 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: not jig run %s --auto --entry product --arg 'tensor<?x?xf32>:5x7=iota' --arg 'tensor<?x?xf32>:6x4=iota' 2>&1 | FileCheck %s --check-prefix=PRODUCT
// PRODUCT: shapes.mlir:[[#@LINE+24]]:{{.*}} error: 'linalg.matmul' op has a loop of two sizes: 7 by dimension 1 of operand #0, 6 by dimension 0 of operand #1
// RUN: jig run %s --entry product --arg 'tensor<?x?xf32>:1x7=iota' --arg 'tensor<?x?xf32>:7x1=iota' | count 1
// RUN: not jig run %s --entry window --arg 'memref<?x?x?x?xf32>:1x4x5x2=iota' --arg 'memref<?x?x?x?xf32>:3x3x2x4=iota' --arg 'memref<?x?x?x?xf32>:1x2x4x4=zeros' 2>&1 | FileCheck %s --check-prefix=WINDOW
// WINDOW: error: 'linalg.conv_2d_nhwc_hwcf' op reaches 0 to 5 of dimension 2 of operand #0, of size 5
// RUN: jig run %s --entry window --arg 'memref<?x?x?x?xf32>:1x4x6x2=iota' --arg 'memref<?x?x?x?xf32>:3x3x2x4=iota' --arg 'memref<?x?x?x?xf32>:1x2x4x4=zeros'
// Nothing is reached without iterations.
// RUN: jig run %s --entry window --arg 'memref<?x?x?x?xf32>:0x1x1x2=iota' --arg 'memref<?x?x?x?xf32>:3x3x2x4=iota' --arg 'memref<?x?x?x?xf32>:0x2x4x4=zeros'
// RUN: jig run %s --entry window --arg 'memref<?x?x?x?xf32>:1x4x5x2=iota' --arg 'memref<?x?x?x?xf32>:3x3x2x0=iota' --arg 'memref<?x?x?x?xf32>:1x2x4x0=zeros'
// A size that is an argument, or computed of one.
// RUN: not jig run %s --entry given --arg 'tensor<?xf32>:6=iota' --arg index=5 2>&1 | FileCheck %s --check-prefix=GIVEN
// RUN: not jig run %s --entry given --arg 'tensor<?xf32>:6=iota' --arg index=7 2>&1 | FileCheck %s --check-prefix=GIVEN
// GIVEN: error: 'linalg.exp' op has a loop of two sizes: 6 by dimension 0 of operand #0, {{10|14}} by dimension 0 of operand #1
// RUN: jig run %s --entry given --arg 'tensor<?xf32>:6=iota' --arg index=3 | count 1
// What is not carried out is not asked.
// RUN: jig run %s --entry maybe --arg 'tensor<?xf32>:6=iota' --arg 'tensor<?xf32>:5=iota' --arg i1=0 | count 1

func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @window(%x: memref<?x?x?x?xf32>, %w: memref<?x?x?x?xf32>, %y: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%x, %w : memref<?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%y : memref<?x?x?x?xf32>)
  return
}
func.func @given(%a: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %twice = arith.addi %n, %n : index
  %e = tensor.empty(%twice) : tensor<?xf32>
  %r = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @maybe(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %s = linalg.add ins(%a, %a : tensor<?xf32>, tensor<?xf32>) outs(%b : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  } else {
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
