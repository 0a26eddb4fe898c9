// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %s sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %s index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %s result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %s result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %ub: index, %st: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
  scf.for %k = %c0 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%i, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %ld = transform.structured.match ops{["xegpu.load_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %ld sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %ub: index, %st: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
  scf.for %k = %c0 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%i, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %ld = transform.structured.match ops{["xegpu.load_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %ld index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %ub: index, %st: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
  scf.for %k = %c0 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%i, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %ld = transform.structured.match ops{["xegpu.load_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %ld result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %ub: index, %st: index, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
  scf.for %k = %c0 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%i, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %ld = transform.structured.match ops{["xegpu.load_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %ld result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %c0 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %c0 index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %c0 result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %c0 result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %f sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %f index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %f result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %f result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %d sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %d index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %d result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %d result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %fn = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %fn sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %fn = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %fn index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %fn = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %fn result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %fn = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %fn result index = 2 sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 transform.xegpu.set_op_layout_attr %o sg_layout = [8, 4] sg_data = [32, 64] inst_data = [%p8, 16] slice_dims = [1] {a = 3} : !transform.any_op, !transform.param<i64>
 transform.xegpu.set_op_layout_attr %o sg_layout = [8, 4] sg_data = [16, 16] : !transform.any_op
 transform.print %o : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o result = [3] sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o sg_data = [8, 4] sg_layout = [8, 4] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %c0 result sg_layout = [8, 4] sg_data = [32, 64] : !transform.any_op
 transform.xegpu.set_op_layout_attr %c0 result sg_layout = [8, 4] sg_data = [16, 16] : !transform.any_op
 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @gemm(%a: memref<4096x4096xf16>, %b: memref<4096x4096xf16>, %c: memref<4096x4096xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c4096 = arith.constant 4096 : index
  %0 = xegpu.create_nd_tdesc %c : memref<4096x4096xf32> -> !xegpu.tensor_desc<256x256xf32>
  %1 = xegpu.load_nd %0[%i, %i] : !xegpu.tensor_desc<256x256xf32> -> vector<256x256xf32>
  %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<256x32xf16>
  %4 = xegpu.create_nd_tdesc %b : memref<4096x4096xf16> -> !xegpu.tensor_desc<32x256xf16>
  %2 = scf.for %k = %c0 to %c4096 step %c32 iter_args(%acc = %1) -> (vector<256x256xf32>) {
    %5 = xegpu.load_nd %3[%i, %k] : !xegpu.tensor_desc<256x32xf16> -> vector<256x32xf16>
    %6 = xegpu.load_nd %4[%k, %i] : !xegpu.tensor_desc<32x256xf16> -> vector<32x256xf16>
    %7 = xegpu.dpas %5, %6, %acc : vector<256x32xf16>, vector<32x256xf16>, vector<256x256xf32> -> vector<256x256xf32>
    scf.yield %7 : vector<256x256xf32>
  }
  xegpu.store_nd %2, %0[%i, %i] : vector<256x256xf32>, !xegpu.tensor_desc<256x256xf32>
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 transform.xegpu.set_op_layout_attr %o sg_layout = [8, 4] : !transform.any_op
 transform.yield
}
}
