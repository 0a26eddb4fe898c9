// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet --script %t/op_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/op_typo.mlir
// RUN: not jig apply --quiet --script %t/attr_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/attr_typo.mlir
// RUN: not jig apply --quiet --script %t/symbol_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/symbol_typo.mlir
// RUN: not jig apply --quiet --script %t/patterns_typo.mlir %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %t/patterns_typo.mlir
// RUN: not jig apply --quiet --script %t/library.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/library.mlir
// RUN: not jig apply --quiet --script %t/no_entry.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/no_entry.mlir
// RUN: not jig apply --quiet --script %t/no_yield.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/no_yield.mlir
// RUN: not jig apply --quiet --script %t/interface.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/interface.mlir
// RUN: not jig apply --quiet --script %t/handle_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/handle_typo.mlir
// RUN: not jig apply --quiet --script %t/results.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/results.mlir
// RUN: not jig apply --quiet --script %t/permutation.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/permutation.mlir
// RUN: not jig apply --quiet --script %t/param_for_handle.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/param_for_handle.mlir
// RUN: not jig apply --quiet --script %t/peel_linalg.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/peel_linalg.mlir
// RUN: not jig apply --quiet --script %t/fuse_nothing.mlir %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %t/fuse_nothing.mlir
// RUN: not jig apply --quiet --script %t/unroll_zero.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/unroll_zero.mlir
// RUN: not jig apply --quiet --script %t/matcher.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/matcher.mlir
// RUN: not jig apply --quiet --script %t/enum.mlir %S/Inputs/vectors.mlir -o /dev/null 2>&1 | FileCheck %t/enum.mlir
// RUN: not jig apply --quiet --script %t/bufferize.mlir %S/Inputs/softmax.mlir -o /dev/null 2>&1 | FileCheck %t/bufferize.mlir
// RUN: not jig apply --quiet --script %t/bufferize_fn.mlir %S/Inputs/softmax.mlir -o /dev/null 2>&1 | FileCheck %t/bufferize_fn.mlir
// RUN: not jig apply --quiet --script %t/bind_two.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/bind_two.mlir
// RUN: not jig apply --quiet --script %t/matcher_symbol.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/matcher_symbol.mlir
// RUN: not jig apply --quiet --script %t/pass_fails.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pass_fails.mlir
// RUN: not jig apply --quiet --explain=off --script %t/results.mlir %S/Inputs/chain.mlir 2>&1 | FileCheck %t/results.mlir --check-prefix=OFF
// What is wrong with the text of a script, in the words of who wrote it, and what would do.

//--- op_typo.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_usng_for %m tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: op_typo.mlir:7:14: error: custom op 'transform.structured.tile_usng_for' is unknown
// CHECK: op_typo.mlir:7:14: note: did you mean 'transform.structured.tile_using_for'?
// CHECK-NOT: see current operation

//--- attr_typo.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_size [8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: attr_typo.mlir:7:53: error: transform.structured.tile_using_for has no 'tile_size'; did you mean 'tile_sizes'?
// CHECK-NOT: see current operation

//--- symbol_typo.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile_one(%op: !t {transform.consumed}) {
    %x, %l = transform.structured.tile_using_for %op tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.include @tile_on failures(propagate) (%m) : (!t) -> ()
    transform.yield
  }
}
// CHECK: symbol_typo.mlir:11:5: error: 'transform.include' op does not reference a named transform sequence
// CHECK: symbol_typo.mlir:11:5: note: no named sequence is called @tile_on; did you mean @tile_one?
// CHECK-NOT: see current operation

//--- patterns_typo.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.tiling_canonicalisation
    } : !t
    transform.yield
  }
}
// CHECK: patterns_typo.mlir:8:7: error: custom op 'transform.apply_patterns.linalg.tiling_canonicalisation' is unknown
// CHECK: patterns_typo.mlir:8:7: note: did you mean 'transform.apply_patterns.linalg.tiling_canonicalization'?
// CHECK-NOT: see current operation

