// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet --script %t/too_many_sizes.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/too_many_sizes.mlir
// RUN: not jig apply --quiet --script %t/size_kind.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/size_kind.mlir
// RUN: not jig apply --quiet --script %t/promote_tensor.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/promote_tensor.mlir
// RUN: not jig apply --quiet --script %t/pad.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pad.mlir
// RUN: not jig apply --quiet --script %t/pack_rank.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pack_rank.mlir
// RUN: not jig apply --quiet --script %t/vector_sizes.mlir %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %t/vector_sizes.mlir
// RUN: not jig apply --quiet --script %t/vectorize_softmax.mlir %S/Inputs/softmax.mlir -o /dev/null 2>&1 | FileCheck %t/vectorize_softmax.mlir
// RUN: not jig apply --quiet --script %t/partial.mlir %S/Inputs/payload.mlir --set how=0 -o /dev/null 2>&1 | FileCheck %t/partial.mlir
// RUN: jig apply --quiet --script %t/partial.mlir %S/Inputs/payload.mlir --set how=1 -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/partial.mlir %S/Inputs/payload.mlir --set how=2 -o /dev/null 2>&1 | count 0
// RUN: not jig apply --quiet --script %t/partial.mlir %S/Inputs/payload.mlir -o /dev/null 2>&1 | FileCheck %t/partial.mlir --check-prefix=OPEN
// RUN: not jig apply --quiet --script %t/split.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/split.mlir
// RUN: not jig apply --quiet --script %t/reduction_dim.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/reduction_dim.mlir
// RUN: not jig apply --quiet --script %t/hoist_pad.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/hoist_pad.mlir
// RUN: not jig apply --quiet --script %t/forall_mapping.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/forall_mapping.mlir
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point helped -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point sizes -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point pack -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point split -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point interchange -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point pad -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point promote -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_chain.mlir %S/Inputs/chain.mlir --entry-point threads -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_softmax.mlir %S/Inputs/softmax.mlir --entry-point helped -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_conv.mlir %S/Inputs/conv.mlir --entry-point lower -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_conv.mlir %S/Inputs/conv.mlir --entry-point whole -o /dev/null 2>&1 | count 0
// Why steps on structured ops fail: their loops beside what was asked for. What is proposed works (@helped and others).

//--- too_many_sizes.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %x, %l:4 = transform.structured.tile_using_for %m tile_sizes [8, 8, 8, 8] : (!t) -> (!t, !t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: too_many_sizes.mlir:7:16: error: linalg.matmul chain.mlir:4 has 3 loops, but 4 sizes are given
// CHECK: %m <- transform.structured.match :6: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: give at most 3 sizes, one for each loop from the outermost on; 0 leaves a loop alone, and there is no result for it
// CHECK-NOT: see current operation

//--- size_kind.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %s = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_sizes [%s] : (!t, !t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: size_kind.mlir:8:14: error: %s stands for a size, but has linalg.fill chain.mlir:3, which computes no index
// CHECK: %m <- transform.structured.match :6: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: %s <- transform.structured.match :7: 2 ops: linalg.fill chain.mlir:3, linalg.fill chain.mlir:5
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: a size that is known is a number, tile_sizes [8], or a parameter: %p = transform.param.constant 8 : i64 -> !transform.param<i64>
// CHECK: help: one that is computed is a handle to ops with one result, of type index, in front of the target
// CHECK-NOT: see current operation

//--- promote_tensor.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.promote %m {operands_to_promote = [0]} : (!t) -> !t
    transform.yield
  }
}
// CHECK: promote_tensor.mlir:7:10: error: transform.structured.promote cannot be done to linalg.matmul chain.mlir:4: it works on tensors
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: what works on tensors is promoted by transform.structured.bufferize_to_allocation; buffers, when they are subviews: tile first
// CHECK-NOT: see current operation

//--- pad.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c = transform.structured.pad %m {padding_values = [0.0 : f32, 0 : i32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!t) -> (!t, !t, !t)
    transform.yield
  }
}
// CHECK: pad.mlir:7:18: error: 'transform.structured.pad' op expects a padding value of type 'f32', got 0 : i32
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: one value for each operand, of its element type: padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32]
// CHECK-NOT: see current operation

