// One form for what can be written in several: before other schedules look for what is theirs.
!t = !transform.any_op
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @claim(%op: !t {transform.readonly}) -> !t
  transform.named_sequence private @claimed(%root: !t {transform.readonly}) -> !t
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})

  // ---- Named ops that say no more than their loops do become generic, and those that read each other element by element one op ----

  transform.named_sequence @is_kept(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.fill", "linalg.generic", "linalg.transpose", "linalg.matmul", "linalg.batch_matmul", "linalg.conv_2d_nhwc_hwcf"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_named(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.yield
    }
    transform.yield %op : !t
  }
  // What moves a window takes nothing in that would be computed again at each of its places.
  transform.named_sequence @is_windowed(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      %dims:8 = transform.match.structured.classify_convolution_dims %s : (!t) -> (!n, !n, !n, !n, !n, !n, !n, !n)
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
  transform.named_sequence @mark_windowed(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.windowed" : !t
    transform.yield
  }
  // A sum along the last loop of products, for each of several rows and columns.
  transform.named_sequence @is_contraction(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.generic"] : !t
    %loops = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !t
      transform.match.structured.input %s[all] {projected_permutation} : !t
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
  // So have copies that turn blocks, and not only lines.
  transform.named_sequence @is_reordered(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.generic"] : !t
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.body %s {passthrough} : !t
      transform.match.structured.dim %s[all] {parallel} : !t
      transform.match.structured.input %s[all] {permutation} : !t
      transform.match.structured.yield
    }
    transform.yield %op : !t
  }
  transform.named_sequence @name_transposes(%func: !t {transform.readonly}) {
    %all = transform.collect_matching @is_reordered in %func {jig.expected} : (!t) -> !t
    %across = transform_ext.filter_reads_across %all : (!t) -> !t
    transform.foreach %across : !t {
    ^bb0(%op: !t):
      transform.include @specialize failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
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
    %f = transform.foreach_match in %elementwise @is_kept -> @keep, @is_windowed -> @mark_windowed, @is_named -> @mark_named {jig.expected} : (!t) -> !t
    %named = transform.structured.match attributes{jig.named} in %f {jig.expected} : (!t) -> !t
    %generic = transform.structured.generalize %named : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.fuse_elementwise
      transform.apply_patterns.linalg.erase_unnecessary_inputs
    } {apply_cse} : !t
    %windowed = transform.structured.match attributes{jig.windowed} in %f {jig.expected} : (!t) -> !t
    %windows = transform.structured.generalize %windowed : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.channels_last
      transform.apply_patterns.linalg.loops_in_memory_order
      transform.apply_patterns.linalg.collapse_loops
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.transpose_contraction_operands
    } : !t
    // Which of two zeros is the greater is not looked at, as processors do not.
    %extremes = transform.structured.match ops{["arith.maximumf", "arith.minimumf"]} in %f {jig.expected} : (!t) -> !t
    %signs = transform.param.constant #arith.fastmath<nsz> -> !p
    transform.annotate %extremes "fastmath" = %signs : !t, !p
    transform.include @name_products failures(propagate) (%f) : (!t) -> ()
    transform.include @name_transposes failures(propagate) (%f) : (!t) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    transform.yield %f : !t
  }

  // ---- Contractions of more than rows and columns: one product after the other ----

  transform.named_sequence @is_batch(%op: !t {transform.readonly}) -> !t {
    %loops = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !t
      transform.match.structured.input %s[all] {projected_permutation} : !t
      transform.match.structured.dim %s[-1] {reduction} : !t
      transform.match.structured.dim %s[except(-1)] {parallel} : !t
      %rank = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.yield %rank : !n
    }
    %four = transform.param.constant 4 : i64 -> !n
    transform.match.param.cmpi ge %loops, %four : !n
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @mark_batch(%op: !t {transform.readonly}) {
    %root = transform.include @claim failures(propagate) (%op) : (!t) -> !t
    transform.annotate %root "jig.batch" : !t
    transform.yield
  }
  transform.named_sequence @specialize(%op: !t {transform.consumed}) {
    %product = transform.structured.specialize %op : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @batches(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_batch -> @mark_batch {jig.expected} : (!t) -> !t
    %roots = transform.structured.match attributes{jig.batch} in %f {jig.expected} : (!t) -> !t
    %whole = transform.param.constant 0 : i64 -> !n
    transform.foreach %roots : !t {
    ^bb0(%root: !t):
      %op = transform.include @claimed failures(propagate) (%root) : (!t) -> !t
      %sizes, %steps = transform_ext.get_register_tile_sizes %op, %whole, %whole : (!t, !n, !n) -> (!p, !p)
      %tile, %loops = transform.structured.fuse %root tile_sizes *(%sizes) {jig.expected, producers_with = "jig.taken"} : (!t, !p) -> (!t, !t)
    }
    // What was taken into the loops is dead where it stood.
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %products = transform.structured.match attributes{jig.op} in %f {jig.expected} : (!t) -> !t
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
