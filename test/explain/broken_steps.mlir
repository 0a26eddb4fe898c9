// RUN: rm -rf %t && split-file %s %t
// RUN: jig apply --quiet --script %t/match_attr.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/match_attr.mlir
// RUN: not jig apply --quiet --script %t/spent_action.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/spent_action.mlir
// RUN: jig apply --quiet --script %t/suppressed_foreach.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/suppressed_foreach.mlir
// RUN: not jig apply --quiet --script %t/pass_value.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pass_value.mlir
// RUN: not jig apply --quiet --script %t/interchange_rank.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/interchange_rank.mlir
// RUN: jig apply --quiet --script %t/pad_dims.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pad_dims.mlir
// RUN: not jig apply --quiet --script %t/tile_red_none.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/tile_red_none.mlir
// RUN: not jig apply --quiet --script %t/split_red_none.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/split_red_none.mlir
// RUN: not jig apply --quiet --script %t/bufferize_matmul.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/bufferize_matmul.mlir
// RUN: not jig apply --quiet --script %t/gpu_blocks_thread.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/gpu_blocks_thread.mlir
// RUN: not jig apply --quiet --script %t/gpu_block_small.mlir %t/gpulaunch.mlir -o /dev/null 2>&1 | FileCheck %t/gpu_block_small.mlir
// RUN: not jig apply --quiet --script %t/vec_small.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/vec_small.mlir
// RUN: not jig apply --quiet --script %t/parent_nth.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/parent_nth.mlir
// RUN: not jig apply --quiet --script %t/producer_number.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/producer_number.mlir
// RUN: not jig apply --quiet --script %t/producer_none.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/producer_none.mlir
// RUN: not jig apply --quiet --script %t/multitile.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/multitile.mlir
// RUN: not jig apply --quiet --script %t/img2col.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/img2col.mlir
// RUN: not jig apply --quiet --script %t/multibuffer.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/multibuffer.mlir
// RUN: not jig apply --quiet --script %t/pipeline.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/pipeline.mlir
// RUN: not jig apply --quiet --script %t/specialize.mlir %t/relu.mlir -o /dev/null 2>&1 | FileCheck %t/specialize.mlir
// RUN: not jig apply --quiet --script %t/tile_zero_neg.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/tile_zero_neg.mlir
// RUN: not jig apply --quiet --script %t/split_point.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/split_point.mlir
// RUN: not jig apply --quiet --script %t/nested_forall.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/nested_forall.mlir
// Schedules with steps that fail, or do nothing: what, where, why with the values, and what to do.

//--- match_attr.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tga = 4 : i32} in %root : (!t) -> !t
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: match_attr.mlir:4:10: warning: nothing in the payload matches
// CHECK: match_attr.mlir:4:10: note: 16 ops, 2 of these names, none with the attributes
// CHECK: match_attr.mlir:4:10: note: linalg.matmul chain.mlir:4: it has no tga, asked for is 4 : i32
// CHECK: match_attr.mlir:4:10: note: linalg.matmul chain.mlir:6: it has no tga, asked for is 4 : i32
// CHECK: match_attr.mlir:4:10: note: so 1 step did nothing, from match_attr.mlir:5 on

//--- spent_action.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @tile(%op: !t {transform.consumed}) {
    %x, %l = transform.structured.tile_using_for %op tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @act(%op: !t {transform.consumed}) {
    transform.include @tile failures(propagate) (%op) : (!t) -> ()
    transform.annotate %op "x" : !t
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    %r = transform.foreach_match in %root @is -> @act : (!t) -> !t
    transform.yield
  }
}
// CHECK: spent_action.mlir:13:5: error: %op must not be used any more: transform.include @tile :12 has consumed it
// CHECK: spent_action.mlir:8:14: note: consumed in here
// CHECK: chain.mlir:4:8: note: the consumed payload was here
// CHECK: in transform.foreach_match :17 > transform.annotate :13
// CHECK: help: match what is needed again behind that step, or use the handle before it
// CHECK: help: or let the sequence yield what it makes: %new = transform.include @tile ...

