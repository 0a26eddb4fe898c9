// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
  // HERE
// EACH
%0 = ub.poison ]  : i32
%0 = memref.get_global @g : memref->2xf32>
cf.cond_br %a weights([1, 2]), ^x(%b, %a : i32, i1i, ^y {z = 1 : i32}
transform.print %0 {name = "x"} :
%3  index.constant 4
%6 = tensor.insert_slice %5 into %t[0, tensor  %i] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<?x4xf32>
func.func @index(%a: index, xf32: index, %i: i32) {
module attributes intransform.with_named_sequence} {
%0 = transform.structured.match ops{ 0 ["linalg.matmul"]} attributes {a = 1 : i32} in %a : (!transform.any_op) -> !transform.op<"linalg.matmul">
%1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) (%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
func.func @cf(%a: i1, %b: i32, %s: i32) { cf.assert %a, "no" ^y
%1 = memref.alloc(%i)[%i] {alignment = 16 : i64} : memref<?xf32, affine_map<(d0)[s0]  (d0 + s0)>>
func.func @ub() { %0 = ub.poison : i32 }
affine.if affine_set<%10d0) : (d0 >= 0)>(%i) {
%0 = affine.apply affine_map<(d0)[s0] -> {d0 + s0)>(%i)[%j]
func.func @cf(%a: i1, %b: i32, %s: i32) { cf.assert %a, "no" ^x(%0: i32, %1 = : i1):
%0 = scf.index_switch %i = i32
%2,  = transform.split_handle %1 {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
func.func @linalg(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %f: f32) -> tensor<4x16xf32> { %2 = linalg.index 0 : index }
%0 = memref.get_global @g : memref<2xf32%2
%2 = tensor.empty(%i) : tensor<? ] x4xf32>
affine.if affine_set<(d0) : (d0 >= 0?>(%i) {
cf.cond_br %a weights([1, 2]), ^x(%b, %a : i32, i1), ]  ^y {z = 1 : i32}
%0:%w = call @callee(%a) : (i32) -> (i32, f32)
%1 = memref.alloc(%i)[%i] {alignment = 16 : i64} : memref<?xf32, affine_map<(:)[s0] -> (d0 + s0)>>
func.func @index(%a: index, %b: index, %i: i32 {
%5 = memref.subview %m[%i, 0] [2, %i] [1, 1] : memref<?x4xf32> to memref<?xf32, strided<[4, 1], offset: ?>>
cf.cond_br %a weights([, 2]), ^x(%b, %a : i32, i1), ^y {z = 1 : i32}
memref.global "private" @u : memref<2xf32> =  {alignment = 8 : i64}
%0 = transform.structured.match ops{"linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
func.func @vec(%v: vector<4x8xf32>, %w: vector<8xf32, %i: index, %f: f32, %m: memref<?x?xf32>, %mask: vector<8xi1>) {
memref.global "private" constant @g : memref<2xf32> = dense<[1.0, >]>
%7 = transform.print oeq, %f, %f fastmath<nnan> : f32
affine.for %k = 0 to 10 { %5 = affine.load %m[%k, %k + 1] : memref<10x10xf32> xf32
%3 = arith.shrui %a, %b exact : i32 %5 = arith.mulf %v, %3 fastmath<nnan,ninf> : vector<4xf32>
%0 = transform.structured.match ops{["linalg.matmul"]} attributes {a = 1 : i32} in %a : (!transform.any_op) -> !transform.op<>>
%1 = index.cmp sltvector.transpose%a, %b)
%6 = arith.cmpi overflow, %a, %b : i32
%1 = index.cmp }  slt(%a, %b)
%1 = affine.min affine_map<(d0) -> (%4, 10)>(%i)
transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) { %0 =  ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
affine.if affine_set<(d0) : (d0 >= 0)<(%i) {
%0 = arith.addi %a, %b overflow<nswxf32 : i32
// FRAME
  %0 = scf.index_switch %i -> i32
  case 2 {
  // HERE
// EACH
} default { scf.parallel (%p) = (%i) to (%i: step (%i) {
} default { scf.parallel ub.poison%p) = (%i) to (%i) step (%i) {
} default { %2 = scf.while (%x = %i) : index) -> index {
default {
} default { %2 = scf.while (%x = %i) : (index) -> index { index(%c) %x : index
// FRAME
func.func @scf(%i: index, %c: i1, %t: tensor<4xf32>) -> index {
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %1 : i32
  }
  default {
    %1 = arith.constant 2 : i32
    scf.yield %1 : i32
  }
  %2 = scf.while (%x = %i) : (index) -> index {
    scf.condition(%c) %x : index
  } do {
  ^bb0(%y: index):
    scf.yield %y : index
  }
  scf.parallel (%p) = (%i) to (%i) step (%i) {
  }
  scf.execute_region {
    scf.yield
  }
  scf.if %c {
  }
  return %2 : index
}
