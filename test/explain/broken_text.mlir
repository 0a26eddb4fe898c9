// RUN: rm -rf %t && split-file %s %t
// RUN: not jig apply --quiet --script %t/tile_attr.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/tile_attr.mlir
// RUN: not jig apply --quiet --script %t/unroll_attr.mlir %S/Inputs/buffers.mlir -o /dev/null 2>&1 | FileCheck %t/unroll_attr.mlir
// RUN: not jig apply --quiet --script %t/tile_meaning.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/tile_meaning.mlir
// RUN: not jig apply --quiet --script %t/old_tile.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/old_tile.mlir
// RUN: not jig apply --quiet --script %t/foreach_args.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/foreach_args.mlir
// RUN: not jig apply --quiet --script %t/foreach_yield.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/foreach_yield.mlir
// RUN: not jig apply --quiet --script %t/seq_yield.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/seq_yield.mlir
// RUN: not jig apply --quiet --script %t/greedy.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/greedy.mlir
// RUN: not jig apply --quiet --script %t/pad_multiple.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/pad_multiple.mlir
// RUN: not jig apply --quiet --script %t/red_forall.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/red_forall.mlir
// RUN: not jig apply --quiet --script %t/include_args.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/include_args.mlir
// RUN: not jig apply --quiet --script %t/float_param.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/float_param.mlir
// RUN: not jig apply --quiet --script %t/type_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/type_typo.mlir
// RUN: not jig apply --quiet --script %t/enum_mapping.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/enum_mapping.mlir
// RUN: not jig apply --quiet --script %t/enum_mapping_case.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/enum_mapping_case.mlir
// RUN: not jig apply --quiet --script %t/dialect_typo.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/dialect_typo.mlir
// RUN: not jig apply --quiet --script %t/patterns_no.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/patterns_no.mlir
// RUN: not jig apply --quiet --script %t/patterns_region.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/patterns_region.mlir
// RUN: not jig apply --quiet --script %t/cast_call.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/cast_call.mlir
// RUN: not jig apply --quiet --script %t/cmp_kind.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/cmp_kind.mlir
// RUN: not jig apply --quiet --script %t/remark.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/remark.mlir
// RUN: not jig apply --quiet --script %t/lower_pack.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/lower_pack.mlir
// RUN: not jig apply --quiet --script %t/unmarked.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/unmarked.mlir
// RUN: not jig apply --quiet --script %t/merged.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/merged.mlir
// RUN: not jig apply --quiet --script %t/actionless.mlir %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %t/actionless.mlir
// Schedules whose text is wrong: what, where, why with the values, and what to do.

//--- tile_attr.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x = transform.structured.tile_using_for %m {tile_size = [8, 8]} : (!t) -> !t
    transform.yield
  }
}
// CHECK: tile_attr.mlir:5:49: error: transform.structured.tile_using_for has no 'tile_size' in braces: 'tile_sizes' stands before them
// CHECK: help: tile_sizes [8, 8]

//--- unroll_attr.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.loop.unroll %l {unroll_factor = 4} : !t
    transform.yield
  }
}
// CHECK: unroll_attr.mlir:5:5: error: transform.loop.unroll needs 'factor', which is not given
// CHECK: unroll_attr.mlir:5:5: note: 'unroll_factor' is no attribute of it; did you mean 'factor'?
// CHECK: help: 'jig ops transform.loop.unroll' shows what it takes

//--- tile_meaning.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.tile %m [8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: tile_meaning.mlir:5:14: error: custom op 'transform.tile' is unknown
// CHECK: tile_meaning.mlir:5:14: note: did you mean 'transform.loop.tile', 'transform.structured.tile_using_for' or 'transform.structured.tile_using_forall'?

//--- old_tile.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_to_forall %m tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: old_tile.mlir:5:14: error: custom op 'transform.structured.tile_to_forall' is unknown
// CHECK: old_tile.mlir:5:14: note: did you mean 'transform.structured.tile_to_forall_op', which there was until release 17: today it is transform.structured.tile_using_forall, whose results are the tiled op, then the loop?

//--- foreach_args.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    transform.foreach %m : !t {
    ^bb0(%a: !t, %b: !t):
      transform.annotate %a "x" : !t
    }
    transform.yield
  }
}
// CHECK: foreach_args.mlir:5:5: error: it takes 1 handle(s), and its body has 2 argument(s): one stands for the payload of each handle in turn
// CHECK: help: ^bb0(%a: !transform.any_op, ...): an argument for each handle in front of the ':'

