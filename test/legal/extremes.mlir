// Payload at the extremes: what is listed works here, too, and the payload stays.
// RUN: jig legal %s > %t
// RUN: FileCheck %s --input-file=%t
// RUN: not jig legal %S/Inputs/invalid.mlir 2>&1 | FileCheck %s --check-prefix=INVALID
// RUN: echo '"a.b"() : () -> ()' | jig legal --allow-unregistered-dialect --all - | FileCheck %s --check-prefix=UNKNOWN
// RUN: echo | jig legal - | count 0
// INVALID: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// UNKNOWN: <stdin>:1:1: a.b
// UNKNOWN-NEXT: handle %op = transform.structured.match ops{[{{.*}}a.b{{.*}}]} in %root

// CHECK: linalg.generic in func.func @rank66
// CHECK: %tiled_linalg_op, %loops:66 = transform.structured.tile_using_for
#m = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40, d41, d42, d43, d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60, d61, d62, d63, d64, d65) -> (d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40, d41, d42, d43, d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60, d61, d62, d63, d64, d65)>
func.func @rank66(%a: tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>, %b: tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>) -> tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32> {
  %0 = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%a : tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>) outs(%b : tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>
  return %0 : tensor<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>
}
// CHECK: linalg.add in func.func @rank0
// CHECK-NOT: tile_using
// CHECK: transform.structured.vectorize %op
func.func @rank0(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = linalg.add ins(%a, %b : tensor<f32>, tensor<f32>) outs(%b : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// CHECK-NOT: @empty
// CHECK-NOT: @declared
func.func @empty() { return }
func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
// CHECK: linalg.exp in func.func @zero
// CHECK: transform.structured.vectorize: no elements
func.func @zero(%a: tensor<0x4xf32>, %b: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %0 = linalg.exp ins(%a : tensor<0x4xf32>) outs(%b : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}
// CHECK: func.func @scalable
// CHECK: transform.apply_patterns.vector.lower_multi_reduction
func.func @scalable(%a: vector<[4]xf32>, %b: vector<4x[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %b, %a [0] : vector<4x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
// CHECK: linalg.copy in func.func @huge
// CHECK: transform.structured.split %op after 4611686018427387896 {dimension = 0}
func.func @huge(%a: tensor<9223372036854775807xi1>, %b: tensor<9223372036854775807xi1>) -> tensor<9223372036854775807xi1> {
  %0 = linalg.copy ins(%a : tensor<9223372036854775807xi1>) outs(%b : tensor<9223372036854775807xi1>) -> tensor<9223372036854775807xi1>
  return %0 : tensor<9223372036854775807xi1>
}
// CHECK: scf.for in func.func @loops
// CHECK-NEXT: loops 0 to 9223372036854775807 by 1, 9223372036854775807 iterations
// CHECK: scf.for in func.func @loops
// CHECK-NEXT: loops 0 to -1 by 1, 0 iterations
// CHECK-NOT: loop.unroll
// CHECK: scf.for in func.func @loops
// CHECK-NEXT: loops 0 to ? by 9223372036854775807
// CHECK: transform.loop.unroll: the new step does not fit its type
// CHECK: scf.forall in func.func @loops
// CHECK: %transformed:2 = transform.loop.forall_to_for %op
func.func @loops(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cm = arith.constant -1 : index
  %big = arith.constant 9223372036854775807 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %big step %c1 { memref.store %z, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %cm step %c1 { memref.store %z, %m[%i] : memref<?xf32> }
  scf.for %i = %c0 to %n step %big { memref.store %z, %m[%i] : memref<?xf32> }
  scf.forall (%i, %j) in (%n, 4) { memref.store %z, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 0 { }
  return
}