//--- suppressed_foreach.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %all = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    transform.sequence %all : !t failures(suppress) {
    ^bb0(%a: !t):
      transform.foreach %a : !t {
      ^bb0(%one: !t):
        %g = transform.structured.interchange %one iterator_interchange = [1, 0, 2] : (!t) -> !t
      }
    }
    transform.yield
  }
}
// CHECK: suppressed_foreach.mlir:9:14: warning: this failed, and the script went on: transform applied to the wrong op kind: it needs target: op<"linalg.generic">, not 'linalg.matmul'
// CHECK: suppressed_foreach.mlir:9:14: note: on linalg.matmul chain.mlir:4
// CHECK: suppressed_foreach.mlir:9:14: note: transform.sequence suppressed_foreach.mlir:5 says failures(suppress): failures(propagate) makes an error of it, {jig.expected} at the step keeps this quiet

//--- pass_value.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = "many"} to %f : (!t) -> !t
    transform.yield
  }
}
// CHECK: pass_value.mlir:5:10: error: the pass canonicalize does not take this: for the --max-iterations option: 'many' value invalid for long argument!
// CHECK: %f <- transform.structured.match :4: 1 op: func.func @chain chain.mlir:1
// CHECK: help: 'jig-opt --help' lists the options of canonicalize with what they take

//--- interchange_rank.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %g = transform.structured.generalize %m : (!t) -> !t
    %i = transform.structured.interchange %g iterator_interchange = [1, 0] : (!t) -> !t
    transform.yield
  }
}
// CHECK: interchange_rank.mlir:6:10: error: iterator_interchange has 2 entries, but linalg.generic chain.mlir:4 has 3 loops
// CHECK: chain.mlir:4:8: note: the target
// CHECK: %g <- transform.structured.generalize :5 <- transform.structured.match :4: 1 op: linalg.generic chain.mlir:4
// CHECK: loops of linalg.generic chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: each loop stands there once: [0, 1, 2] leaves them as they are

//--- pad_dims.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c = transform.structured.pad %m {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 5]} : (!t) -> (!t, !t, !t)
    transform.yield
  }
}
// CHECK: pad_dims.mlir:5:18: warning: loop 5 in 'padding_dimensions' pads nothing: this 'linalg.matmul' has 3 loops, counted from 0

//--- tile_red_none.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.tile_reduction_using_for %fill by tile_sizes = [0, 5] : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: chain.mlir:3:9: error: 'linalg.fill' op tiling parallel dimensions is not supported with partial reduction tiling strategies
// CHECK: chain.mlir:5:9: error: 'linalg.fill' op tiling parallel dimensions is not supported with partial reduction tiling strategies
// CHECK: tile_red_none.mlir:5:22: error: linalg.fill chain.mlir:3 has no reduction that could be computed in parts
// CHECK: chain.mlir:3:9: note: the target
// CHECK: %fill <- transform.structured.match :4: 2 ops: linalg.fill chain.mlir:3, linalg.fill chain.mlir:5
// CHECK: loops of linalg.fill chain.mlir:3: 0: parallel, 64; 1: parallel, 96
// CHECK: help: transform.structured.tile_using_for tiles parallel loops

//--- split_red_none.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %fill {split_factor = 4, insert_split_dimension = 0} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: split_red_none.mlir:5:22: error: transform.structured.split_reduction cannot be done to linalg.fill chain.mlir:3: expected a reduction in one loop, got 0
// CHECK: chain.mlir:3:9: note: here
// CHECK: %fill <- transform.structured.match :4: 2 ops: linalg.fill chain.mlir:3, linalg.fill chain.mlir:5
// CHECK: loops of linalg.fill chain.mlir:3: 0: parallel, 64; 1: parallel, 96
// CHECK: help: these have one reduction: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6

//--- bufferize_matmul.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %b = transform.bufferization.one_shot_bufferize %m : (!t) -> !t
    transform.yield
  }
}
// CHECK: bufferize_matmul.mlir:5:10: error: transform.bufferization.one_shot_bufferize works on functions and modules, but %m has linalg.matmul chain.mlir:4
// CHECK: chain.mlir:4:8: note: the target
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: help: around it is func.func @chain chain.mlir:1: transform.get_parent_op %m {op_name = "func.func", deduplicate} finds it

