// Memrefs by their descriptors: what is written to them is seen, what is returned is read.
// RUN: %same %s --entry scale --arg f32=2.5 --arg 'memref<2x3xf32>=iota' --show-args | FileCheck %s --check-prefix=SCALE
// RUN: %same %s --entry strided --arg 'memref<3x4xi32, strided<[10, 2], offset: 5>>=random:4' --show-args
// RUN: %same %s --entry dynamic --arg 'memref<?x?xi16>:3x2=iota' --show-args | FileCheck %s --check-prefix=DYNAMIC
// RUN: %same %s --entry dynamic --arg 'memref<?x?xi16>:0x2=iota'
// RUN: %same %s --entry scalar --arg 'memref<f64>=1.5' --show-args
// RUN: %same %s --entry bits --arg 'memref<5xi1>=dense<[true,false,true,true,false]>' --arg 'memref<3xi4>=iota' --show-args | FileCheck %s --check-prefix=BITS
// RUN: %same %s --entry complex --arg 'memref<2xcomplex<f32>>=iota' --show-args
// RUN: %same %s --entry vectors --arg 'memref<2xvector<3xf32>>=iota' --show-args
// RUN: %same %s --entry index --arg 'memref<4xindex>=random:2' --show-args
// RUN: %same %s --entry made --arg index=3 | FileCheck %s --check-prefix=MADE
// RUN: %same %s --entry part --arg 'memref<4x4xf32>=iota' | FileCheck %s --check-prefix=PART
// RUN: %same %s --entry sums --arg 'memref<8x8xf32>=random:9' --arg 'memref<8xf32>=zeros' --show-args
// RUN: %same %s --entry global
// RUN: rm -rf %t && mkdir %t && jig run %s --entry scale --arg f32=2.5 --arg 'memref<2x3xf32>=iota' --out %t/r.npy && jig eval %s --entry scale --arg f32=2.5 --arg 'memref<2x3xf32>=iota' --compare %t/r.npy
// RUN: not jig run %s --entry space --arg 'memref<4xf32, 3>=iota' 2>&1 | FileCheck %s --check-prefix=SPACE

func.func @scale(%f: f32, %m: memref<2x3xf32>) -> (f32, memref<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %0 = memref.load %m[%i, %j] : memref<2x3xf32>
      %1 = arith.mulf %0, %f : f32
      memref.store %1, %m[%i, %j] : memref<2x3xf32>
    }
  }
  %r = memref.load %m[%c1, %c2] : memref<2x3xf32>
  return %r, %m : f32, memref<2x3xf32>
}
// SCALE: 1.250000e+01 : f32
// SCALE-NEXT: dense<{{\[\[}}0.000000e+00, 2.500000e+00, 5.000000e+00], [7.500000e+00, 1.000000e+01, 1.250000e+01]]> : tensor<2x3xf32>
// SCALE-NEXT: dense<{{\[\[}}0.000000e+00, 2.500000e+00, 5.000000e+00], [7.500000e+00, 1.000000e+01, 1.250000e+01]]> : tensor<2x3xf32>
func.func @strided(%m: memref<3x4xi32, strided<[10, 2], offset: 5>>) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %m[%c1, %c3] : memref<3x4xi32, strided<[10, 2], offset: 5>>
  %1 = arith.addi %0, %0 : i32
  memref.store %1, %m[%c1, %c1] : memref<3x4xi32, strided<[10, 2], offset: 5>>
  return
}
func.func @dynamic(%m: memref<?x?xi16>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi16>
  %c7 = arith.constant 7 : i16
  scf.for %i = %c0 to %n step %c1 {
    memref.store %c7, %m[%i, %c1] : memref<?x?xi16>
  }
  return %n : index
}
// DYNAMIC: 3 : index
// DYNAMIC-NEXT: dense<{{\[\[}}0, 7], [2, 7], [4, 7]]> : tensor<3x2xi16>
func.func @scalar(%m: memref<f64>) {
  %0 = memref.load %m[] : memref<f64>
  %1 = arith.addf %0, %0 : f64
  memref.store %1, %m[] : memref<f64>
  return
}
func.func @bits(%m: memref<5xi1>, %n: memref<3xi4>) {
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  memref.store %t, %m[%c1] : memref<5xi1>
  %0 = memref.load %n[%c1] : memref<3xi4>
  %1 = arith.subi %0, %0 : i4
  %c = arith.constant -8 : i4
  %2 = arith.addi %1, %c : i4
  memref.store %2, %n[%c1] : memref<3xi4>
  return
}
// BITS: dense<[true, true, true, true, false]> : tensor<5xi1>
// BITS-NEXT: dense<[0, -8, 2]> : tensor<3xi4>
func.func @complex(%m: memref<2xcomplex<f32>>) -> complex<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1] : memref<2xcomplex<f32>>
  memref.store %0, %m[%c0] : memref<2xcomplex<f32>>
  return %0 : complex<f32>
}
func.func @vectors(%m: memref<2xvector<3xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1] : memref<2xvector<3xf32>>
  %1 = arith.addf %0, %0 : vector<3xf32>
  memref.store %1, %m[%c0] : memref<2xvector<3xf32>>
  return
}
func.func @index(%m: memref<4xindex>) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1] : memref<4xindex>
  return %0 : index
}
func.func @made(%n: index) -> (memref<?xindex>, memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.5 : f32
  %m = memref.alloc(%n) : memref<?xindex>
  %k = memref.alloc() : memref<2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %0 = arith.muli %i, %i : index
    memref.store %0, %m[%i] : memref<?xindex>
  }
  memref.store %f, %k[%c0] : memref<2xf32>
  memref.store %f, %k[%c1] : memref<2xf32>
  return %m, %k : memref<?xindex>, memref<2xf32>
}
// MADE: dense<[0, 1, 4]> : tensor<3xindex>
// MADE-NEXT: dense<5.000000e-01> : tensor<2xf32>
func.func @part(%m: memref<4x4xf32>) -> memref<2x2xf32, strided<[8, 2], offset: 5>> {
  %0 = memref.subview %m[1, 1] [2, 2] [2, 2] : memref<4x4xf32> to memref<2x2xf32, strided<[8, 2], offset: 5>>
  return %0 : memref<2x2xf32, strided<[8, 2], offset: 5>>
}
// PART: dense<{{\[\[}}5.000000e+00, 7.000000e+00], [1.300000e+01, 1.500000e+01]]> : tensor<2x2xf32>
func.func @sums(%m: memref<8x8xf32>, %n: memref<8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%m : memref<8x8xf32>) outs(%n : memref<8xf32>) {
    ^bb0(%a: f32, %b: f32):
      %0 = arith.addf %a, %b : f32
      linalg.yield %0 : f32
  }
  return
}
memref.global "private" constant @numbers : memref<3xi64> = dense<[1, -2, 3]>
func.func @global() -> i64 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @numbers : memref<3xi64>
  %0 = memref.load %m[%c1] : memref<3xi64>
  return %0 : i64
}
func.func @space(%m: memref<4xf32, 3>) {
  return
}
// SPACE: argument #0 of type 'memref<4xf32, 3>' cannot be handed over to code
