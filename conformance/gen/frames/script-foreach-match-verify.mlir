// ARGS: 
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    // HERE
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  // HERE
}
// EACH
%u = transform.foreach_match in %root @m -> @g : (!transform.any_op) -> !transform.any_op // AND func.func private @g()
%u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op // AND transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
// CASE
    %u:2 = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> (!transform.any_op, !transform.any_param)
// AND
  transform.named_sequence @act(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
// FRAME
// HERE
    transform.yield
  }
}
// CASE
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
// CASE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @act() {
// CASE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m() {
    transform.yield
  }
  transform.named_sequence @act() {
// CASE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %u = transform.foreach_match in %root, %p @m -> @act : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @act() {
// CASE
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
// CASE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = transform.foreach_match in %root @m -> @act : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @act(%a: !transform.any_value {transform.readonly}) {
// CASE
// generic forms
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = "transform.foreach_match"(%root) <{matchers = [], actions = []}> : (!transform.any_op) -> !transform.any_op
// CASE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op {transform.consumed}) {
    %u = "transform.foreach_match"(%root) <{matchers = [@m], actions = [@a, @b]}> : (!transform.any_op) -> !transform.any_op
