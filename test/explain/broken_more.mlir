// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet --script %t/fuse_sibling_nested.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/fuse_sibling_nested.mlir
// RUN: not jig apply --quiet --script %t/jam_dynamic.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/jam_dynamic.mlir
// RUN: not jig apply --quiet --script %t/peel_exact.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/peel_exact.mlir
// RUN: not jig apply --quiet --script %t/outline_two.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/outline_two.mlir
// RUN: not jig apply --quiet --script %t/conv_patterns.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/conv_patterns.mlir
// RUN: not jig apply --quiet --script %t/cast_call_missing.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/cast_call_missing.mlir
// RUN: jig apply --quiet --script %t/filter_type.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/filter_type.mlir
// RUN: not jig apply --quiet --script %t/filter_operands.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/filter_operands.mlir
// RUN: not jig apply --quiet --script %t/alternatives_all.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/alternatives_all.mlir
// RUN: not jig apply --quiet --script %t/param_count.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/param_count.mlir
// RUN: not jig apply --quiet --script %t/pack_transpose.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pack_transpose.mlir
// RUN: not jig apply --quiet --script %t/vec_patterns_target.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/vec_patterns_target.mlir
// RUN: not jig apply --quiet --script %t/gpu_launch_grid.mlir %t/gpulaunch.mlir -o /dev/null 2>&1 | FileCheck %t/gpu_launch_grid.mlir
// RUN: not jig apply --quiet --script %t/bind_wrong_type.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/bind_wrong_type.mlir
// RUN: not jig apply --quiet --script %t/cast_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/cast_typo.mlir
// RUN: not jig apply --quiet --script %t/annotate_param.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/annotate_param.mlir
// RUN: not jig apply --quiet --script %t/consumed_loop.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/consumed_loop.mlir
// RUN: not jig apply --quiet --script %t/promote_operand.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/promote_operand.mlir
// RUN: not jig apply --quiet --script %t/multi_reduce.mlir %t/red2.mlir -o /dev/null 2>&1 | FileCheck %t/multi_reduce.mlir
// RUN: not jig apply --quiet --script %t/decompose_none.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/decompose_none.mlir
// RUN: not jig apply --quiet --script %t/winograd.mlir %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %t/winograd.mlir
// RUN: not jig apply --quiet --script %t/lower_unpack.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/lower_unpack.mlir
// RUN: not jig apply --quiet --script %t/insert_slice.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/insert_slice.mlir
// RUN: not jig apply --quiet --script %t/flatten.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/flatten.mlir
// RUN: not jig apply --quiet --script %t/masked.mlir %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %t/masked.mlir
// RUN: not jig apply --quiet --script %t/dup_seq.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/dup_seq.mlir
// RUN: not jig apply --quiet --script %t/recursion.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/recursion.mlir
// RUN: not jig apply --quiet --script %t/failures_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/failures_typo.mlir
// RUN: not jig apply --quiet --script %t/no_mark.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/no_mark.mlir
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/chain.mlir --entry-point tensors -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/chain.mlir --entry-point reduce -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/chain.mlir --entry-point blocks -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/chain.mlir --entry-point loops -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/buffers.mlir --entry-point llvm -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/buffers.mlir --entry-point jam -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped.mlir %S/Inputs/chain.mlir --entry-point alternatives -o /dev/null
// More broken schedules: loops, alternatives, counts, types, ops that a step does not take. What is proposed works.

//--- fuse_sibling_nested.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %l : (!t) -> (!t, !t, !t)
    %f = transform.loop.fuse_sibling %a into %c : (!t, !t) -> !t
    transform.yield
  }
}
// CHECK: buffers.mlir:5:3: error: target and source are not in the same block
// CHECK: fuse_sibling_nested.mlir:6:10: note: in this step of the script
// CHECK: %a <- transform.split_handle :5 <- transform.structured.match :4: 1 op: scf.for buffers.mlir:7
// CHECK: %c <- transform.split_handle :5 <- transform.structured.match :4: 1 op: scf.for buffers.mlir:5
// CHECK: help: %a stands in: scf.for buffers.mlir:5, func.func @buffers buffers.mlir:1
// CHECK: help: %c stands in: func.func @buffers buffers.mlir:1
// CHECK: help: siblings stand in the same block, one behind the other

