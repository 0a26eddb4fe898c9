// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: jig-opt %S/Inputs/convolution.mlir --linalg-generalize-named-ops --empty-tensor-to-alloc-tensor --one-shot-bufferize --convert-linalg-to-loops -o %t.loops.mlir
// RUN: FileCheck %s < %t.loops.mlir
// RUN: jig eval %t.loops.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --compare %t.npy
// RUN: jig eval %s --arg 'memref<4x3x3x128xf32>=random:1' --arg 'memref<1x4x12x4xf32>=random:2' --arg 'memref<128xf32>=random:3' --compare %t.npy
// Tutorial, section A.1: the convolution as structured ops (Inputs/convolution.mlir), as the loops that the section's command makes of it, which are those of
// mlir-opt 22, and with all in one nest, as Halide begins.

// CHECK-COUNT-4: scf.for
// CHECK-NOT: scf.for
// CHECK: memref.store
// CHECK-COUNT-7: scf.for
// CHECK: arith.addf
// CHECK-COUNT-4: scf.for
// CHECK: llvm.intr.maxnum
func.func @conv(%filter: memref<4x3x3x128xf32>, %input: memref<1x4x12x4xf32>, %bias: memref<128xf32>) -> memref<1x2x10x128xf32> {
  %zero = arith.constant 0.0 : f32
  %conv = memref.alloc() : memref<1x2x10x128xf32>
  %relu = memref.alloc() : memref<1x2x10x128xf32>
  affine.for %n = 0 to 1 {
    affine.for %y = 0 to 2 {
      affine.for %x = 0 to 10 {
        affine.for %c = 0 to 128 {
          %b = affine.load %bias[%c] : memref<128xf32>
          affine.store %b, %conv[%n, %y, %x, %c] : memref<1x2x10x128xf32>
          affine.for %rz = 0 to 3 {
            affine.for %ry = 0 to 3 {
              affine.for %rx = 0 to 4 {
                %f = affine.load %filter[%rx, %rz, %ry, %c] : memref<4x3x3x128xf32>
                %i = affine.load %input[%n, %y + %rz, %x + %ry, %rx] : memref<1x4x12x4xf32>
                %s = affine.load %conv[%n, %y, %x, %c] : memref<1x2x10x128xf32>
                %p = arith.mulf %f, %i : f32
                %t = arith.addf %s, %p : f32
                affine.store %t, %conv[%n, %y, %x, %c] : memref<1x2x10x128xf32>
              }
            }
          }
          %s = affine.load %conv[%n, %y, %x, %c] : memref<1x2x10x128xf32>
          %r = arith.maxnumf %zero, %s : f32
          affine.store %r, %relu[%n, %y, %x, %c] : memref<1x2x10x128xf32>
        }
      }
    }
  }
  memref.dealloc %conv : memref<1x2x10x128xf32>
  return %relu : memref<1x2x10x128xf32>
}
