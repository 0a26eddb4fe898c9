// ARGS: --affine-loop-normalize
// ARGS: --affine-loop-unroll=unroll-factor=3
func.func @f(%n: index, %m: memref<?xf32>, %x: f32) {
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 mod 4)>(%n)
  %b = affine.apply affine_map<(d0) -> (d0 mod 4)>(%c4)
  affine.for %i = 2 to min affine_map<(d0) -> (d0 + 4, 4)>(%a) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 2 to min affine_map<(d0) -> (d0 + 4, 4)>(%b) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to min affine_map<(d0) -> (d0 + 4, 4)>(%b) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = max affine_map<(d0) -> (d0 + 4, 4)>(%b) to 10 {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  affine.for %i = affine_map<(d0) -> (d0 + 4)>(%b) to affine_map<(d0) -> (d0 + 14)>(%a) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}
func.func @g(%n: index, %m: memref<?x?xf32>, %x: f32) {
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 mod 4)>(%n)
  %b = affine.apply affine_map<(d0) -> (d0 mod 4)>(%c4)
  affine.parallel (%i, %j) = (%a, 2) to (min(%a + 4, %n), %b + 8) step (2, 3) {
    affine.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  affine.parallel (%i, %j) = (%b, %c4) to (%a, %n) {
    affine.store %x, %m[%i, %j] : memref<?x?xf32>
  }
  affine.for %i = %c4 to %a step 3 {
    affine.for %j = affine_map<(d0) -> (d0 mod 4)>(%i) to affine_map<(d0) -> (d0 + 14)>(%a) {
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
