// Convolutions of pictures whose channels lie side by side, by their name (NHWC). Sums of some pixels of a row by some channels stay in registers.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tell(%op: !t {transform.readonly}, %what: !p {transform.readonly})
  transform.named_sequence private @claim(%op: !t {transform.readonly}) -> !t
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})

  transform.named_sequence @is_conv(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.conv_2d_nhwc_hwcf"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @mark_conv(%op: !t {transform.readonly}) {
    %root = transform.include @claim failures(propagate) (%op) : (!t) -> !t
    transform.annotate %op "jig.conv" : !t
    transform.annotate %root "jig.conv_root" : !t
    %what = transform.param.constant "convolutions.mlir: by pixels of a row and channels" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @mark_convolutions(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_conv -> @mark_conv {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }

  transform.named_sequence @convolutions(%f: !t {transform.readonly}, %pixels: !n {transform.readonly}, %channels: !n {transform.readonly}) {
    %roots = transform.structured.match attributes{jig.conv_root} in %f {jig.expected} : (!t) -> !t
    %a, %n1, %c1, %y1, %x1 = transform.structured.fuse %roots tile_sizes [1, 1, %pixels, %channels] interchange [0, 3, 1, 2] {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t, !n, !n) -> (!t, !for, !for, !for, !for)
    transform.include @peel failures(propagate) (%x1) : (!for) -> ()
    transform.include @peel failures(propagate) (%c1) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()

    // Window and channels one by one leave a convolution of one dimension, which vectorizes as it is with any stride.
    %conv = transform.structured.match attributes{jig.conv} in %f {jig.expected} : (!t) -> !t
    %step, %loops:3 = transform.structured.tile_using_for %conv tile_sizes [0, 0, 0, 0, 1, 1, 1] : (!t) -> (!t, !t, !t, !t)
    %line = transform.structured.decompose %step : (!t) -> !t
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %all = transform.structured.match ops{["scf.for"]} in %f {jig.expected} : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.yield
  }
}
