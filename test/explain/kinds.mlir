// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet --script %t/pass_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pass_typo.mlir
// RUN: not jig apply --quiet --script %t/pass_option.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pass_option.mlir
// RUN: not jig apply --quiet --script %t/spent_include.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/spent_include.mlir
// RUN: not jig apply --quiet --script %t/spent_alias.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/spent_alias.mlir
// RUN: not jig apply --quiet --script %t/spent_alternatives.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/spent_alternatives.mlir
// RUN: not jig apply --quiet --script %t/func_for_loop.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/func_for_loop.mlir
// RUN: not jig apply --quiet --script %t/producer_unused.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/producer_unused.mlir
// RUN: not jig apply --quiet --script %t/gpu.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/gpu.mlir
// RUN: not jig apply --quiet --script %t/unroll_dynamic.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/unroll_dynamic.mlir
// RUN: not jig apply --quiet --script %t/outline.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/outline.mlir
// RUN: not jig apply --quiet --script %t/parent.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/parent.mlir
// RUN: not jig apply --quiet --script %t/coalesce.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/coalesce.mlir
// RUN: not jig apply --quiet --script %t/value_for_op.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/value_for_op.mlir
// RUN: not jig apply --quiet --script %t/matcher_effects.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/matcher_effects.mlir
// RUN: not jig apply --quiet --script %t/pass_anchor.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pass_anchor.mlir
// RUN: not jig apply --quiet --script %t/foreach_zip.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/foreach_zip.mlir
// RUN: not jig apply --quiet --script %t/forall_threads.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/forall_threads.mlir
// RUN: jig apply --quiet --script %t/helped_buffers.mlir %S/Inputs/buffers.mlir --entry-point helped -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/helped_buffers.mlir %S/Inputs/buffers.mlir --entry-point gpu -o /dev/null 2>&1 | count 0
// Why steps fail that got other payload than they take, handles that are spent, and passes. What is proposed works.

//--- pass_typo.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalise" to %f : (!t) -> !t
    transform.yield
  }
}
// CHECK: pass_typo.mlir:7:10: error: unknown pass or pass pipeline: canonicalise
// CHECK: pass_typo.mlir:7:10: note: did you mean 'canonicalize'?
// CHECK: %f <- transform.structured.match :6: 1 op: func.func @chain chain.mlir:1
// CHECK-NOT: see current operation

//--- pass_option.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalize" with options = {"max-iteration" = 1} to %f : (!t) -> !t
    transform.yield
  }
}
// CHECK: pass_option.mlir:7:10: error: the pass canonicalize has no option 'max-iteration'
// CHECK: %f <- transform.structured.match :6: 1 op: func.func @chain chain.mlir:1
// CHECK: help: did you mean 'max-iterations'?
// CHECK: help: its options are top-down, region-simplify, max-iterations, max-num-rewrites, test-convergence, disable-patterns, enable-patterns
// CHECK-NOT: see current operation

//--- spent_include.mlir
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
    transform.include @tile_one failures(propagate) (%m) : (!t) -> ()
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: spent_include.mlir:12:5: error: %m must not be used any more: transform.include @tile_one :11 has consumed it
// CHECK: spent_include.mlir:6:14: note: consumed in here
// CHECK: help: match what is needed again behind that step, or use the handle before it
// CHECK: help: or let the sequence yield what it makes: %new = transform.include @tile_one ...
// CHECK-NOT: see current operation

//--- spent_alias.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %again = transform.structured.match interface{LinalgOp} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_for %m tile_sizes [8] : (!t) -> (!t, !t)
    transform.annotate %again "x" : !t
    transform.yield
  }
}
// CHECK: spent_alias.mlir:9:5: error: %again must not be used any more: transform.structured.tile_using_for :8 has consumed %m, which had the same payload
// CHECK: spent_alias.mlir:8:14: note: consumed here
// CHECK: %again <- transform.structured.match :7: 2 ops: linalg.fill chain.mlir:3, linalg.fill chain.mlir:5; what it had besides is gone (2)
// CHECK: help: what became of it is in the results of that step: %x (2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6), %l (2 ops: scf.for chain.mlir:4, scf.for chain.mlir:6)
// CHECK-NOT: see current operation

//--- spent_alternatives.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %m = transform.structured.match ops{["linalg.matmul"]} in %f : (!t) -> !t
    transform.alternatives %f : !t {
    ^bb0(%g: !t):
      transform.annotate %g "y" : !t
    }
    transform.annotate %m "x" : !t
    transform.yield
  }
}
// CHECK: spent_alternatives.mlir:12:5: error: %m must not be used any more: transform.alternatives :8 has consumed %f, whose payload has this one's in it
// CHECK: spent_alternatives.mlir:8:5: note: consumed here
// CHECK: %m <- transform.structured.match :7 <- transform.structured.match :6: nothing; what it had besides is gone (2)
// CHECK: help: match what is needed again behind that step, or use the handle before it
// CHECK-NOT: see current operation

