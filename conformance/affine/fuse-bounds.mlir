// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
func.func @symbolic(%n: index, %c: f32, %o: memref<?xf32>) {
  %t = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %c, %t[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %t[%i] : memref<?xf32>
    affine.store %0, %o[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @symbolic_static(%n: index, %c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to %n {
    affine.store %c, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @offset(%n: index, %c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%i + symbol(%n)] : memref<32xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i + symbol(%n)] : memref<32xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @dynamic_dim(%c: f32, %a: memref<?x16xf32>, %o: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?x16xf32>
  %t = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%j, %i] : memref<?x16xf32>
      affine.store %0, %t[%i] : memref<16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @triangle(%c: f32, %o: memref<8x8xf32>) {
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %c, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      %0 = affine.load %t[%i, %j] : memref<8x8xf32>
      affine.store %0, %o[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
// -----
func.func @least(%c: f32, %n: index, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 16)>()[%n] {
    affine.store %c, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 16)>()[%n] {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @constant_operand(%c: f32, %o: memref<16xf32>) {
  %c5 = arith.constant 5 : index
  %t = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%c5, %i] : memref<16x16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%c5, %i] : memref<16x16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @applied(%c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<40xf32>
  affine.for %i = 0 to 16 {
    %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    affine.store %c, %t[%k] : memref<40xf32>
  }
  affine.for %i = 0 to 16 {
    %k = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %0 = affine.load %t[%k] : memref<40xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @no_iterations(%c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 0 {
    affine.store %c, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  affine.for %i = 5 to 2 {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
