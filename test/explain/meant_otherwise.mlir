// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point order -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=ORDER
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point no_integer -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=INTEGER
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point no_loop -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=LOOP
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point around -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=AROUND
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point pass -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=PASS
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point pass_inside -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=INSIDE
// RUN: jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point pass_helped -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=UNREAD
// RUN: not jig apply --quiet --script %t/steps.mlir %t/payload.mlir --entry-point beside -o /dev/null 2>&1 | FileCheck %t/steps.mlir --check-prefix=BESIDE
// RUN: not jig apply --quiet --script %t/layout.mlir %t/payload.mlir -o /dev/null 2>&1 | FileCheck %t/layout.mlir
// Mistakes of who knows the op and not how this release writes it, or has a handle to what is next to what was meant.

//--- payload.mlir
func.func @f(%a: tensor<64x96xf32>, %b: tensor<96x128xf32>, %c: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %m = linalg.matmul ins(%a, %b : tensor<64x96xf32>, tensor<96x128xf32>) outs(%c : tensor<64x128xf32>) -> tensor<64x128xf32>
  return %m : tensor<64x128xf32>
}
func.func @g(%m: memref<64x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %w = memref.load %m[%i, %c0] : memref<64x64xf32>
    scf.for %j = %c0 to %c64 step %c1 {
      memref.store %w, %m[%i, %j] : memref<64x64xf32>
    } {inner}
  } {outer}
  return
}

//--- steps.mlir
!t = !transform.any_op
!p = !transform.any_param
module attributes {transform.with_named_sequence} {
  transform.named_sequence @order(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    // ORDER: steps.mlir:[[#@LINE+4]]:16: error: interchange is no permutation of the 3 loops of linalg.matmul payload.mlir:2: 2 stands twice, 1 is missing
    // ORDER: payload.mlir:2:8: note: the target
    // ORDER: loops of linalg.matmul payload.mlir:2: 0: parallel, 64; 1: parallel, 128; 2: reduction, 96
    // ORDER: help: each of 0 to 2 stands there once: the loop that becomes the outermost one first
    %x, %l:3 = transform.structured.tile_using_for %m tile_sizes [8, 8, 8] interchange = [0, 2, 2] : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @no_integer(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %s = transform.param.constant 8.0 : f32 -> !p
    // INTEGER: help: a size is a parameter of an integer: transform.param.constant 8 : i64 -> !transform.param<i64>
    %x, %l = transform.structured.tile_using_for %m tile_sizes [%s] : (!t, !p) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @no_loop(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    // LOOP: steps.mlir:[[#@LINE+3]]:5: error: transform.loop.hoist_loop_invariant_subsets takes loops, and %m has linalg.matmul payload.mlir:2
    // LOOP: payload.mlir:2:8: note: here
    // LOOP: help: steps that tile have loops in their results, from the outermost in: %tiled, %loop = transform.structured.tile_using_for ...
    transform.loop.hoist_loop_invariant_subsets %m : !t
    transform.yield
  }
  transform.named_sequence @around(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_sizes [8] : (!t) -> (!t, !t)
    // AROUND: error: transform.loop.hoist_loop_invariant_subsets takes loops, and %x has linalg.matmul payload.mlir:2
    // AROUND: help: around it is scf.for payload.mlir:2: transform.get_parent_op %x {op_name = "scf.for", deduplicate} finds it
    transform.loop.hoist_loop_invariant_subsets %x : !t
    transform.yield
  }
  transform.named_sequence @pass(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} attributes{sym_name = "f"} in %root : (!t) -> !t
    // PASS: steps.mlir:[[#@LINE+2]]:10: error: the pass one-shot-bufferize runs on builtin.module, not on func.func @f payload.mlir:1
    // PASS: help: around it is builtin.module payload.mlir: transform.get_parent_op %f {op_name = "builtin.module", deduplicate} finds it
    %b = transform.apply_registered_pass "one-shot-bufferize" to %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @pass_inside(%root: !t {transform.consumed}) {
    // INSIDE: steps.mlir:[[#@LINE+2]]:10: error: the pass promote-buffers-to-stack runs on func.func, not on builtin.module payload.mlir
    // INSIDE: help: transform.structured.match ops{["func.func"]} in %root finds such ops
    %b = transform.apply_registered_pass "promote-buffers-to-stack" to %root : (!t) -> !t
    transform.yield
  }
  // What was proposed is done; what is not read is told.
  transform.named_sequence @pass_helped(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} attributes{sym_name = "f"} in %root : (!t) -> !t
    %module = transform.get_parent_op %f {op_name = "builtin.module", deduplicate} : (!t) -> !t
    %b = transform.apply_registered_pass "one-shot-bufferize" to %module : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @unread(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    // UNREAD: steps.mlir:[[#@LINE+1]]:16: warning: tile_sizes does nothing beside num_threads: say either, the size of a tile or how many there are
    %x, %all = transform.structured.tile_using_forall %m num_threads [4, 4] tile_sizes [8, 8] : (!t) -> (!t, !t)
    // UNREAD: warning: 'pad_to_multiple_of' does nothing between braces: 'transform.structured.pad' takes pad_to_multiple_of [...] in front of them
    %q, %pad, %copy = transform.structured.pad %x {padding_dimensions = [0], pad_to_multiple_of = [5]} : (!t) -> (!t, !t, !t)
    transform.yield
  }
  transform.named_sequence @beside(%root: !t {transform.readonly}) {
    %i = transform.structured.match ops{["scf.for"]} attributes{outer} in %root : (!t) -> !t
    // BESIDE: error: transform.loop.coalesce cannot be done to scf.for payload.mlir:9
    // BESIDE: payload.mlir:9:3: note: there is no loop in this one that is all of its body
    // BESIDE: payload.mlir:10:10: note: this stands beside the loop in it
    %q = transform.loop.coalesce %i : (!t) -> !t
    transform.yield
  }
}

//--- layout.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    // CHECK: error: function_boundary_type_conversion of transform.bufferization.one_shot_bufferize is 3 : i32
    // CHECK: help: function_boundary_type_conversion is one of InferLayoutMap, IdentityLayoutMap, FullyDynamicLayoutMap
    %b = transform.bufferization.one_shot_bufferize %root {function_boundary_type_conversion = 3 : i32} : (!t) -> !t
    transform.yield
  }
}