//--- jam_dynamic.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %l : (!t) -> (!t, !t, !t)
    transform.loop.unroll_and_jam %c {factor = 3} : !t
    transform.yield
  }
}
// CHECK: jam_dynamic.mlir:6:5: error: transform.loop.unroll_and_jam cannot be done to scf.for buffers.mlir:5: 2 iterations would be left over
// CHECK: buffers.mlir:5:3: note: here
// CHECK: %c <- transform.split_handle :5 <- transform.structured.match :4: 1 op: scf.for buffers.mlir:5
// CHECK: help: factors of its 32 iterations are 2, 4, 8, 16

//--- peel_exact.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !transform.op<"scf.for">
    %a, %b, %c = transform.split_handle %l : (!transform.op<"scf.for">) -> (!t, !t, !transform.op<"scf.for">)
    %m, %r = transform.loop.peel %c : (!transform.op<"scf.for">) -> (!t, !t)
    transform.yield
  }
}
// CHECK: peel_exact.mlir:6:14: error: failed to peel the last iteration
// CHECK: buffers.mlir:5:3: note: step is 1
// CHECK: %c <- transform.split_handle :5 <- transform.structured.match :4: 1 op: scf.for buffers.mlir:5
// CHECK: help: what is peeled off is the rest of a loop whose step does not divide its range, or with {peel_front = true} the first iteration

//--- outline_two.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %root : (!t) -> !t
    %f, %c = transform.loop.outline %l {func_name = "k"} : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: outline_two.mlir:5:14: error: transform.loop.outline cannot be done to memref.load buffers.mlir:8: expected an op with one region, got 0
// CHECK: buffers.mlir:8:12: note: here
// CHECK: %l <- transform.structured.match :4: 2 ops: memref.load buffers.mlir:8, memref.load buffers.mlir:12
// CHECK: help: around it is scf.for buffers.mlir:7: transform.get_parent_op %l {op_name = "scf.for", deduplicate} finds it

//--- conv_patterns.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.func.func_to_llvm
    } {legal_dialects = ["llvm"]} : !t
    transform.yield
  }
}
// CHECK: conv_patterns.mlir:5:5: error: pattern descriptor does not specify type converter and apply_conversion_patterns op has no default type converter
// CHECK: conv_patterns.mlir:6:7: note: pattern descriptor op
// CHECK: %f <- transform.structured.match :4: 1 op: func.func @chain chain.mlir:1
// CHECK: help: behind the patterns: } with type_converter { transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter } {legal_dialects = [...]}

//--- cast_call_missing.mlir
!t = !transform.any_op
!v = !transform.any_value
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.get_result %f[0] : (!t) -> !v
    transform.yield
  }
}
// CHECK: cast_call_missing.mlir:6:10: error: transform.get_result asks for number 0, but there is none
// CHECK: %f <- transform.structured.match :5: 1 op: func.func @chain chain.mlir:1
// CHECK: help: %f has 1 op: func.func @chain chain.mlir:1

//--- filter_type.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} filter_result_type = tensor<64x64xf32> in %root : (!t) -> !t
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: filter_type.mlir:4:10: warning: nothing in the payload matches
// CHECK: filter_type.mlir:4:10: note: 16 ops, 2 of these names, none with such a result
// CHECK: filter_type.mlir:4:10: note: linalg.matmul chain.mlir:4: its results are 'tensor<64x96xf32>'
// CHECK: filter_type.mlir:4:10: note: linalg.matmul chain.mlir:6: its results are 'tensor<64x32xf32>'
// CHECK: filter_type.mlir:4:10: note: so 1 step did nothing, from filter_type.mlir:5 on

