// Convolutions of pictures whose channels lie side by side. Sums of some pixels of a row by some channels stay in registers.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tells() -> !n
  transform.named_sequence private @take(%op: !t {transform.readonly}, %root: !t {transform.readonly})
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @last_of_chain(%op: !t {transform.readonly}, %loops: !n {transform.readonly}) -> !t

  // ---- Which ops ----

  transform.named_sequence @is_conv(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.conv_2d_nhwc_hwcf"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op, %op : !t, !t
  }
  transform.named_sequence @is_conv_and_more(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.conv_2d_nhwc_hwcf"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %four = transform.param.constant 4 : i64 -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %four) : (!t, !n) -> !t
    transform.yield %op, %last : !t, !t
  }
  transform.named_sequence @is_depthwise(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.depthwise_conv_2d_nhwc_hwc", "linalg.pooling_nhwc_max", "linalg.pooling_nhwc_sum"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op, %op : !t, !t
  }
  transform.named_sequence @is_depthwise_and_more(%op: !t {transform.readonly}) -> (!t, !t) {
    transform.match.operation_name %op ["linalg.depthwise_conv_2d_nhwc_hwc", "linalg.pooling_nhwc_max", "linalg.pooling_nhwc_sum"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %four = transform.param.constant 4 : i64 -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %four) : (!t, !n) -> !t
    transform.yield %op, %last : !t, !t
  }
  transform.named_sequence @mark_conv(%op: !t {transform.readonly}, %root: !t {transform.readonly}) {
    transform.include @take failures(propagate) (%op, %root) : (!t, !t) -> ()
    transform.annotate %op "jig.conv" : !t
    transform.annotate %root "jig.conv_root" : !t
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_remark_at %op, "convolutions.mlir: by pixels of a row and channels" : !t
    }
    transform.yield
  }
  transform.named_sequence @mark_depthwise(%op: !t {transform.readonly}, %root: !t {transform.readonly}) {
    transform.include @take failures(propagate) (%op, %root) : (!t, !t) -> ()
    transform.annotate %op "jig.depthwise" : !t
    transform.annotate %root "jig.depthwise_root" : !t
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_remark_at %op, "convolutions.mlir: by pixels of a row and one register of channels" : !t
    }
    transform.yield
  }

  transform.named_sequence @mark_convolutions(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_conv_and_more -> @mark_conv, @is_conv -> @mark_conv,
      @is_depthwise_and_more -> @mark_depthwise, @is_depthwise -> @mark_depthwise {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }
  transform.named_sequence @convolutions(%f: !t {transform.readonly}, %pixels: !n {transform.readonly}, %channels: !n {transform.readonly}, %register: !n {transform.readonly}) {
    // Borders are written once, before the loops.
    %pads = transform.structured.match ops{["tensor.pad"]} in %f {jig.expected} : (!t) -> !t
    %whole = transform.structured.rewrite_in_destination_passing_style %pads : (!t) -> !t

    %roots = transform.structured.match attributes{jig.conv_root} in %f {jig.expected} : (!t) -> !t
    %a, %n1, %c1, %y1, %x1 = transform.structured.fuse %roots tile_sizes [1, 1, %pixels, %channels] interchange [0, 3, 1, 2] {jig.expected, producers_with = "jig.taken"} : (!t, !n, !n) -> (!t, !for, !for, !for, !for)
    transform.include @peel failures(propagate) (%x1) : (!for) -> ()
    transform.include @peel failures(propagate) (%c1) : (!for) -> ()
    // What passes by outermost is a row, so that whole lines of the cache are read.
    %roots2 = transform.structured.match attributes{jig.depthwise_root} in %f {jig.expected} : (!t) -> !t
    %b, %n2, %y2, %c2, %x2 = transform.structured.fuse %roots2 tile_sizes [1, 1, %pixels, %register] interchange [0, 1, 3, 2] {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t, !n, !n) -> (!t, !for, !for, !for, !for)
    transform.include @peel failures(propagate) (%x2) : (!for) -> ()
    transform.include @peel failures(propagate) (%c2) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()

    // Window and channels one by one leave a convolution of one dimension, which vectorizes as it is with any stride.
    %conv = transform.structured.match attributes{jig.conv} in %f {jig.expected} : (!t) -> !t
    %step, %loops:3 = transform.structured.tile_using_for %conv tile_sizes [0, 0, 0, 0, 1, 1, 1] : (!t) -> (!t, !t, !t, !t)
    %line = transform.structured.decompose %step : (!t) -> !t
    %depthwise = transform.structured.match attributes{jig.depthwise} in %f {jig.expected} : (!t) -> !t
    %step2, %window = transform.structured.tile_using_for %depthwise tile_sizes [0, 0, 0, 0, 1] : (!t) -> (!t, !t)
    %line2 = transform.structured.decompose %step2 : (!t) -> !t
    transform.loop.unroll %window {factor = 3} : !t
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %all = transform.structured.match ops{["scf.for"]} in %f {jig.expected} : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.yield
  }
}