//--- pack_rank.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.pack %m packed_sizes = [8, 8] : (!t) -> (!transform.op<"linalg.generic">)
    transform.yield
  }
}
// CHECK: pack_rank.mlir:7:10: error: linalg.matmul chain.mlir:4 has 3 loops, but 2 packed sizes are given
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: give 3 packed sizes, one for each loop; 0 leaves a loop as it is
// CHECK-NOT: see current operation

//--- vector_sizes.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
    transform.structured.vectorize %c vector_sizes [1, 8, 8] : !t
    transform.yield
  }
}
// CHECK: vector_sizes.mlir:7:5: error: transform.structured.vectorize cannot be done to linalg.conv_2d_nhwc_hwcf conv.mlir:2: expected 7 vector sizes, got 3
// CHECK: %c <- transform.structured.match :6: 1 op: linalg.conv_2d_nhwc_hwcf conv.mlir:2
// CHECK: loops of linalg.conv_2d_nhwc_hwcf conv.mlir:2: 0: parallel, 1; 1: parallel, 16; 2: parallel, 16; 3: parallel, 16; 4: reduction, 3; 5: reduction, 3; 6: reduction, 8
// CHECK: help: a convolution is vectorized along one dimension: tile the loops of the others to 1, those of the window and of the output, then transform.structured.decompose, then vectorize without sizes
// CHECK-NOT: see current operation

//--- vectorize_softmax.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.softmax"]} in %root : (!t) -> !t
    transform.structured.vectorize %c : !t
    transform.yield
  }
}
// CHECK: vectorize_softmax.mlir:7:5: error: linalg.softmax softmax.mlir:3 cannot be vectorized: structured ops of linalg can, and a few of tensor
// CHECK: %c <- transform.structured.match :6: 1 op: linalg.softmax softmax.mlir:3
// CHECK: help: transform.structured.decompose_interface %c : (!transform.any_op) -> !transform.any_op makes linalg.generic ops of it, which can be vectorized
// CHECK-NOT: see current operation

//--- partial.mlir
!t = !transform.any_op
!for = !transform.op<"scf.for">
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_for %m tile_sizes [24] : (!t) -> (!t, !for)
    transform.tune.alternatives<"how"> {
      transform.structured.vectorize %tile : !t
    }, {
      transform.structured.vectorize %tile vector_sizes [24, 64, 64] : !t
    }, {
      %main, %rest = transform.loop.peel %l : (!for) -> (!t, !t)
      %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
      transform.apply_patterns to %f {
        transform.apply_patterns.canonicalization
      } : !t
      %tiles = transform.structured.match ops{["linalg.matmul"]} in %f : (!t) -> !t
      transform.structured.vectorize %tiles : !t
    }
    transform.yield
  }
}
// CHECK: partial.mlir:8:7: error: transform.structured.vectorize cannot be done to linalg.matmul payload.mlir:2: the size of loop 0 is not known
// CHECK: help: vector_sizes [...] with the sizes of a whole tile, one for each of the 3 loops: what a tile has less is left out by masks
// CHECK: help: or transform.loop.peel the loops around, and canonicalize: whole tiles have known sizes then
// OPEN: partial.mlir:7:5: error: nothing was selected for "how"
// OPEN: help: --set how=VALUE selects one of them; in the script that is selected_region = N

//--- split.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %s = transform.structured.split %m after 16 {dimension = 7} : !t
    %a, %b = transform.split_handle %s : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: split.mlir:7:10: error: there is no loop 7: linalg.matmul chain.mlir:4 has 3
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: dimension counts loops from the outermost on: 0 to 2
// CHECK-NOT: see current operation

//--- reduction_dim.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %m {split_factor = 7, insert_split_dimension = 0} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: reduction_dim.mlir:7:22: error: transform.structured.split_reduction cannot be done to linalg.matmul chain.mlir:4: factor 7 does not divide the 128 iterations of the reduction
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: 128 iterations can be split by 2, 4, 8, 16
// CHECK-NOT: see current operation

