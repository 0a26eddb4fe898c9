// Products of matrices, with what they begin with and what follows element by element. Sums of some rows by a panel's columns stay in registers.
!t = !transform.any_op
!for = !transform.op<"scf.for">
!p = !transform.any_param
!n = !transform.param<i64>

module attributes {transform.with_named_sequence} {
  transform.named_sequence private @cleanup(%func: !t {transform.readonly})
  transform.named_sequence private @peel(%loops: !for {transform.consumed})
  transform.named_sequence private @tell(%op: !t {transform.readonly}, %what: !p {transform.readonly})
  transform.named_sequence private @unroll(%loops: !t {transform.readonly}, %power: !n {transform.readonly})
  transform.named_sequence private @take(%op: !t {transform.readonly}, %root: !t {transform.readonly})
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @last_of_chain(%op: !t {transform.readonly}, %loops: !n {transform.readonly}) -> !t

  // ---- Sizes, by the vector registers of the machine ----

  // How many columns a panel has.
  transform.named_sequence @product_columns() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"product.columns"> = 64 from options = [16, 32, 48, 64, 96] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"product.columns"> = 16 from options = [8, 16, 24, 32] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"product.columns"> = 16 from options = [8, 12, 16, 24] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"product.columns"> = 8 from options = [4, 8, 12] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }
  // The same of f64.
  transform.named_sequence @product_columns_f64() -> !n {
    %n = transform.tune.alternatives<"machine"> selected_region = 0 -> !n {
      %m = transform.tune.knob<"product.columns_f64"> = 32 from options = [8, 16, 24, 32, 48] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"product.columns_f64"> = 8 from options = [4, 8, 12, 16] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"product.columns_f64"> = 8 from options = [4, 6, 8, 12] -> !n
      transform.yield %m : !n
    }, {
      %m = transform.tune.knob<"product.columns_f64"> = 4 from options = [2, 4, 6] -> !n
      transform.yield %m : !n
    }
    transform.yield %n : !n
  }
  // Numbers in one register, of f32 and of f64.
  transform.named_sequence @registers() -> (!n, !n) {
    %n32, %n64 = transform.tune.alternatives<"machine"> selected_region = 0 -> !n, !n {
      %a = transform.param.constant 16 : i64 -> !n
      %b = transform.param.constant 8 : i64 -> !n
      transform.yield %a, %b : !n, !n
    }, {
      %a = transform.param.constant 8 : i64 -> !n
      %b = transform.param.constant 4 : i64 -> !n
      transform.yield %a, %b : !n, !n
    }, {
      %a = transform.param.constant 4 : i64 -> !n
      %b = transform.param.constant 2 : i64 -> !n
      transform.yield %a, %b : !n, !n
    }, {
      %a = transform.param.constant 4 : i64 -> !n
      %b = transform.param.constant 2 : i64 -> !n
      transform.yield %a, %b : !n, !n
    }
    transform.yield %n32, %n64 : !n, !n
  }

  // ---- Which ops ----

  transform.named_sequence @width_of_sums(%op: !t {transform.readonly}) -> !n {
    %width = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %init = transform.match.structured.init %s[0] : (!t) -> !transform.any_value
      %bits = transform.match.structured.elemental_bitwidth %init : (!transform.any_value) -> !n
      transform.match.structured.yield %bits : !n
    }
    transform.yield %width : !n
  }
  transform.named_sequence @is_product(%op: !t {transform.readonly}) -> (!t, !t, !n) {
    %mark = transform_ext.get_named_attribute %op "jig.candidate" : (!t) -> !p
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %width = transform.include @width_of_sums failures(propagate) (%op) : (!t) -> !n
    transform.yield %op, %op, %width : !t, !t, !n
  }
  transform.named_sequence @is_product_and_more(%op: !t {transform.readonly}) -> (!t, !t, !n) {
    %mark = transform_ext.get_named_attribute %op "jig.candidate" : (!t) -> !p
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %two = transform.param.constant 2 : i64 -> !n
    %last = transform.include @last_of_chain failures(propagate) (%op, %two) : (!t, !n) -> !t
    %width = transform.include @width_of_sums failures(propagate) (%op) : (!t) -> !n
    transform.yield %op, %last, %width : !t, !t, !n
  }
  transform.named_sequence @mark_sizes(%op: !t {transform.readonly}, %root: !t {transform.readonly}, %columns: !n {transform.readonly}, %register: !n {transform.readonly}) {
    transform.annotate %root "jig.panel" = %columns : !t, !n
    transform.annotate %root "jig.register" = %register : !t, !n
    transform.annotate %op "jig.register" = %register : !t, !n
    transform.yield
  }
  transform.named_sequence @mark_product(%op: !t {transform.readonly}, %root: !t {transform.readonly}, %width: !n {transform.readonly}) {
    transform.include @take failures(propagate) (%op, %root) : (!t, !t) -> ()
    transform.annotate %op "jig.product" : !t
    transform.annotate %root "jig.product_root" : !t
    // How many columns a panel has, and one register, by the numbers that are added up.
    %register, %register64 = transform.include @registers failures(propagate) () : () -> (!n, !n)
    %double = transform.param.constant 64 : i64 -> !n
    transform.execute_if_cmpi ne %width, %double : !n, !n {
      %columns = transform.include @product_columns failures(propagate) () : () -> !n
      transform.include @mark_sizes failures(propagate) (%op, %root, %columns, %register) : (!t, !t, !n, !n) -> ()
    }
    transform.execute_if_cmpi eq %width, %double : !n, !n {
      %columns = transform.include @product_columns_f64 failures(propagate) () : () -> !n
      transform.include @mark_sizes failures(propagate) (%op, %root, %columns, %register64) : (!t, !t, !n, !n) -> ()
    }
    %what = transform.param.constant "products.mlir: by panels of the right matrix, which are packed" -> !p
    transform.include @tell failures(propagate) (%op, %what) : (!t, !p) -> ()
    transform.yield
  }

  // ---- Panels ----

  transform.named_sequence @is_wide(%op: !t {transform.readonly}) -> !t {
    %columns = transform_ext.get_named_attribute %op "jig.panel" : (!t) -> !n
    %n = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %d = transform.match.structured.dim %s[1] : (!t) -> !n
      transform.match.structured.yield %d : !n
    }
    transform.match.param.cmpi eq %n, %columns : !n
    transform.yield %op : !t
  }
  transform.named_sequence @is_narrow(%op: !t {transform.readonly}) -> !t {
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

  // What is summed over by more than fits the cache, some at a time.
  transform.named_sequence @depth(%op: !t {transform.readonly}) -> (!t, !n) {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    %depth = transform.match.structured failures(propagate) %op : (!t) -> !n {
    ^bb0(%s: !t):
      %d = transform.match.structured.dim %s[2] : (!t) -> !n
      transform.match.structured.yield %d : !n
    }
    transform.yield %op, %depth : !t, !n
  }
  transform.named_sequence @split_deep(%func: !t {transform.readonly}) {
    %ops, %depths = transform.collect_matching @depth in %func {jig.expected} : (!t) -> (!t, !n)
    %most = transform.tune.knob<"product.deep"> = 4096 from options = [256, 512, 1024, 2048, 4096, 16384] -> !n
    transform.foreach %ops, %depths : !t, !n {
    ^bb0(%op: !t, %depth: !n):
      transform.execute_if_cmpi gt %depth, %most : !n, !n {
        %at_once = transform.tune.knob<"product.depth"> = 1024 from options = [128, 256, 512, 1024, 2048] -> !n
        %part, %k = transform.structured.tile_using_for %op tile_sizes [0, 0, %at_once] : (!t, !n) -> (!t, !for)
        transform.include @peel failures(propagate) (%k) : (!for) -> ()
      }
    }
    transform.include @cleanup failures(propagate) (%func) : (!t) -> ()
    transform.yield
  }
  transform.named_sequence @mark_products(%func: !t {transform.consumed}) -> !t {
    transform.include @split_deep failures(propagate) (%func) : (!t) -> ()
    %mm = transform.structured.match ops{["linalg.matmul"]} in %func {jig.expected} : (!t) -> !t
    transform.annotate %mm "jig.candidate" : !t
    %f = transform.foreach_match in %func @is_product_and_more -> @mark_product, @is_product -> @mark_product {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }
  transform.named_sequence @products(%marked: !t {transform.consumed}) -> !t {
    // Panels of so many columns, and of one register for those that are left.
    %roots = transform.structured.match attributes{jig.product_root} in %marked {jig.expected} : (!t) -> !t
    transform.foreach %roots : !t {
    ^bb0(%root: !t):
      %columns = transform_ext.get_named_attribute %root "jig.panel" : (!t) -> !n
      %a, %j = transform.structured.fuse %root tile_sizes [0, %columns] {jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
      transform.include @peel failures(propagate) (%j) : (!for) -> ()
    }
    transform.include @cleanup failures(propagate) (%marked) : (!t) -> ()
    %f = transform.foreach_match in %marked @is_wide -> @mark_wide, @is_narrow -> @mark_narrow {jig.expected} : (!t) -> !t
    %left = transform.structured.match attributes{jig.narrow} in %f {jig.expected} : (!t) -> !t
    transform.foreach %left : !t {
    ^bb0(%root: !t):
      %register = transform_ext.get_named_attribute %root "jig.register" : (!t) -> !n
      %b, %j2 = transform.structured.fuse %root tile_sizes [0, %register] {jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
      transform.include @peel failures(propagate) (%j2) : (!for) -> ()
    }
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()

    // As many rows as leave the sums in registers.
    %wide = transform.structured.match attributes{jig.wide} in %f {jig.expected} : (!t) -> !t
    %rows = transform.tune.knob<"product.rows"> = 6 from options = [2, 3, 4, 6, 8, 12, 14] -> !n
    %few, %i = transform.structured.fuse %wide tile_sizes [%rows] {jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
    transform.include @peel failures(propagate) (%i) : (!for) -> ()
    %narrow = transform.structured.match attributes{jig.narrow} in %f {jig.expected} : (!t) -> !t
    %narrow_rows = transform.tune.knob<"product.narrow_rows"> = 12 from options = [4, 8, 12, 16, 24] -> !n
    %some, %i2 = transform.structured.fuse %narrow tile_sizes [%narrow_rows] {apply_cleanup, jig.expected, producers_with = "jig.taken"} : (!t, !n) -> (!t, !for)
    transform.include @peel failures(propagate) (%i2) : (!for) -> ()
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()

    // Each panel of the right matrix is packed before its rows, and filled up to whole registers.
    %mm = transform.structured.match attributes{jig.product} in %f {jig.expected} : (!t) -> !t
    %padded = transform.foreach %mm : !t -> !t {
    ^bb0(%op: !t):
      %register = transform_ext.get_named_attribute %op "jig.register" : (!t) -> !n
      // Or read where it lies, but for what fills no register.
      %pack = transform.tune.knob<"product.pack"> = 1 from options = [0, 1] -> !n
      %ready = transform.tune.alternatives<"whether to pack"> selected_region = %pack : !n -> !t {
        %wider, %pad, %copy = transform.structured.pad %op pad_to_multiple_of [%register] {padding_dimensions = [1], nofold_flags = [0, 0, 0], copy_back_op = "none"} : (!t, !n) -> (!t, !t, !t)
        transform.yield %wider : !t
      }, {
        %wider, %pad, %copy = transform.structured.pad %op pad_to_multiple_of [%register] {padding_dimensions = [1], nofold_flags = [0, 1, 0], copy_back_op = "none"} : (!t, !n) -> (!t, !t, !t)
        transform.yield %wider : !t
      }
      transform.yield %ready : !t
    }
    %around = transform.structured.match ops{["scf.for"]} in %f {jig.expected} : (!t) -> !t
    transform.apply_licm to %around : !t
    transform.include @cleanup failures(propagate) (%f) : (!t) -> ()
    %pads = transform.structured.match ops{["tensor.pad"]} in %f {jig.expected} : (!t) -> !t
    %panels = transform.structured.rewrite_in_destination_passing_style %pads : (!t) -> !t
    %row, %by_row = transform.structured.tile_using_for %panels tile_sizes [1] {skip_untileable, jig.expected} : (!t) -> (!t, !t)

    // One step of the sums at a time: a row of the right matrix times numbers of the left.
    %step, %k = transform.structured.tile_using_for %padded tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    %unroll = transform.tune.knob<"product.unroll"> = 2 from options = [0, 1, 2, 3] -> !n
    transform.include @unroll failures(propagate) (%k, %unroll) : (!t, !n) -> ()
    transform.yield %f : !t
  }
}
