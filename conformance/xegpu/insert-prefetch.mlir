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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %lb to %ub step %st {
    
    %5 = xegpu.load_nd %3[0, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %c8 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%k, %k] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %x0, %x1 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %v = transform.get_operand %x0[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %lb to %ub step %st {
    
    %5 = xegpu.load_nd %3[0, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %c8 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%k, %k] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %x0, %x1 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %v = transform.get_operand %x0[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 2 : (!transform.any_value) -> !transform.any_op
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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 3 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 3 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %lb to %ub step %st {
    
    %5 = xegpu.load_nd %3[0, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 3 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %c8 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%k, %k] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 3 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %x0, %x1 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %v = transform.get_operand %x0[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 3 : (!transform.any_value) -> !transform.any_op
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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 0 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 0 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %lb to %ub step %st {
    
    %5 = xegpu.load_nd %3[0, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 0 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %c8 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%k, %k] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 0 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %x0, %x1 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %v = transform.get_operand %x0[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 0 : (!transform.any_value) -> !transform.any_op
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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = -1 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = -1 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %lb to %ub step %st {
    
    %5 = xegpu.load_nd %3[0, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = -1 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %c8 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%k, %k] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = -1 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %x0, %x1 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %v = transform.get_operand %x0[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = -1 : (!transform.any_value) -> !transform.any_op
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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 7 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 7 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %lb to %ub step %st {
    
    %5 = xegpu.load_nd %3[0, %k]  : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 7 : (!transform.any_value) -> !transform.any_op
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
  scf.for %k = %c8 to %c4096 step %c32 {
    
    %5 = xegpu.load_nd %3[%k, %k] <{l1_hint = #xegpu.cache_hint<streaming>}> : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
    %7 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 7 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %x0, %x1 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %v = transform.get_operand %x0[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 7 : (!transform.any_value) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %p8 : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
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
 %pa = transform.param.constant 4 : i32 -> !transform.any_param
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %pa : (!transform.any_value, !transform.any_param) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %pm : (!transform.any_value, !transform.param<i64>) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %c32 : (!transform.any_value, !transform.any_op) -> !transform.any_op
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
 %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %f : (!transform.any_value, !transform.any_op) -> !transform.any_op
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
 %fn = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %fn : (!transform.any_value, !transform.any_op) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %o : (!transform.any_value, !transform.any_op) -> !transform.any_op
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
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = %v : (!transform.any_value, !transform.any_value) -> !transform.any_op
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
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[2] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
func.func @g(%a: memref<4096x4096xf16>, %b: vector<32x8xf16>, %lb: index, %i: index, %cond: i1) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c4096 = arith.constant 4096 : index
  scf.for %j = %lb to %i step %c32 {
    %3 = xegpu.create_nd_tdesc %a : memref<4096x4096xf16> -> !xegpu.tensor_desc<8x32xf16>
    scf.for %k = %lb to %i step %c64 {
      scf.if %cond {
      "test.before"() : () -> ()
      %5 = xegpu.load_nd %3[3, %j] {packed_ = 3} : !xegpu.tensor_desc<8x32xf16> -> vector<8x32xf16>
      %6 = arith.negf %5 : vector<8x32xf16>
      %7 = xegpu.dpas %6, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      %8 = xegpu.dpas %5, %b : vector<8x32xf16>, vector<32x8xf16> -> vector<8x8xf32>
      }
    }
  }
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
 %o = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
 %c0 = transform.structured.match ops{["arith.constant"]} attributes {value = 0 : index} in %root : (!transform.any_op) -> !transform.any_op
 %c32 = transform.structured.match ops{["arith.constant"]} attributes {value = 32 : index} in %root : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %o[0] : (!transform.any_op) -> !transform.any_value
 %r = transform.xegpu.insert_prefetch %v nb_prefetch = 1 : (!transform.any_value) -> !transform.any_op
 transform.debug.emit_remark_at %r, "it" : !transform.any_op

 transform.yield
}
}