//--- filter_operands.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} filter_operand_types = [tensor<64x128xf32>, tensor<128x96xf32>] in %root : (!t) -> !t
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: filter_operands.mlir:4:10: error: filter_operand_types has 2 types, but an op that is looked at has another number of operands
// CHECK: %root: 1 op: builtin.module chain.mlir
// CHECK: help: what an op writes into is an operand, too (linalg.matmul has 3); one type alone is asked of all operands

//--- alternatives_all.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.alternatives %f : !t {
    ^bb0(%g: !t):
      %m = transform.structured.match ops{["linalg.matmul"]} in %g : (!t) -> !t
      %i = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!t) -> !t
    }, {
    ^bb0(%g: !t):
      %m = transform.structured.match ops{["linalg.matmul"]} in %g : (!t) -> !t
      %a, %b, %c = transform.split_handle %m : (!t) -> (!t, !t, !t)
    }
    transform.yield
  }
}
// CHECK: alternatives_all.mlir:5:5: error: all alternatives failed
// CHECK: %f <- transform.structured.match :4: 1 op: func.func @chain chain.mlir:1
// CHECK: help: an empty region as the last alternative lets the payload be as it is

//--- param_count.mlir
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %p = transform.param.constant 8 : i64 -> !p
    %q = transform.merge_handles %p, %p : !p
    %x, %l = transform.structured.tile_using_for %m tile_sizes [%q] : (!t, !p) -> (!t, !t)
    transform.yield
  }
}
// CHECK: param_count.mlir:8:14: error: there is not one parameter for each target: %m has 1, %q has 2
// CHECK: %m <- transform.structured.match :5: 1 op: linalg.matmul chain.mlir:4
// CHECK: %q <- transform.merge_handles :7 <- transform.param.constant :6: 2 parameters: 8 : i64, 8 : i64
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: transform.foreach takes targets and parameters together, one by one; transform.split_handle gives each a handle of its own

//--- pack_transpose.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.pack %m packed_sizes = [8, 8, 8] : (!t) -> (!transform.op<"linalg.generic">)
    %pk = transform.get_producer_of_operand %q[0] : (!transform.op<"linalg.generic">) -> (!transform.op<"linalg.pack">)
    %a, %b, %c = transform.structured.pack_transpose %pk with_compute_op(%q) outer_perm = [0, 0] : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !t)
    transform.yield
  }
}
// CHECK: pack_transpose.mlir:7:18: error: outer_perm is [0, 0], which is no permutation
// CHECK: help: of 2 entries each number from 0 to 1 stands there once
// CHECK: help: entry 1 is 0 again
// CHECK: help: 1 is missing

//--- vec_patterns_target.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %m : (!t) -> !t
    transform.yield
  }
}
// CHECK: vec_patterns_target.mlir:5:10: error: transform.structured.vectorize_children_and_apply_patterns takes functions and other ops that are isolated from above, and %m has another op
// CHECK: chain.mlir:4:8: note: non-isolated target
// CHECK: help: functions are isolated from above: %f = transform.get_parent_op %m {isolated_from_above, deduplicate} : (!transform.any_op) -> !transform.any_op finds the one around

//--- gpu_launch_grid.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %g = transform.structured.match ops{["gpu.launch"]} in %root : (!t) -> !t
    transform.gpu.map_nested_forall_to_threads %g block_dims = [0, 8, 1] : (!t) -> !t
    transform.yield
  }
}
// CHECK: gpu_launch_grid.mlir:5:5: error: scf.forall gpulaunch.mlir:4 wants 4096 threads or blocks, and there are 0
// CHECK: %g <- transform.structured.match :4: 1 op: gpu.launch gpulaunch.mlir:3
// CHECK: help: tile it so that fewer iterations are left, or give more (block_dims, grid_dims); a block has at most 1024 threads

//--- bind_wrong_type.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !transform.op<"linalg.fill">
    transform.annotate %m "x" : !transform.op<"linalg.fill">
    transform.yield
  }
}
// CHECK: bind_wrong_type.mlir:4:10: error: a handle of type !transform.op<"linalg.fill"> is given linalg.matmul chain.mlir:4
// CHECK: chain.mlir:4:8: note: the payload
// CHECK: %root: 1 op: builtin.module chain.mlir
// CHECK: help: match only such ops (ops{[...]}), or use !transform.any_op, which takes all