//--- gpu_blocks_thread.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!t) -> (!t, !t)
    %q = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!t) -> !t
    transform.yield
  }
}
// CHECK: gpu_blocks_thread.mlir:7:10: error: scf.forall chain.mlir:4 is not mapped to blocks alone, which transform.gpu.map_forall_to_blocks takes
// CHECK: %f <- transform.structured.match :4: 1 op: func.func @chain chain.mlir:1
// CHECK: help: map it so when it is made: tile_using_forall ... (mapping = [#gpu.block<y>, #gpu.block<x>]); loops mapped to threads stand in it, for transform.gpu.map_nested_forall_to_threads

//--- gpu_block_small.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %g = transform.structured.match ops{["gpu.launch"]} in %root : (!t) -> !t
    transform.gpu.map_nested_forall_to_threads %g block_dims = [2, 2, 1] : (!t) -> !t
    transform.yield
  }
}
// CHECK: gpu_block_small.mlir:5:5: error: scf.forall gpulaunch.mlir:4 wants 4096 threads or blocks, and there are 4
// CHECK: %g <- transform.structured.match :4: 1 op: gpu.launch gpulaunch.mlir:3
// CHECK: help: tile it so that fewer iterations are left, or give more (block_dims, grid_dims); a block has at most 1024 threads

//--- vec_small.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    transform.structured.vectorize %m vector_sizes [32, 8, 8] : !t
    transform.yield
  }
}
// CHECK: vec_small.mlir:5:5: error: transform.structured.vectorize cannot be done to linalg.matmul chain.mlir:4: vector size 32 is less than 64 iterations
// CHECK: chain.mlir:4:8: note: here
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: vector_sizes has a number for each of the 3 loops, at least as large as the loop: vector_sizes [64, 96, 128]; tile first where that is too large

//--- parent_nth.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %root : (!t) -> !t
    %q = transform.get_parent_op %l {op_name = "scf.for", nth_parent = 3} : (!t) -> !t
    transform.yield
  }
}
// CHECK: parent_nth.mlir:5:10: error: there are fewer than 3 scf.for around what %l has
// CHECK: %l <- transform.structured.match :4: 2 ops: memref.load buffers.mlir:8, memref.load buffers.mlir:12
// CHECK: help: around memref.load buffers.mlir:8: scf.for buffers.mlir:7, scf.for buffers.mlir:5, func.func @buffers buffers.mlir:1
// CHECK: help: {allow_empty_results} leaves out those that have none

//--- producer_number.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.get_producer_of_operand %m[5] : (!t) -> !t
    transform.yield
  }
}
// CHECK: producer_number.mlir:5:10: error: there is no operand 5: linalg.matmul chain.mlir:4 has 3, from 0 on
// CHECK: chain.mlir:4:8: note: the target
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: help: operands are made: operand 2 by linalg.fill chain.mlir:3

//--- producer_none.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.get_producer_of_operand %m[0] : (!t) -> !t
    transform.yield
  }
}
// CHECK: producer_none.mlir:5:10: error: no op makes operand 0 of linalg.matmul chain.mlir:4: it is an argument of func.func @chain chain.mlir:1
// CHECK: chain.mlir:4:8: note: the target
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: help: operands are made: operand 2 by linalg.fill chain.mlir:3
// CHECK: help: transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value has the value, whoever makes it

//--- multitile.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c = transform.structured.multitile_sizes %m {dimension = 7, target_size = 10} : (!t) -> !t
    transform.yield
  }
}
// CHECK: multitile.mlir:5:18: error: there is no loop 7: linalg.matmul chain.mlir:4 has 3
// CHECK: chain.mlir:4:8: note: the target
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: dimension counts loops from the outermost on: 0 to 2

//--- img2col.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b = transform.structured.convert_conv2d_to_img2col %m : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: img2col.mlir:5:14: error: transform.structured.convert_conv2d_to_img2col cannot be done to linalg.matmul chain.mlir:4: expected a 2-D convolution with NHWC or NCHW images
// CHECK: chain.mlir:4:8: note: here
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf", "linalg.conv_2d_nchw_fchw"]} finds what can be converted

