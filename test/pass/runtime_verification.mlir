// What is checked before an op stops the program with the op's text, by numbers.
// RUN: jig-opt --generate-runtime-verification %s -o %t.mlir
// RUN: jig eval %t.mlir --entry element --arg index=2 | FileCheck %s --check-prefix=ELEMENT
// RUN: not jig eval %t.mlir --entry element --arg index=4 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: not jig eval %t.mlir --entry element --arg index=-1 2>&1 | FileCheck %s --check-prefix=BEHIND
// RUN: jig eval %t.mlir --entry view --arg index=1 --arg index=3 | FileCheck %s --check-prefix=VIEW
// RUN: not jig eval %t.mlir --entry view --arg index=2 --arg index=3 2>&1 | FileCheck %s --check-prefix=RUNS-OUT
// RUN: not jig eval %t.mlir --entry view --arg index=5 --arg index=0 2>&1 | FileCheck %s --check-prefix=BEGINS-OUT
// RUN: jig eval %t.mlir --entry view --arg index=4 --arg index=0 | FileCheck %s --check-prefix=EMPTY
// RUN: jig eval %t.mlir --entry sum --arg "tensor<?xi32>:3=iota" --arg "tensor<?xi32>:3=iota" | FileCheck %s --check-prefix=SUM
// RUN: not jig eval %t.mlir --entry sum --arg "tensor<?xi32>:3=iota" --arg "tensor<?xi32>:2=iota" 2>&1 | FileCheck %s --check-prefix=SHORT
// RUN: jig eval %t.mlir --entry none --arg "memref<?xi32>:0=iota" | FileCheck %s --check-prefix=NONE
// RUN: not jig eval %t.mlir --entry none --arg "memref<?xi32>:1=iota" 2>&1 | FileCheck %s --check-prefix=SOME

// ELEMENT: 5 : i32
// BEHIND: 'cf.assert' op failed: ERROR: Runtime op verification failed
// BEHIND-NEXT: memref.store %c5_i32, %alloc[%arg0] : memref<4xi32>
// BEHIND-NEXT: ^ out-of-bounds access
// BEHIND-NEXT: Location: loc({{.*}}runtime_verification.mlir{{.*}})
func.func @element(%i: index) -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %c = arith.constant 5 : i32
  memref.store %c, %m[%i] : memref<4xi32>
  %r = memref.load %m[%i] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return %r : i32
}

// mlir-opt dies where no op of scf is in the file.
// VIEW: 3 : index
// EMPTY: 0 : index
// RUNS-OUT: ^ subview runs out-of-bounds along dimension 0
// BEGINS-OUT: ^ offset 0 is out-of-bounds
func.func @view(%i: index, %n: index) -> index {
  %m = memref.alloca() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%i] [%n] [1] : memref<4xi32> to memref<?xi32, strided<[1], offset: ?>>
  %d = memref.dim %s, %c0 : memref<?xi32, strided<[1], offset: ?>>
  return %d : index
}

// SUM: 0, 2, 4
// SHORT: ^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size
func.func @sum(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %r = linalg.add ins(%a, %b : tensor<?xi32>, tensor<?xi32>) outs(%a : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}

// mlir-opt divides by 0.
// NONE: 0 : index
// SOME: ^ static result dims in reassoc group do not divide src dim evenly
func.func @none(%m: memref<?xi32>) -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %e = memref.expand_shape %m [[0, 1]] output_shape [0, %c3] : memref<?xi32> into memref<0x?xi32>
  %d = memref.dim %e, %c0 : memref<0x?xi32>
  return %d : index
}
