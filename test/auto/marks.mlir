// Marks by which schedules know ops are gone when they are done; those of a payload that has been through --auto are not believed. A function that is left is told of.
// RUN: jig apply --auto=report --quiet %s -o %t 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s <%t
// RUN: FileCheck %s --check-prefix=MARKS <%t
// MARKS-NOT: jig.
// MARKS-NOT: transform_ext.
// MARKS: func.func @nothing
// MARKS-NOT: jig.
// MARKS-NOT: transform_ext.

// SAID: marks.mlir:[[#@LINE+5]]:{{.*}} remark: products.mlir
// SAID: marks.mlir:[[#@LINE+18]]:{{.*}} remark: left: all of this function in plain loops
// CHECK-LABEL: func.func @product
// CHECK: vector.fma
func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {jig.done} {
  %p = linalg.matmul {jig.taken, jig.later} ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %p : tensor<64x64xf32>
}
func.func @rows(%x: tensor<20x300xf32>, %y: tensor<20xf32>) -> tensor<20xf32> {
  %half = arith.constant 0.5 : f32
  %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<20x300xf32>) outs(%y : tensor<20xf32>) {
  ^bb0(%e: f32, %m: f32):
    %g = arith.mulf %m, %half : f32
    %s = arith.addf %g, %e : f32
    linalg.yield %s : f32
  } -> tensor<20xf32>
  return %m : tensor<20xf32>
}
func.func @nothing(%a: tensor<0x64xf32>, %b: tensor<64x64xf32>, %c: tensor<0x64xf32>) -> tensor<0x64xf32> {
  %p = linalg.matmul ins(%a, %b : tensor<0x64xf32>, tensor<64x64xf32>) outs(%c : tensor<0x64xf32>) -> tensor<0x64xf32>
  return %p : tensor<0x64xf32>
}
