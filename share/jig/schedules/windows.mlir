// What moves a window: convolutions and pooling of lines, pictures and spaces, in groups or not, with the channels side by side. Results of some places of
// a line by some channels stay in registers.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tell(%op: !t {transform.readonly}, %what: !p {transform.readonly})
  transform.named_sequence private @claim(%op: !t {transform.readonly}) -> !t
  transform.named_sequence private @claimed(%root: !t {transform.readonly}) -> !t
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @unroll(%loops: !t {transform.readonly}, %power: !n {transform.readonly})

  // ---- Sizes, by the vector registers of the machine ----

  // How many places of a line, and how many channels, where channels are summed.
  transform.named_sequence @window_places() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"window.places"> = 8 from options = [4, 6, 7, 8, 10, 12, 14] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"window.places"> = 6 from options = [2, 3, 4, 6] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"window.places"> = 14 from options = [4, 7, 8, 14] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"window.places"> = 6 from options = [2, 4, 6] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }
  transform.named_sequence @window_channels() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"window.channels"> = 32 from options = [16, 32, 48, 64] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"window.channels"> = 16 from options = [8, 16, 24, 32] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"window.channels"> = 8 from options = [4, 8, 12, 16] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"window.channels"> = 8 from options = [4, 8, 12] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }
  // How many columns, where each is by itself: of channels, or of a line.
  transform.named_sequence @pool_columns() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"pool.columns"> = 32 from options = [16, 32, 48, 64, 128] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"pool.columns"> = 16 from options = [8, 16, 32, 64] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"pool.columns"> = 8 from options = [4, 8, 16, 32] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"pool.columns"> = 8 from options = [4, 8, 16] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }

  // ---- Which ops ----

  // Channels of the result that are summed from others: the picture is read for each of them.
  transform.named_sequence @is_convolution(%op: !t {transform.readonly}) -> !t {
    %channels = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %batch, %place, %to, %window, %from, %depth, %strides, %dilations = transform.match.structured.classify_convolution_dims %s : (!t) -> (!n, !n, !n, !n, !n, !n, !n, !n)
      transform.match.structured.yield %to : !n
    }
    %some = transform.num_associations %channels : (!n) -> !n
    %one = transform.param.constant 1 : i64 -> !n
    transform.match.param.cmpi ge %some, %one : !n
    %is = transform.include @is_window failures(propagate) (%op) : (!t) -> !t
    transform.yield %op : !t
  }
  // Pooling, and convolutions of each channel by itself.
  transform.named_sequence @is_window(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.generic"] : !t
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      %dims:8 = transform.match.structured.classify_convolution_dims %s : (!t) -> (!n, !n, !n, !n, !n, !n, !n, !n)
      transform.match.structured.yield
    }
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @mark_convolution(%op: !t {transform.readonly}) {
    %root = transform.include @claim failures(propagate) (%op) : (!t) -> !t
    transform.annotate %root "jig.convolution" : !t
    %what = transform.param.constant "windows.mlir: by places of a line and channels" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @mark_window(%op: !t {transform.readonly}) {
    %root = transform.include @claim failures(propagate) (%op) : (!t) -> !t
    transform.annotate %root "jig.window" : !t
    %what = transform.param.constant "windows.mlir: by lines" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }
  transform.named_sequence @mark_windows(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_convolution -> @mark_convolution, @is_window -> @mark_window {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }

  // ---- Tiles of the result, then one step of the window at a time ----

  transform.named_sequence @window_tiles(%roots: !t {transform.consumed}, %rows: !n {transform.readonly}, %columns: !n {transform.readonly}) {
    transform.foreach %roots : !t {
    ^bb0(%root: !t):
      %op = transform.include @claimed failures(propagate) (%root) : (!t) -> !t
      %sizes, %steps = transform_ext.get_register_tile_sizes %op, %rows, %columns : (!t, !n, !n) -> (!p, !p)
      %tile, %loops = transform.structured.fuse %root tile_sizes *(%sizes) {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t, !p) -> (!t, !t)
      %for = transform.cast %loops : !t to !for
      transform.include @peel failures(propagate) (%for) : (!for) -> ()
    }
    transform.yield
  }
  transform.named_sequence @windows(%f: !t {transform.readonly}) {
    %places = transform.include @window_places failures(propagate) () : () -> !n
    %channels = transform.include @window_channels failures(propagate) () : () -> !n
    // Borders are written once, before the loops.
    %pads = transform.structured.match ops{["tensor.pad"]} in %f {jig.expected} : (!t) -> !t
    %whole = transform.structured.rewrite_in_destination_passing_style %pads : (!t) -> !t

    %convolutions = transform.structured.match attributes{jig.convolution} in %f {jig.expected} : (!t) -> !t
    transform.include @window_tiles failures(propagate) (%convolutions, %places, %channels) : (!t, !n, !n) -> ()
    %windows = transform.structured.match attributes{jig.window} in %f {jig.expected} : (!t) -> !t
    %rows = transform.tune.knob<"pool.rows"> = 4 from options = [1, 2, 4, 6, 8] -> !n
    %columns = transform.include @pool_columns failures(propagate) () : () -> !n
    transform.include @window_tiles failures(propagate) (%windows, %rows, %columns) : (!t, !n, !n) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %ops = transform.structured.match ops{["linalg.generic"]} attributes{jig.op} in %f {jig.expected} : (!t) -> !t
    transform.foreach %ops : !t {
    ^bb0(%op: !t):
      %sizes, %steps = transform_ext.get_register_tile_sizes %op, %places, %channels : (!t, !n, !n) -> (!p, !p)
      %step, %loops = transform.structured.fuse %op tile_sizes *(%steps) {jig.expected, producers_with = "jig.nothing"} : (!t, !p) -> (!t, !t)
      %end = transform.param.constant -1 : i64 -> !n
      %inner = transform_ext.extract_handle %loops, %end : (!t, !n) -> !t
      %unroll = transform.tune.knob<"window.unroll"> = 2 from options = [0, 1, 2, 3] -> !n
      transform.include @unroll failures(propagate) (%inner, %unroll) : (!t, !n) -> ()
    }
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.linalg.strides_to_slices
      transform.apply_patterns.tensor.fold_whole_subsets
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
    } {apply_cse} : !t
    %all = transform.structured.match ops{["scf.for"]} in %f {jig.expected} : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %all : !t
    transform.yield
  }
}