//--- multibuffer.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %a = transform.structured.match ops{["memref.alloc"]} in %root : (!t) -> !transform.op<"memref.alloc">
    %q = transform.memref.multibuffer %a {factor = 1 : i64} : (!transform.op<"memref.alloc">) -> !t
    transform.yield
  }
}
// CHECK: buffers.mlir:6:10: error: op failed to multibuffer
// CHECK: multibuffer.mlir:5:10: note: in this step of the script
// CHECK: buffers.mlir:6:10: note: no loop is known to overwrite the buffer in each iteration
// CHECK: %a <- transform.structured.match :4: 1 op: memref.alloc buffers.mlir:6
// CHECK: help: a buffer can be multiplied that stands outside of a loop, or in it, each of whose iterations writes all of it before it reads

//--- pipeline.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %l : (!t) -> (!t, !t, !t)
    %o = transform.cast %a : !t to !transform.op<"scf.for">
    %q = transform.loop.pipeline %o {iteration_interval = 0 : i64} : (!transform.op<"scf.for">) -> !t
    transform.yield
  }
}
// CHECK: pipeline.mlir:7:10: error: transform.loop.pipeline cannot be done to scf.for buffers.mlir:7: interval of 0 cycles
// CHECK: buffers.mlir:7:5: note: here
// CHECK: %o <- transform.cast :6 <- transform.split_handle :5 <- transform.structured.match :4: 1 op: scf.for buffers.mlir:7
// CHECK: help: {iteration_interval = N}: cycles from one iteration's begin to the next one's, at least 1

//--- specialize.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %q = transform.structured.specialize %g : (!t) -> !t
    transform.yield
  }
}
// CHECK: specialize.mlir:5:10: error: transform.structured.specialize cannot be done to linalg.generic relu.mlir:4: expected a generic op that computes what a named op does
// CHECK: relu.mlir:4:8: note: here
// CHECK: %g <- transform.structured.match :4: 1 op: linalg.generic relu.mlir:4
// CHECK: loops of linalg.generic relu.mlir:4: 0: parallel, 8; 1: parallel, 64
// CHECK: help: a linalg.generic may stay one: tiling, fusing and vectorizing take it as it is

//--- tile_zero_neg.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_sizes [-8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: tile_zero_neg.mlir:5:14: error: tile size -8 of loop #0 is negative
// CHECK: chain.mlir:4:8: note: target op
// CHECK: %m <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: a size is above 0; 0 leaves loop 0 alone

//--- split_point.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %s = transform.structured.split %m after 100 {dimension = 0} : !t
    %a, %b = transform.split_handle %s : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: split_point.mlir:6:14: error: %s has 1 payload op, but is split into 2 results
// CHECK: %s <- transform.structured.split :5 <- transform.structured.match :4: 1 op: linalg.matmul chain.mlir:4
// CHECK: help: take 1 result, or say {fail_on_payload_too_small = false}: results that are left over are empty then
// CHECK: help: transform.structured.split leaves one part when its point is at the end of the loop or behind it: 'after' takes fewer than it has iterations

//--- nested_forall.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m num_threads [4, 0, 2] : (!t) -> (!t, !t)
    %k = transform.loop.forall_to_for %l : (!t) -> !t
    transform.yield
  }
}
// CHECK: chain.mlir:4:8: warning: tiling is not thread safe at axis #2
// CHECK: nested_forall.mlir:6:10: error: scf.forall chain.mlir:4 still has tensors as results: its iterations put them together
// CHECK: chain.mlir:4:8: note: 1 result(s) of %l
// CHECK: %l <- transform.structured.tile_using_forall :5 <- transform.structured.match :4: 1 op: scf.forall chain.mlir:4
// CHECK: help: bufferize first, then match the loop again: transform.bufferization.one_shot_bufferize %module {bufferize_function_boundaries = true} : (!transform.any_op) -> !transform.any_op
// CHECK: help: or let transform.structured.tile_using_for make scf.for, which needs no conversion

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

//--- relu.mlir
#id = affine_map<(i, j) -> (i, j)>
func.func @relu(%x: tensor<8x64xf32>, %o: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %z = arith.constant 0.0 : f32
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x64xf32>) outs(%o : tensor<8x64xf32>) {
  ^bb0(%a: f32, %b: f32):
    %1 = arith.maximumf %a, %z : f32
    %2 = arith.mulf %1, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}
