// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: index, %v2: index) {
  %v3 = affine.apply affine_map<(d0)[s0, s1] -> (((d0 + s0) * s0))>(%v1)[%v2, %v2]
  affine.if affine_set<(d0, d1)[s0] : ((d1 mod 3) == 0, (d1 floordiv 2) == 0)>(%v1, %v3)[%v3] { "t.a"() : () -> () }
  %v4 = arith.constant -0.0 : f32
  %v5 = affine.parallel (%p2_0) = (1) to (4) reduce ("addf") -> f32 { affine.yield %v4 : f32 }
  %v6 = arith.muli %v3, %v3 : index
  "t.use"(%v5, %v6) : (f32, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v4: index) {
  %v2 = affine.load %v1[] : memref<f32>
  affine.if affine_set<() : (1 >= 0)>() { "t.a"() : () -> () }
  %v3 = arith.constant -1.0 : f32
  affine.store %v3, %v1[] : memref<f32>
  %v5 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 - d0) mod 1))>(%v4, %v4)[%v4, %v4]
  "t.use"(%v2, %v5) : (f32, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v6: index, %v7: index) {
  %v2, %v3 = affine.delinearize_index %v1 into (16) : index, index
  %v4 = affine.linearize_index [%v2, %v3] by (16) : index
  %v5 = arith.constant 5 : index
  %v8 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((3 * s0) floordiv 8))>(%v5, %v6)[%v7, %v7]
  "t.use"(%v4, %v8) : (index, index) -> ()
  return
}
// -----
func.func @f(%v1: f32, %v3: index, %v5: memref<8x?xf32>) {
  %v2 = affine.parallel (%p0_0) = (0) to (0) step (2) reduce ("addf") -> f32 { affine.yield %v1 : f32 }
  affine.for %i1 = 2 to min affine_map<(d0)[s0] -> ((s0 - 1), s0, s0)>(%v3)[%v3] step 2 {
"t.b"(%i1) : (index) -> ()
}
  %v4 = affine.min affine_map<(d0, d1)[s0, s1] -> (s1, (d1 - s0), (s0 ceildiv 2))>(%v3, %v3)[%v3, %v3]
  %v6 = arith.constant 2 : index
  %v7 = affine.load %v5[%v3, 0] : memref<8x?xf32>
  "t.use"(%v2, %v4, %v7) : (f32, index, f32) -> ()
  return
}
// -----
func.func @f(%v1: index, %v6: index, %v7: memref<4x?xf32>) {
  %v2 = affine.linearize_index [%v1] by (16) : index
  %v3, %v4 = affine.delinearize_index %v2 into (16) : index, index
  %v5 = affine.apply affine_map<() -> (3)>()
  affine.for %i3 = 1 to affine_map<(d0, d1) -> ((d1 ceildiv 1))>(%v4, %v6) {
"t.m"(%v7) : (memref<4x?xf32>) -> ()
}
  "t.use"(%v3, %v4, %v5) : (index, index, index) -> ()
  return
}
// -----
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
func.func @f(%v1: index, %v4: index, %v9: f32, %v11: memref<?xf32>) {
  %v2 = arith.constant 3 : index
  %v3 = affine.linearize_index disjoint [%v1, %v1, %v2] by (4, 4, 4) : index
  %v5, %v6, %v7 = affine.delinearize_index %v4 into (3, 3, 8) : index, index, index
  %v8 = affine.linearize_index disjoint [%v5, %v6, %v7] by (3, 3, 8) : index
  %v10 = affine.parallel (%p4_0) = (0) to (1) reduce ("mulf") -> f32 { affine.yield %v9 : f32 }
  %v12 = affine.vector_load %v11[3] : memref<?xf32>, vector<2xf32>
  %v13 = arith.constant 16 : index
  %v14 = affine.apply affine_map<(d0, d1) -> (((4 + d0) * 0))>(%v4, %v13)
  "t.use"(%v3, %v7, %v8, %v10, %v12, %v14) : (index, index, index, f32, vector<2xf32>, index) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant 3 : index
  %v2 = affine.apply affine_map<(d0, d1) -> (((d1 + d1) floordiv 2))>(%v1, %v1)
  %v3 = affine.min affine_map<(d0, d1)[s0, s1] -> ((s1 + s1))>(%v1, %v2)[%v1, %v1]
  %v4 = affine.delinearize_index %v3 into (16) : index
  %v5 = affine.apply affine_map<(d0) -> (((d0 + 3) + (d0 + d0)))>(%v4)
  "t.use"(%v5) : (index) -> ()
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
func.func @f(%v1: f32, %v2: memref<8xf32>, %v5: index, %v8: index, %v13: index) {
  %v3, %v4 = affine.for %i0 = affine_map<() -> (2)>() to 0 step 2 iter_args(%a0_0 = %v1, %a0_1 = %v1) -> (f32, f32) {
affine.store %v1, %v2[%i0] : memref<8xf32>
%y0_1 = arith.addf %a0_1, %a0_1 : f32
affine.yield %a0_1, %y0_1 : f32, f32
}
  %v6 = affine.delinearize_index %v5 into (1) : index
  %v7 = affine.linearize_index disjoint [%v6] by (1) : index
  %v9, %v10 = affine.delinearize_index %v7 into (%v8, 1) : index, index
  %v11 = affine.linearize_index [%v5, %v10] by (1) : index
  affine.for %i5 = 1 to affine_map<() -> (4)>() {
"t.m"(%v2) : (memref<8xf32>) -> ()
}
  %v12 = arith.constant 2 : index
  %v14, %v15, %v16 = affine.delinearize_index %v12 into (%v13, 4) : index, index, index
  %v17 = affine.linearize_index disjoint [%v14, %v15, %v16] by (%v13, 4) : index
  "t.use"(%v3, %v4, %v9, %v11, %v17) : (f32, f32, index, index, index) -> ()
  return
}
// -----
func.func @f(%v1: index) {
  %v2 = arith.constant 3 : index
  %v3 = affine.max affine_map<(d0, d1, d2)[s0] -> (((d2 - d1) ceildiv 3), ((d0 + d1) + (d1 * -2)))>(%v1, %v1, %v2)[%v2]
  %v4 = arith.constant 5 : index
  %v5 = arith.constant -1 : index
  %v6, %v7, %v8 = affine.delinearize_index %v4 into (%v5, %v5, 2) : index, index, index
  %v9 = arith.constant 16 : index
  %v10 = affine.linearize_index disjoint [%v6, %v9] by (%v9) : index
  %v11 = affine.apply affine_map<(d0)[s0] -> (s0)>(%v8)[%v10]
  "t.use"(%v3, %v7, %v11) : (index, index, index) -> ()
  return
}
// -----
func.func @f() {
  %v1 = affine.max affine_map<() -> (8, 2, 0)>()
  affine.parallel (%p1_0, %p1_1) = (0, 0) to (8, 4) step (1, 2) { "t.p"(%p1_0, %p1_1) : (index, index) -> () }
  %v2 = arith.constant -1 : index
  %v3 = arith.constant 16 : index
  %v4, %v5, %v6 = affine.delinearize_index %v2 into (2, %v3, %v3) : index, index, index
  %v7 = affine.linearize_index [%v6] by (%v3) : index
  "t.use"(%v1, %v4, %v5, %v7) : (index, index, index, index) -> ()
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
func.func @f(%v1: index, %v5: f32) {
  affine.for %i0 = affine_map<(d0, d1) -> ((d1 + d1))>(%v1, %v1) to min affine_map<() -> (1)>() {

}
  %v2 = affine.linearize_index disjoint [%v1] by (8) : index
  %v3, %v4 = affine.delinearize_index %v2 into (8) : index, index
  %v6 = affine.for %i3 = max affine_map<(d0)[s0] -> ((d0 mod 3), (s0 + d0), (1 + d0))>(%v2)[%v4] to affine_map<(d0)[s0] -> ((8 + d0))>(%v4)[%v4] iter_args(%a3_0 = %v5) -> (f32) {
"t.b"(%i3) : (index) -> ()
%y3_0 = arith.addf %a3_0, %a3_0 : f32
affine.yield %y3_0 : f32
}
  %v7 = arith.constant 0 : index
  %v8 = affine.apply affine_map<(d0, d1, d2) -> (d1)>(%v2, %v4, %v7)
  %v9 = arith.constant 2 : index
  affine.parallel (%p6_0) = (%v8) to (%v9) { "t.p"(%p6_0) : (index) -> () }
  "t.use"(%v3, %v6) : (index, f32) -> ()
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
func.func @f(%v1: memref<8xf32>, %v2: index, %v4: index) {
  %v3 = affine.load %v1[3] : memref<8xf32>
  %v5 = arith.constant 1 : index
  %v6 = affine.apply affine_map<(d0)[s0] -> (((s0 + s0) + (s0 floordiv 2)))>(%v4)[%v5]
  %v7 = arith.constant 8 : index
  %v8 = affine.max affine_map<()[s0, s1] -> (((8 + s0) + (s1 mod s1)), ((4 floordiv 1) - (s1 * 0)))>()[%v7, %v6]
  %v9 = affine.max affine_map<(d0)[s0] -> (d0, ((d0 floordiv 4) + (2 ceildiv 2)), d0)>(%v8)[%v8]
  "t.use"(%v3, %v9) : (f32, index) -> ()
  return
}
// -----
func.func @f(%v5: index, %v8: f32) {
  %v1 = arith.constant 1 : index
  %v2, %v3, %v4 = affine.delinearize_index %v1 into (16, %v1) : index, index, index
  %v6 = arith.constant -1 : index
  %v7 = affine.linearize_index [%v3, %v5, %v5] by (%v6, 8, 2) : index
  %v9 = arith.constant 0.0 : f32
  %v10, %v11 = affine.for %i4 = max affine_map<(d0, d1) -> ((d0 * 4), (d1 + d1))>(%v5, %v7) to 2 iter_args(%a5_0 = %v8, %a5_1 = %v9) -> (f32, f32) {
%y5_0 = arith.addf %a5_0, %a5_0 : f32
%y5_1 = arith.addf %a5_1, %a5_1 : f32
affine.yield %y5_0, %y5_1 : f32, f32
}
  %v12 = arith.muli %v1, %v5 : index
  "t.use"(%v2, %v4, %v10, %v11, %v12) : (index, index, f32, f32, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<8xf32>, %v2: index, %v8: f32, %v9: memref<f32>) {
  affine.prefetch %v1[%v2 * 2], read, locality<3>, data : memref<8xf32>
  %v3 = arith.constant 3 : index
  %v4 = arith.constant 8 : index
  %v5 = affine.linearize_index disjoint [%v3, %v2, %v4] by (8, 16) : index
  %v6 = affine.apply affine_map<(d0, d1, d2) -> (((d2 - d2) + -1))>(%v4, %v4, %v4)
  %v7 = affine.apply affine_map<() -> (0)>()
  %v10 = affine.for %i6 = max affine_map<() -> (4, 4)>() to min affine_map<(d0) -> ((-1 floordiv 8))>(%v5) step 2 iter_args(%a6_0 = %v8) -> (f32) {
affine.store %v8, %v9[] : memref<f32>
affine.yield %v8 : f32
}
  "t.use"(%v6, %v7, %v10) : (index, index, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<4xf32>, %v2: index) {
  %v3 = affine.vector_load %v1[%v2 + 1] : memref<4xf32>, vector<2xf32>
  %v4 = arith.constant 0.0 : f32
  %v5, %v6 = affine.for %i1 = 0 to min affine_map<()[s0] -> (s0, s0, s0)>()[%v2] iter_args(%a2_0 = %v4, %a2_1 = %v4) -> (f32, f32) {
"t.b"(%i1) : (index) -> ()
affine.yield %v4, %v4 : f32, f32
}
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 16 : index
  %v9 = arith.constant 0 : index
  %v10 = affine.apply affine_map<(d0, d1)[s0] -> (((d1 + 4) mod 4))>(%v7, %v8)[%v9]
  "t.use"(%v3, %v5, %v6, %v10) : (vector<2xf32>, f32, f32, index) -> ()
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
func.func @f(%v1: index, %v4: index) {
  %v2 = affine.apply affine_map<(d0) -> (((d0 - d0) floordiv 3))>(%v1)
  %v3 = affine.min affine_map<(d0, d1, d2)[s0] -> ((d0 + d1))>(%v1, %v1, %v1)[%v1]
  %v5 = affine.apply affine_map<()[s0] -> (s0)>()[%v4]
  %v6 = affine.min affine_map<(d0, d1)[s0] -> ((4 floordiv 2))>(%v4, %v5)[%v5]
  "t.use"(%v2, %v3, %v6) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v6: f32, %v9: memref<f32>, %v10: f32) {
  %v2, %v3, %v4 = affine.delinearize_index %v1 into (%v1, 2) : index, index, index
  %v5 = affine.linearize_index [%v2, %v3, %v4] by (%v1, 2) : index
  %v7 = affine.parallel (%p2_0) = (0) to (4) reduce ("mulf") -> f32 { affine.yield %v6 : f32 }
  %v8 = arith.constant 16 : index
  affine.for %i4 = affine_map<(d0, d1) -> (0)>(%v5, %v8) to 10 step 2 {
"t.m"(%v9) : (memref<f32>) -> ()
}
  %v11 = arith.constant 0.0 : f32
  %v12 = affine.if affine_set<(d0, d1) : (d0 >= 0)>(%v4, %v8) -> f32 { affine.yield %v10 : f32 } else { affine.yield %v11 : f32 }
  %v13 = affine.load %v9[] : memref<f32>
  "t.use"(%v2, %v3, %v7, %v12, %v13) : (index, index, f32, f32, f32) -> ()
  return
}
// -----
func.func @f(%v1: index, %v8: memref<?x8xf32>) {
  %v2 = affine.linearize_index [%v1] by (4) : index
  %v3 = affine.delinearize_index %v2 into (4) : index
  %v4 = arith.constant 0 : index
  %v5, %v6 = affine.delinearize_index %v4 into (8, 2) : index, index
  %v7 = affine.linearize_index [%v5, %v6] by (8, 2) : index
  %v9 = arith.constant 3 : index
  %v10 = affine.load %v8[%v5 * 2, %v9] : memref<?x8xf32>
  %v11 = arith.constant 2 : index
  affine.if affine_set<(d0, d1) : (d1 >= 0)>(%v11, %v9) { "t.a"() : () -> () } else {  }
  %v12, %v13, %v14 = affine.delinearize_index %v9 into (1, 2) : index, index, index
  %v15 = affine.linearize_index disjoint [%v12, %v13, %v14] by (1, 2) : index
  "t.use"(%v3, %v7, %v10, %v15) : (index, index, f32, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<4x4xf32>, %v5: index, %v8: index) {
  %v2 = arith.constant -1 : index
  %v3 = arith.constant 1 : index
  affine.prefetch %v1[3, %v3], read, locality<3>, data : memref<4x4xf32>
  %v4 = affine.min affine_map<(d0) -> ((d0 * 3), (d0 mod 3), (d0 * 1))>(%v2)
  %v6 = arith.constant 1 : index
  %v7 = affine.max affine_map<(d0, d1, d2)[s0, s1] -> ((d0 * 2), (d2 * s0), d0)>(%v3, %v4, %v5)[%v6, %v5]
  %v9 = affine.apply affine_map<()[s0] -> (((s0 + s0) floordiv 4))>()[%v8]
  "t.use"(%v7, %v9) : (index, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v6: index, %v9: index) {
  %v2 = arith.muli %v1, %v1 : index
  %v3 = arith.constant 3 : index
  %v4 = arith.constant 5 : index
  %v5 = affine.apply affine_map<(d0, d1, d2) -> ((d0 ceildiv 3))>(%v3, %v3, %v4)
  %v7 = arith.constant 0 : index
  %v8 = affine.max affine_map<(d0, d1, d2) -> (d1, (d0 - 2), (d1 floordiv 3))>(%v5, %v6, %v7)
  %v10 = affine.apply affine_map<(d0) -> (((d0 * 3) * -1))>(%v9)
  "t.use"(%v2, %v8, %v10) : (index, index, index) -> ()
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
func.func @f(%v3: f32) {
  %v1 = affine.apply affine_map<() -> (3)>()
  affine.parallel (%p1_0) = (%v1) to (8) step (1) {}
  affine.for %i2 = 0 to min affine_map<() -> (-1, 1, 8)>() {
"t.b"(%i2) : (index) -> ()
}
  %v2 = arith.constant 2 : index
  %v4 = affine.for %i4 = max affine_map<(d0, d1) -> ((d1 + d0), (3 + d0))>(%v1, %v2) to 2 iter_args(%a4_0 = %v3) -> (f32) {
%y4_0 = arith.addf %a4_0, %a4_0 : f32
affine.yield %y4_0 : f32
}
  %v5 = arith.constant 16 : index
  affine.if affine_set<(d0, d1) : ((d1 * 1) >= 0)>(%v5, %v5) { "t.a"() : () -> () }
  "t.use"(%v4) : (f32) -> ()
  return
}
// -----
func.func @f(%v1: index, %v2: index, %v4: index) {
  %v3 = arith.constant -1 : index
  %v5 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (d0)>(%v1, %v2, %v3)[%v3, %v4]
  affine.parallel (%p2_0, %p2_1) = (%v4, 0) to (0, 0) { "t.p"(%p2_0, %p2_1) : (index, index) -> () }
  affine.parallel (%p3_0) = (0) to (%v2) { "t.p"(%p3_0) : (index) -> () }
  "t.use"(%v5) : (index) -> ()
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
func.func @f(%v2: index, %v4: memref<f32>, %v8: memref<f32>) {
  %v1 = arith.constant 5 : index
  %v3 = affine.linearize_index [%v1, %v1] by (%v2, 8) : index
  %v5 = affine.load %v4[] : memref<f32>
  %v6 = arith.constant 5 : index
  %v7 = affine.apply affine_map<(d0, d1, d2) -> (d2)>(%v1, %v1, %v6)
  %v9 = affine.for %i5 = 0 to min affine_map<(d0) -> ((d0 ceildiv 1), 8, d0)>(%v3) iter_args(%a5_0 = %v5) -> (f32) {
affine.store %v5, %v8[] : memref<f32>
affine.yield %a5_0 : f32
}
  %v10 = arith.constant 1.0 : f32
  %v11, %v12 = affine.for %i6 = 2 to min affine_map<(d0, d1) -> ((d0 * 0))>(%v6, %v7) step 2 iter_args(%a7_0 = %v5, %a7_1 = %v10) -> (f32, f32) {
"t.b"(%i6) : (index) -> ()
%y7_1 = arith.addf %a7_1, %a7_1 : f32
affine.yield %a7_0, %y7_1 : f32, f32
}
  "t.use"(%v9, %v11, %v12) : (f32, f32, f32) -> ()
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
func.func @f(%v4: index) {
  %v1 = affine.max affine_map<() -> (2, 1, 3)>()
  %v2 = affine.apply affine_map<()[s0] -> ((s0 mod 4))>()[%v1]
  %v3 = arith.constant 5 : index
  affine.parallel (%p2_0) = (0) to (%v3) { "t.p"(%p2_0) : (index) -> () }
  %v5 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 + s1) * -1))>(%v3, %v4)[%v4, %v4]
  "t.use"(%v2, %v5) : (index, index) -> ()
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
func.func @f(%v1: index, %v3: index) {
  %v2 = affine.linearize_index [%v1, %v1, %v1] by (1, 3) : index
  affine.if affine_set<(d0, d1) : ((-1 + d0) == 0)>(%v1, %v3) { "t.a"() : () -> () }
  affine.for %i2 = 0 to min affine_map<(d0, d1)[s0] -> ((d0 + d0), s0, d1)>(%v1, %v1)[%v1] {
"t.b"(%i2) : (index) -> ()
}
  %v4 = affine.min affine_map<(d0) -> ((d0 + d0))>(%v2)
  %v5 = affine.apply affine_map<(d0, d1, d2)[s0, s1] -> (((s1 * -2) * 1))>(%v2, %v3, %v1)[%v1, %v1]
  "t.use"(%v4, %v5) : (index, index) -> ()
  return
}
// -----
func.func @f(%v1: index, %v5: index) {
  %v2 = arith.constant 1 : index
  %v3 = affine.linearize_index [%v1, %v1] by (%v1, %v2) : index
  %v4 = affine.delinearize_index %v3 into (%v2) : index
  affine.parallel (%p3_0) = (%v5) to (0) step (2) {}
  "t.use"(%v4) : (index) -> ()
  return
}
// -----
func.func @f(%v2: memref<f32>, %v4: memref<4xf32>) {
  %v1 = affine.apply affine_map<() -> (0)>()
  affine.parallel (%p1_0, %p1_1) = (0, 1) to (0, 1) { "t.p"(%p1_0, %p1_1) : (index, index) -> () }
  %v3 = affine.load %v2[] : memref<f32>
  %v5, %v6 = affine.for %i3 = 2 to 0 iter_args(%a3_0 = %v3, %a3_1 = %v3) -> (f32, f32) {
affine.store %v3, %v4[%i3] : memref<4xf32>
%y3_1 = arith.addf %a3_1, %a3_1 : f32
affine.yield %a3_1, %y3_1 : f32, f32
}
  "t.use"(%v1, %v5, %v6) : (index, f32, f32) -> ()
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
func.func @f(%v1: memref<8x4xf32>, %v2: index, %v5: index) {
  %v3 = affine.load %v1[%v2, %v2 * 2] : memref<8x4xf32>
  %v4 = arith.constant 8 : index
  %v6 = affine.parallel (%p1_0, %p1_1) = (%v4, 1) to (%v5, 8) reduce ("maximumf") -> f32 { affine.yield %v3 : f32 }
  %v7 = memref.cast %v1 : memref<8x4xf32> to memref<?x?xf32>
  %v8, %v9, %v10, %v11 = affine.delinearize_index %v5 into (16, 2, 16) : index, index, index, index
  "t.use"(%v6, %v7, %v8, %v9, %v10, %v11) : (f32, memref<?x?xf32>, index, index, index, index) -> ()
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
// -----
func.func @f(%v1: index, %v6: index) {
  %v2, %v3, %v4 = affine.delinearize_index %v1 into (1, 2, %v1) : index, index, index
  %v5 = affine.linearize_index disjoint [%v2, %v3, %v2] by (1, 2, %v1) : index
  %v7 = affine.max affine_map<(d0, d1)[s0] -> ((s0 + d0), d0, (-1 + d1))>(%v6, %v6)[%v6]
  affine.parallel (%p3_0) = (1) to (%v7) { "t.p"(%p3_0) : (index) -> () }
  %v8 = affine.linearize_index disjoint [%v5] by (4) : index
  %v9 = affine.delinearize_index %v8 into (4) : index
  "t.use"(%v3, %v4, %v9) : (index, index, index) -> ()
  return
}