//--- library.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @tile_lib(!t {transform.consumed})
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.include @tile_lib failures(propagate) (%m) : (!t) -> ()
    transform.yield
  }
}
// CHECK: library.mlir:8:5: error: @tile_lib is only declared: nothing defines it
// CHECK: library.mlir:5:3: note: declared here
// CHECK: %m <- transform.structured.match :7: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: help: --library names files that define sequences
// CHECK-NOT: see current operation

//--- no_entry.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// CHECK: no_entry.mlir:1:1: error: could not find a nested named sequence with name: __transform_main
// CHECK: no_entry.mlir:1:1: note: say which to start with by --entry-point (main)
// CHECK-NOT: see current operation

//--- no_yield.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  }
}
// CHECK: no_yield.mlir:2:3: error: the last step in here is not transform.yield
// CHECK: help: write transform.yield behind the last step, that of no_yield.mlir:3
// CHECK-NOT: see current operation

//--- interface.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match interface{TilingIface} in %root : (!t) -> !t
    transform.yield
  }
}
// CHECK: interface.mlir:6:47: error: transform.structured.match has no interface 'TilingIface'
// CHECK: interface.mlir:6:47: note: did you mean 'TilingInterface'?
// CHECK: help: it is one of LinalgOp, TilingInterface, LoopLikeInterface
// CHECK-NOT: see current operation

//--- handle_typo.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tiled, %l = transform.structured.tile_using_for %m tile_sizes [8] : (!t) -> (!t, !t)
    transform.annotate %tild "x" : !t
    transform.yield
  }
}
// CHECK: handle_typo.mlir:8:24: error: no step before this one has a result or argument %tild
// CHECK: help: did you mean %tiled?
// CHECK-NOT: see current operation

//--- results.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_sizes [8, 8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// OFF: results.mlir:7:14: error: 'transform.structured.tile_using_for' op expected number of loops to tile (2)
// OFF: see current operation
// OFF-NOT: help:
// CHECK: results.mlir:7:14: error: 2 sizes are not 0, so 2 loops are made, but the types behind -> are for 1
// CHECK: help: there is a result for each size that is not 0: %tiled, %loops:2 = transform.structured.tile_using_for, with 3 types behind ->; a loop of size 0 is left alone
// CHECK-NOT: see current operation

//--- permutation.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %m : (!t) -> !t
    %i = transform.structured.interchange %g iterator_interchange = [0, 1, 3] : (!t) -> !t
    transform.yield
  }
}
// CHECK: permutation.mlir:8:10: error: 'transform.structured.interchange' op expects iterator_interchange to be a permutation, found 0, 1, 3
// CHECK: help: of 3 entries each number from 0 to 2 stands there once
// CHECK: help: entry 2 is 3, which is none of them
// CHECK: help: 2 is missing
// CHECK-NOT: see current operation

//--- param_for_handle.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %s = transform.param.constant 8 : i64 -> !p
    %x, %l = transform.structured.tile_using_for %s tile_sizes [8] : (!p) -> (!t, !t)
    transform.yield
  }
}
// CHECK: param_for_handle.mlir:7:14: error: %s has parameters (!transform.param<i64>), but transform.structured.tile_using_for takes a handle to payload ops there
// CHECK: help: payload comes from transform.structured.match, or is a result of a step; parameters stand where numbers do: tile_sizes [%s]
// CHECK-NOT: see current operation

//--- peel_linalg.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %a, %b = transform.loop.peel %m : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: peel_linalg.mlir:7:14: error: %m is a handle to payload ops (!transform.any_op), but transform.loop.peel takes a handle to scf.for alone (!transform.op<"scf.for">) there
// CHECK: help: where it has no others: transform.cast %m : !transform.any_op to !transform.op<"scf.for">, or a match with ops{["scf.for"]} and that type
// CHECK-NOT: see current operation