//--- foreach_yield.mlir
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.foreach %m : !t -> !t {
    ^bb0(%a: !t):
      %p = transform.param.constant 1 : i64 -> !p
      transform.yield %p : !p
    }
    transform.yield
  }
}
// CHECK: foreach_yield.mlir:6:10: error: result #0 is '!transform.any_op', and what is yielded for it is '!transform.param<i64>'
// CHECK: help: behind '->' write the type of what is yielded, or yield a handle of that type

//--- seq_yield.mlir
!t = !transform.any_op
!v = !transform.any_value
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%op: !t {transform.readonly}) -> !t {
    %v = transform.get_result %op[0] : (!t) -> !v
    transform.yield %v : !v
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.include @s failures(propagate) (%m) : (!t) -> !t
    transform.yield
  }
}
// CHECK: seq_yield.mlir:6:5: error: what is yielded as result #0 is of type '!transform.any_value', but is declared as '!transform.any_op'
// CHECK: help: behind '->' of the sequence, and of what includes it, write '!transform.any_value'; or yield a handle of type '!transform.any_op'

//--- greedy.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.pack_greedily %m matmul_packed_sizes = [8, 8] matmul_inner_dims_order = [1, 2, 0] : (!t) -> !transform.op<"linalg.generic">
    transform.yield
  }
}
// CHECK: greedy.mlir:5:10: error: matmul_packed_sizes of transform.structured.pack_greedily is [8, 8], but has to be: a list of numbers with exactly 3 elements
// CHECK: help: 'jig ops transform.structured.pack_greedily' shows what it takes

//--- pad_multiple.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c = transform.structured.pad %m pad_to_multiple_of [8, 8] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2]} : (!t) -> (!t, !t, !t)
    transform.yield
  }
}
// CHECK: pad_multiple.mlir:5:18: error: pad_to_multiple_of has 2, padding_dimensions 3: there is a multiple for each of these loops
// CHECK: help: pad_to_multiple_of [8, 8, 8] for padding_dimensions = [0, 1, 2]

//--- red_forall.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %m by num_threads = [4, 0, 0], tile_sizes = [] : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
// CHECK: red_forall.mlir:5:100: error: expected ':'
// CHECK: help: 'jig ops transform.structured.tile_reduction_using_forall' shows what it takes

//--- include_args.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    transform.include @s failures(propagate) (%m, %m) : (!t, !t) -> ()
    transform.yield
  }
}
// CHECK: include_args.mlir:8:5: error: @s takes 1 argument, and is given 2
// CHECK: help: what stands in parentheses are the sequence's arguments, in order

//--- float_param.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %p = transform.param.constant 8.0 : f32 -> !transform.param<f32>
    %x, %l = transform.structured.tile_using_for %m tile_sizes [%p] : (!t, !transform.param<f32>) -> (!t, !t)
    transform.yield
  }
}
// CHECK: float_param.mlir:5:64: error: !transform.param<...> has integers of up to 64 bits
// CHECK: help: parameters of other kinds, as floats and strings, are of type !transform.any_param; sizes are integers: 8 : i64 -> !transform.param<i64>

//--- type_typo.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !transform.any_ops
    transform.yield
  }
}
// CHECK: type_typo.mlir:4:116: error: unknown type mnemonic: any_ops
// CHECK: type_typo.mlir:4:116: note: did you mean 'transform.any_op'?

//--- enum_mapping.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] (mapping = [#gpu.thred<y>, #gpu.thread<x>]) : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: enum_mapping.mlir:5:91: error: unknown attribute `thred` in dialect `gpu`
// CHECK: enum_mapping.mlir:5:91: note: did you mean 'gpu.thread'?

//--- enum_mapping_case.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = transform.structured.tile_using_forall %m tile_sizes [8, 8] (mapping = [#gpu.thread<u>, #gpu.thread<x>]) : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: enum_mapping_case.mlir:5:98: error: there is no 'u' here
// CHECK: help: it is one of x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9
// CHECK: enum_mapping_case.mlir:5:99: error: failed to parse GPUThreadMappingAttr parameter 'thread' which is to be a `::mlir::gpu::MappingId`