//--- cast_typo.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %c = transform.cast %m : !t to !transform.op<"linalg.matmull">
    transform.annotate %c "x" : !transform.op<"linalg.matmull">
    transform.yield
  }
}
// CHECK: cast_typo.mlir:5:10: error: a handle of type !transform.op<"linalg.matmull"> is given linalg.matmul chain.mlir:4
// CHECK: chain.mlir:4:8: note: the payload
// CHECK: %m <- transform.structured.match :4: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: help: no op is registered as 'linalg.matmull'; did you mean 'linalg.matmul'?
// CHECK: help: match only such ops (ops{[...]}), or use !transform.any_op, which takes all

//--- annotate_param.mlir
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %p = transform.param.constant 1 : i64 -> !p
    %q = transform.param.constant 2 : i64 -> !p
    %b = transform.merge_handles %p, %q : !p
    transform.annotate %m "x" = %b : !t, !p
    transform.yield
  }
}
// CHECK: annotate_param.mlir:9:5: error: there is not one parameter for each target: %m has 1, %b has 2
// CHECK: %m <- transform.structured.match :5: 1 op: linalg.matmul chain.mlir:4
// CHECK: %b <- transform.merge_handles :8 <- transform.param.constant :6: 2 parameters: 1 : i64, 2 : i64
// CHECK: help: transform.foreach takes targets and parameters together, one by one; transform.split_handle gives each a handle of its own

//--- consumed_loop.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_sizes [8] : (!t) -> (!t, !t)
    transform.loop.unroll %l {factor = 2} : !t
    transform.annotate %x "y" : !t
    transform.yield
  }
}
// CHECK: consumed_loop.mlir:7:5: error: %x must not be used any more: transform.loop.unroll :6 has consumed %l, whose payload has this one's in it
// CHECK: consumed_loop.mlir:6:5: note: consumed here
// CHECK: chain.mlir:4:8: note: the consumed payload was here
// CHECK: %x <- transform.structured.tile_using_for :5 <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: help: match what is needed again behind that step, or use the handle before it

//--- promote_operand.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x = transform.structured.promote %m {operands_to_promote = [0, 7]} : (!t) -> !t
    transform.yield
  }
}
// CHECK: promote_operand.mlir:5:10: error: transform.structured.promote cannot be done to linalg.matmul chain.mlir:4: it works on tensors
// CHECK: chain.mlir:4:8: note: here
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: what works on tensors is promoted by transform.structured.bufferize_to_allocation; buffers, when they are subviews: tile first

//--- multi_reduce.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %m {split_factor = 4, insert_split_dimension = 0} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: multi_reduce.mlir:5:22: error: transform.structured.split_reduction cannot be done to linalg.reduce red2.mlir:2: expected a reduction in one loop, got 2
// CHECK: red2.mlir:2:8: note: here
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.reduce red2.mlir:2
// CHECK: loops of linalg.reduce red2.mlir:2: 0: reduction, 8; 1: reduction, 64
// CHECK: help: 64 iterations can be split by 2, 4, 8, 16

//--- decompose_none.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %d = transform.structured.decompose %m : (!t) -> !t
    transform.yield
  }
}
// CHECK: decompose_none.mlir:5:10: error: transform.structured.decompose cannot be done to linalg.matmul chain.mlir:4: expected a 2-D convolution or pooling that has a 1-D one
// CHECK: chain.mlir:4:8: note: here
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: convolutions and pooling in two dimensions are decomposed, once tiled to a window of one row: transform.structured.tile_using_for with 1 for that loop of the window and of the output

