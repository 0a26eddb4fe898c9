// How many operations a run takes: --time tells a rate of what is known.
// RUN: jig run %s --entry padded --arg 'tensor<1x4x4x2xf32>=iota' --arg 'tensor<3x3x2x4xf32>=iota' --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=PADDED
// RUN: jig run %s --entry softmax --arg 'tensor<4x8xf32>=iota' --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=SOFTMAX
// RUN: jig run %s --entry quantized --arg 'tensor<8x8xi8>=iota' --arg 'tensor<8x8xi8>=iota' --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=QUANTIZED
// RUN: jig run %s --entry functions --arg 'tensor<10xf32>=iota' --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=FUNCTIONS
// RUN: jig run %s --entry gathers --arg 'tensor<10xf32>=iota' --arg 'tensor<6xindex>=iota' --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=GATHERS
// RUN: jig run %s --entry generated --arg 'tensor<10xf32>=iota' --time 2 2>&1 >/dev/null | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN-NOT: operations

// 16 pixels, 4 channels, a product and a sum for each of 18 numbers; padding computes nothing.
// PADDED: 2304 operations: {{.*}} GFLOP/s
func.func @padded(%x: tensor<1x4x4x2xf32>, %w: tensor<3x3x2x4xf32>) -> tensor<1x4x4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x4x4x2xf32> to tensor<1x6x6x2xf32>
  %e = tensor.empty() : tensor<1x4x4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%p, %w : tensor<1x6x6x2xf32>, tensor<3x3x2x4xf32>) outs(%f : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
// SOFTMAX: 160 operations: {{.*}} GFLOP/s
func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// What there is more of: of integers 2 for each of 512, of floats 2 for each of 64.
// QUANTIZED: 1024 operations: {{.*}} GOP/s
func.func @quantized(%a: tensor<8x8xi8>, %b: tensor<8x8xi8>) -> tensor<8x8xf32> {
  %zero = arith.constant 0 : i32
  %scale = arith.constant 0.5 : f32
  %e = tensor.empty() : tensor<8x8xi32>
  %f = linalg.fill ins(%zero : i32) outs(%e : tensor<8x8xi32>) -> tensor<8x8xi32>
  %m = linalg.matmul ins(%a, %b : tensor<8x8xi8>, tensor<8x8xi8>) outs(%f : tensor<8x8xi32>) -> tensor<8x8xi32>
  %o = tensor.empty() : tensor<8x8xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%m : tensor<8x8xi32>) outs(%o : tensor<8x8xf32>) {
  ^bb0(%x: i32, %y: f32):
    %1 = arith.sitofp %x : i32 to f32
    %2 = arith.mulf %1, %scale : f32
    %3 = math.roundeven %2 : f32
    linalg.yield %3 : f32
  } -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
// A function is one operation; ops on tensors are one for each element.
// FUNCTIONS: 30 operations: {{.*}} GFLOP/s
func.func @functions(%x: tensor<10xf32>) -> tensor<10xf32> {
  %1 = math.exp %x : tensor<10xf32>
  %2 = arith.addf %1, %x : tensor<10xf32>
  %e = tensor.empty() : tensor<10xf32>
  %r = linalg.exp ins(%2 : tensor<10xf32>) outs(%e : tensor<10xf32>) -> tensor<10xf32>
  return %r : tensor<10xf32>
}
// GATHERS: 6 operations: {{.*}} GFLOP/s
func.func @gathers(%x: tensor<10xf32>, %at: tensor<6xindex>) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%at : tensor<6xindex>) outs(%e : tensor<6xf32>) {
  ^bb0(%i: index, %o: f32):
    %1 = tensor.extract %x[%i] : tensor<10xf32>
    %2 = arith.addf %1, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// What is computed in a loop of another kind is not counted.
func.func @generated(%x: tensor<10xf32>) -> tensor<10xf32> {
  %r = tensor.generate {
  ^bb0(%i: index):
    %1 = tensor.extract %x[%i] : tensor<10xf32>
    %2 = arith.addf %1, %1 : f32
    tensor.yield %2 : f32
  } : tensor<10xf32>
  return %r : tensor<10xf32>
}
