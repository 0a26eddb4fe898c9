// Rows that are reduced, what is computed from the results, and what works element by element: row by row, so that a row stays in the cache,
// and some elements at a time.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tell(%op: !t {transform.readonly}, %what: !p {transform.readonly})
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @is_outside(%op: !t {transform.readonly})

  // ---- What no other schedule has taken ----

  // Before tiles are made, of which the parts look like ops of their own. Fills go with what they begin.
  transform.named_sequence @is_taken(%op: !t {transform.readonly}) -> !t {
    %mark = transform_ext.get_named_attribute %op "jig.taken" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @is_fill(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.fill"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_transpose(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.transpose"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_structured(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.yield
    }
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @leave(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @mark_later(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.later" : !t
    transform.yield
  }
  transform.named_sequence @others(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_taken -> @leave, @is_fill -> @leave, @is_transpose -> @leave, @is_structured -> @mark_later {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }

  // ---- Rows: the ops that share them go into the loops of the last one ----

  transform.named_sequence @is_row(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.dim %s[-1] {reduction} : !t
      transform.match.structured.dim %s[0] {parallel} : !t
      %inits = transform.match.structured.num_inits %s : (!t) -> !n
      %only = transform.param.constant 1 : i64 -> !n
      transform.match.param.cmpi eq %inits, %only : !n
      transform.match.structured.yield
    }
    transform.include @is_outside failures(propagate) (%op) : (!t) -> ()
    %mark = transform_ext.get_named_attribute %op "jig.later" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @mark_row(%op: !t {transform.readonly}) {
    %one = transform.param.constant 1 : i64 -> !n
    %row = transform_ext.assign_tile_sizes %op, %one {jig.expected} : (!t, !n) -> !t
    %group = transform_ext.propagate_tile_sizes %row {jig.expected} : (!t) -> !t
    %what = transform.param.constant "rows.mlir: row by row, with what works on the same rows" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @has_sizes(%op: !t {transform.readonly}) -> !t {
    %sizes = transform_ext.get_named_attribute %op "transform_ext.tile_sizes" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @rows(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_row -> @mark_row {jig.expected} : (!t) -> !t
    %group = transform.collect_matching @has_sizes in %f {jig.expected} : (!t) -> !t
    %last = transform_ext.get_fusion_roots %group : (!t) -> !t
    transform.foreach %last : !t {
    ^bb0(%op: !t):
      transform.include @row failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    transform.yield %f : !t
  }
  transform.named_sequence @row(%op: !t {transform.consumed}) {
    %sizes = transform_ext.get_tile_sizes %op : (!t) -> !p
    %tile, %loops = transform.structured.fuse %op tile_sizes *(%sizes) {apply_cleanup, jig.expected, producers_with = "transform_ext.tile_sizes"} : (!t, !p) -> (!t, !t)
    transform.yield
  }

  // ---- Columns: sums that the innermost loop makes side by side, 256 in registers at a time ----

  transform.named_sequence @is_column(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.dim %s[-1] {parallel} : !t
      transform.match.structured.dim %s[0] {reduction} : !t
      transform.match.structured.dim %s[except(-1)] {reduction} : !t
      transform.match.structured.yield
    }
    transform.include @is_outside failures(propagate) (%op) : (!t) -> ()
    %mark = transform_ext.get_named_attribute %op "jig.later" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @columns(%func: !t {transform.readonly}) {
    %ops = transform.collect_matching @is_column in %func {jig.expected} : (!t) -> !t
    %many = transform.tune.knob<"columns.width"> = 256 from options = [32, 64, 128, 256, 512, 1024] -> !n
    %sized = transform_ext.assign_tile_sizes %ops, %many {jig.expected} : (!t, !n) -> !t
    transform.foreach %sized : !t {
    ^bb0(%op: !t):
      transform.include @tell_columns failures(propagate) (%op) : (!t) -> ()
      transform.include @tile_and_peel failures(suppress) (%op) {jig.expected} : (!t) -> ()
    } {jig.expected}
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    %tiles = transform.structured.match attributes{jig.columns} in %func {jig.expected} : (!t) -> !t
    transform.foreach %tiles : !t {
    ^bb0(%op: !t):
      transform.include @one_by_one failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.yield
  }
  // By the sizes that the op was given; where a loop has fewer there is none.
  transform.named_sequence @tile_and_peel(%op: !t {transform.consumed}) {
    %sizes = transform_ext.get_tile_sizes %op : (!t) -> !p
    %tile, %loops = transform.structured.fuse %op tile_sizes *(%sizes) {jig.expected, producers_with = "jig.nothing"} : (!t, !p) -> (!t, !t)
    %for = transform.cast %loops {jig.expected} : !t to !for
    transform.include @peel failures(propagate) (%for) {jig.expected} : (!for) -> ()
    transform.yield
  }
  // All loops but the innermost.
  transform.named_sequence @one_by_one(%op: !t {transform.consumed}) {
    %sizes = transform_ext.get_leading_unit_tile_sizes %op : (!t) -> !p
    %tile, %loops = transform.structured.fuse %op tile_sizes *(%sizes) {jig.expected, producers_with = "jig.nothing"} : (!t, !p) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @tell_columns(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.columns" : !t
    %what = transform.param.constant "rows.mlir: sums side by side" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }

  // ---- Element by element: all loops but the innermost one by one ----

  transform.named_sequence @is_parallel(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.dim %s[all] {parallel} : !t
      transform.match.structured.input %s[all] {projected_permutation} : !t
      transform.match.structured.yield
    }
    transform.include @is_outside failures(propagate) (%op) : (!t) -> ()
    %mark = transform_ext.get_named_attribute %op "jig.later" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @tell_elements(%op: !t {transform.readonly}) {
    %what = transform.param.constant "rows.mlir: element by element" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @elements(%func: !t {transform.readonly}) {
    %ops = transform.collect_matching @is_parallel in %func {jig.expected} : (!t) -> !t
    transform.foreach %ops : !t {
    ^bb0(%op: !t):
      transform.include @tell_elements failures(propagate) (%op) : (!t) -> ()
      transform.include @one_by_one failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    transform.yield
  }

  // ---- Transpositions: blocks of 8 by 8, which registers turn ----

  transform.named_sequence @is_block(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.transpose"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @tell_blocks(%op: !t {transform.readonly}) {
    %what = transform.param.constant "rows.mlir: turned in blocks" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @turn(%op: !t {transform.consumed}, %block: !n {transform.readonly}) {
    %sizes, %steps = transform_ext.get_register_tile_sizes %op, %block, %block : (!t, !n, !n) -> (!p, !p)
    %tile, %loops = transform.structured.fuse %op tile_sizes *(%sizes) {jig.expected, producers_with = "jig.nothing"} : (!t, !p) -> (!t, !t)
    %for = transform.cast %loops {jig.expected} : !t to !for
    transform.include @peel failures(propagate) (%for) {jig.expected} : (!for) -> ()
    transform.yield
  }
  transform.named_sequence @transposes(%func: !t {transform.readonly}) {
    %ops = transform.collect_matching @is_block in %func {jig.expected} : (!t) -> !t
    %block = transform.tune.knob<"transpose.block"> = 8 from options = [4, 8, 16, 32] -> !n
    transform.foreach %ops : !t {
    ^bb0(%op: !t):
      transform.include @tell_blocks failures(propagate) (%op) : (!t) -> ()
      transform.include @turn failures(suppress) (%op, %block) {jig.expected} : (!t, !n) -> ()
    } {jig.expected}
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    %blocks = transform.collect_matching @is_block in %func {jig.expected} : (!t) -> !t
    %generic = transform.structured.generalize %blocks : (!t) -> !t
    transform.yield
  }

  // ---- What is left has one loop ----

  transform.named_sequence @is_line(%op: !t {transform.readonly}) -> !t {
    %rank = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %r = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.dim %s[all] {parallel} : !t
      transform.match.structured.yield %r : !n
    }
    %one = transform.param.constant 1 : i64 -> !n
    transform.match.param.cmpi eq %rank, %one : !n
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @is_sum(%op: !t {transform.readonly}) -> !t {
    %rank = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %r = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.dim %s[all] {reduction} : !t
      transform.match.structured.body %s {reduction_position = 0} : !t
      %inits = transform.match.structured.num_inits %s : (!t) -> !n
      %only = transform.param.constant 1 : i64 -> !n
      transform.match.param.cmpi eq %inits, %only : !n
      transform.match.structured.yield %r : !n
    }
    %one = transform.param.constant 1 : i64 -> !n
    transform.match.param.cmpi eq %rank, %one : !n
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  // Sums of several lines: one line after the other.
  transform.named_sequence @is_sum_of_lines(%op: !t {transform.readonly}) -> !t {
    %rank = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %r = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.dim %s[-1] {reduction} : !t
      transform.match.structured.input %s[all] {projected_permutation} : !t
      transform.match.structured.yield %r : !n
    }
    %two = transform.param.constant 2 : i64 -> !n
    transform.match.param.cmpi ge %rank, %two : !n
    %row = transform_ext.get_named_attribute %op "transform_ext.tile_sizes" : (!t) -> !p
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @lines(%func: !t {transform.readonly}) {
    %sums_of_lines = transform.collect_matching @is_sum_of_lines in %func {jig.expected} : (!t) -> !t
    transform.foreach %sums_of_lines : !t {
    ^bb0(%op: !t):
      transform.include @one_by_one failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.apply_patterns to %func {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.fold_tensor_empty
    } {apply_cse} : !t
    %lines = transform.collect_matching @is_line in %func {jig.expected} : (!t) -> !t
    transform.foreach %lines : !t {
    ^bb0(%op: !t):
      transform.include @line failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    %sums = transform.collect_matching @is_sum in %func {jig.expected} : (!t) -> !t
    transform.foreach %sums : !t {
    ^bb0(%op: !t):
      transform.include @sum failures(suppress) (%op) {jig.expected} : (!t) -> ()
    }
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @line(%op: !t {transform.consumed}) {
    %width = transform.tune.knob<"line.width"> = 64 from options = [8, 16, 32, 64, 128, 256] -> !n
    %tile, %l = transform.structured.tile_using_for %op tile_sizes [%width] : (!t, !n) -> (!t, !for)
    transform.include @peel failures(propagate) (%l) {jig.expected} : (!for) -> ()
    transform.yield
  }
  // 16, 32, 64 or 128 sums side by side; what they come to is added up 16 at a time, then one by one.
  transform.named_sequence @sum(%op: !t {transform.readonly}) {
    %lanes = transform.tune.knob<"sum.lanes"> = 2 from options = [0, 1, 2, 3] -> !n
    %s = transform.tune.alternatives<"how many sums"> selected_region = %lanes : !n -> !for {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %op by tile_sizes = [16] : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }, {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %op by tile_sizes = [32] : (!t) -> (!t, !t, !t, !for)
      %fill2, %partial2, %whole2, %l2 = transform.structured.tile_reduction_using_for %whole by tile_sizes = [16] {jig.expected} : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }, {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %op by tile_sizes = [64] : (!t) -> (!t, !t, !t, !for)
      %fill2, %partial2, %whole2, %l2 = transform.structured.tile_reduction_using_for %whole by tile_sizes = [16] {jig.expected} : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }, {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %op by tile_sizes = [128] : (!t) -> (!t, !t, !t, !for)
      %fill2, %partial2, %whole2, %l2 = transform.structured.tile_reduction_using_for %whole by tile_sizes = [16] {jig.expected} : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }
    transform.include @peel failures(propagate) (%s) {jig.expected} : (!for) -> ()
    transform.yield
  }
}
