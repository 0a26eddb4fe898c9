// RUN: jig eval %s --entry views --arg 'memref<4x4xi32>=iota' --show-args | FileCheck %s --check-prefix=R0
// RUN: jig eval %s --entry bytes | FileCheck %s --check-prefix=R1
// RUN: jig eval %s --entry strided --arg 'memref<2x2xf32, strided<[3, 1], offset: 1>>=iota' --show-args | FileCheck %s --check-prefix=R2
// Buffers and views of them; what the function changed is shown.

memref.global "private" constant @table : memref<3xi32> = dense<[5, 6, 7]>
func.func @views(%m: memref<4x4xi32>) -> (i32, index, i32) {
  %c = arith.constant -1 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = memref.subview %m[1, 1] [2, 2] [2, 2] : memref<4x4xi32> to memref<2x2xi32, strided<[8, 2], offset: 5>>
  memref.store %c, %s[%c1, %c0] : memref<2x2xi32, strided<[8, 2], offset: 5>>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<4x4xi32> to memref<4x4xi32, strided<[1, 4]>>
  memref.store %c, %t[%c1, %c0] : memref<4x4xi32, strided<[1, 4]>>
  %f = memref.collapse_shape %m [[0, 1]] : memref<4x4xi32> into memref<16xi32>
  %e = memref.expand_shape %f [[0, 1]] output_shape [2, 8] : memref<16xi32> into memref<2x8xi32>
  memref.store %c, %e[%c1, %c1] : memref<2x8xi32>
  %r = memref.reinterpret_cast %m to offset: [15], sizes: [1], strides: [1] : memref<4x4xi32> to memref<1xi32, strided<[1], offset: 15>>
  %v = memref.load %r[%c0] : memref<1xi32, strided<[1], offset: 15>>
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %s : memref<2x2xi32, strided<[8, 2], offset: 5>> -> memref<i32>, index, index, index, index, index
  %g = memref.get_global @table : memref<3xi32>
  %w = memref.load %g[%c1] : memref<3xi32>
  return %v, %o, %w : i32, index, i32
}
func.func @bytes() -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 1.5 : f32
  %k = arith.constant 3 : i32
  %m = memref.alloc() : memref<16xi8>
  %f = memref.view %m[%c4][] : memref<16xi8> to memref<3xf32>
  memref.store %x, %f[%c1] : memref<3xf32>
  %y = memref.load %f[%c1] : memref<3xf32>
  %i = memref.view %m[%c0][] : memref<16xi8> to memref<4xi32>
  memref.store %k, %i[%c0] : memref<4xi32>
  %old = memref.atomic_rmw addi %k, %i[%c0] : (i32, memref<4xi32>) -> i32
  %now = memref.load %i[%c0] : memref<4xi32>
  memref.dealloc %m : memref<16xi8>
  return %y, %now : f32, i32
}
func.func @strided(%m: memref<2x2xf32, strided<[3, 1], offset: 1>>) {
  %z = arith.constant 0.5 : f32
  linalg.fill ins(%z : f32) outs(%m : memref<2x2xf32, strided<[3, 1], offset: 1>>)
  return
}

// R0: 15 : i32
// R0-NEXT: 5 : index
// R0-NEXT: 6 : i32
// R0-NEXT: dense<{{\[\[}}0, -1, 2, 3], [4, 5, 6, 7], [8, -1, 10, 11], [12, -1, 14, 15]]> : tensor<4x4xi32>
// R1: 1.500000e+00 : f32
// R1-NEXT: 6 : i32
// R2: dense<5.000000e-01> : tensor<2x2xf32>
