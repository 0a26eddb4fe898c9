// Products of matrices, with what they begin with and what follows element by element. Sums of 6 rows by a panel's columns stay in registers.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tells() -> !n
  transform.named_sequence private @take(%op: !t {transform.readonly}, %root: !t {transform.readonly})
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @last_of_chain(%op: !t {transform.readonly}, %loops: !n {transform.readonly}) -> !t

  // ---- Which ops ----

  transform.named_sequence @is_product(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op, %op : !t, !t
  }
  transform.named_sequence @is_product_and_more(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %two = transform.param.constant 2 : i64 -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %two) : (!t, !n) -> !t
    transform.yield %op, %last : !t, !t
  }
  transform.named_sequence @mark_product(%op: !t {transform.readonly}, %root: !t {transform.readonly}) {
    transform.include @take failures(propagate) (%op, %root) : (!t, !t) -> ()
    transform.annotate %op "jig.product" : !t
    transform.annotate %root "jig.product_root" : !t
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_remark_at %op, "products.mlir: by panels of the right matrix, which are packed" : !t
    }
    transform.yield
  }

  // ---- Panels ----

  transform.named_sequence @is_wide(%op: !t {transform.readonly}, %columns: !n {transform.readonly}) -> !t {
    %root = transform_ext.get_named_attribute %op "jig.product_root" : (!t) -> !p
    %n = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %d = transform.match.structured.dim %s[1] : (!t) -> !n
      transform.match.structured.yield %d : !n
    }
    transform.match.param.cmpi eq %n, %columns : !n
    transform.yield %op : !t
  }
  transform.named_sequence @is_narrow(%op: !t {transform.readonly}, %columns: !n {transform.readonly}) -> !t {
    %root = transform_ext.get_named_attribute %op "jig.product_root" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @mark_wide(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.wide" : !t
    transform.yield
  }
  transform.named_sequence @mark_narrow(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.narrow" : !t
    transform.yield
  }

  transform.named_sequence @mark_products(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_product_and_more -> @mark_product, @is_product -> @mark_product {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }
  transform.named_sequence @products(%marked: !t {transform.consumed}, %columns: !n {transform.readonly}, %register: !n {transform.readonly}) -> !t {
    // Panels of so many columns, and of one register for those that are left.
    %roots = transform.structured.match attributes{jig.product_root} in %marked {jig.expected} : (!t) -> !t
    %a, %j = transform.structured.fuse %roots tile_sizes [0, %columns] {jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
    transform.include @peel failures(propagate) (%j) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%marked) : (!t) -> ()
    %f = transform.foreach_match in %marked, %columns @is_wide -> @mark_wide, @is_narrow -> @mark_narrow {jig.expected} : (!t, !n) -> !t
    %left = transform.structured.match attributes{jig.narrow} in %f {jig.expected} : (!t) -> !t
    %b, %j2 = transform.structured.fuse %left tile_sizes [0, %register] {jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
    transform.include @peel failures(propagate) (%j2) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()

    // As many rows as leave the sums in registers.
    %wide = transform.structured.match attributes{jig.wide} in %f {jig.expected} : (!t) -> !t
    %six, %i = transform.structured.fuse %wide tile_sizes [6] {jig.expected, producers_with = "jig.taken"} : (!t) -> (!t, !for)
    transform.include @peel failures(propagate) (%i) : (!for) -> ()
    %narrow = transform.structured.match attributes{jig.narrow} in %f {jig.expected} : (!t) -> !t
    %twelve, %i2 = transform.structured.fuse %narrow tile_sizes [12] {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t) -> (!t, !for)
    transform.include @peel failures(propagate) (%i2) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()

    // Each panel of the right matrix is packed before its rows, and filled up to whole registers.
    %mm = transform.structured.match attributes{jig.product} in %f {jig.expected} : (!t) -> !t
    %padded, %pad, %copy = transform.structured.pad %mm pad_to_multiple_of [%register] {padding_dimensions = [1], nofold_flags = [0, 1, 0], copy_back_op = "none"} : (!t, !n) -> (!t, !t, !t)
    %around = transform.structured.match ops{["scf.for"]} in %f {jig.expected} : (!t) -> !t
    transform.apply_licm to %around : !t
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %pads = transform.structured.match ops{["tensor.pad"]} in %f {jig.expected} : (!t) -> !t
    %panels = transform.structured.rewrite_in_destination_passing_style %pads : (!t) -> !t
    %row, %rows = transform.structured.tile_using_for %panels tile_sizes [1] {skip_untileable, jig.expected} : (!t) -> (!t, !t)

    // One step of the sums at a time: a row of the right matrix times numbers of the left.
    %step, %k = transform.structured.tile_using_for %padded tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    transform.loop.unroll %k {factor = 4} : !t
    transform.yield %f : !t
  }
}
