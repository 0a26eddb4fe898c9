// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
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
