// Products of short numbers by instructions that multiply and add several side by side: bytes in fours, bf16 in pairs. Before anything else looks for
// products, what is summed over is split into such groups, and the right matrix is laid out with a group of each column side by side.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>
!g = !transform.op<"linalg.generic">

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @vector(%op: !t {transform.consumed})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})

  // ---- Groups ----

  // Of rows by columns, as the linalg.matmul of these numbers is.
  transform.named_sequence @is_product_of_bytes(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !t
      transform.match.structured.yield
    }
    transform.include @is_by_rows failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @is_product_of_floats(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !t
      transform.match.structured.yield
    }
    transform.include @is_by_rows failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @is_by_rows(%op: !t {transform.readonly}) {
    %maps = transform_ext.get_named_attribute %op "indexing_maps" : (!t) -> !p
    %rows = transform.param.constant [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>] -> !p
    transform_ext.param_cmp_eq %maps, %rows : !p, !p
    transform.yield
  }

  transform.named_sequence @fours(%op: !t {transform.consumed}) {
    %grouped = transform.structured.pack %op packed_sizes = [0, 0, 4] : (!t) -> !g
    transform.include @lay_out failures(propagate) (%grouped) : (!g) -> ()
    transform.yield
  }
  transform.named_sequence @pairs(%op: !t {transform.consumed}) {
    %grouped = transform.structured.pack %op packed_sizes = [0, 0, 2] : (!t) -> !g
    transform.include @lay_out failures(propagate) (%grouped) : (!g) -> ()
    transform.yield
  }
  transform.named_sequence @lay_out(%grouped: !g {transform.readonly}) {
    transform.annotate %grouped "jig.candidate" : !g
    %left = transform.get_producer_of_operand %grouped[0] : (!g) -> !transform.op<"linalg.pack">
    %right = transform.get_producer_of_operand %grouped[1] : (!g) -> !transform.op<"linalg.pack">
    %pad, %expand, %same = transform.structured.lower_pack %left : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %pad2, %expand2, %turned = transform.structured.lower_pack %right : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    // Rows side by side, some columns at a time.
    %moved = transform.structured.generalize %turned : (!transform.op<"linalg.transpose">) -> !t
    transform.annotate %moved "jig.interleave" : !t
    %columns = transform.tune.knob<"dots.columns"> = 64 from options = [16, 32, 64, 128] -> !n
    %tile, %k, %j = transform.structured.tile_using_for %moved tile_sizes [1, %columns] : (!t, !n) -> (!t, !t, !for)
    transform.include @peel failures(propagate) (%j) : (!for) -> ()
    transform.yield
  }

  // In registers.
  transform.named_sequence @interleave(%func: !t {transform.readonly}) {
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    %moves = transform.structured.match attributes{jig.interleave} in %func {jig.expected} : (!t) -> !t
    %loops = transform.get_parent_op %moves {op_name = "scf.for", deduplicate} : (!t) -> !t
    transform.foreach %moves : !t {
    ^bb0(%move: !t):
      transform.include @vector failures(suppress) (%move) {jig.expected} : (!t) -> ()
    }
    transform.foreach %loops : !t {
    ^bb0(%loop: !t):
      transform.apply_patterns to %loop {
        transform.apply_patterns.vector.transfer_permutation_patterns
        transform.apply_patterns.x86vector.contract_to_dots
      } : !t
    }
    transform.yield
  }

  transform.named_sequence @dot_products(%func: !t {transform.readonly}, %bytes: !n {transform.readonly}, %pairs: !n {transform.readonly}) {
    %yes = transform.param.constant 1 : i64 -> !n
    %mm = transform.structured.match ops{["linalg.matmul"]} in %func {jig.expected} : (!t) -> !t
    transform.execute_if_cmpi ge %bytes, %yes : !n, !n {
      // One factor of each product has a sign, and the other one none.
      %i8 = transform.param.constant i8 -> !p
      %of_bytes = transform_ext.filter_by_element_type %mm, %i8 {jig.expected} : (!t, !p) -> !t
      %generic = transform.structured.generalize %of_bytes : (!t) -> !t
      transform.apply_patterns to %func {
        transform.apply_patterns.linalg.mixed_signs
      } : !t
      %all = transform.collect_matching @is_product_of_bytes in %func {jig.expected} : (!t) -> !t
      %products = transform_ext.filter_by_element_type %all, %i8 {jig.expected} : (!t, !p) -> !t
      transform.foreach %products : !t {
      ^bb0(%op: !t):
        transform.include @fours failures(suppress) (%op) {jig.expected} : (!t) -> ()
      }
    }
    transform.execute_if_cmpi ge %pairs, %yes : !n, !n {
      %bf16 = transform.param.constant bf16 -> !p
      %left = transform.structured.match ops{["linalg.matmul"]} in %func {jig.expected} : (!t) -> !t
      %of_pairs = transform_ext.filter_by_element_type %left, %bf16 {jig.expected} : (!t, !p) -> !t
      %generic = transform.structured.generalize %of_pairs : (!t) -> !t
      %all = transform.collect_matching @is_product_of_floats in %func {jig.expected} : (!t) -> !t
      %products = transform_ext.filter_by_element_type %all, %bf16 {jig.expected} : (!t, !p) -> !t
      transform.foreach %products : !t {
      ^bb0(%op: !t):
        transform.include @pairs failures(suppress) (%op) {jig.expected} : (!t) -> ()
      }
    }
    transform.include @interleave failures(propagate) (%func) : (!t) -> ()
    // What came to a product, element by element, goes into what follows it.
    transform.apply_patterns to %func {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.fuse_elementwise
    } {apply_cse} : !t
    transform.yield
  }

  // ---- Instructions, for the vectors that tiles have become ----

  transform.named_sequence @to_dots(%func: !t {transform.readonly}, %bytes: !n {transform.readonly}) {
    %wide = transform.param.constant 1 : i64 -> !n
    %narrow = transform.param.constant 2 : i64 -> !n
    transform.execute_if_cmpi eq %bytes, %wide : !n, !n {
      transform.apply_patterns to %func {
        transform.apply_patterns.x86vector.contract_to_dots
      } {apply_cse} : !t
    }
    transform.execute_if_cmpi eq %bytes, %narrow : !n, !n {
      transform.apply_patterns to %func {
        transform.apply_patterns.x86vector.contract_to_dots_256
      } {apply_cse} : !t
    }
    transform.yield
  }
}
