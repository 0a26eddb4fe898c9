// Steps that the schedules of this folder share.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @to_dots(%func: !t {transform.readonly}, %bytes: !n {transform.readonly})
  transform.named_sequence private @tells() -> !n

  // Slices of slices become slices, what is computed twice is computed once, and what nobody reads goes.
  transform.named_sequence @cleanup(%func: !t {transform.readonly}) {
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !t
    transform.yield
  }

  // The last, smaller tile of each loop stands alone, where there is one.
  transform.named_sequence @peel(%loops: !for {transform.consumed}) {
    transform.foreach %loops : !for {
    ^bb0(%loop: !for):
      transform.include @peel_one failures(suppress) (%loop) {jig.expected} : (!for) -> ()
    } {jig.expected}
    transform.yield
  }
  transform.named_sequence @peel_one(%loop: !for {transform.consumed}) {
    %main, %rest = transform.loop.peel %loop : (!for) -> (!t, !t)
    transform.yield
  }

  // Not at all, by 2, 4 or 8. Who asks what it consumes does not look into alternatives.
  transform.named_sequence @unroll(%loops: !t {transform.readonly}, %power: !n {transform.readonly}) {
    transform.tune.alternatives<"how often to unroll"> selected_region = %power : !n {
      transform.yield
    }, {
      transform.loop.unroll %loops {factor = 2, jig.expected} : !t
      transform.yield
    }, {
      transform.loop.unroll %loops {factor = 4, jig.expected} : !t
      transform.yield
    }, {
      transform.loop.unroll %loops {factor = 8, jig.expected} : !t
      transform.yield
    }
    transform.yield
  }

  // What is small enough becomes vectors, which stay in registers while loops run; the rest stays as it is.
  transform.named_sequence @vectors(%func: !t {transform.consumed}, %bytes: !n {transform.readonly}) -> !t {
    %all = transform.structured.match interface{LinalgOp} in %func {jig.expected} : (!t) -> !t
    %most = transform.param.constant 1536 : i64 -> !n
    %ops = transform_ext.filter_num_iterations %all, %most {jig.expected} : (!t, !n) -> !t
    transform.foreach %ops : !t {
    ^bb0(%op: !t):
      transform.include @vector failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    // Products that are rounded before they are summed up are no contractions of vectors.
    %others = transform.structured.match interface{LinalgOp} in %func {jig.expected} : (!t) -> !t
    %small = transform_ext.filter_num_iterations %others, %most {jig.expected} : (!t, !n) -> !t
    transform.foreach %small : !t {
    ^bb0(%op: !t):
      transform.include @body failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.include @rests failures(propagate) (%func, %most) : (!t, !n) -> ()
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.vector.strided_reads
      transform.apply_patterns.vector.cast_away_vector_leading_one_dim
    } {apply_cse} : !t
    %loops = transform.structured.match ops{["scf.for"]} in %func {jig.expected} : (!t) -> !t
    transform.apply_licm to %loops : !t
    transform.loop.hoist_loop_invariant_subsets %loops : !t
    transform.include @to_dots failures(propagate) (%func, %bytes) : (!t, !n) -> ()
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
    } {apply_cse} : !t
    %sums = transform.apply_registered_pass "reduce-vector-lanes" with options = {"reassoc" = true} to %func : (!t) -> !t
    transform.apply_patterns to %sums {
      transform.apply_patterns.vector.multiply_add
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerparallel"
      transform.apply_patterns.vector.lower_transpose lowering_strategy = "shuffle_16x16"
    } {apply_cse} : !t
    transform.yield %sums : !t
  }
  // What loops over sizes that are not known leave at their ends is no larger than a tile: by masks, where the machine has them. Products are packed
  // in whole tiles, and what little is left of them is faster, and sooner compiled, as loops.
  transform.named_sequence @rests(%func: !t {transform.readonly}, %most: !n {transform.readonly}) {
    transform.tune.alternatives<"machine"> selected_region = 0 {
      transform.include @masked_rests failures(propagate) (%func, %most) : (!t, !n) -> ()
    }, {
      transform.include @masked_rests failures(propagate) (%func, %most) : (!t, !n) -> ()
    }, {
      transform.yield
    }, {
      transform.yield
    }
    transform.yield
  }
  transform.named_sequence @masked_rests(%func: !t {transform.readonly}, %most: !n {transform.readonly}) {
    %left = transform.structured.match ops{["linalg.generic"]} in %func {jig.expected} : (!t) -> !t
    %rests = transform_ext.filter_num_iterations %left, %most {bounded, jig.expected} : (!t, !n) -> !t
    transform.foreach %rests : !t {
    ^bb0(%op: !t):
      transform.include @masked failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.lower_masked_transfers
    } : !t
    transform.yield
  }
  transform.named_sequence @masked(%op: !t {transform.consumed}) {
    transform.structured.vectorize %op {bounded} : !t
    transform.yield
  }
  transform.named_sequence @vector(%op: !t {transform.consumed}) {
    transform.structured.vectorize %op {create_named_contraction} : !t
    transform.yield
  }

  transform.named_sequence @body(%op: !t {transform.consumed}) {
    transform.structured.vectorize %op : !t
    transform.yield
  }

  // The mark goes to the op, to what reads it, to the fill that it begins with, and to operands that are transposed for it.
  transform.named_sequence @take(%op: !t {transform.readonly}, %root: !t {transform.readonly}) {
    transform.annotate %op "jig.taken" : !t
    transform.annotate %root "jig.taken" : !t
    %all = transform_ext.trace_producers %op {jig.expected} : (!t) -> !t
    %names = transform.param.constant ["linalg.fill", "linalg.transpose"] -> !transform.any_param
    %near = transform_ext.filter_by_name %all, %names {jig.expected} : (!t, !transform.any_param) -> !t
    transform.annotate %near "jig.taken" {jig.expected} : !t
    transform.yield
  }

  // An op is taken, with the fill that it begins with and what follows element by element: the last of these, the root, is tiled.
  transform.named_sequence @claim(%op: !t {transform.readonly}) -> !t {
    %last = transform.include @follower failures(suppress) (%op) {jig.expected} : (!t) -> !t
    %both = transform.merge_handles %op, %last : !t
    %end = transform.param.constant -1 : i64 -> !n
    %root = transform_ext.extract_handle %both, %end : (!t, !n) -> !t
    transform.annotate %op "jig.op" : !t
    transform.annotate %both "jig.taken" : !t
    %all = transform_ext.trace_producers %op {jig.expected} : (!t) -> !t
    %names = transform.param.constant ["linalg.fill"] -> !transform.any_param
    %fills = transform_ext.filter_by_name %all, %names {jig.expected} : (!t, !transform.any_param) -> !t
    transform.annotate %fills "jig.taken" {jig.expected} : !t
    transform.yield %root : !t
  }
  // The op that the root was claimed for.
  transform.named_sequence @claimed(%root: !t {transform.readonly}) -> !t {
    %before = transform_ext.trace_producers %root {jig.expected} : (!t) -> !t
    %all = transform.merge_handles %root, %before : !t
    %ops = transform.foreach %all : !t -> !t {
    ^bb0(%one: !t):
      %is = transform.structured.match attributes{jig.op} in %one {jig.expected} : (!t) -> !t
      transform.yield %is : !t
    }
    %first = transform.param.constant 0 : i64 -> !n
    %op = transform_ext.extract_handle %ops, %first : (!t, !n) -> !t
    transform.yield %op : !t
  }
  // The last of the ops that alone read what the one before makes, element by element, in as many loops as the result has.
  transform.named_sequence @follower(%op: !t {transform.readonly}) -> !t {
    %zero = transform.param.constant 0 : i64 -> !n
    %sizes, %steps = transform_ext.get_register_tile_sizes %op, %zero, %zero : (!t, !n, !n) -> (!n, !n)
    %loops = transform.num_associations %sizes : (!n) -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %loops) : (!t, !n) -> !t
    transform.yield %last : !t
  }
  transform.named_sequence @tell(%op: !t {transform.readonly}, %what: !p {transform.readonly}) {
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_param_as_remark %what at %op : !p, !t
    }
    transform.yield
  }

  // ---- Questions ----

  // On tensors: a loop hands on what a tile of it makes.
  transform.named_sequence @is_on_tensors(%op: !t {transform.readonly}) {
    %result = transform.get_result %op[0] : (!t) -> !transform.any_value
    transform.yield
  }
  // In no loop yet.
  transform.named_sequence @is_outside(%op: !t {transform.readonly}) {
    %around = transform.get_parent_op %op : (!t) -> !t
    transform.match.operation_name %around ["func.func"] : !t
    transform.yield
  }
  // The op that alone reads what this one makes, and so on, up to the last one: element by element, with as many loops as are said.
  transform.named_sequence @last_of_chain(%op: !t {transform.readonly}, %loops: !n {transform.readonly}) -> !t {
    %chain = transform_ext.get_tileable_consumers %op : (!t) -> !t
    %end = transform.param.constant -1 : i64 -> !n
    %last = transform_ext.extract_handle %chain, %end : (!t, !n) -> !t
    %rank = transform.match.structured failures(propagate) %last : (!t) -> !n {
    ^bb0(%s: !t):
      %r = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.dim %s[all] {parallel} : !t
      transform.match.structured.init %s[all] {permutation} : !t
      transform.match.structured.yield %r : !n
    }
    transform.match.param.cmpi eq %rank, %loops : !n
    transform.yield %last : !t
  }
}
