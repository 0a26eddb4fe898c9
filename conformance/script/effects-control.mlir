// ARGS: --canonicalize
// ARGS: --cse
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.foreach %root : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "one" : !transform.any_op
    }
    transform.foreach %root : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    transform.foreach %root : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %x = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    }
    transform.print %root : !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "one" : !transform.any_op
    }
    %x = transform.merge_handles %root, %root : !transform.any_op
    %y = transform.merge_handles %root, %root : !transform.any_op
    transform.print %y : !transform.any_op
    transform.print %x : !transform.any_op
    transform.yield
  }
  transform.named_sequence @b(%root: !transform.any_op {transform.consumed}) {
    transform.alternatives %root : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    transform.yield
  }
  transform.named_sequence @c(%root: !transform.any_op {transform.consumed}) {
    transform.tune.alternatives<"x"> selected_region = 0 {
      transform.yield
    }
    transform.tune.alternatives<"x"> selected_region = 0 {
      transform.print %root : !transform.any_op
    }
    %k = transform.tune.knob<"a"> options = [1, 2] -> !transform.any_param
    %z = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    %z2 = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    %z3 = transform.foreach_match in %root @m -> @n : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%root: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %root : !transform.any_op
  }
  transform.named_sequence @n(%root: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