//--- winograd.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %c = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    %w = transform.structured.winograd_conv2d %c {fmr = 0 : i32} : (!t) -> !t
    transform.yield
  }
}
// CHECK: winograd.mlir:5:10: error: this operation is not supported to convert to Winograd Conv2D
// CHECK: conv.mlir:2:8: note: expected linalg.conv_2d_nhwc_fhwc
// CHECK: %c <- transform.structured.match :4: 1 op: linalg.conv_2d_nhwc_hwcf conv.mlir:2
// CHECK: loops of linalg.conv_2d_nhwc_hwcf conv.mlir:2: 0: parallel, 1; 1: parallel, 16; 2: parallel, 16; 3: parallel, 16; 4: reduction, 3; 5: reduction, 3; 6: reduction, 8
// CHECK: help: it takes linalg.conv_2d_nhwc_fhwc with a window of 3 or 5 and strides of 1

//--- lower_unpack.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %c = transform.cast %m : !t to !transform.op<"linalg.unpack">
    %a, %b, %d, %e = transform.structured.lower_unpack %c : (!transform.op<"linalg.unpack">) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: lower_unpack.mlir:6:22: error: result #0 of transform.structured.lower_unpack has the type !transform.any_op, but is a handle to tensor.empty alone (!transform.op<"tensor.empty">)
// CHECK: help: write !transform.op<"tensor.empty"> for it

//--- insert_slice.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    transform.structured.insert_slice_to_copy %m : (!t) -> !t
    transform.yield
  }
}
// CHECK: insert_slice.mlir:5:5: error: only InsertSliceOp and ParallelInsertSliceOp ops are supported
// CHECK: chain.mlir:4:8: note: target op
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: transform.structured.match ops{["tensor.insert_slice", "tensor.parallel_insert_slice"]} finds what it takes

//--- flatten.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.flatten_elementwise %m : (!t) -> !t
    transform.yield
  }
}
// CHECK: chain.mlir:4:8: error: only elementwise flattening is supported
// CHECK: flatten.mlir:5:10: note: in this step of the script
// CHECK: chain.mlir:4:8: note: expected an elementwise op
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: elementwise ops of linalg are flattened: parallel loops, each operand accessed in order

//--- masked.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %c = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    transform.structured.vectorize %c vector_sizes [1, 16] : !t
    transform.yield
  }
}
// CHECK: masked.mlir:5:5: error: transform.structured.vectorize cannot be done to linalg.conv_2d_nhwc_hwcf conv.mlir:2: expected 7 vector sizes, got 2
// CHECK: conv.mlir:2:8: note: here
// CHECK: %c <- transform.structured.match :4: 1 op: linalg.conv_2d_nhwc_hwcf conv.mlir:2
// CHECK: loops of linalg.conv_2d_nhwc_hwcf conv.mlir:2: 0: parallel, 1; 1: parallel, 16; 2: parallel, 16; 3: parallel, 16; 4: reduction, 3; 5: reduction, 3; 6: reduction, 8
// CHECK: help: a convolution is vectorized along one dimension: tile the loops of the others to 1, those of the window and of the output, then transform.structured.decompose, then vectorize without sizes

//--- dup_seq.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @s(%a: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    transform.include @s failures(propagate) (%root) : (!t) -> ()
    transform.yield
  }
}
// CHECK: dup_seq.mlir:6:3: error: redefinition of symbol named 's'
// CHECK: dup_seq.mlir:3:3: note: see existing symbol definition here
// CHECK: help: give one of the two sequences another name, or leave one out: a name stands for one sequence of the module

//--- recursion.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !t {transform.readonly}) {
    transform.include @s failures(propagate) (%a) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    transform.include @s failures(propagate) (%root) : (!t) -> ()
    transform.yield
  }
}
// CHECK: recursion.mlir:3:3: error: this sequence includes itself, by itself or through others
// CHECK: help: steps are repeated for payload by transform.foreach and transform.foreach_match

//--- failures_typo.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    transform.include @s failures(propogate) (%root) : (!t) -> ()
    transform.yield
  }
}
// CHECK: failures_typo.mlir:7:35: error: transform.include has no failure_propagation_mode 'propogate'
// CHECK: failures_typo.mlir:7:35: note: did you mean 'propagate'?
// CHECK: help: it is one of propagate, suppress