//--- dialect_typo.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %x, %l = tranform.structured.tile_using_for %m tile_sizes [8] : (!t) -> (!t, !t)
    transform.yield
  }
}
// CHECK: dialect_typo.mlir:5:14: error: Dialect `tranform' not found for custom op 'tranform.structured.tile_using_for'
// CHECK: dialect_typo.mlir:5:14: note: did you mean 'transform.structured.tile_using_for'?

//--- patterns_no.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.tensor.merge_slices
    } : !t
    transform.yield
  }
}
// CHECK: patterns_no.mlir:6:7: error: custom op 'transform.apply_patterns.tensor.merge_slices' is unknown
// CHECK: patterns_no.mlir:6:7: note: did you mean 'transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice'?

//--- patterns_region.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_patterns to %f {
      transform.annotate %f "x" : !t
    } : !t
    transform.yield
  }
}
// CHECK: patterns_region.mlir:5:5: error: the region of transform.apply_patterns has a step in it, but takes sets of patterns alone
// CHECK: patterns_region.mlir:6:7: note: this is a step
// CHECK: help: steps stand before or behind it; 'jig ops transform.apply_' lists what stands inside

//--- cast_call.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %q = transform.structured.generalize %m : (!t) -> !t
    %n = transform.structured.hoist_redundant_vector_transfer %q : (!t) -> !t
    transform.yield
  }
}
// CHECK: cast_call.mlir:6:10: error: custom op 'transform.structured.hoist_redundant_vector_transfer' is unknown
// CHECK: cast_call.mlir:6:10: note: did you mean 'transform.structured.hoist_redundant_vector_transfers'?

//--- cmp_kind.mlir
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %n = transform.num_associations %m : (!t) -> !p
    %c = transform.param.constant 1 : i32 -> !transform.param<i32>
    transform.match.param.cmpi eq %n, %c : !p
    transform.yield
  }
}
// CHECK: cmp_kind.mlir:8:39: error: use of value '%c' expects different type than prior uses: '!transform.param<i64>' vs '!transform.param<i32>'
// CHECK: cmp_kind.mlir:7:5: note: prior use here
// CHECK: help: %c is of type '!transform.param<i32>' at cmp_kind.mlir:7: write that type here, or make it of type '!transform.param<i64>'

//--- remark.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    transform.debug.emit_remark_at %n, "here" : !t
    transform.yield
  }
}
// CHECK: remark.mlir:5:36: error: no step before this one has a result or argument %n
// CHECK: help: a handle is a result of a step before, or an argument of the sequence

//--- lower_pack.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} attributes{tag = 4 : i32} in %root : (!t) -> !t
    %a, %b, %c = transform.structured.lower_pack %m : (!transform.any_op) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// CHECK: lower_pack.mlir:5:18: error: %m is a handle to payload ops (!transform.any_op), but transform.structured.lower_pack takes a handle to linalg.pack alone (!transform.op<"linalg.pack">) there
// CHECK: help: where it has no others: transform.cast %m : !transform.any_op to !transform.op<"linalg.pack">, or a match with ops{["linalg.pack"]} and that type

//--- unmarked.mlir
!t = !transform.any_op
module {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    transform.yield
  }
}
// CHECK: unmarked.mlir:3:3: error: the module around this sequence does not say that it has any
// CHECK: unmarked.mlir:2:1: note: symbol table operation
// CHECK: help: module attributes {transform.with_named_sequence} { ... } stands around named sequences

//--- merged.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %p = transform.param.constant 8 : i64 -> !transform.param<i64>
    %x = transform.merge_handles %m, %p : !t
    transform.yield
  }
}
// CHECK: merged.mlir:6:38: error: transform.merge_handles makes one list of handles of one kind: %p has parameters, and the others have ops
// CHECK: help: leave %p out; transform.merge_handles of its own makes one list of several handles with parameters

//--- actionless.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t {transform.readonly}) {
    %x = transform.foreach_match in %root @is : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @is(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.yield %op : !t
  }
}
// CHECK: actionless.mlir:4:46: error: expected '->'
// CHECK: help: each matcher has an action: @matcher -> @action, both named sequences; an action may be one that does nothing
// CHECK: help: 'jig ops transform.foreach_match' shows what it takes
