// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v2: i1, %v3: index, %v7: tensor<8x4xf32>) {
  %v4 = arith.constant 100 : index
  %v5 = scf.while : () -> (index) {
"t.side"() : () -> ()
%c1 = "t.c"() : () -> i1
scf.condition(%c1) %v3 : index
} do {
^bb0(%b1_0: index):
scf.yield 
}
  %v8 = tensor.cast %v7 : tensor<8x4xf32> to tensor<?x?xf32>
  %v9 = arith.constant 10 : index
  %v10 = scf.for %i6 = %v4 to %v9 step %v9 iter_args(%a6 = %v8) -> (tensor<?x?xf32>) { %w6 = tensor.cast %a6 : tensor<?x?xf32> to tensor<8x4xf32>
%x6 = "t.t"(%w6) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%z6 = tensor.cast %x6 : tensor<8x4xf32> to tensor<?x?xf32>
 scf.yield %z6 : tensor<?x?xf32> }
  %v11 = tensor.cast %v10 : tensor<?x?xf32> to tensor<8x4xf32>
  "t.use"(%v5, %v10, %v11) : (index, tensor<?x?xf32>, tensor<8x4xf32>) -> ()
  return
}
// -----
func.func @f(%v2: index, %v4: f32, %v6: i32, %v7: index, %v12: tensor<8x8xf32>, %v13: tensor<1x4xf32>, %v18: index) {
  %v3 = arith.constant 1 : index
  %v5 = arith.constant 2 : i32
  %v8, %v9, %v10 = scf.for %i1 = %v2 to %v2 step %v3 iter_args(%a1_0 = %v4, %a1_1 = %v5, %a1_2 = %v6) -> (f32, i32, i32) {
%y1_0 = arith.addf %v4, %a1_0 : f32
%y1_1 = "t.v"() : () -> i32
"t.u"(%i1) : (index) -> ()
scf.yield %y1_0, %y1_1, %v6 : f32, i32, i32
}
  %v14 = scf.forall (%f11_0) in (1) shared_outs(%o11_0 = %v12) -> (tensor<8x8xf32>) { 
 scf.forall.in_parallel { tensor.parallel_insert_slice %v13 into %o11_0[%f11_0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32> } }
  scf.for %i15 = %v7 to %v3 step %v2 {
"t.side"() : () -> ()
}
  %v17 = arith.constant 2 : index
  %v19 = scf.for %i16 = %v17 to %v17 step %v17 iter_args(%a16_0 = %v17) -> (index) {
scf.yield %i16 : index
}
  "t.use"(%v8, %v9, %v10, %v14, %v19) : (f32, i32, i32, tensor<8x8xf32>, index) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v13: tensor<8x4xf32>, %v24: index) {
  %v3 = arith.constant 5 : i32
  %v4 = arith.constant 1.0 : f32
  scf.if %v2 {

}
  %v6 = arith.constant 1 : index
  %v7 = arith.constant 10 : index
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 3 : index
  %v10, %v11 = scf.for %i5 = %v6 to %v7 step %v6 iter_args(%a5_0 = %v8, %a5_1 = %v3) -> (index, i32) {
"t.u"(%i5) : (index) -> ()
scf.yield %a5_0, %a5_1 : index, i32
}
  %v14 = tensor.cast %v13 : tensor<8x4xf32> to tensor<?x?xf32>
  %v15 = arith.constant 2 : index
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 2 : index
  %v18 = scf.for %i12 = %v15 to %v16 step %v17 iter_args(%a12 = %v14) -> (tensor<?x?xf32>) { %w12 = "t.t"(%a12) : (tensor<?x?xf32>) -> tensor<?x?xf32>
 scf.yield %w12 : tensor<?x?xf32> }
  %v19 = tensor.cast %v18 : tensor<?x?xf32> to tensor<8x4xf32>
  %v21 = arith.constant 8 : index
  %v22 = scf.for %i20 = %v21 to %v17 step %v16 iter_args(%a20_0 = %v16) -> (index) {
%y20_0 = "t.v"() : () -> index
scf.yield %y20_0 : index
}
  %v25 = scf.index_switch %v24 -> i32

default {
scf.yield %v3 : i32
}
  "t.use"(%v10, %v11, %v19, %v22, %v25) : (index, i32, tensor<8x4xf32>, index, i32) -> ()
  return
}
// -----
func.func @f(%v6: f32, %v9: i32) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 1 : index
  %v4 = arith.cmpi ne, %v2, %v3 : index
  scf.execute_region {

cf.cond_br %v4, ^b1, ^b2
^b1:
scf.yield 
^b2:
scf.yield 
}
  scf.if %v4 {
"t.side"() : () -> ()
} else {
"t.side"() : () -> ()
}
  %v8 = arith.constant 0 : index
  %v10 = arith.constant -7 : i32
  %v11, %v12 = scf.for %i7 = %v2 to %v8 step %v3 iter_args(%a7_0 = %v9, %a7_1 = %v10) -> (i32, i32) {
scf.yield %a7_0, %v10 : i32, i32
}
  scf.execute_region {
scf.yield 
}
  "t.use"(%v11, %v12) : (i32, i32) -> ()
  return
}
// -----
func.func @f() {
  %v2 = arith.constant true
  scf.if %v2 {

}
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  scf.parallel (%p3_0) = (%v4) to (%v4) step (%v5) { "t.p"(%p3_0) : (index) -> ()
 scf.reduce }
  "t.use"() : () -> ()
  return
}
// -----
func.func @f(%v9: i1, %v14: f32) {
  scf.forall (%f1_0) in (8) { "t.w"(%f1_0) : (index) -> () }
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 1 : index
  %v5 = arith.constant -1.0 : f32
  %v6, %v7 = scf.for %i2 = %v3 to %v3 step %v4 iter_args(%a2_0 = %v5, %a2_1 = %v4) -> (f32, index) {
"t.side"() : () -> ()
%y2_0 = arith.addf %v5, %a2_0 : f32
"t.u"(%i2) : (index) -> ()
scf.yield %y2_0, %v4 : f32, index
}
  %v10 = arith.constant true
  %v11 = scf.if %v9 -> (index) {
"t.side"() : () -> ()
scf.yield %v4 : index
} else {
scf.if %v9 { "t.n"() : () -> () }
"t.side"() : () -> ()
scf.yield %v4 : index
}
  %v13 = arith.constant 0 : index
  %v15 = scf.parallel (%p12_0, %p12_1) = (%v13, %v13) to (%v11, %v11) step (%v11, %v11) init (%v14) -> f32 { scf.reduce(%v14 : f32) { ^bb0(%l: f32, %r: f32): %s = arith.addf %l, %r : f32
 scf.reduce.return %s : f32 } }
  "t.use"(%v6, %v7, %v15) : (f32, index, f32) -> ()
  return
}
// -----
func.func @f(%v2: i32) {
  %v1 = arith.constant 3 : i32
  %v3 = arith.addi %v1, %v2 : i32
  %v5 = arith.constant true
  %v6 = arith.constant 0.0 : f32
  %v7 = scf.if %v5 -> (f32) {
scf.if %v5 { "t.n"() : () -> () }
scf.yield %v6 : f32
} else {
"t.side"() : () -> ()
scf.yield %v6 : f32
}
  "t.use"(%v3, %v7) : (i32, f32) -> ()
  return
}
// -----
func.func @f(%v5: index, %v6: index, %v7: index, %v9: f32, %v14: i1, %v15: f32, %v17: f32) {
  %v2 = arith.constant 0 : index
  %v3 = scf.index_switch %v2 -> index
case 5 {
"t.side"() : () -> ()
%y1c5_0 = "t.v"() : () -> index
scf.yield %y1c5_0 : index
}
case 0 {
%y1c0_0 = arith.addi %v2, %v2 : index
scf.yield %y1c0_0 : index
}
default {
"t.side"() : () -> ()
scf.yield %v2 : index
}
  %v8 = arith.constant 0 : i32
  %v10, %v11, %v12 = scf.for %i4 = %v3 to %v5 step %v6 iter_args(%a4_0 = %v7, %a4_1 = %v7, %a4_2 = %v8) -> (index, index, i32) {
%y4_0 = "t.v"() : () -> index
scf.yield %y4_0, %v5, %a4_2 : index, index, i32
}
  %v16 = arith.constant false
  %v18 = scf.if %v14 -> (f32) {
scf.if %v14 { "t.n"() : () -> () }
"t.side"() : () -> ()
scf.yield %v15 : f32
} else {
"t.side"() : () -> ()
scf.yield %v15 : f32
}
  "t.use"(%v3, %v10, %v11, %v12, %v18) : (index, index, index, i32, f32) -> ()
  return
}
// -----
func.func @f(%v2: index, %v8: tensor<8x8xf32>, %v9: tensor<1x4xf32>, %v15: i32) {
  %v3 = arith.constant 2 : index
  %v4 = arith.constant 3 : i32
  %v5, %v6 = scf.for %i1 = %v2 to %v2 step %v3 iter_args(%a1_0 = %v4, %a1_1 = %v2) -> (i32, index) {
%y1_0 = arith.constant 1 : i32
%y1_1 = arith.constant 0 : index
scf.yield %y1_0, %y1_1 : i32, index
}
  %v10 = scf.forall (%f7_0) in (%v2) shared_outs(%o7_0 = %v8) -> (tensor<8x8xf32>) { "t.w"(%f7_0) : (index) -> ()
 scf.forall.in_parallel { tensor.parallel_insert_slice %v9 into %o7_0[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32> } } {mapping = [#gpu.thread<x>]}
  %v12 = arith.constant 4 : index
  %v13 = arith.constant 2 : index
  %v14 = arith.constant 1 : index
  %v16, %v17 = scf.for %i11 = %v12 to %v13 step %v14 iter_args(%a11_0 = %v13, %a11_1 = %v15) -> (index, i32) {
"t.side"() : () -> ()
"t.u"(%i11) : (index) -> ()
scf.yield %v13, %a11_1 : index, i32
}
  "t.use"(%v5, %v6, %v10, %v16, %v17) : (i32, index, tensor<8x8xf32>, index, i32) -> ()
  return
}
// -----
func.func @f(%v2: index, %v3: f32, %v4: index, %v15: index) {
  %v5, %v6 = scf.index_switch %v2 -> f32, index
case 2 {
"t.side"() : () -> ()
scf.yield %v3, %v4 : f32, index
}
default {
"t.side"() : () -> ()
%y1d_0 = arith.addf %v3, %v3 : f32
%y1d_1 = arith.addi %v4, %v4 : index
scf.yield %y1d_0, %y1d_1 : f32, index
}
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 4 : index
  scf.forall (%f7_0, %f7_1) = (%v8, 0) to (1, %v9) step (2, %v6) { "t.w"(%f7_0, %f7_1) : (index, index) -> () }
  %v11 = arith.constant 1 : index
  %v12 = arith.constant 10 : index
  scf.parallel (%p10_0) = (%v11) to (%v12) step (%v12) { scf.parallel (%q10) = (%v11) to (%v12) step (%v12) { "t.p"(%q10, %p10_0) : (index, index) -> () 
 scf.reduce }
 scf.reduce }
  scf.forall (%f13_0, %f13_1) in (8, 1) { "t.w"(%f13_0, %f13_1) : (index, index) -> () }
  %v16 = arith.constant 0 : index
  %v17 = scf.for %i14 = %v15 to %v15 step %v16 iter_args(%a14_0 = %v16) -> (index) {
"t.side"() : () -> ()
%y14_0 = arith.addi %v16, %v16 : index
scf.yield %y14_0 : index
}
  "t.use"(%v17) : (index) -> ()
  return
}
// -----
func.func @f(%v2: index, %v4: i32, %v5: i32, %v8: f32, %v9: f32) {
  %v3 = arith.constant 10 : index
  %v6, %v7 = scf.for %i1 = %v2 to %v3 step %v2 iter_args(%a1_0 = %v3, %a1_1 = %v4) -> (index, i32) {
"t.side"() : () -> ()
%y1_1 = arith.constant 2 : i32
"t.u"(%i1) : (index) -> ()
scf.yield %v3, %y1_1 : index, i32
}
  %v10 = arith.addf %v8, %v9 : f32
  %v12 = arith.constant false
  %v13 = arith.constant 1 : i32
  %v14 = arith.constant true
  %v15 = scf.if %v12 -> (i32) {
scf.yield %v13 : i32
} else {
scf.yield %v13 : i32
}
  %v17 = arith.constant 10 : index
  %v18 = arith.constant 0.0 : f32
  %v19 = scf.for %i16 = %v6 to %v17 step %v3 iter_args(%a16_0 = %v18) -> (f32) {
%y16_0 = arith.constant -1.0 : f32
scf.yield %y16_0 : f32
}
  "t.use"(%v6, %v7, %v10, %v15, %v19) : (index, i32, f32, i32, f32) -> ()
  return
}
// -----
func.func @f(%v2: index, %v4: i32, %v7: f32, %v8: index) {
  %v3 = arith.constant true
  scf.while (%a1_0 = %v2) : (index) -> () {
"t.side"() : () -> ()
%c1 = arith.cmpi slt, %a1_0, %a1_0 : index
scf.condition(%c1) 
} do {

scf.yield %v2 : index
}
  scf.parallel (%p5_0) = (%v2) to (%v2) step (%v2) { "t.p"(%p5_0) : (index) -> ()
 scf.reduce }
  %v9, %v10 = scf.while (%a6_0 = %v7) : (f32) -> (index, i32) {
"t.side"() : () -> ()
%y6x_1 = "t.v"() : () -> i32
%c6 = "t.c"() : () -> i1
scf.condition(%c6) %v8, %y6x_1 : index, i32
} do {
^bb0(%b6_0: index, %b6_1: i32):
"t.side"() : () -> ()
%y6z_0 = arith.addf %v7, %v7 : f32
scf.yield %y6z_0 : f32
}
  "t.use"(%v9, %v10) : (index, i32) -> ()
  return
}
// -----
func.func @f(%v7: f32, %v18: i1, %v19: i32) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 2 : index
  %v6 = arith.constant 2 : index
  %v8 = arith.constant -0.0 : f32
  %v9 = scf.parallel (%p1_0, %p1_1) = (%v2, %v3) to (%v2, %v4) step (%v5, %v6) init (%v7) -> f32 { scf.reduce(%v8 : f32) { ^bb0(%l: f32, %r: f32): %s = arith.addf %l, %r : f32
 scf.reduce.return %s : f32 } }
  %v11 = arith.constant 1 : index
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 1 : index
  %v14, %v15, %v16 = scf.for unsigned %i10 = %v11 to %v11 step %v12 iter_args(%a10_0 = %v11, %a10_1 = %v8, %a10_2 = %v13) -> (index, f32, index) {
"t.side"() : () -> ()
%y10_1 = arith.constant -1.0 : f32
%y10_2 = arith.addi %v11, %v11 : index
"t.u"(%i10) : (index) -> ()
scf.yield %v11, %y10_1, %y10_2 : index, f32, index
}
  scf.while : () -> () {
"t.side"() : () -> ()
%c17 = "t.c"() : () -> i1
scf.condition(%c17) 
} do {

scf.yield 
}
  "t.use"(%v9, %v14, %v15, %v16) : (f32, index, f32, index) -> ()
  return
}
// -----
func.func @f(%v6: f32, %v7: f32, %v11: index, %v15: index, %v20: i32) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 10 : index
  %v5 = arith.constant 1 : index
  %v8 = scf.parallel (%p1_0, %p1_1) = (%v2, %v2) to (%v3, %v4) step (%v5, %v5) init (%v6) -> f32 { scf.reduce(%v7 : f32) { ^bb0(%l: f32, %r: f32): %s = arith.addf %l, %r : f32
 scf.reduce.return %s : f32 } }
  %v10 = arith.constant 4 : index
  %v12 = arith.constant 0 : index
  %v13 = scf.for %i9 = %v10 to %v11 step %v12 iter_args(%a9_0 = %v6) -> (f32) {
"t.side"() : () -> ()
scf.yield %a9_0 : f32
}
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 1 : index
  scf.for %i14 = %v15 to %v16 step %v17 {
"t.side"() : () -> ()
}
  %v19 = arith.constant 2 : index
  %v21 = arith.constant 1 : i32
  %v22 = scf.for %i18 = %v17 to %v19 step %v19 iter_args(%a18_0 = %v20) -> (i32) {
%y18_0 = arith.constant 5 : i32
"t.u"(%i18) : (index) -> ()
scf.yield %y18_0 : i32
}
  %v24 = arith.cmpi slt, %v17, %v19 : index
  %v25, %v26 = scf.if %v24 -> (i1, f32) {
scf.if %v24 { "t.n"() : () -> () }
"t.side"() : () -> ()
%y23t_0 = arith.xori %v24, %v24 : i1
%y23t_1 = arith.addf %v8, %v8 : f32
scf.yield %y23t_0, %y23t_1 : i1, f32
} else {
%y23e_0 = arith.xori %v24, %v24 : i1
%y23e_1 = arith.addf %v8, %v8 : f32
scf.yield %y23e_0, %y23e_1 : i1, f32
}
  "t.use"(%v13, %v22, %v25, %v26) : (f32, i32, i1, f32) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v3: index, %v4: i1, %v5: f32, %v6: index, %v15: index, %v23: f32, %v24: f32) {
  %v7, %v8 = scf.if %v2 -> (index, i1) {
%y1t_0 = arith.addi %v3, %v6 : index
scf.yield %y1t_0, %v4 : index, i1
} else {
%y1e_0 = arith.addi %v3, %v3 : index
%y1e_1 = arith.xori %v4, %v2 : i1
scf.yield %y1e_0, %y1e_1 : index, i1
}
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 0 : index
  %v12 = arith.constant 2 : index
  %v13 = arith.constant 1 : index
  scf.parallel (%p9_0, %p9_1) = (%v3, %v10) to (%v11, %v10) step (%v12, %v13) { "t.p"(%p9_0, %p9_1) : (index, index) -> ()
 scf.reduce }
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 0 : index
  %v18 = arith.constant -1 : index
  %v19 = arith.constant 1.0 : f32
  %v20, %v21 = scf.for %i14 = %v15 to %v16 step %v17 iter_args(%a14_0 = %v15, %a14_1 = %v18) -> (index, index) {
%y14_1 = arith.addi %v16, %a14_1 : index
scf.yield %v17, %y14_1 : index, index
}
  %v25 = scf.while (%a22_0 = %v19) : (f32) -> (f32) {
%y22x_0 = "t.v"() : () -> f32
%c22 = "t.c"() : () -> i1
scf.condition(%c22) %y22x_0 : f32
} do {
^bb0(%b22_0: f32):
"t.side"() : () -> ()
scf.yield %v23 : f32
}
  "t.use"(%v7, %v20, %v21, %v25) : (index, index, index, f32) -> ()
  return
}
// -----
func.func @f(%v3: f32, %v10: f32, %v11: i32, %v14: i1) {
  %v2 = arith.constant false
  %v4 = arith.constant -0.0 : f32
  scf.if %v2 {

} else {
scf.if %v2 { "t.n"() : () -> () }
}
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 0.0 : f32
  %v12 = scf.for %i5 = %v6 to %v7 step %v8 iter_args(%a5_0 = %v9) -> (f32) {
"t.side"() : () -> ()
"t.u"(%i5) : (index) -> ()
scf.yield %v10 : f32
}
  %v15, %v16 = scf.while : () -> (f32, i32) {
"t.side"() : () -> ()
%y13x_0 = "t.v"() : () -> f32
%y13x_1 = "t.v"() : () -> i32
scf.condition(%v14) %y13x_0, %y13x_1 : f32, i32
} do {
^bb0(%b13_0: f32, %b13_1: i32):
"t.side"() : () -> ()
scf.yield 
}
  "t.use"(%v12, %v15, %v16) : (f32, f32, i32) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v6: i32) {
  scf.if %v2 {

}
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 1 : index
  %v7, %v8 = scf.for %i3 = %v4 to %v4 step %v5 iter_args(%a3_0 = %v6, %a3_1 = %v5) -> (i32, index) {
%y3_0 = "t.v"() : () -> i32
%y3_1 = arith.constant 0 : index
"t.u"(%i3) : (index) -> ()
scf.yield %y3_0, %y3_1 : i32, index
}
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 1 : index
  %v12 = arith.constant 1.0 : f32
  %v13, %v14 = scf.for %i9 = %v10 to %v10 step %v11 iter_args(%a9_0 = %v12, %a9_1 = %v7) -> (f32, i32) {
"t.side"() : () -> ()
%y9_1 = arith.addi %v7, %v7 : i32
"t.u"(%i9) : (index) -> ()
scf.yield %a9_0, %y9_1 : f32, i32
}
  "t.use"(%v8, %v13, %v14) : (index, f32, i32) -> ()
  return
}
// -----
func.func @f(%v6: f32, %v7: i32) {
  %v2 = arith.constant 2 : index
  %v3 = scf.execute_region -> (index) no_inline {
"t.side"() : () -> ()
scf.yield %v2 : index
}
  %v5 = arith.cmpi eq, %v3, %v2 : index
  scf.while : () -> () {
%c4 = "t.c"() : () -> i1
scf.condition(%c4) 
} do {

scf.yield 
}
  "t.use"() : () -> ()
  return
}
// -----
func.func @f(%v5: tensor<8x4xf32>) {
  %v1 = arith.constant 5 : i32
  %v2 = arith.constant -1 : i32
  %v3 = arith.addi %v1, %v2 : i32
  %v6 = tensor.cast %v5 : tensor<8x4xf32> to tensor<?x?xf32>
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 2 : index
  %v9 = scf.for %i4 = %v7 to %v7 step %v8 iter_args(%a4 = %v6) -> (tensor<?x?xf32>) { %w4 = "t.t"(%a4) : (tensor<?x?xf32>) -> tensor<?x?xf32>
 scf.yield %w4 : tensor<?x?xf32> }
  %v10 = tensor.cast %v9 : tensor<?x?xf32> to tensor<8x4xf32>
  "t.use"(%v3, %v9, %v10) : (i32, tensor<?x?xf32>, tensor<8x4xf32>) -> ()
  return
}
// -----
func.func @f(%v4: f32, %v5: f32, %v15: tensor<8x8xf32>, %v16: tensor<1x4xf32>) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 2 : index
  %v6 = scf.parallel (%p1_0) = (%v2) to (%v2) step (%v3) init (%v4) -> f32 { scf.reduce(%v5 : f32) { ^bb0(%l: f32, %r: f32): %s = arith.addf %l, %r : f32
 scf.reduce.return %s : f32 } }
  %v8 = arith.constant 2 : index
  %v9 = arith.cmpi slt, %v3, %v8 : index
  scf.while (%a7_0 = %v3) : (index) -> () {
"t.side"() : () -> ()
%c7 = arith.cmpi slt, %a7_0, %a7_0 : index
scf.condition(%c7) 
} do {

"t.side"() : () -> ()
%y7z_0 = "t.v"() : () -> index
scf.yield %y7z_0 : index
}
  %v11 = scf.while (%a10_0 = %v2) : (index) -> (index) {
scf.condition(%v9) %a10_0 : index
} do {
^bb0(%b10_0: index):
%y10z_0 = arith.addi %b10_0, %b10_0 : index
scf.yield %y10z_0 : index
}
  %v13 = arith.constant true
  scf.execute_region {

cf.cond_br %v13, ^b1, ^b2
^b1:
scf.yield 
^b2:
scf.yield 
}
  %v17 = scf.forall (%f14_0, %f14_1) = (0, 1) to (8, %v3) step (2, 2) shared_outs(%o14_0 = %v15) -> (tensor<8x8xf32>) { "t.w"(%f14_0) : (index) -> ()
 scf.forall.in_parallel {  } }
  "t.use"(%v11, %v17) : (index, tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v3: i32, %v9: tensor<4x?xf32>, %v11: index) {
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 100 : index
  %v6, %v7 = scf.if %v2 -> (i32, index) {
scf.if %v2 { "t.n"() : () -> () }
%y1t_0 = arith.addi %v3, %v3 : i32
%y1t_1 = "t.v"() : () -> index
scf.yield %y1t_0, %y1t_1 : i32, index
} else {
"t.side"() : () -> ()
%y1e_0 = arith.addi %v3, %v3 : i32
scf.yield %y1e_0, %v4 : i32, index
}
  %v10 = tensor.cast %v9 : tensor<4x?xf32> to tensor<?x?xf32>
  %v12 = arith.constant 2 : index
  %v13 = arith.constant 1 : index
  %v14 = scf.for %i8 = %v11 to %v12 step %v13 iter_args(%a8 = %v10) -> (tensor<?x?xf32>) { %w8 = "t.t"(%a8) : (tensor<?x?xf32>) -> tensor<?x?xf32>
 scf.yield %w8 : tensor<?x?xf32> }
  "t.use"(%v6, %v7, %v14) : (i32, index, tensor<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: index, %v3: i1, %v8: f32) {
  scf.while (%a1_0 = %v2) : (index) -> () {
"t.side"() : () -> ()
%c1 = "t.c"() : () -> i1
scf.condition(%c1) 
} do {

scf.yield %v2 : index
}
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 1 : index
  %v9 = arith.constant 0.0 : f32
  %v10 = scf.parallel (%p4_0) = (%v5) to (%v6) step (%v7) init (%v8) -> f32 { scf.reduce(%v9 : f32) { ^bb0(%l: f32, %r: f32): %s = arith.addf %l, %r : f32
 scf.reduce.return %s : f32 } }
  "t.use"(%v10) : (f32) -> ()
  return
}
// -----
func.func @f(%v3: i32, %v6: index) {
  %v2 = arith.constant 0 : index
  %v4 = scf.index_switch %v2 -> i32
case 1 {
scf.yield %v3 : i32
}
case 5 {
"t.side"() : () -> ()
%y1c5_0 = arith.constant 100 : i32
scf.yield %y1c5_0 : i32
}
default {
%y1d_0 = "t.v"() : () -> i32
scf.yield %y1d_0 : i32
}
  %v7 = arith.cmpi slt, %v6, %v6 : index
  %v8, %v9 = scf.while (%a5_0 = %v3) : (i32) -> (index, i32) {
"t.side"() : () -> ()
%y5x_0 = "t.v"() : () -> index
%y5x_1 = arith.constant 100 : i32
scf.condition(%v7) %y5x_0, %y5x_1 : index, i32
} do {
^bb0(%b5_0: index, %b5_1: i32):
%y5z_0 = arith.constant 3 : i32
scf.yield %y5z_0 : i32
}
  %v11 = arith.constant 0 : index
  %v12 = arith.constant 1 : index
  %v13, %v14 = scf.index_switch %v11 -> index, index
case 2 {
%y10c2_0 = "t.v"() : () -> index
%y10c2_1 = arith.constant 2 : index
scf.yield %y10c2_0, %y10c2_1 : index, index
}
default {
"t.side"() : () -> ()
%y10d_1 = "t.v"() : () -> index
scf.yield %v11, %y10d_1 : index, index
}
  scf.forall (%f15_0) = (0) to (8) step (1) { "t.w"(%f15_0) : (index) -> () }
  "t.use"(%v4, %v8, %v9, %v13, %v14) : (i32, index, i32, index, index) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v6: index, %v8: i32, %v19: index, %v21: f32) {
  %v3 = arith.constant 0.0 : f32
  %v4 = scf.if %v2 -> (f32) {
"t.side"() : () -> ()
scf.yield %v3 : f32
} else {
"t.side"() : () -> ()
scf.yield %v3 : f32
}
  %v7 = arith.constant 1 : i32
  %v9, %v10 = scf.while (%a5_0 = %v6, %a5_1 = %v7) : (index, i32) -> (index, i32) {
%c5 = arith.cmpi slt, %a5_0, %a5_0 : index
scf.condition(%c5) %v6, %v7 : index, i32
} do {
^bb0(%b5_0: index, %b5_1: i32):
%y5z_0 = arith.addi %b5_0, %b5_0 : index
%y5z_1 = arith.constant 100 : i32
scf.yield %y5z_0, %y5z_1 : index, i32
}
  %v12 = arith.constant 1 : index
  %v13 = arith.constant 8 : index
  %v14 = arith.constant 1 : index
  %v15 = scf.for %i11 = %v12 to %v13 step %v14 iter_args(%a11_0 = %v13) -> (index) {
"t.side"() : () -> ()
%y11_0 = arith.addi %v12, %v13 : index
scf.yield %y11_0 : index
}
  %v17 = arith.constant 0 : index
  %v18 = arith.constant 2 : index
  %v20 = arith.constant 1.0 : f32
  %v22 = scf.parallel (%p16_0, %p16_1) = (%v15, %v17) to (%v17, %v18) step (%v19, %v18) init (%v20) -> f32 { scf.reduce(%v21 : f32) { ^bb0(%l: f32, %r: f32): %s = arith.addf %l, %r : f32
 scf.reduce.return %s : f32 } }
  "t.use"(%v4, %v9, %v22) : (f32, index, f32) -> ()
  return
}
// -----
func.func @f(%v5: i32, %v11: index) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 1 : index
  %v6, %v7 = scf.for %i1 = %v2 to %v3 step %v4 iter_args(%a1_0 = %v5, %a1_1 = %v2) -> (i32, index) {
"t.side"() : () -> ()
%y1_1 = arith.addi %v3, %v2 : index
scf.yield %a1_0, %y1_1 : i32, index
}
  %v9 = arith.constant true
  %v10 = arith.constant 0 : i32
  %v12 = scf.if %v9 -> (i32) {
"t.side"() : () -> ()
scf.yield %v10 : i32
} else {
scf.yield %v10 : i32
}
  "t.use"(%v6, %v7, %v12) : (i32, index, i32) -> ()
  return
}
// -----
func.func @f(%v3: i32, %v8: index, %v11: index) {
  %v2 = arith.constant 2 : index
  %v4, %v5 = scf.index_switch %v2 -> i32, index
case 1 {
"t.side"() : () -> ()
%y1c1_0 = "t.v"() : () -> i32
scf.yield %y1c1_0, %v2 : i32, index
}
case 2 {
%y1c2_1 = arith.addi %v2, %v2 : index
scf.yield %v3, %y1c2_1 : i32, index
}
default {
scf.yield %v3, %v2 : i32, index
}
  %v7 = arith.constant false
  %v9 = scf.while (%a6_0 = %v4) : (i32) -> (i32) {
%y6x_0 = arith.addi %a6_0, %a6_0 : i32
scf.condition(%v7) %y6x_0 : i32
} do {
^bb0(%b6_0: i32):
"t.side"() : () -> ()
%y6z_0 = arith.addi %b6_0, %b6_0 : i32
scf.yield %y6z_0 : i32
}
  %v12, %v13 = scf.execute_region -> (i32, index) {
%y10_0 = arith.addi %v9, %v9 : i32
%y10_1 = "t.v"() : () -> index
scf.yield %y10_0, %y10_1 : i32, index
}
  %v15 = arith.constant 1 : index
  scf.parallel (%p14_0) = (%v13) to (%v13) step (%v15) { scf.parallel (%q14) = (%v13) to (%v13) step (%v15) { "t.p"(%q14, %p14_0) : (index, index) -> () 
 scf.reduce }
 scf.reduce }
  %v17 = arith.constant 2 : index
  %v18 = scf.index_switch %v17 -> i32
case 0 {
"t.side"() : () -> ()
%y16c0_0 = arith.addi %v12, %v12 : i32
scf.yield %y16c0_0 : i32
}
default {
%y16d_0 = arith.constant 0 : i32
scf.yield %y16d_0 : i32
}
  "t.use"(%v5, %v12, %v18) : (index, i32, i32) -> ()
  return
}
// -----
func.func @f(%v11: index, %v10: i32, %v14: i32) {
  %v2 = arith.constant 5 : index
  %v3 = arith.constant -1.0 : f32
  %v4 = scf.index_switch %v2 -> f32

default {
%y1d_0 = "t.v"() : () -> f32
scf.yield %y1d_0 : f32
}
  %v6 = arith.constant 1 : index
  %v7, %v8 = scf.for %i5 = %v6 to %v6 step %v2 iter_args(%a5_0 = %v2, %a5_1 = %v2) -> (index, index) {
"t.side"() : () -> ()
%y5_1 = arith.addi %v2, %v6 : index
scf.yield %v6, %y5_1 : index, index
}
  %v12 = arith.constant -1 : index
  %v13 = arith.cmpi slt, %v11, %v12 : index
  %v15, %v16 = scf.while (%a9_0 = %v10, %a9_1 = %v8) : (i32, index) -> (i32, index) {
"t.side"() : () -> ()
%y9x_0 = arith.addi %v14, %v14 : i32
%c9 = "t.c"() : () -> i1
scf.condition(%c9) %y9x_0, %v8 : i32, index
} do {
^bb0(%b9_0: i32, %b9_1: index):
scf.yield %v14, %b9_1 : i32, index
}
  "t.use"(%v7, %v15, %v16) : (index, i32, index) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v3: index, %v4: f32, %v12: tensor<8x?xf32>, %v14: index, %v16: index) {
  %v5, %v6 = scf.if %v2 -> (index, f32) {
"t.side"() : () -> ()
scf.yield %v3, %v4 : index, f32
} else {
"t.side"() : () -> ()
%y1e_1 = arith.constant 0.0 : f32
scf.yield %v3, %y1e_1 : index, f32
}
  %v8 = arith.constant 5 : index
  %v9 = arith.constant -0.0 : f32
  %v10 = scf.index_switch %v8 -> f32
case 1 {
%y7c1_0 = arith.addf %v9, %v9 : f32
scf.yield %y7c1_0 : f32
}
default {
"t.side"() : () -> ()
scf.yield %v9 : f32
}
  %v13 = tensor.cast %v12 : tensor<8x?xf32> to tensor<?x?xf32>
  %v15 = arith.constant 1 : index
  %v17 = scf.for %i11 = %v14 to %v15 step %v16 iter_args(%a11 = %v13) -> (tensor<?x?xf32>) { %w11 = "t.t"(%a11) : (tensor<?x?xf32>) -> tensor<?x?xf32>
 scf.yield %w11 : tensor<?x?xf32> }
  "t.use"(%v5, %v6, %v10, %v17) : (index, f32, f32, tensor<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v11: f32) {
  %v2 = arith.constant true
  scf.execute_region {

cf.cond_br %v2, ^b1, ^b2
^b1:
scf.yield 
^b2:
scf.yield 
}
  %v4 = arith.constant -0.0 : f32
  %v5 = arith.constant false
  %v6 = scf.while (%a3_0 = %v4) : (f32) -> (f32) {
"t.side"() : () -> ()
%c3 = "t.c"() : () -> i1
scf.condition(%c3) %a3_0 : f32
} do {
^bb0(%b3_0: f32):
scf.yield %b3_0 : f32
}
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 8 : index
  %v10 = arith.constant 1 : index
  %v12, %v13 = scf.for %i7 = %v8 to %v9 step %v10 iter_args(%a7_0 = %v4, %a7_1 = %v10) -> (f32, index) {
"t.u"(%i7) : (index) -> ()
scf.yield %a7_0, %v10 : f32, index
}
  %v15 = arith.cmpi eq, %v13, %v10 : index
  %v16 = arith.constant 0 : i32
  %v17 = scf.if %v15 -> (i32) {
"t.side"() : () -> ()
scf.yield %v16 : i32
} else {
"t.side"() : () -> ()
%y14e_0 = arith.addi %v16, %v16 : i32
scf.yield %y14e_0 : i32
}
  "t.use"(%v6, %v12, %v17) : (f32, f32, i32) -> ()
  return
}
// -----
func.func @f(%v1: f32, %v2: f32, %v5: i1, %v7: f32, %v10: i1) {
  %v3 = arith.addf %v1, %v2 : f32
  %v6 = arith.constant 5 : index
  %v8 = scf.if %v5 -> (index) {
scf.yield %v6 : index
} else {
scf.yield %v6 : index
}
  scf.while (%a9_0 = %v7, %a9_1 = %v8) : (f32, index) -> () {
"t.side"() : () -> ()
%c9 = "t.c"() : () -> i1
scf.condition(%c9) 
} do {

%y9z_0 = arith.constant 2.5 : f32
scf.yield %y9z_0, %v8 : f32, index
}
  "t.use"(%v3) : (f32) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v4: i32) {
  %v3 = arith.constant 1.0 : f32
  %v5, %v6 = scf.if %v2 -> (f32, i32) {
scf.yield %v3, %v4 : f32, i32
} else {
"t.side"() : () -> ()
%y1e_0 = arith.constant 1.0 : f32
scf.yield %y1e_0, %v4 : f32, i32
}
  %v8 = arith.constant 1 : index
  %v9 = arith.constant 0 : index
  %v10 = arith.constant 2 : index
  %v11 = arith.constant 1 : index
  %v12, %v13 = scf.for unsigned %i7 = %v8 to %v9 step %v10 iter_args(%a7_0 = %v5, %a7_1 = %v11) -> (f32, index) {
"t.side"() : () -> ()
%y7_0 = arith.addf %a7_0, %v5 : f32
%y7_1 = "t.v"() : () -> index
"t.u"(%i7) : (index) -> ()
scf.yield %y7_0, %y7_1 : f32, index
}
  "t.use"(%v6, %v12, %v13) : (i32, f32, index) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v3: index, %v8: f32) {
  %v4 = scf.if %v2 -> (index) {
"t.side"() : () -> ()
scf.yield %v3 : index
} else {
scf.yield %v3 : index
}
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 4 : index
  %v9, %v10 = scf.for %i5 = %v6 to %v7 step %v3 iter_args(%a5_0 = %v8, %a5_1 = %v7) -> (f32, index) {
%y5_0 = "t.v"() : () -> f32
"t.u"(%i5) : (index) -> ()
scf.yield %y5_0, %v3 : f32, index
}
  %v12 = arith.constant 0 : i32
  %v13 = arith.constant -1.0 : f32
  %v14 = scf.while (%a11_0 = %v12) : (i32) -> (i32) {
"t.side"() : () -> ()
%y11x_0 = arith.addi %a11_0, %v12 : i32
%c11 = "t.c"() : () -> i1
scf.condition(%c11) %y11x_0 : i32
} do {
^bb0(%b11_0: i32):
"t.side"() : () -> ()
scf.yield %b11_0 : i32
}
  %v16 = arith.constant 0 : index
  %v17 = arith.constant 0 : index
  %v18 = arith.constant 1 : i32
  %v19, %v20 = scf.for %i15 = %v16 to %v17 step %v17 iter_args(%a15_0 = %v13, %a15_1 = %v18) -> (f32, i32) {
"t.side"() : () -> ()
%y15_1 = arith.constant 0 : i32
"t.u"(%i15) : (index) -> ()
scf.yield %v13, %y15_1 : f32, i32
}
  %v22 = arith.constant 1 : index
  scf.for %i21 = %v17 to %v22 step %v17 {
"t.side"() : () -> ()
"t.u"(%i21) : (index) -> ()
}
  "t.use"(%v4, %v9, %v10, %v14, %v19, %v20) : (index, f32, index, i32, f32, i32) -> ()
  return
}
// -----
func.func @f(%v2: index, %v3: index, %v5: f32, %v11: tensor<1x4xf32>, %v14: i1, %v15: i32) {
  %v4 = arith.cmpi slt, %v2, %v3 : index
  scf.while : () -> () {
"t.side"() : () -> ()
scf.condition(%v4) 
} do {

scf.yield 
}
  %v7 = arith.constant true
  %v8 = scf.if %v7 -> (f32) {
"t.side"() : () -> ()
%y6t_0 = arith.addf %v5, %v5 : f32
scf.yield %y6t_0 : f32
} else {
scf.yield %v5 : f32
}
  %v10 = arith.constant dense<-1.0> : tensor<8x8xf32>
  %v12 = scf.forall (%f9_0) = (%v2) to (8) step (1) shared_outs(%o9_0 = %v10) -> (tensor<8x8xf32>) { 
 scf.forall.in_parallel { tensor.parallel_insert_slice %v11 into %o9_0[%f9_0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32> } }
  %v16 = scf.if %v14 -> (i32) {
%y13t_0 = arith.addi %v15, %v15 : i32
scf.yield %y13t_0 : i32
} else {
%y13e_0 = "t.v"() : () -> i32
scf.yield %y13e_0 : i32
}
  %v18 = arith.constant true
  %v19 = scf.if %v18 -> (i1) {
scf.yield %v14 : i1
} else {
"t.side"() : () -> ()
scf.yield %v14 : i1
}
  "t.use"(%v8, %v12, %v16, %v19) : (f32, tensor<8x8xf32>, i32, i1) -> ()
  return
}
// -----
func.func @f(%v3: f32, %v4: i1, %v8: index, %v12: i32, %v20: tensor<8x8xf32>, %v21: tensor<1x4xf32>) {
  %v2 = arith.constant 1.0 : f32
  %v5, %v6 = scf.execute_region -> (f32, f32) no_inline {
%y1_0 = arith.addf %v2, %v3 : f32
cf.cond_br %v4, ^b1, ^b2
^b1:
scf.yield %y1_0, %v2 : f32, f32
^b2:
scf.yield %y1_0, %v2 : f32, f32
}
  %v9 = arith.constant 8 : index
  %v10 = arith.constant 0 : index
  %v11 = arith.constant -0.0 : f32
  %v13, %v14 = scf.for %i7 = %v8 to %v9 step %v10 iter_args(%a7_0 = %v11, %a7_1 = %v12) -> (f32, i32) {
%y7_0 = "t.v"() : () -> f32
scf.yield %y7_0, %v12 : f32, i32
}
  %v16 = arith.cmpi slt, %v10, %v10 : index
  %v17 = arith.constant 2 : i32
  %v18 = scf.if %v16 -> (i32) {
"t.side"() : () -> ()
scf.yield %v17 : i32
} else {
scf.yield %v17 : i32
}
  %v22, %v23 = scf.forall (%f19_0) in (0) shared_outs(%o19_0 = %v20, %o19_1 = %v20) -> (tensor<8x8xf32>, tensor<8x8xf32>) { 
 scf.forall.in_parallel { tensor.parallel_insert_slice %v21 into %o19_1[%f19_0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32> } }
  "t.use"(%v5, %v6, %v13, %v14, %v18, %v22, %v23) : (f32, f32, f32, i32, i32, tensor<8x8xf32>, tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v2: tensor<8x4xf32>, %v6: index, %v14: index, %v15: i32, %v19: index) {
  %v3 = tensor.cast %v2 : tensor<8x4xf32> to tensor<?x?xf32>
  %v4 = arith.constant 10 : index
  %v5 = arith.constant 10 : index
  %v7 = scf.for %i1 = %v4 to %v5 step %v6 iter_args(%a1 = %v3) -> (tensor<?x?xf32>) { %w1 = "t.t"(%a1) : (tensor<?x?xf32>) -> tensor<?x?xf32>
 scf.yield %w1 : tensor<?x?xf32> }
  %v8 = tensor.cast %v7 : tensor<?x?xf32> to tensor<8x4xf32>
  %v10 = arith.constant false
  scf.if %v10 {

} else {
"t.side"() : () -> ()
}
  %v12 = arith.constant -1 : index
  %v13 = arith.constant true
  %v16 = scf.while (%a11_0 = %v12) : (index) -> (index) {
%c11 = "t.c"() : () -> i1
scf.condition(%c11) %v12 : index
} do {
^bb0(%b11_0: index):
"t.side"() : () -> ()
%y11z_0 = arith.addi %v14, %v12 : index
scf.yield %y11z_0 : index
}
  %v18 = arith.constant 1 : index
  %v20 = arith.constant 8 : index
  %v21 = arith.constant 2 : index
  %v22 = arith.constant 1 : index
  scf.parallel (%p17_0, %p17_1) = (%v18, %v19) to (%v19, %v20) step (%v21, %v22) { scf.parallel (%q17) = (%v18) to (%v19) step (%v21) { "t.p"(%q17, %p17_0) : (index, index) -> () 
 scf.reduce }
 scf.reduce }
  "t.use"(%v8, %v16) : (tensor<8x4xf32>, index) -> ()
  return
}
// -----
func.func @f(%v7: i32, %v12: index, %v15: f32) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 2 : index
  scf.parallel (%p1_0) = (%v2) to (%v2) step (%v3) { "t.p"(%p1_0) : (index) -> ()
 scf.reduce }
  %v5 = arith.constant true
  %v6 = arith.constant -0.0 : f32
  %v8 = scf.if %v5 -> (index) {
"t.side"() : () -> ()
scf.yield %v2 : index
} else {
"t.side"() : () -> ()
%y4e_0 = "t.v"() : () -> index
scf.yield %y4e_0 : index
}
  %v10 = arith.constant 10 : index
  %v11 = arith.constant 4 : index
  %v13 = arith.constant 100 : i32
  %v14 = arith.constant 2 : i32
  %v16 = arith.constant 3 : i32
  %v17, %v18 = scf.for %i9 = %v10 to %v11 step %v12 iter_args(%a9_0 = %v13, %a9_1 = %v14) -> (i32, i32) {
"t.side"() : () -> ()
scf.yield %v14, %a9_0 : i32, i32
}
  %v20 = arith.constant 0.0 : f32
  %v21 = scf.execute_region -> (f32) no_inline {
scf.yield %v20 : f32
}
  "t.use"(%v8, %v17, %v18, %v21) : (index, i32, i32, f32) -> ()
  return
}
// -----
func.func @f(%v4: f32, %v6: tensor<4x4xf32>, %v11: index, %v13: i32, %v21: index) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 2 : index
  scf.for %i1 = %v2 to %v2 step %v3 {
"t.side"() : () -> ()
}
  %v7 = tensor.cast %v6 : tensor<4x4xf32> to tensor<?x?xf32>
  %v8 = arith.constant 8 : index
  %v9 = scf.for %i5 = %v8 to %v2 step %v8 iter_args(%a5 = %v7) -> (tensor<?x?xf32>) { %w5 = "t.t"(%a5) : (tensor<?x?xf32>) -> tensor<?x?xf32>
 scf.yield %w5 : tensor<?x?xf32> }
  %v12 = arith.constant 10 : index
  %v14, %v15 = scf.for %i10 = %v11 to %v12 step %v12 iter_args(%a10_0 = %v13, %a10_1 = %v4) -> (i32, f32) {
%y10_0 = "t.v"() : () -> i32
scf.yield %y10_0, %a10_1 : i32, f32
}
  %v17 = arith.constant 4 : index
  %v18 = arith.constant 8 : index
  %v19 = arith.constant 1 : index
  scf.for %i16 = %v17 to %v18 step %v19 {
"t.u"(%i16) : (index) -> ()
}
  %v22 = arith.constant dense<1.0> : tensor<8x8xf32>
  %v23 = arith.constant dense<[[-1.0, 1.0, -0.0, 1.0]]> : tensor<1x4xf32>
  %v24 = scf.forall (%f20_0, %f20_1) = (0, 0) to (8, 0) step (%v21, 1) shared_outs(%o20_0 = %v22) -> (tensor<8x8xf32>) { "t.w"(%f20_0) : (index) -> ()
 scf.forall.in_parallel { tensor.parallel_insert_slice %v23 into %o20_0[%f20_0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32> } }
  "t.use"(%v9, %v14, %v15, %v24) : (tensor<?x?xf32>, i32, f32, tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v4: i32, %v5: f32) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  %v6, %v7, %v8 = scf.for %i1 = %v2 to %v2 step %v3 iter_args(%a1_0 = %v4, %a1_1 = %v4, %a1_2 = %v5) -> (i32, i32, f32) {
%y1_0 = "t.v"() : () -> i32
%y1_1 = "t.v"() : () -> i32
scf.yield %y1_0, %y1_1, %a1_2 : i32, i32, f32
}
  %v10 = arith.constant true
  %v11 = arith.constant -1 : i32
  scf.while (%a9_0 = %v7, %a9_1 = %v3) : (i32, index) -> () {
%c9 = arith.cmpi slt, %a9_1, %a9_1 : index
scf.condition(%c9) 
} do {

"t.side"() : () -> ()
%y9z_0 = arith.addi %v11, %v7 : i32
%y9z_1 = arith.addi %v3, %v3 : index
scf.yield %y9z_0, %y9z_1 : i32, index
}
  %v13 = scf.execute_region -> (i32) {
scf.yield %v6 : i32
}
  "t.use"(%v8, %v13) : (f32, i32) -> ()
  return
}
// -----
func.func @f(%v2: i1, %v3: index, %v4: i1, %v11: index) {
  %v5 = arith.constant 2 : i32
  %v6, %v7 = scf.if %v2 -> (index, i1) {
scf.if %v2 { "t.n"() : () -> () }
%y1t_0 = arith.addi %v3, %v3 : index
scf.yield %y1t_0, %v4 : index, i1
} else {
%y1e_0 = "t.v"() : () -> index
scf.yield %y1e_0, %v2 : index, i1
}
  %v9 = arith.constant false
  %v10 = arith.constant -0.0 : f32
  %v12, %v13 = scf.if %v9 -> (f32, index) {
"t.side"() : () -> ()
%y8t_0 = arith.constant 0.0 : f32
%y8t_1 = arith.constant -7 : index
scf.yield %y8t_0, %y8t_1 : f32, index
} else {
"t.side"() : () -> ()
%y8e_0 = arith.addf %v10, %v10 : f32
scf.yield %y8e_0, %v11 : f32, index
}
  %v15 = arith.constant 8 : index
  %v16 = arith.constant 4 : index
  %v17, %v18 = scf.for %i14 = %v15 to %v16 step %v11 iter_args(%a14_0 = %v16, %a14_1 = %v5) -> (index, i32) {
"t.side"() : () -> ()
scf.yield %a14_0, %v5 : index, i32
}
  "t.use"(%v6, %v12, %v13, %v17, %v18) : (index, f32, index, index, i32) -> ()
  return
}
// -----
func.func @f(%v3: index, %v5: f32, %v8: tensor<8x8xf32>, %v9: tensor<1x4xf32>) {
  %v2 = arith.constant 4 : index
  %v4 = arith.constant 2 : index
  %v6 = scf.for %i1 = %v2 to %v3 step %v4 iter_args(%a1_0 = %v5) -> (f32) {
"t.side"() : () -> ()
"t.u"(%i1) : (index) -> ()
scf.yield %v5 : f32
}
  %v10 = scf.forall (%f7_0) in (%v3) shared_outs(%o7_0 = %v8) -> (tensor<8x8xf32>) { "t.w"(%f7_0) : (index) -> ()
 scf.forall.in_parallel { tensor.parallel_insert_slice %v9 into %o7_0[%f7_0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x8xf32> } }
  "t.use"(%v6, %v10) : (f32, tensor<8x8xf32>) -> ()
  return
}
