// NOT IN MLIR 22: transform.xegpu.get_load_op, transform.xegpu.set_anchor_layout
// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// Ops about layouts that came after MLIR 22.

// CHECK-LABEL: @product
// CHECK: xegpu.load_nd %{{.*}} <{layout = #xegpu.layout<sg_layout = [1, 1], sg_data = [8, 16], inst_data = [8, 16], order = [1, 0]>}> {loaded}
// CHECK: xegpu.dpas {{.*}} {layout_b = #xegpu.slice<#xegpu.layout<sg_layout = [1, 1, 2], sg_data = [16, 16, 8]>, dims = [2]>}
module attributes {transform.with_named_sequence} {
  func.func @product(%m: memref<8x16xf16>, %b: vector<16x16xf16>) -> vector<8x16xf32> {
    %0 = xegpu.create_nd_tdesc %m : memref<8x16xf16> -> !xegpu.tensor_desc<8x16xf16>
    %1 = xegpu.load_nd %0[0, 0] : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    %2 = xegpu.dpas %1, %b : vector<8x16xf16>, vector<16x16xf16> -> vector<8x16xf32>
    return %2 : vector<8x16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %d = transform.structured.match ops{["xegpu.dpas"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %d[0] : (!transform.any_op) -> !transform.any_value
    %l = transform.xegpu.get_load_op %v : (!transform.any_value) -> !transform.any_op
    transform.annotate %l "loaded" : !transform.any_op
    transform.xegpu.set_anchor_layout %l sg_layout = [1, 1] sg_data = [8, 16] inst_data = [8, 16] order = [1, 0] : !transform.any_op
    transform.xegpu.set_anchor_layout %d index = 1 sg_layout = [1, 1, 2] sg_data = [16, 16, 8] slice_dims = [2] : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func @no_layout() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{func.func has no layout of its own for number 0}}
    transform.xegpu.set_anchor_layout %f sg_layout = [1, 1] sg_data = [8, 16] : !transform.any_op
    transform.yield
  }
}
