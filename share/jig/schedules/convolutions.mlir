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

  // ---- Sizes, by the vector registers of the machine ----

  // How many pixels of a row, and how many channels.
  transform.named_sequence @conv_pixels() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"convolution.pixels"> = 14 from options = [4, 6, 7, 8, 10, 12, 14] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"convolution.pixels"> = 6 from options = [2, 3, 4, 6] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"convolution.pixels"> = 14 from options = [4, 7, 8, 14] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"convolution.pixels"> = 6 from options = [2, 4, 6] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }
  transform.named_sequence @conv_channels() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"convolution.channels"> = 32 from options = [16, 32, 48, 64] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"convolution.channels"> = 16 from options = [8, 16, 24, 32] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"convolution.channels"> = 8 from options = [4, 8, 12, 16] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"convolution.channels"> = 8 from options = [4, 8, 12] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }

  // ---- Which ops ----

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

  // ---- Tiles ----

  transform.named_sequence @convolutions(%f: !t {transform.readonly}) {
    %roots = transform.structured.match attributes{jig.conv_root} in %f {jig.expected} : (!t) -> !t
    %pixels = transform.include @conv_pixels failures(propagate) () : () -> !n
    %channels = transform.include @conv_channels failures(propagate) () : () -> !n
    // Channels outside, so that their filters stay in the cache for all pixels; or inside, for all of which a row stays there.
    %outside = transform.tune.knob<"convolution.channels_outside"> = 1 from options = [0, 1] -> !n
    %c1, %x1 = transform.tune.alternatives<"order of loops"> selected_region = %outside : !n -> !for, !for {
      %a, %n, %y, %x, %c = transform.structured.fuse %roots tile_sizes [1, 1, %pixels, %channels] {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t, !n, !n) -> (!t, !for, !for, !for, !for)
      transform.yield %x, %c : !for, !for
    }, {
      %a, %n, %c, %y, %x = transform.structured.fuse %roots tile_sizes [1, 1, %pixels, %channels] interchange [0, 3, 1, 2] {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t, !n, !n) -> (!t, !for, !for, !for, !for)
      transform.yield %c, %x : !for, !for
    }
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