//--- fuse_nothing.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
    %x, %l = transform.structured.fuse %c tile_sizes [0, 0, 0, 0] interchange [0, 1] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: fuse_nothing.mlir:7:14: error: no size is other than 0, so no loop is made, but the types behind -> are for some
// CHECK: help: without a size above 0 there is no loop: give one, or name the first result alone
// CHECK-NOT: see current operation

//--- unroll_zero.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.loop.unroll %l {factor = 0} : !t
    transform.yield
  }
}
// CHECK: unroll_zero.mlir:7:30: error: factor of transform.loop.unroll is 0, but has to be: 64-bit signless integer attribute whose value is positive
// CHECK: help: 'jig ops transform.loop.unroll' shows what it takes
// CHECK-NOT: see current operation

//--- matcher.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_mm(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @two(%op: !t {transform.readonly}, %q: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    %x = transform.foreach_match in %root @is_mm -> @two : (!t) -> !t
    transform.yield
  }
}
// CHECK: matcher.mlir:13:10: error: the matcher @is_mm yields 1, but the action @two takes 2 handles
// CHECK: help: what the matcher yields are the action's arguments, in order: give @two 1 argument(s), or let @is_mm yield 2
// CHECK-NOT: see current operation

//--- enum.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproducts"
    } : !t
    transform.yield
  }
}
// CHECK: enum.mlir:8:77: error: custom op 'transform.apply_patterns.vector.lower_contraction' invalid lowering_strategy attribute specification: "outerproducts"
// CHECK: enum.mlir:8:77: note: lowering_strategy is one of dot, llvmintr, outerproduct, parallelarith
// CHECK: help: 'jig ops transform.apply_patterns.vector.lower_contraction' shows what it takes
// CHECK-NOT: see current operation

//--- bufferize.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %q = transform.structured.bufferize_to_allocation %root {memory_space = 3} : !t
    transform.yield
  }
}
// CHECK: bufferize.mlir:7:5: error: this step has 2 results, but 1 is named
// CHECK: help: name all 2, as %x:2 or one by one
// CHECK-NOT: see current operation

//--- bufferize_fn.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    %q = transform.bufferization.one_shot_bufferize %root {bufferize_function_boundaries = true, memcpy_op = "linalg.cpy"} : (!t) -> !t
    transform.yield
  }
}
// CHECK: bufferize_fn.mlir:6:10: error: transform.bufferization.one_shot_bufferize cannot copy by "linalg.cpy"
// CHECK: help: memcpy_op is "memref.copy" or "linalg.copy"
// CHECK-NOT: see current operation

//--- bind_two.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %n, %e = transform.loop.forall_to_for %l : (!t) -> !t
    transform.yield
  }
}
// CHECK: bind_two.mlir:7:5: error: this step has 1 result, but 2 are named
// CHECK: help: name 1: a step has as many as types stand behind '->' (or behind ':' where there is no '->')
// CHECK-NOT: see current operation

//--- matcher_symbol.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_mm(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @mark(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    %x = transform.foreach_match in %root @is_m -> @mark : (!t) -> !t
    transform.yield
  }
}
// CHECK: matcher_symbol.mlir:13:10: error: unresolved matcher symbol @is_m
// CHECK: matcher_symbol.mlir:13:10: note: no named sequence is called @is_m; did you mean @is_mm?
// CHECK-NOT: see current operation

//--- pass_fails.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %g = transform.apply_registered_pass "linalg-block-pack-matmul" with options = {"block-factors" = [8]} to %root : (!t) -> !t
    transform.yield
  }
}
// CHECK: pass_fails.mlir:5:3: error: a step in here consumes %root, which is not marked so
// CHECK: help: mark it: %root: !transform.any_op {transform.consumed}; or give the step what a transform.structured.match in %root finds
// CHECK-NOT: see current operation
