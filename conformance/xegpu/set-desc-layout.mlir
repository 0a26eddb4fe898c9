// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
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
 %x0, %x1, %x2 = transform.split_handle %d : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 %r = transform.xegpu.set_desc_layout %x0 sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %x0, %x1, %x2 = transform.split_handle %d : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 %r = transform.xegpu.set_desc_layout %x0 sg_layout = [8, 4] sg_data = [4, 8] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %x0, %x1, %x2 = transform.split_handle %d : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 %r = transform.xegpu.set_desc_layout %x0 sg_layout = [8, 4] sg_data = [1, 8] inst_data = [1, 4] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %x0, %x1, %x2 = transform.split_handle %d : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 %r = transform.xegpu.set_desc_layout %x0 sg_layout = [8, 4, 2] sg_data = [32, 64, 2] slice_dims = [2] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %x0, %x1, %x2 = transform.split_handle %d : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
 %r = transform.xegpu.set_desc_layout %x0 sg_layout = [8, 4] sg_data = [32, 64] slice_dims = [] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%n: index, %a: memref<64x64xf16>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  %3 = xegpu.create_nd_tdesc %a : memref<64x64xf16> -> !xegpu.tensor_desc<32x32xf16>
  %v = xegpu.load_nd %3[0, 0] : !xegpu.tensor_desc<32x32xf16> -> vector<32x32xf16>
  %s = scf.for %i = %c1 to %n step %c1 iter_args(%x = %v) -> (vector<32x32xf16>) {
    %y = arith.addf %x, %v : vector<32x32xf16>
    scf.yield %y : vector<32x32xf16>
  }
  "test.use"(%v) : (vector<32x32xf16>) -> ()
  "test.after"(%n, %s) : (index, vector<32x32xf16>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%n: index, %a: memref<64x64xf16>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  %3 = xegpu.create_nd_tdesc %a : memref<64x64xf16> -> !xegpu.tensor_desc<32x32xf16>
  %v = xegpu.load_nd %3[0, 0] : !xegpu.tensor_desc<32x32xf16> -> vector<32x32xf16>
  %s = scf.for %i = %c1 to %n step %c1 iter_args(%x = %v) -> (vector<32x32xf16>) {
    %y = arith.addf %x, %v : vector<32x32xf16>
    scf.yield %y : vector<32x32xf16>
  }
  "test.use"(%v) : (vector<32x32xf16>) -> ()
  "test.after"(%n, %s) : (index, vector<32x32xf16>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [4, 8] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%n: index, %a: memref<64x64xf16>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  %3 = xegpu.create_nd_tdesc %a : memref<64x64xf16> -> !xegpu.tensor_desc<32x32xf16>
  %v = xegpu.load_nd %3[0, 0] : !xegpu.tensor_desc<32x32xf16> -> vector<32x32xf16>
  %s = scf.for %i = %c1 to %n step %c1 iter_args(%x = %v) -> (vector<32x32xf16>) {
    %y = arith.addf %x, %v : vector<32x32xf16>
    scf.yield %y : vector<32x32xf16>
  }
  "test.use"(%v) : (vector<32x32xf16>) -> ()
  "test.after"(%n, %s) : (index, vector<32x32xf16>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [1, 8] inst_data = [1, 4] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%n: index, %a: memref<64x64xf16>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  %3 = xegpu.create_nd_tdesc %a : memref<64x64xf16> -> !xegpu.tensor_desc<32x32xf16>
  %v = xegpu.load_nd %3[0, 0] : !xegpu.tensor_desc<32x32xf16> -> vector<32x32xf16>
  %s = scf.for %i = %c1 to %n step %c1 iter_args(%x = %v) -> (vector<32x32xf16>) {
    %y = arith.addf %x, %v : vector<32x32xf16>
    scf.yield %y : vector<32x32xf16>
  }
  "test.use"(%v) : (vector<32x32xf16>) -> ()
  "test.after"(%n, %s) : (index, vector<32x32xf16>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4, 2] sg_data = [32, 64, 2] slice_dims = [2] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%n: index, %a: memref<64x64xf16>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %c1) {
    gpu.terminator
  }
  %3 = xegpu.create_nd_tdesc %a : memref<64x64xf16> -> !xegpu.tensor_desc<32x32xf16>
  %v = xegpu.load_nd %3[0, 0] : !xegpu.tensor_desc<32x32xf16> -> vector<32x32xf16>
  %s = scf.for %i = %c1 to %n step %c1 iter_args(%x = %v) -> (vector<32x32xf16>) {
    %y = arith.addf %x, %v : vector<32x32xf16>
    scf.yield %y : vector<32x32xf16>
  }
  "test.use"(%v) : (vector<32x32xf16>) -> ()
  "test.after"(%n, %s) : (index, vector<32x32xf16>) -> ()
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %s = transform.structured.match ops{["xegpu.store_nd"]} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [32, 64] slice_dims = [] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [32, 64] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [4, 8] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [1, 8] inst_data = [1, 4] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4, 2] sg_data = [32, 64, 2] slice_dims = [2] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [32, 64] slice_dims = [] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %pa = transform.param.constant 4 : i32 -> !transform.any_param
 %r = transform.xegpu.set_desc_layout %d sg_layout = [%pa, %p8] sg_data = [2, %p8] inst_data = [1, 2] : (!transform.any_op, !transform.any_param, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %pm = transform.merge_handles %p8, %p8 : !transform.param<i64>
 %r = transform.xegpu.set_desc_layout %d sg_layout = [%pm, 1] sg_data = [2, %p8] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %r = transform.xegpu.set_desc_layout %d sg_layout = [%f, 1] sg_data = [2, %p8] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %fn = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %r = transform.xegpu.set_desc_layout %d sg_layout = [%fn, 1] sg_data = [2, %p8] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %pm = transform.merge_handles %p8, %p8 : !transform.param<i64>
 %r = transform.xegpu.set_desc_layout %o sg_layout = [%pm, 1] sg_data = [2, %p8] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %p8 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %pm = transform.merge_handles %p8, %p8 : !transform.param<i64>
 %r = transform.xegpu.set_desc_layout %d sg_layout = [%pm, 1] sg_data = [2, %p8] : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %o sg_layout = [8, 4] sg_data = [1, 8] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

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
 %d = transform.structured.match ops{["xegpu.create_nd_tdesc"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %r = transform.xegpu.set_desc_layout %d sg_layout = [8, 4] sg_data = [1, 8] : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %d, "old" : !transform.any_op
 transform.yield
}
}
