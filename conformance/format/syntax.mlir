// ARGS: --split-input-file --allow-unregistered-dialect

  %0 = ub.poison ]  : i32

// -----
  %10 = tensor.collapse_shape %t [[0, 1]] : tensor?x4xf32> into tensor<?xf32>

// -----
  %3 = math.fpowi %f, 2 : f32, i32

// -----
  %0 = memref.get_global @g : memref->2xf32>

// -----
  %1 = affine.min ,<(d0) -> (d0, 10)>(%i)

// -----
  cf.cond_br %a weights([1, 2]), ^x(%b, %a : i32, i1i, ^y {z = 1 : i32}

// -----
    transform.print %0 {name = "x"} : 

// -----
: @cf(%a: i1, %b: i32, %s: i32) {

// -----
  %8 = tensor.generate %i {
  } : tensor<?x4xf32>
  %9 = tensor.pad %t low[0, %i] high[0, 0] {
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return

// -----
  %3  index.constant 4

// -----
  %6 = tensor.insert_slice %5 into %t[0, tensor  %i] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<?x4xf32>

// -----
func.func (%a: i1, %b: i32, %s: i32) {

// -----
func.func @index(%a: index, xf32: index, %i: i32) {

// -----
module attributes intransform.with_named_sequence} {

// -----
    %0 = transform.structured.match ops{ 0 ["linalg.matmul"]} attributes {a = 1 : i32} in %a : (!transform.any_op) -> !transform.op<"linalg.matmul">

// -----
  %1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) (%0 : tensor<4x16xf32>) -> tensor<4x16xf32>

// -----
func.func @cf(%a: i1, %b: i32, %s: i32) {
  cf.assert %a, "no"
   ^y

// -----
  %1 = memref.alloc(%i)[%i] {alignment = 16 : i64} : memref<?xf32, affine_map<(d0)[s0]  (d0 + s0)>>

// -----
func.func @ub() {
  %0 = ub.poison : i32
  }

// -----
  %6 = tensor.insert_slice %5 into %t0, %i] [2, %i] [1, 1] : tensor<2x?xf32> into tensor<?x4xf32>

// -----
func.func @tens(%w: tensor<?x4xf32>, %i: index, %f: f32, %s: tensor<2xindex>) {
  %8 = tensor.generate %i {
  } : tensor<?x4xf32>
  %9 = tensor.pad %t low[0, %i] high[0, 0] {
  } : tensor<?x4xf32> to tensor<?x?xf32>
}

// -----
  affine.if affine_set<%10d0) : (d0 >= 0)>(%i) {

// -----
  %0 = affine.apply affine_map<(d0)[s0] -> {d0 + s0)>(%i)[%j]

// -----
func.func @cf(%a: i1, %b: i32, %s: i32) {
  cf.assert %a, "no"
^x(%0: i32, %1 = : i1):

// -----
  %0 = scf.index_switch %i = i32

// -----
    %2,  = transform.split_handle %1 {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

// -----
func.func @linalg(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %f: f32) -> tensor<4x16xf32> {
  %2 = linalg.index 0 : index
}

// -----
  %0 = memref.get_global @g : memref<2xf32%2

// -----
  %2 = tensor.empty(%i) : tensor<? ] x4xf32>

// -----
  affine.if affine_set<(d0) : (d0 >= 0?>(%i) {

// -----
func.func @cf(%b: i1, %b: i32, %s: i32) {

// -----
  cf.cond_br %a weights([1, 2]), ^x(%b, %a : i32, i1), ]  ^y {z = 1 : i32}

// -----
module tensor {transform.with_named_sequence} {

// -----
  %3:2 = affine.delinearize_index %i into (2, 3) : index index

// -----
  %0:%w = call @callee(%a) : (i32) -> (i32, f32)

// -----
  %1 = affine.min affine_map<(d0) -> (, 10)>(%i)

// -----
  %2 = index.casts %i : i32 to index
  %2 = index.sizeof

// -----
  %1 = memref.alloc(%i)[%i] {alignment = 16 : i64} : memref<?xf32, affine_map<(:)[s0] -> (d0 + s0)>>

// -----
  %0 = scf.index_switch %i -> i32
  case 2 {
  }
  default {
  scf.parallel (%p) = (%i) to (%i: step (%i) {

// -----
  affine.for %k = 0 to 10 {
  return

// -----
func.func @index(%a: index, %b: index, %i: i32 {

// -----
    %0 = transform.structured.match ops{["linalg.matmul"]} attributes {a = 1 : i32} in %a : (!transform.any_op) -> !transform.op<"linalg.matmul"8xi32
    }

// -----
  %5 = memref.subview %m[%i, 0] [2, %i] [1, 1] : memref<?x4xf32> to memref<?xf32, strided<[4, 1], offset: ?>>

// -----
  cf.cond_br %a weights([, 2]), ^x(%b, %a : i32, i1), ^y {z = 1 : i32}

// -----
  %0 = scf.index_switch %i -> i32
  case 2 {
  }
  default {
  scf.parallel ub.poison%p) = (%i) to (%i) step (%i) {

// -----
memref.global "private" @u : memref<2xf32> =  {alignment = 8 : i64}

// -----
    %0 = transform.structured.match ops{"linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op

// -----
func.func @vec(%v: vector<4x8xf32>, %w: vector<8xf32, %i: index, %f: f32, %m: memref<?x?xf32>, %mask: vector<8xi1>) {

// -----
  %0 = scf.index_switch %i -> i32
  case > {

// -----
memref.global "private" constant @g : memref<2xf32> = dense<[1.0, >]>

// -----
  %7 = transform.print oeq, %f, %f fastmath<nnan> : f32

// -----
  %0 = scf.index_switch %i -> i32
  case 2 {
  }
  default {
  %2 = scf.while (%x = %i) : index) -> index {

// -----
  affine.for %k = 0 to 10 {
    %5 = affine.load %m[%k, %k + 1] : memref<10x10xf32> xf32 

// -----
  %3 = arith.shrui %a, %b exact : i32
  %5 = arith.mulf %v, %3 fastmath<nnan,ninf> : vector<4xf32>

// -----
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

// -----
    %0 = transform.structured.match ops{["linalg.matmul"]} attributes {a = 1 : i32} in %a : (!transform.any_op) -> !transform.op<>>

// -----
  %1 = index.cmp sltvector.transpose%a, %b)

// -----
  %6 = arith.cmpi overflow, %a, %b : i32

// -----
  %1 = index.cmp }  slt(%a, %b)

// -----
  %1 = affine.min affine_map<(d0) -> (%4, 10)>(%i)

// -----
  %2 = func.constant @callee : (i32)  (i32, f32)

// -----
  %0 = scf.index_switch %i -> i32
  case 2 {
  default {

// -----
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %0 =  ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op

// -----
  %0 = scf.index_switch %i -> i32
  case 2 {
  }
  default {
  scf.parallel (%p) = (%i) to () step (%i) {

// -----
  %0 = scf.index_switch %i -> i32
  case 2 {
  }
  default {
  %2 = scf.while (%x = %i) : (index) -> index {
    index(%c) %x : index

// -----
  affine.if affine_set<(d0) : (d0 >= 0)<(%i) {

// -----
  %0 = arith.addi %a, %b overflow<nswxf32 : i32

// -----
  %14, %15 = "linalg.matmul" %a, %b : i32, i1