//--- hoist_pad.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.hoist_pad %m by 2 loops : (!t) -> !t
    transform.yield
  }
}
// CHECK: hoist_pad.mlir:7:10: error: transform.structured.hoist_pad cannot be done to linalg.matmul chain.mlir:4: it needs tensor.pad, as transform.structured.pad makes it, not 'linalg.matmul'
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: the second result of transform.structured.pad %m has such ops
// CHECK-NOT: see current operation

//--- forall_mapping.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] (mapping = [#gpu.thread<x>]) : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: forall_mapping.mlir:7:14: error: transform.structured.tile_using_forall made payload that is not valid, and was taken back: 'scf.forall' op mapping attribute size must match op rank
// CHECK: %m <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:4: 0: parallel, 64; 1: parallel, 96; 2: reduction, 128
// CHECK: help: mapping has 1 entry; it needs one for each size that is not 0: (mapping = [#gpu.thread<y>, #gpu.thread<x>]) for two; this op has 2 parallel loops
// CHECK-NOT: see current operation

//--- helped_chain.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @helped(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %all = transform.structured.match ops{["linalg.matmul"]} in %f : (!t) -> !t
    %r0 = transform.get_result %all[0] : (!t) -> !v
    %r1 = transform.get_result %all[all] : (!t) -> !v
    %r2 = transform.get_result %all[-1] : (!t) -> !v
    transform.foreach %all, %f with_zip_shortest : !t, !t {
    ^bb0(%a: !t, %b: !t):
      transform.annotate %a "x" : !t
    }
    %first = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %f : (!t) -> !t
    %isolated = transform.get_parent_op %first {isolated_from_above, deduplicate} : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = 1} to %isolated : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @sizes(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %p = transform.param.constant 8 : i64 -> !p
    %tiled, %loops:2 = transform.structured.tile_using_for %m tile_sizes [7, %p] : (!t, !p) -> (!t, !t, !t)
    %loop = transform.cast %loops#0 : !t to !transform.op<"scf.for">
    %a, %b = transform.loop.peel %loop : (!transform.op<"scf.for">) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @pack(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.pack %m packed_sizes = [8, 8, 0] : (!t) -> (!transform.op<"linalg.generic">)
    transform.yield
  }
  transform.named_sequence @split(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.split_reduction %m {split_factor = 8, insert_split_dimension = 0} : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @interchange(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %g = transform.structured.generalize %m : (!t) -> !t
    %i = transform.structured.interchange %g iterator_interchange = [0, 2, 1] : (!t) -> !t
    %s = transform.structured.split %i after 16 {dimension = 2} : !t
    transform.yield
  }
  transform.named_sequence @pad(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %t, %l:3 = transform.structured.tile_using_for %m tile_sizes [7, 9, 5] : (!t) -> (!t, !t, !t, !t)
    %a, %b, %c = transform.structured.pad %t {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 0]} : (!t) -> (!t, !t, !t)
    %p1, %p2, %p3 = transform.split_handle %b : (!t) -> (!t, !t, !t)
    %q = transform.structured.hoist_pad %p1 by 1 loops : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @promote(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q, %n = transform.structured.bufferize_to_allocation %m : !t
    transform.yield
  }
  transform.named_sequence @threads(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] (mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!t) -> (!t, !t)
    transform.yield
  }
}

//--- helped_softmax.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @helped(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.softmax"]} in %root : (!t) -> !t
    %g = transform.structured.decompose_interface %c : (!t) -> !t
    %all = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    transform.structured.vectorize %all : !t
    transform.yield
  }
}

//--- helped_conv.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @lower(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
    %x, %l:2 = transform.structured.tile_using_for %c tile_sizes [0, 1, 0, 0, 1] : (!t) -> (!t, !t, !t)
    %d = transform.structured.decompose %x : (!t) -> !t
    transform.structured.vectorize %d : !t
    transform.yield
  }
  transform.named_sequence @whole(%root: !t {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
    %x = transform.structured.fuse %c tile_sizes [0, 0, 0, 0] interchange [0, 1, 2, 3] {jig.expected} : (!t) -> !t
    transform.yield
  }
}
