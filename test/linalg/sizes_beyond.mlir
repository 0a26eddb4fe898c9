// RUN: jig-opt %s --split-input-file --verify-diagnostics
// Sizes that do not fit 64 bits. The reference computes with what is left of them, or with numbers of no meaning.

func.func @s(%a: memref<4x4xf32>) {
  // expected-error @below {{slice along dimension 1 runs out-of-bounds: 9223372036854775807 >= 4}}
  %0 = memref.subview %a[0, 0] [2, 4] [1, 9223372036854775807] : memref<4x4xf32> to memref<2x4xf32, strided<[4, 9223372036854775807]>>
  return
}

// -----

func.func @c(%a: memref<3x9223372036854775807x9223372036854775807xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32>' but found 'memref<3xf32>'}}
  %0 = memref.collapse_shape %a [[0, 1, 2]] : memref<3x9223372036854775807x9223372036854775807xf32> into memref<3xf32>
  return
}

// -----

func.func @c(%a: memref<4611686018427387904x4xf32>) {
  // expected-error @below {{'memref.collapse_shape' op expected collapsed type to be 'memref<?xf32>' but found 'memref<0xf32>'}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4611686018427387904x4xf32> into memref<0xf32>
  return
}

// -----

func.func @c(%a: tensor<4x8xf32>) {
  // expected-error @below {{slice along dimension 0 runs out-of-bounds: 9223372036854775807 >= 4}}
  %0 = tensor.extract_slice %a [2, 0] [9223372036854775807, 8] [9223372036854775807, 1] : tensor<4x8xf32> to tensor<9223372036854775807x8xf32>
  return
}

// -----

func.func @r(%a: tensor<4611686018427387904x8xf32>, %s : tensor<1xindex>) {
  // expected-error @below {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %0 = tensor.reshape %a(%s) : (tensor<4611686018427387904x8xf32>, tensor<1xindex>) -> tensor<0xf32>
  return
}

// -----

func.func @f(%a0: tensor<2x9xf32>, %a2: tensor<2x8xf32>) -> tensor<2x8xf32> {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #1 to be beyond 64 bits, but found 9}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 * -9223372036854775807)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<2x9xf32>) outs(%a2: tensor<2x8xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// -----

func.func @f(%a0: tensor<2x9xf32>, %a2: tensor<2x8xf32>) -> tensor<2x8xf32> {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #1 to be beyond 64 bits, but found 9}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, (d1 * 9223372036854775807) mod 9)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<2x9xf32>) outs(%a2: tensor<2x8xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// -----

func.func @f(%a0: tensor<16x16xf32>, %a2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #1 to be beyond 64 bits, but found 16}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1 * 9223372036854775807)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<16x16xf32>) outs(%a2: tensor<64x64xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

func.func @f(%a0: tensor<16x16xf32>, %a2: tensor<64x64xf32>) -> tensor<64x64xf32> {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be beyond 64 bits, but found 16}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0*9223372036854775807 + d1, d1 * 4611686018427387904)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0: tensor<16x16xf32>) outs(%a2: tensor<64x64xf32>) {
  ^bb0(%p: f32, %o: f32):
    linalg.yield %p : f32
  } -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}

// -----

func.func @f(%input: tensor<1x16x1xi32>, %shape: tensor<2xi32>, %o: tensor<1x9223372036854775807x1xi32>) -> tensor<1x9223372036854775807x1xi32> {
  // expected-error @below {{'linalg.pooling_nwc_max_unsigned' op inferred input/output operand #0 has shape's dimension #1 to be beyond 64 bits, but found 16}}
  %r = linalg.pooling_nwc_max_unsigned {dilations = dense<[2]> : tensor<1xi64>, strides = dense<[4]> : tensor<1xi64>} ins(%input, %shape : tensor<1x16x1xi32>, tensor<2xi32>) outs(%o : tensor<1x9223372036854775807x1xi32>) -> tensor<1x9223372036854775807x1xi32>
  return %r : tensor<1x9223372036854775807x1xi32>
}
