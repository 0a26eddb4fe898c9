// ARGS: --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @nope -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @nope : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @f -> @g : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  func.func private @f()
  func.func private @g()
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @g : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  func.func private @g()
}
// -----
// readonly is missing / consumed
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
// number of matcher arguments
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m() {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
// kinds of matcher arguments
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %u = transform.foreach_match in %root, %p @m -> @act : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
// matcher results and action arguments
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_value {transform.readonly}) {
    transform.yield
  }
}
// -----
// action results
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u:2 = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u:2 = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
// -----
// generic forms
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = "transform.foreach_match"(%root) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = "transform.foreach_match"(%root) <{matchers = [@m], actions = [@a, @b]}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = "transform.foreach_match"(%root) <{matchers = ["m"], actions = [@a]}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = "transform.foreach_match"(%root) <{matchers = [@m]}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    "transform.foreach_match"(%root) <{matchers = [@m], actions = [@m]}> : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_value {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @m : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
// syntax
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match restrict_root restrict_root in %root @m -> @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m @m : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @m, : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> "x" : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root "m" -> @x : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
// Round trip: nested symbols in the generic form only, clauses, attributes, forwarded.
module attributes {transform.with_named_sequence} {
  module @lib attributes {transform.with_named_sequence} {
    transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }
    transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
      transform.yield %a : !transform.any_op
    }
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @"m 2"(%a: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %u:2 = transform.foreach_match flatten_results restrict_root in %root, %p @m -> @act, @"m 2" -> @act {x = 1} : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %v:2 = transform.foreach_match flatten_results in %u#0, %p @m -> @act, @"m 2" -> @act : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %w:2 = transform.foreach_match restrict_root in %v#0, %p @m -> @act : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %x:2 = "transform.foreach_match"(%w#0, %p) <{matchers = [@lib::@m, @m], actions = [@act, @lib::@act]}> : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// Consumption is seen before kinds are, counts before both.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_value {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @act(%a: !transform.any_op) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @act(%a: !transform.any_op) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_value {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
// The second pair is wrong; a second result of another kind.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act, @act -> @nope : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @act() {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %a, %a : !transform.any_op, !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.op<"x.y"> {transform.readonly}, %b: !transform.any_value {transform.readonly}) {
    transform.yield
  }
}
