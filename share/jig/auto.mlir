// What `--auto` does with a payload: each function by what it has, then buffers. A function, or step, that cannot be done so stays as it was.
!t = !transform.any_op
!n = !transform.param<i64>
!p = !transform.any_param

module attributes {transform.with_named_sequence, jig.version = "0.2.0"} {
  transform.named_sequence private @is_on_tensors(%op: !t {transform.readonly})
  transform.named_sequence private @vectors(%func: !t {transform.consumed}, %bytes: !n {transform.readonly}) -> !t
  transform.named_sequence private @prepare(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @batches(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @dot_products(%func: !t {transform.readonly}, %bytes: !n {transform.readonly}, %pairs: !n {transform.readonly})
  transform.named_sequence private @mark_products(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @mark_matvecs(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @matvecs(%func: !t {transform.readonly})
  transform.named_sequence private @mark_convolutions(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @mark_windows(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @others(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @products(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @convolutions(%func: !t {transform.readonly})
  transform.named_sequence private @windows(%func: !t {transform.readonly})
  transform.named_sequence private @rows(%func: !t {transform.consumed}) -> !t
  transform.named_sequence private @columns(%func: !t {transform.readonly})
  transform.named_sequence private @elements(%func: !t {transform.readonly})
  transform.named_sequence private @transposes(%func: !t {transform.readonly})
  transform.named_sequence private @lines(%func: !t {transform.readonly})
  transform.named_sequence private @buffers(%root: !t {transform.consumed})

  // Instructions that multiply short numbers and add them up, of bytes and of bf16: 0 none, 1 in registers of 512 bits, 2 of 256.
  transform.named_sequence @dots() -> (!n, !n) {
    %bytes = transform.tune.alternatives<"dots_i8"> selected_region = 0 -> !n {
      %none = transform.param.constant 0 : i64 -> !n
      transform.yield %none : !n
    }, {
      %wide = transform.param.constant 1 : i64 -> !n
      transform.yield %wide : !n
    }, {
      %narrow = transform.param.constant 2 : i64 -> !n
      transform.yield %narrow : !n
    }
    %pairs = transform.tune.alternatives<"dots_bf16"> selected_region = 0 -> !n {
      %none = transform.param.constant 0 : i64 -> !n
      transform.yield %none : !n
    }, {
      %wide = transform.param.constant 1 : i64 -> !n
      transform.yield %wide : !n
    }
    transform.yield %bytes, %pairs : !n, !n
  }

  // Whether each op that is taken, or left, is told of.
  transform.named_sequence @tells() -> !n {
    %tells = transform.tune.alternatives<"report"> selected_region = 0 -> !n {
      %no = transform.param.constant 0 : i64 -> !n
      transform.yield %no : !n
    }, {
      %yes = transform.param.constant 1 : i64 -> !n
      transform.yield %yes : !n
    }
    transform.yield %tells : !n
  }

  // ---- What is left ----

  // What is of tiles of an op that is taken, or fills for one, tells nothing.
  transform.named_sequence @is_part(%op: !t {transform.readonly}) -> !t {
    %mark = transform_ext.get_named_attribute %op "jig.taken" : (!t) -> !p
    transform.yield %op : !t
  }
  transform.named_sequence @is_filling(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.fill"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @is_left_on_tensors(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.yield
    }
    transform.include @is_on_tensors failures(propagate) (%op) : (!t) -> ()
    transform.yield %op : !t
  }
  transform.named_sequence @is_left(%op: !t {transform.readonly}) -> !t {
    transform.match.structured failures(propagate) %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.yield
    }
    transform.yield %op : !t
  }
  transform.named_sequence @no_word(%op: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @tell_loops(%op: !t {transform.readonly}) {
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_remark_at %op, "left: in plain loops" : !t
    }
    transform.yield
  }
  transform.named_sequence @tell_buffers(%op: !t {transform.readonly}) {
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_remark_at %op, "left: it works on buffers, and schedules are for tensors" : !t
    }
    transform.yield
  }
  transform.named_sequence @tell_left(%func: !t {transform.consumed}) -> !t {
    %f = transform.foreach_match in %func @is_part -> @no_word, @is_filling -> @no_word, @is_left_on_tensors -> @tell_loops, @is_left -> @tell_buffers {jig.expected} : (!t) -> !t
    transform.yield %f : !t
  }

  // Tiles of what has no elements are of no size, which steps refuse: a function with such an op is left to plain loops.
  transform.named_sequence @has_elements(%func: !t {transform.readonly}) {
    %all = transform.structured.match interface{LinalgOp} in %func {jig.expected} : (!t) -> !t
    %none = transform.param.constant 0 : i64 -> !n
    %idle = transform_ext.filter_num_iterations %all, %none {jig.expected} : (!t, !n) -> !t
    %num_idle = transform.num_associations %idle {jig.expected} : (!t) -> !n
    transform.match.param.cmpi eq %num_idle, %none : !n
    transform.yield
  }

  transform.named_sequence @function(%func: !t {transform.consumed}) {
    transform.include @has_elements failures(propagate) (%func) : (!t) -> ()
    transform_ext.clear_annotations %func "jig." : !t
    %ready = transform.include @prepare failures(propagate) (%func) : (!t) -> !t
    transform.include @has_elements failures(propagate) (%ready) : (!t) -> ()
    %single = transform.include @batches failures(propagate) (%ready) : (!t) -> !t
    %bytes, %pairs = transform.include @dots failures(propagate) () : () -> (!n, !n)
    transform.include @dot_products failures(propagate) (%single, %bytes, %pairs) : (!t, !n, !n) -> ()
    // Who takes what is said before anything is tiled.
    %marked = transform.include @mark_products failures(propagate) (%single) : (!t) -> !t
    %marked2 = transform.include @mark_convolutions failures(propagate) (%marked) : (!t) -> !t
    %marked3 = transform.include @mark_windows failures(propagate) (%marked2) : (!t) -> !t
    %marked4 = transform.include @mark_matvecs failures(propagate) (%marked3) : (!t) -> !t
    %marked5 = transform.include @others failures(propagate) (%marked4) : (!t) -> !t
    %b = transform.include @products failures(propagate) (%marked5) : (!t) -> !t
    transform.include @matvecs failures(propagate) (%b) : (!t) -> ()
    transform.include @windows failures(propagate) (%b) : (!t) -> ()
    transform.include @convolutions failures(propagate) (%b) : (!t) -> ()
    %c = transform.include @rows failures(propagate) (%b) : (!t) -> !t
    transform.include @columns failures(propagate) (%c) : (!t) -> ()
    transform.include @elements failures(propagate) (%c) : (!t) -> ()
    transform.include @transposes failures(propagate) (%c) : (!t) -> ()
    transform.include @lines failures(propagate) (%c) : (!t) -> ()
    %d = transform.include @vectors failures(propagate) (%c, %bytes) : (!t, !n) -> !t
    %told = transform.include @tell_left failures(propagate) (%d) : (!t) -> !t
    // LLVM makes vectors of sums in plain loops if their order is free, as it is in all schedules here.
    %free = transform.apply_registered_pass "reassociate-reductions" to %told : (!t) -> !t
    transform_ext.clear_annotations %free "jig." : !t
    transform_ext.clear_annotations %free "transform_ext." : !t
    transform.annotate %free "jig.done" : !t
    transform.yield
  }

  // What the last alternative left as it was.
  transform.named_sequence @is_done(%op: !t {transform.readonly}) -> !t {
    %done = transform_ext.get_named_attribute %op "jig.done" : (!t) -> !transform.any_param
    transform.yield %op : !t
  }
  transform.named_sequence @is_undone(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["func.func"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @say_nothing(%func: !t {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @tell_undone(%func: !t {transform.readonly}) {
    %tells = transform.include @tells failures(propagate) () : () -> !n
    %yes = transform.param.constant 1 : i64 -> !n
    transform.execute_if_cmpi eq %tells, %yes : !n, !n {
      transform.debug.emit_remark_at %func, "left: all of this function in plain loops, since a step failed" : !t
    }
    transform.yield
  }

  transform.named_sequence @__transform_main(%root: !t {transform.consumed}) {
    %funcs = transform.structured.match ops{["func.func"]} in %root {jig.expected} : (!t) -> !t
    transform.foreach %funcs : !t {
    ^bb0(%func: !t):
      transform.alternatives %func : !t {
      ^bb0(%f: !t):
        transform.include @function failures(propagate) (%f) : (!t) -> ()
      }, {
      ^bb0(%f: !t):
      }
    }
    %all = transform.foreach_match in %root @is_done -> @say_nothing, @is_undone -> @tell_undone {jig.expected} : (!t) -> !t
    transform_ext.clear_annotations %all "jig." : !t
    transform.include @buffers failures(propagate) (%all) : (!t) -> ()
    transform.yield
  }
}
