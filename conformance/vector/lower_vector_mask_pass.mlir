// ARGS: --lower-vector-mask
// ARGS: --pass-pipeline=builtin.module(lower-vector-mask)
// ARGS: --pass-pipeline=builtin.module(func.func(lower-vector-mask{foo=1}))
// ARGS: --lower-vector-mask --canonicalize --mlir-print-ir-before-all
// ARGS: --lower-vector-mask --dump-pass-pipeline
func.func @read(%m: memref<4xf32>, %b: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 1.0 : f32
  %dead = vector.create_mask %b : vector<4xi1>
  %y = vector.create_mask %b : vector<4xi1>
  %r = vector.mask %y { vector.transfer_read %m[%c0], %p : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @passes_through(%m: memref<4xf32>, %y: vector<4xi1>, %q: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 1.0 : f32
  %r = vector.mask %y, %q { vector.transfer_read %m[%c0], %p : memref<4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @write(%m: memref<?x4xf32>, %i: index, %y: vector<4x4xi1>, %q: vector<4x4xf32>) {
  vector.mask %y { vector.transfer_write %q, %m[%i, %i] {in_bounds = [false, true]} : vector<4x4xf32>, memref<?x4xf32> } : vector<4x4xi1>
  return
}
func.func @tensors(%m: tensor<?x4xf32>, %i: index, %y: vector<[4]x4xi1>, %q: vector<[4]x4xf32>) -> tensor<?x4xf32> {
  %r = vector.mask %y { vector.transfer_write %q, %m[%i, %i] : vector<[4]x4xf32>, tensor<?x4xf32> } : vector<[4]x4xi1> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
func.func @permuted(%m: memref<?x?xf32>, %i: index, %y: vector<4x8xi1>) -> vector<8x4xf32> {
  %p = arith.constant 1.0 : f32
  %r = vector.mask %y { vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<8x4xf32> } : vector<4x8xi1> -> vector<8x4xf32>
  return %r : vector<8x4xf32>
}
func.func @gather(%m: memref<4xf32>, %i: vector<4xindex>, %y: vector<4xi1>, %q: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %r = vector.mask %y { vector.gather %m[%c0] [%i], %y, %z : memref<4xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @empty(%y: vector<4xi1>, %q: vector<4xf32>) -> vector<4xf32> {
  vector.mask %y { } : vector<4xi1>
  %r = vector.mask %y { vector.yield %q : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @all(%q: vector<4xf32>, %acc: f32) -> f32 {
  %y = vector.constant_mask [4] : vector<4xi1>
  %r = vector.mask %y { vector.reduction <add>, %q, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %dead = arith.addf %r, %r : f32
  return %r : f32
}
func.func @stays(%q: vector<4xf32>, %acc: f32, %y: vector<4xi1>) -> f32 {
  %r = vector.mask %y { vector.reduction <add>, %q, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %r : f32
}
func.func @nested(%m: memref<4xf32>, %y: vector<4xi1>, %q: vector<4xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  scf.if %c {
    vector.mask %y { vector.transfer_write %q, %m[%c0] : vector<4xf32>, memref<4xf32> } : vector<4xi1>
  }
  return
}
func.func private @declared()
