// One form for what can be written in several: before other schedules look for what is theirs.
!t = !transform.any_op
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @take(%op: !t {transform.readonly}, %root: !t {transform.readonly})
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @last_of_chain(%op: !t {transform.readonly}, %loops: !n {transform.readonly}) -> !t

  // ---- Named ops that say no more than their loops do become generic, and those that read each other element by element one op ----

  transform.named_sequence @is_kept(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.fill", "linalg.generic", "linalg.transpose", "linalg.matmul", "linalg.batch_matmul", "linalg.conv_2d_nhwc_hwcf",
      "linalg.depthwise_conv_2d_nhwc_hwc", "linalg.pooling_nhwc_max", "linalg.pooling_nhwc_sum", "linalg.conv_2d_nchw_fchw",
      "linalg.depthwise_conv_2d_nchw_chw", "linalg.pooling_nchw_max", "linalg.pooling_nchw_sum"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_named(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.yield
    }
    transform.yield %op : !t
  }
  transform.named_sequence @keep(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @mark_named(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.named" : !t
    transform.yield
  }
  // A sum along the last loop of products, for each of several rows and columns.
  transform.named_sequence @is_contraction(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.generic"] : !t
    %loops = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !t
      %rank = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.yield %rank : !n
    }
    %three = transform.param.constant 3 : i64 -> !n
    transform.match.param.cmpi ge %loops, %three : !n
    transform.yield %op : !t
  }
  transform.named_sequence @is_contraction_of_integers(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.generic"] : !t
    %loops = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !t
      %rank = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.yield %rank : !n
    }
    %three = transform.param.constant 3 : i64 -> !n
    transform.match.param.cmpi ge %loops, %three : !n
    transform.yield %op : !t
  }
  // Loops that run once are none: sizes of one, as results of reductions and batches of one have them, are left to reshapes.
  transform.named_sequence @drop_loops_of_one(%func: !t {transform.readonly}) {
    %products = transform.structured.match ops{["linalg.matmul", "linalg.batch_matmul"]} in %func {jig.expected} : (!t) -> !t
    %generic = transform.structured.generalize %products : (!t) -> !t
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.erase_unused_operands_and_results
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
      transform.apply_patterns.tensor.fold_tensor_empty
      transform.apply_patterns.tensor.reassociative_reshape_folding
      transform.apply_patterns.linalg.fold_transposes_into_contractions
    } {apply_cse} : !t
    transform.include @name_products failures(propagate) (%func) : (!t) -> ()
    transform.yield
  }
  // Products of matrices have their names.
  transform.named_sequence @name_products(%func: !t {transform.readonly}) {
    %all = transform.collect_matching @is_contraction in %func {jig.expected} : (!t) -> !t
    %integers = transform.collect_matching @is_contraction_of_integers in %func {jig.expected} : (!t) -> !t
    %both = transform.merge_handles %all, %integers : !t
    transform.foreach %both : !t {
    ^bb0(%op: !t):
      transform.include @specialize failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.yield
  }
  transform.named_sequence @prepare(%func: !t {transform.consumed}) -> !t {
    transform.include @drop_loops_of_one failures(propagate) (%func) : (!t) -> ()
    %softmax = transform.structured.match ops{["linalg.softmax"]} in %func {jig.expected} : (!t) -> !t
    %parts = transform.structured.decompose_interface %softmax : (!t) -> !t
    %elementwise = transform.apply_registered_pass "convert-elementwise-to-linalg" to %func : (!t) -> !t
    %f = transform.foreach_match in %elementwise @is_kept -> @keep, @is_named -> @mark_named {jig.expected} : (!t) -> !t
    %named = transform.structured.match attributes{jig.named} in %f {jig.expected} : (!t) -> !t
    %generic = transform.structured.generalize %named : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.fuse_elementwise
      transform.apply_patterns.linalg.erase_unnecessary_inputs
      transform.apply_patterns.linalg.channels_last
    } {apply_cse} : !t
    transform.include @name_products failures(propagate) (%f) : (!t) -> ()
    // What else there is has the loops that suit what it reads.
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.loops_in_memory_order
      transform.apply_patterns.linalg.transpose_contraction_operands
    } : !t
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    transform.yield %f : !t
  }

  // ---- Batches: one product after the other ----

  transform.named_sequence @is_batch(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.batch_matmul"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op, %op : !t, !t
  }
  transform.named_sequence @is_batch_and_more(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.batch_matmul"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %three = transform.param.constant 3 : i64 -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %three) : (!t, !n) -> !t
    transform.yield %op, %last : !t, !t
  }
  transform.named_sequence @mark_batch(%op: !t {transform.readonly}, %root: !t {transform.readonly}) {
    transform.include @take failures(propagate) (%op, %root) : (!t, !t) -> ()
    transform.annotate %op "jig.batch" : !t
    transform.annotate %root "jig.batch_root" : !t
    transform.yield
  }
  transform.named_sequence @specialize(%op: !t {transform.consumed}) {
    %product = transform.structured.specialize %op : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @batches(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_batch_and_more -> @mark_batch, @is_batch -> @mark_batch {jig.expected} : (!t) -> !t
    %roots = transform.structured.match attributes{jig.batch_root} in %f {jig.expected} : (!t) -> !t
    %tile, %loops = transform.structured.fuse %roots tile_sizes [1] {jig.expected, producers_with = "jig.taken"} : (!t) -> (!t, !t)
    // What was taken into the loops is dead where it stood.
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %products = transform.structured.match attributes{jig.batch} in %f {jig.expected} : (!t) -> !t
    %generic = transform.structured.generalize %products : (!t) -> !t
    %around = transform.get_parent_op %generic {allow_empty_results, op_name = "scf.for", deduplicate} : (!t) -> !t
    transform.foreach %around : !t {
    ^bb0(%loop: !t):
      transform.apply_patterns to %loop {
        transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
        transform.apply_patterns.linalg.swap_extract_slice_with_fill
        transform.apply_patterns.canonicalization
        transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      } : !t
      %single = transform.structured.match ops{["linalg.generic"]} in %loop {jig.expected} : (!t) -> !t
      transform.foreach %single : !t {
      ^bb1(%op: !t):
        transform.include @specialize failures(suppress) (%op) {jig.expected} : (!t) -> ()
      }
    }
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    transform.yield %f : !t
  }
}
