// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: index, %v2: index, %v3: index, %v6: index, %v8: memref<8xf32>) {
  %v4 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (((s0 - d2) * 2))>(%v1, %v1, %v2)[%v3, %v3]
  %v5 = affine.apply affine_map<(d0) -> (((d0 floordiv 8) - (d0 + d0)))>(%v4)
  %v7 = arith.constant 1.0 : f32
  %v9 = affine.for %i2 = affine_map<(d0) -> (d0)>(%v6) to affine_map<(d0, d1) -> (d1)>(%v6, %v5) iter_args(%a3_0 = %v7) -> (f32) {
affine.store %v7, %v8[%i2] : memref<8xf32>
affine.yield %a3_0 : f32
}
  "t.use"(%v9) : (f32) -> ()
  return
}
// -----
func.func @f(%v2: memref<4x?xf32>) {
  %v1 = arith.constant 3 : index
  affine.for %i1 = max affine_map<()[s0] -> (s0, (s0 + 0))>()[%v1] to 2 {
"t.m"(%v2) : (memref<4x?xf32>) -> ()
}
  affine.for %i2 = affine_map<()[s0] -> ((s0 floordiv 2))>()[%v1] to 1 {
"t.m"(%v2) : (memref<4x?xf32>) -> ()
}
  %v3 = memref.cast %v2 : memref<4x?xf32> to memref<4x?xf32>
  "t.use"(%v3) : (memref<4x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: index) {
  %v2, %v3, %v4, %v5 = affine.delinearize_index %v1 into (2, 1, %v1) : index, index, index, index
  %v6 = affine.linearize_index [%v2, %v3, %v4, %v5] by (2, 1, %v1) : index
  affine.parallel (%p2_0) = (0) to (%v5) { "t.p"(%p2_0) : (index) -> () }
  %v7 = affine.apply affine_map<(d0, d1, d2) -> (0)>(%v5, %v5, %v5)
  "t.use"(%v2, %v6, %v7) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v5: index) {
  %v2 = affine.linearize_index disjoint [%v1, %v1, %v1] by (16, %v1) : index
  %v3, %v4 = affine.delinearize_index %v2 into (16, %v1) : index, index
  %v6 = affine.delinearize_index %v5 into (8) : index
  %v7 = affine.linearize_index [%v6] by (8) : index
  "t.use"(%v3, %v4, %v7) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v4: index) {
  %v2 = affine.min affine_map<(d0, d1, d2)[s0] -> ((d1 + (d2 + 0)), ((0 + d1) mod s0), ((d2 * -1) mod s0))>(%v1, %v1, %v1)[%v1]
  %v3 = arith.constant 3 : index
  %v5 = affine.min affine_map<(d0, d1)[s0, s1] -> (((s0 * 0) * 2), (-1 - (s0 mod s0)))>(%v2, %v1)[%v3, %v4]
  %v6 = arith.constant -1 : index
  %v7 = arith.constant 2 : index
  %v8 = affine.linearize_index [%v5, %v5, %v6] by (%v7, %v7) : index
  "t.use"(%v2, %v8) : (index, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v2: memref<f32>, %v6: f32) {
  affine.for %i0 = 2 to min affine_map<(d0, d1) -> ((d0 * 1), (d0 * 2))>(%v1, %v1) {
"t.m"(%v2) : (memref<f32>) -> ()
}
  %v3 = arith.constant -1 : index
  %v4 = arith.constant 16 : index
  %v5 = affine.max affine_map<(d0, d1) -> ((d1 mod 1), (d1 + 0), (d1 - d1))>(%v3, %v4)
  affine.for %i4 = 2 to 10 {
"t.m"(%v2) : (memref<f32>) -> ()
}
  %v7 = affine.if affine_set<() : (4 >= 0)>() -> f32 { affine.yield %v6 : f32 } else { affine.yield %v6 : f32 }
  "t.use"(%v5, %v7) : (index, f32) -> ()
  return
}
// -----
func.func @f(%v1: index, %v2: index) {
  %v3, %v4 = affine.delinearize_index %v1 into (%v1, %v2) : index, index
  %v5 = affine.linearize_index disjoint [%v3, %v4] by (%v1, %v2) : index
  affine.if affine_set<() : (-1 >= 0, 1 >= 0)>() { "t.a"() : () -> () }
  %v6 = affine.max affine_map<(d0, d1, d2) -> (d1, 2)>(%v5, %v5, %v5)
  "t.use"(%v6) : (index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v7: memref<f32>) {
  %v2 = arith.constant 5 : index
  affine.if affine_set<(d0, d1)[s0] : ((s0 - s0) == 0, (d0 * -2) == 0)>(%v1, %v1)[%v2] { "t.a"() : () -> () } else {  }
  %v3 = arith.constant 8 : index
  %v4 = arith.constant -0.0 : f32
  %v5 = affine.parallel (%p2_0, %p2_1) = (0, 1) to (1, %v3) reduce ("mulf") -> f32 { affine.yield %v4 : f32 }
  %v6 = arith.constant -1 : index
  affine.for %i6 = 0 to affine_map<(d0, d1) -> ((d0 * 3))>(%v6, %v6) step 3 {
"t.b"(%i6) : (index) -> ()
}
  affine.prefetch %v7[], read, locality<3>, data : memref<f32>
  "t.use"(%v5) : (f32) -> ()
  return
}
// -----
func.func @f(%v1: index) {
  %v2 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (((s0 ceildiv 3) + (d1 * 4)))>(%v1, %v1, %v1)[%v1, %v1]
  %v3 = arith.constant 2 : index
  %v4, %v5, %v6, %v7 = affine.delinearize_index %v3 into (4, 3, 3) : index, index, index, index
  %v8 = arith.subi %v7, %v7 : index
  %v9 = affine.linearize_index [%v8, %v8] by (4) : index
  %v10 = affine.delinearize_index %v9 into (4) : index
  affine.for %i6 = affine_map<() -> (-1)>() to min affine_map<()[s0] -> ((8 floordiv 3), (s0 ceildiv 2), (s0 mod 3))>()[%v9] {
"t.b"(%i6) : (index) -> ()
}
  "t.use"(%v2, %v4, %v5, %v6, %v10) : (index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%v2: memref<8x?xf32>, %v6: index, %v7: f32, %v8: memref<4xf32>) {
  %v1 = arith.constant 3 : index
  affine.parallel (%p0_0) = (%v1) to (%v1) step (1) {}
  %v3 = arith.constant -1 : index
  %v4 = arith.constant 0 : index
  %v5 = affine.load %v2[%v3, 0] : memref<8x?xf32>
  %v9 = affine.for %i5 = max affine_map<() -> (-1, 0)>() to min affine_map<(d0) -> ((d0 mod 2), (d0 * 2), (1 ceildiv 4))>(%v6) iter_args(%a5_0 = %v7) -> (f32) {
affine.store %v7, %v8[%i5] : memref<4xf32>
%y5_0 = arith.addf %a5_0, %a5_0 : f32
affine.yield %y5_0 : f32
}
  affine.parallel (%p6_0, %p6_1) = (%v1, 1) to (8, %v1) step (1, 1) { "t.p"(%p6_0, %p6_1) : (index, index) -> () }
  "t.use"(%v5, %v9) : (f32, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v3: index, %v8: memref<4xf32>, %v9: f32) {
  affine.for %i0 = 0 to 2 {
"t.m"(%v1) : (memref<f32>) -> ()
}
  %v2 = arith.constant 16 : index
  %v4, %v5, %v6 = affine.delinearize_index %v2 into (%v2, %v3, 8) : index, index, index
  %v7 = affine.linearize_index disjoint [%v4, %v5, %v6] by (%v3, 8) : index
  affine.store %v9, %v8[%v6 + 1] : memref<4xf32>
  %v10 = affine.apply affine_map<(d0, d1, d2) -> (((d1 + d2) + (8 mod 2)))>(%v7, %v7, %v7)
  affine.for %i6 = 2 to 1 {
"t.m"(%v1) : (memref<f32>) -> ()
}
  "t.use"(%v10) : (index) -> ()
  return
}