//--- func_for_loop.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.loop.unroll %f {factor = 4} : !t
    transform.yield
  }
}
// CHECK: func_for_loop.mlir:7:5: error: transform.loop.unroll cannot be done to func.func @buffers buffers.mlir:1: it needs scf.for or affine.for, not 'func.func'
// CHECK: %f <- transform.structured.match :6: 1 op: func.func @buffers buffers.mlir:1
// CHECK: help: in %f these are loops: scf.for buffers.mlir:5, scf.for buffers.mlir:7, scf.for buffers.mlir:11; transform.structured.match interface{LoopLikeInterface} in %f finds them
// CHECK-NOT: see current operation

//--- producer_unused.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %all = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %m1, %m2 = transform.split_handle %all : (!t) -> (!t, !t)
    %x, %l = transform.structured.tile_using_for %m1 tile_sizes [8] : (!t) -> (!t, !t)
    %p, %q = transform.structured.fuse_into_containing_op %m2 into %l : (!t, !t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: producer_unused.mlir:9:14: error: transform.structured.fuse_into_containing_op cannot be done to linalg.matmul chain.mlir:6: this 'linalg.matmul' is not used inside the container
// CHECK: %m2 <- transform.split_handle :7 <- transform.structured.match :6: 1 op: linalg.matmul chain.mlir:6
// CHECK: %l <- transform.structured.tile_using_for :8 <- transform.split_handle :7 <- transform.structured.match :6: 1 op: scf.for chain.mlir:4
// CHECK: loops of linalg.matmul chain.mlir:6: 0: parallel, 64; 1: parallel, 32; 2: reduction, 96
// CHECK: help: the loop uses these, which can be fused into it: linalg.fill chain.mlir:3
// CHECK-NOT: see current operation

//--- gpu.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m num_threads [8, 8] : (!t) -> (!t, !t)
    %g = transform.gpu.map_nested_forall_to_threads %f block_dims = [8, 8] : (!t) -> !t
    transform.yield
  }
}
// CHECK: gpu.mlir:9:10: error: %f is mapped to threads, but has func.func @chain chain.mlir:1, which is no gpu.launch
// CHECK: %f <- transform.structured.match :6: 1 op: func.func @chain chain.mlir:1
// CHECK: help: a launch is made around an scf.forall that says (mapping = [#gpu.block<y>, #gpu.block<x>]) when it is tiled (here: scf.forall chain.mlir:4)
// CHECK: help: then, when the payload works on buffers: %launch = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!transform.any_op) -> !transform.any_op
// CHECK-NOT: see current operation

//--- unroll_dynamic.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %l : (!t) -> (!t, !t, !t)
    %n = transform.loop.fuse_sibling %a into %c : (!t, !t) -> !t
    transform.yield
  }
}
// CHECK: buffers.mlir:5:3: error: target and source are not in the same block
// CHECK: unroll_dynamic.mlir:8:10: note: in this step of the script
// CHECK: %a <- transform.split_handle :7 <- transform.structured.match :6: 1 op: scf.for buffers.mlir:7
// CHECK: %c <- transform.split_handle :7 <- transform.structured.match :6: 1 op: scf.for buffers.mlir:5
// CHECK: help: %a stands in: scf.for buffers.mlir:5, func.func @buffers buffers.mlir:1
// CHECK: help: %c stands in: func.func @buffers buffers.mlir:1
// CHECK: help: siblings stand in the same block, one behind the other
// CHECK-NOT: see current operation

//--- outline.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %root : (!t) -> !t
    %n, %e = transform.loop.outline %l {func_name = "body"} : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: outline.mlir:7:14: error: transform.loop.outline cannot be done to memref.load buffers.mlir:8: expected an op with one region, got 0
// CHECK: %l <- transform.structured.match :6: 2 ops: memref.load buffers.mlir:8, memref.load buffers.mlir:12
// CHECK: help: around it is scf.for buffers.mlir:7: transform.get_parent_op %l {op_name = "scf.for", deduplicate} finds it
// CHECK-NOT: see current operation

//--- parent.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["memref.load"]} in %root : (!t) -> !t
    %q = transform.get_parent_op %l {op_name = "scf.forall"} : (!t) -> !t
    transform.yield
  }
}
// CHECK: parent.mlir:7:10: error: there is no such scf.forall around what %l has
// CHECK: %l <- transform.structured.match :6: 2 ops: memref.load buffers.mlir:8, memref.load buffers.mlir:12
// CHECK: help: around memref.load buffers.mlir:8: scf.for buffers.mlir:7, scf.for buffers.mlir:5, func.func @buffers buffers.mlir:1
// CHECK: help: {allow_empty_results} leaves out those that have none
// CHECK-NOT: see current operation

