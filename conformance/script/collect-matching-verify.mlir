// ARGS: --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @nope in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func private @f(!transform.any_op) -> !transform.any_op
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @f in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m() {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_value {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    transform.collect_matching @m in %root : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r:2 = transform.collect_matching @m in %root : (!transform.any_op) -> (!transform.op<"x.y">, !transform.any_value)
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.yield %a, %a : !transform.any_op, !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = "transform.collect_matching"(%root) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = "transform.collect_matching"(%root) <{matcher = "m"}> : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_value) {
    %r = transform.collect_matching @m in %root : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching @m %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %r = transform.collect_matching "m" in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  module @lib attributes {transform.with_named_sequence} {
    transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.op<"x.y">) {
      %x = transform.cast %a : !transform.any_op to !transform.op<"x.y">
      transform.yield %a, %x : !transform.any_op, !transform.op<"x.y">
    }
  }
  transform.named_sequence @main(%root: !transform.any_op) {
    %r:2 = transform.collect_matching @lib::@m in %root {x = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
