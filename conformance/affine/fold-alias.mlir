// ARGS: --split-input-file --affine-fold-memref-alias-ops
// ARGS: --split-input-file --affine-fold-memref-alias-ops --canonicalize --cse
func.func @sub(%m: memref<16x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 3][4, 4][%b, 2] : memref<16x32xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %s[%i, %j + 1] : memref<4x4xf32, strided<[?, 2], offset: ?>>
      affine.store %0, %s[%i, %j] : memref<4x4xf32, strided<[?, 2], offset: ?>>
      affine.store %0, %s[%i, symbol(%a)] : memref<4x4xf32, strided<[?, 2], offset: ?>>
    }
  }
  return
}
// -----
func.func @rr(%m: memref<16x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 3][1, 4][1, 2] : memref<16x32xf32> to memref<4xf32, strided<[2], offset: ?>>
  affine.for %i = 0 to 4 {
      %0 = affine.load %s[%i] {foo} : memref<4xf32, strided<[2], offset: ?>>
      affine.store %0, %s[3 - %i] : memref<4xf32, strided<[2], offset: ?>>
  }
  return
}
// -----
func.func @exp(%m: memref<12x32xf32>, %d: memref<?xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, 8, 4] : memref<12x32xf32> into memref<3x4x8x4xf32>
  %t = memref.expand_shape %d [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %s[%i, %j + 1, %i + %j, 2] : memref<3x4x8x4xf32>
      affine.store %0, %s[%i, %j, %j, %i] : memref<3x4x8x4xf32>
      %1 = affine.load %t[%i, %j + 1] : memref<?x4xf32>
      affine.store %1, %t[%j, %i] : memref<?x4xf32>
    }
  }
  return
}
// -----
func.func @col(%m: memref<3x4x8x4xf32>, %d: memref<?x4xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<3x4x8x4xf32> into memref<12x32xf32>

  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %s[%i, %j + 1] : memref<12x32xf32>
      affine.store %0, %s[%i, %j] : memref<12x32xf32>
    }
  }
  return
}
// -----
func.func @mem(%m: memref<3x4x8x4xf32>, %x: memref<16x32xf32>, %d: memref<?x4xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<3x4x8x4xf32> into memref<12x32xf32>
  %0 = memref.load %s[%a, %b] : memref<12x32xf32>
  memref.store %0, %s[%a, %b] : memref<12x32xf32>
  %s1 = memref.subview %x[%a, 3][4, 4][1, 1] : memref<16x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %s2 = memref.subview %s1[%a, 1][2, 2][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  memref.store %0, %s2[%a, %b] : memref<2x2xf32, strided<[32, 1], offset: ?>>
  affine.store %0, %s2[0, 1] : memref<2x2xf32, strided<[32, 1], offset: ?>>
  %vv = affine.vector_load %s2[0, 1] : memref<2x2xf32, strided<[32, 1], offset: ?>>, vector<2xf32>
  affine.vector_store %vv, %s2[0, 1] : memref<2x2xf32, strided<[32, 1], offset: ?>>, vector<2xf32>
  return
}
// -----
func.func @zero(%m: memref<1x1xf32>, %n: memref<f32>) {
  %s = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %0 = affine.load %s[] : memref<f32>
  affine.store %0, %s[] : memref<f32>
  %t = memref.expand_shape %n [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  affine.store %0, %t[0, 0] : memref<1x1xf32>
  return
}
// -----
func.func @exp(%d: memref<?xf32>, %a: index, %e: memref<?x?xf32>) {
  %t = memref.expand_shape %d [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  %u = memref.expand_shape %e [[0, 1], [2, 3, 4]] output_shape [3, %a, %a, 2, %a] : memref<?x?xf32> into memref<3x?x?x2x?xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %t[%i, %j + 1] : memref<?x4xf32>
      affine.store %1, %t[%j, %i] : memref<?x4xf32>
      %2 = affine.load %u[%i, %j + 1, 2, 3, 4] : memref<3x?x?x2x?xf32>
      %3 = affine.load %u[%i, %j + 1, %i + %j, %i * 2, %j floordiv 2] : memref<3x?x?x2x?xf32>
      affine.store %3, %u[%i, %j + 1, %i + symbol(%a), %i * 2, %j floordiv 2] : memref<3x?x?x2x?xf32>
    }
  }
  return
}
// -----
func.func @exp2(%m: memref<3x4x8xf32>, %a: index, %b: index) {
  %t = memref.expand_shape %m [[0, 1], [2], [3, 4, 5]] output_shape [3, 1, 4, 2, 2, 2] : memref<3x4x8xf32> into memref<3x1x4x2x2x2xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %t[%i, %j + 1, %i + %j, %i, %i + %j, %j floordiv 2] : memref<3x1x4x2x2x2xf32>
      affine.store %1, %t[%i, 0, %i, %j, 0, 0] : memref<3x1x4x2x2x2xf32>
      affine.store %1, %t[0, 0, 1, 1, 0, 1] : memref<3x1x4x2x2x2xf32>
      affine.store %1, %t[symbol(%a), 0, symbol(%b), 1, 0, 1] : memref<3x1x4x2x2x2xf32>
    }
  }
  return
}
// -----
func.func @col2(%m: memref<3x1x4x2x2x2xf32>, %a: index, %b: index) {
  %t = memref.collapse_shape %m [[0, 1], [2], [3, 4, 5]] : memref<3x1x4x2x2x2xf32> into memref<3x4x8xf32>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %t[%i, %j + 1, %i + %j]  {alignment = 16 : i64, foo} : memref<3x4x8xf32>
      affine.store %1, %t[%i, 0, %i] {foo} : memref<3x4x8xf32>
      affine.store %1, %t[0, 0, 1] : memref<3x4x8xf32>
      affine.store %1, %t[symbol(%a), 0, symbol(%b)] : memref<3x4x8xf32>
    }
  }
  return
}
// -----
func.func @sym(%m: memref<16x32xf32>, %a: index, %b: index, %v: f32) {
  affine.for %k = 0 to 10 {
  %s = memref.subview %m[%k, %a][4, 4][%b, 2] : memref<16x32xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %s[%i, %j + 1] : memref<4x4xf32, strided<[?, 2], offset: ?>>
      affine.store %0, %s[%i + symbol(%b), %j floordiv 3 + %i] : memref<4x4xf32, strided<[?, 2], offset: ?>>
    }
  }
  }
  return
}
// -----
func.func @nested(%m: memref<16x32xf32>, %a: index, %b: index, %v: f32) {
  %s = memref.subview %m[%a, 3][4, 4][1, 1] : memref<16x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %s2 = memref.subview %s[1, %b][2, 2][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  %e = memref.expand_shape %s2 [[0], [1, 2]] output_shape [2, 2, 1] : memref<2x2xf32, strided<[32, 1], offset: ?>> into memref<2x2x1xf32, strided<[32, 1, 1], offset: ?>>
  affine.for %i = 0 to 2 {
      %0 = affine.load %e[%i, %i, 0] : memref<2x2x1xf32, strided<[32, 1, 1], offset: ?>>
      affine.store %0, %s2[%i, 1] : memref<2x2xf32, strided<[32, 1], offset: ?>>
  }
  return
}
// -----
// Coordinates are no dimensions where the sizes are not constant.
func.func @dynamic(%d: memref<?x4xf32>) {
  %t = memref.collapse_shape %d [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  affine.for %i = 0 to 3 {
    %1 = affine.load %t[%i] : memref<?xf32>
    affine.store %1, %t[%i * 4] : memref<?xf32>
  }
  return
}
// -----
func.func @others(%m: memref<16x32xf32>, %i: index) -> f32 {
  %c = memref.cast %m : memref<16x32xf32> to memref<?x32xf32>
  %0 = affine.load %c[symbol(%i), 2] : memref<?x32xf32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [32, 1] : memref<16x32xf32> to memref<4x4xf32, strided<[32, 1]>>
  affine.store %0, %r[symbol(%i), 2] : memref<4x4xf32, strided<[32, 1]>>
  affine.prefetch %r[symbol(%i), 2], read, locality<3>, data : memref<4x4xf32, strided<[32, 1]>>
  %s = memref.subview %m[%i, 0][4, 4][1, 1] : memref<16x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  affine.prefetch %s[symbol(%i), 2], read, locality<3>, data : memref<4x4xf32, strided<[32, 1], offset: ?>>
  return %0 : f32
}
// -----
func.func @space(%m: memref<16x32xvector<4xi8>, 3>, %i: index, %v: vector<4xi8>) {
  %s = memref.subview %m[%i, 2][%i, 4][1, 1] : memref<16x32xvector<4xi8>, 3> to memref<?x4xvector<4xi8>, strided<[32, 1], offset: ?>, 3>
  affine.for %k = 0 to %i {
    affine.store %v, %s[%k, 1] : memref<?x4xvector<4xi8>, strided<[32, 1], offset: ?>, 3>
  }
  return
}