//--- coalesce.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    %a, %b, %c = transform.split_handle %l : (!t) -> (!t, !t, !t)
    %q = transform.loop.coalesce %a : (!t) -> !t
    transform.yield
  }
}
// CHECK: coalesce.mlir:8:10: error: transform.loop.coalesce cannot be done to scf.for buffers.mlir:7: no loops that follow each other can become one
// CHECK: %a <- transform.split_handle :7 <- transform.structured.match :6: 1 op: scf.for buffers.mlir:7
// CHECK-NOT: see current operation

//--- value_for_op.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %v = transform.get_result %m[1] : (!t) -> !v
    %q = transform.get_defining_op %v : (!v) -> !t
    transform.yield
  }
}
// CHECK: value_for_op.mlir:7:10: error: transform.get_result asks for number 1, but of 1 the last is number 0
// CHECK: %m <- transform.structured.match :6: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: help: %m[0] is the last that is there, as is [-1]; [all] takes all
// CHECK-NOT: see current operation

//--- matcher_effects.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @is_mm(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.annotate %op "seen" : !t
    transform.yield %op : !t
  }
  transform.named_sequence @mark(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    %x = transform.foreach_match in %root @is_mm -> @mark : (!t) -> !t
    transform.yield
  }
}
// CHECK: matcher_effects.mlir:7:5: error: expected operations in the match part to implement MatchOpInterface
// CHECK: matcher_effects.mlir:14:10: note: in this step of the script
// CHECK: %root: 1 op: builtin.module chain.mlir
// CHECK: help: a matcher asks and changes nothing: it consists of transform.match.* ops, transform.param.constant, and the like; the rest goes into the action
// CHECK-NOT: see current operation

//--- pass_anchor.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %g = transform.apply_registered_pass "canonicalize" to %m : (!t) -> !t
    transform.yield
  }
}
// CHECK: chain.mlir:4:8: error: 'linalg.matmul' op trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'
// CHECK: pass_anchor.mlir:7:10: error: the pass canonicalize failed on linalg.matmul chain.mlir:4
// CHECK: %m <- transform.structured.match :6: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: help: a pass takes what is isolated from above, which func.func @chain chain.mlir:1 is: transform.get_parent_op %m {isolated_from_above, deduplicate} finds it
// CHECK-NOT: see current operation

//--- foreach_zip.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.foreach %m, %f with_zip_shortest : !t, !t {
    ^bb0(%a: !t, %b: !t):
      transform.annotate %a "x" : !t
    }
    transform.foreach %m, %f : !t, !t {
    ^bb0(%a: !t, %b: !t):
      transform.annotate %a "x" : !t
    }
    transform.yield
  }
}
// CHECK: foreach_zip.mlir:12:5: error: the handles are taken one by one together, but %m has 2, %f has 1
// CHECK: %m <- transform.structured.match :6: 2 ops: linalg.matmul chain.mlir:4, linalg.matmul chain.mlir:6
// CHECK: %f <- transform.structured.match :7: 1 op: func.func @chain chain.mlir:1
// CHECK: help: 'with_zip_shortest' behind the handles ends with the shortest; or give handles with as many each
// CHECK-NOT: see current operation

//--- forall_threads.mlir
!t = !transform.any_op
!v = !transform.any_value
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m num_threads [8, 8] : (!t) -> (!t, !t)
    %g = transform.gpu.map_forall_to_blocks %f {generate_gpu_launch} : (!t) -> !t
    transform.yield
  }
}
// CHECK: forall_threads.mlir:9:10: error: scf.forall chain.mlir:4 does not say to what of a GPU its loops go
// CHECK: %f <- transform.structured.match :6: 1 op: func.func @chain chain.mlir:1
// CHECK: help: say so when it is made: transform.structured.tile_using_forall ... (mapping = [#gpu.block<y>, #gpu.block<x>])
// CHECK-NOT: see current operation

//--- helped_buffers.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @helped(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %loops = transform.structured.match interface{LoopLikeInterface} in %f : (!t) -> !t
    %l = transform.structured.match ops{["memref.load"]} in %root : (!t) -> !t
    %around = transform.get_parent_op %l {op_name = "scf.for", deduplicate} : (!t) -> !t
    %none = transform.get_parent_op %l {op_name = "scf.forall", allow_empty_results, jig.expected} : (!t) -> !t
    %n, %e = transform.loop.outline %around {func_name = "body"} : (!t) -> (!t, !t)
    %rest = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.foreach %rest : !t {
    ^bb0(%one: !t):
      transform.loop.unroll %one {factor = 4} : !t
    }
    transform.yield
  }
  transform.named_sequence @gpu(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %m = transform.structured.match ops{["linalg.matmul"]} in %f : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m num_threads [8, 8] (mapping = [#gpu.block<y>, #gpu.block<x>]) : (!t) -> (!t, !t)
    %launch = transform.gpu.map_forall_to_blocks %f generate_gpu_launch : (!t) -> !t
    %again = transform.gpu.map_nested_forall_to_threads %launch block_dims = [8, 8, 1] : (!t) -> !t
    transform.yield
  }
}
