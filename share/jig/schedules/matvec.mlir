// Products of a matrix and a vector, which take as long as reading the matrix does. Several rows are read at a time, so that sums do not wait for each other, and
// what is at hand of the vector, or of the result, serves all of them.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!n = !transform.param<i64>
!p = !transform.any_param

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tell(%op: !t {transform.readonly}, %what: !p {transform.readonly})
  transform.named_sequence private @take(%op: !t {transform.readonly}, %root: !t {transform.readonly})
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @is_outside(%op: !t {transform.readonly})
  transform.named_sequence private @last_of_chain(%op: !t {transform.readonly}, %loops: !n {transform.readonly}) -> !t

  // ---- Which ops ----

  transform.named_sequence @is_matvec(%op: !t {transform.readonly}) -> (!t, !t) {
    %loops = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !t
      transform.match.structured.dim %s[0] {parallel} : !t
      transform.match.structured.dim %s[-1] {reduction} : !t
      %rank = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.yield %rank : !n
    }
    %two = transform.param.constant 2 : i64 -> !n
    transform.match.param.cmpi eq %loops, %two : !n
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.include @is_outside failures(propagate) (%op) : (!t) -> ()
    transform.yield %op, %op : !t, !t
  }
  transform.named_sequence @is_matvec_and_more(%op: !t {transform.readonly}) -> (!t, !t) {
    %same, %same2 = transform.include @is_matvec failures(propagate) (%op) : (!t) -> (!t, !t)
    %one = transform.param.constant 1 : i64 -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %one) : (!t, !n) -> !t
    transform.yield %op, %last : !t, !t
  }
  transform.named_sequence @mark_matvec(%op: !t {transform.readonly}, %root: !t {transform.readonly}) {
    transform.include @take failures(propagate) (%op, %root) : (!t, !t) -> ()
    transform.annotate %op "jig.matvec" : !t
    transform.annotate %root "jig.matvec_root" : !t
    %what = transform.param.constant "matvec.mlir: eight rows at a time, summed side by side" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  // Columns are summed, which the innermost loop makes side by side.
  transform.named_sequence @is_vecmat(%op: !t {transform.readonly}) -> !t {
    %loops = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !t
      transform.match.structured.dim %s[0] {reduction} : !t
      transform.match.structured.dim %s[-1] {parallel} : !t
      %rank = transform.match.structured.rank %s : (!t) -> !n
      transform.match.structured.yield %rank : !n
    }
    %two = transform.param.constant 2 : i64 -> !n
    transform.match.param.cmpi eq %loops, %two : !n
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.include @is_outside failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @mark_vecmat(%op: !t {transform.readonly}) {
    transform.annotate %op "jig.taken" : !t
    transform.annotate %op "jig.vecmat" : !t
    %what = transform.param.constant "matvec.mlir: eight rows at a time, added to the sums" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @mark_matvecs(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_matvec_and_more -> @mark_matvec, @is_matvec -> @mark_matvec, @is_vecmat -> @mark_vecmat {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }

  // ---- Tiles ----

  transform.named_sequence @matvecs(%func: !t {transform.readonly}) {
    %roots = transform.structured.match attributes{jig.matvec_root} in %func {jig.expected} : (!t) -> !t
    %at_once = transform.tune.knob<"matvec.rows"> = 8 from options = [1, 2, 4, 6, 8, 12, 16] -> !n
    %a, %i = transform.structured.fuse %roots tile_sizes [%at_once] {jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
    transform.include @peel failures(propagate) (%i) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    // 16, 32 or 64 sums for each row side by side; what they come to is added up 16 at a time, then one by one.
    %rows = transform.structured.match attributes{jig.matvec} in %func {jig.expected} : (!t) -> !t
    %lanes = transform.tune.knob<"matvec.lanes"> = 1 from options = [0, 1, 2] -> !n
    %k = transform.tune.alternatives<"how many sums"> selected_region = %lanes : !n -> !for {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %rows by tile_sizes = [0, 16] : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }, {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %rows by tile_sizes = [0, 32] : (!t) -> (!t, !t, !t, !for)
      %fill2, %partial2, %whole2, %l2 = transform.structured.tile_reduction_using_for %whole by tile_sizes = [0, 16] : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }, {
      %fill, %partial, %whole, %l = transform.structured.tile_reduction_using_for %rows by tile_sizes = [0, 64] : (!t) -> (!t, !t, !t, !for)
      %fill2, %partial2, %whole2, %l2 = transform.structured.tile_reduction_using_for %whole by tile_sizes = [0, 16] : (!t) -> (!t, !t, !t, !for)
      transform.yield %l : !for
    }
    transform.include @peel failures(propagate) (%k) : (!for) -> ()

    %columns = transform.structured.match attributes{jig.vecmat} in %func {jig.expected} : (!t) -> !t
    transform.foreach %columns : !t {
    ^bb0(%op: !t):
      %down = transform.tune.knob<"vecmat.rows"> = 8 from options = [1, 2, 4, 8, 12, 16] -> !n
      %across = transform.tune.knob<"vecmat.columns"> = 64 from options = [16, 32, 64, 128, 256] -> !n
      %b, %k3, %j3 = transform.structured.tile_using_for %op tile_sizes [%down, %across] : (!t, !n, !n) -> (!t, !for, !for)
      transform.include @peel failures(propagate) (%j3) : (!for) -> ()
      transform.include @peel failures(propagate) (%k3) : (!for) -> ()
    }
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    transform.yield
  }
}