//--- no_mark.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%a: !t) {
    %g = transform.structured.generalize %a : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    transform.include @s failures(propagate) (%m) : (!t) -> ()
    transform.yield
  }
}
// CHECK: no_mark.mlir:9:5: error: TransformOpInterface requires memory effects on operands to be specified
// CHECK: no_mark.mlir:9:5: note: no effects specified for operand #0
// CHECK: no_mark.mlir:9:5: note: what it calls does not say whether argument #0 is only read or consumed: mark it there {transform.readonly} or {transform.consumed}

//--- gpulaunch.mlir
func.func @g(%a: memref<64x64xf32>, %v: f32) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    scf.forall (%i, %j) in (64, 64) {
      memref.store %v, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    gpu.terminator
  }
  return
}

//--- red2.mlir
func.func @r(%x: tensor<8x64xf32>, %o: tensor<f32>) -> tensor<f32> {
  %0 = linalg.reduce ins(%x : tensor<8x64xf32>) outs(%o : tensor<f32>) dimensions = [0, 1] (%a: f32, %b: f32) {
    %1 = arith.addf %a, %b : f32
    linalg.yield %1 : f32
  }
  return %0 : tensor<f32>
}

//--- helped.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @both(%op: !t {transform.readonly}) -> !t {
    %x = transform.merge_handles %op, %op : !t
    transform.yield %x : !t
  }
  transform.named_sequence @tensors(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %v = transform.get_operand %m[0] : (!t) -> !v
    %f = transform.get_parent_op %m {op_name = "func.func", deduplicate} : (!t) -> !t
    %g = transform.get_parent_op %m {isolated_from_above, deduplicate} : (!t) -> !t
    %x, %r = transform.foreach_match flatten_results in %f @is -> @both : (!t) -> (!t, !t)
    %all = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %p = transform.param.constant 8 : i64 -> !p
    %q = transform.param.constant 16 : i64 -> !p
    %two = transform.merge_handles %p, %q : !p
    transform.foreach %all, %two : !t, !p {
    ^bb0(%one: !t, %size: !p):
      %t, %l = transform.structured.tile_using_for %one tile_sizes [%size] : (!t, !p) -> (!t, !t)
    }
    %ap = transform.param.constant 8.0 : f32 -> !transform.any_param
    transform.yield
  }
  transform.named_sequence @reduce(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %m by tile_sizes = [0, 0, 8] : (!t) -> (!t, !t, !t, !t)
    %n = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 5 : i32} in %root : (!t) -> !t
    %e, %f, %g = transform.structured.pad %n pad_to_multiple_of [8, 8, 8] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!t) -> (!t, !t, !t)
    transform.yield
  }
  transform.named_sequence @alternatives(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.alternatives %f : !t {
    ^bb0(%g: !t):
      %m = transform.structured.match ops{["linalg.matmul"]} in %g : (!t) -> !t
      %i = transform.structured.interchange %m iterator_interchange = [1, 0, 2] : (!t) -> !t
    }, {
    ^bb0(%g: !t):
    }
    transform.yield
  }
  transform.named_sequence @blocks(%root: !t {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!t) -> (!t, !t)
    %b = transform.bufferization.one_shot_bufferize %root {bufferize_function_boundaries = true} : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    %q = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @loops(%root: !t {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] : (!t) -> (!t, !t)
    %b = transform.bufferization.one_shot_bufferize %root {bufferize_function_boundaries = true} : (!t) -> !t
    %again = transform.structured.match ops{["scf.forall"]} in %b : (!t) -> !t
    %k:2 = transform.loop.forall_to_for %again : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @llvm(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } {legal_dialects = ["llvm"], partial_conversion} : !t
    transform.yield
  }
  transform.named_sequence @jam(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %l : (!t) -> (!t, !t, !t)
    transform.loop.unroll_and_jam %c {factor = 4} : !t
    transform.yield
  }
}
