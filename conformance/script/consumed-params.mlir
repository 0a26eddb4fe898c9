// ARGS: --transform-interpreter --split-input-file
// ARGS: --transform-interpreter=disable-expensive-checks --split-input-file
// Parameters can't be consumed, whatever the marks of an included sequence say.
// a suppressing sequence does not silence it
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h1: !transform.any_param {transform.consumed}, %h2: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.any_param
    transform.debug.emit_remark_at %root, "before" : !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%h18: !transform.any_op):
      transform.include @s1 failures(suppress) (%p, %h18) : (!transform.any_param, !transform.any_op) -> ()
    }
    transform.debug.emit_remark_at %root, "after" : !transform.any_op
    transform.yield
  }
}
// -----
// repeated payload comes first
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h2: !transform.any_op {transform.consumed}, %h1: !transform.any_param {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.any_param
    %rr = transform.merge_handles %root, %root : !transform.any_op
    transform.include @s1 failures(suppress) (%rr, %p) : (!transform.any_op, !transform.any_param) -> ()
    transform.yield
  }
}
// -----
// and so it does after the parameter
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h1: !transform.any_param {transform.consumed}, %h2: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.any_param
    %rr = transform.merge_handles %root, %root : !transform.any_op
    transform.include @s1 failures(suppress) (%p, %rr) : (!transform.any_param, !transform.any_op) -> ()
    transform.yield
  }
}
// -----
// what an operand before it consumed comes first
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h1: !transform.any_param {transform.consumed}, %h2: !transform.any_op {transform.consumed}, %h3: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.any_param
    transform.include @s1 failures(suppress) (%p, %root, %root) : (!transform.any_param, !transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}
// -----
// it is the foreach that consumes the argument of its body
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h1: !transform.param<i64> {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @s2(%p: !transform.param<i64> {transform.consumed}) {
    transform.include @s1 failures(suppress) (%p) : (!transform.param<i64>) -> ()
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.param<i64>
    transform.foreach %p : !transform.param<i64> {
    ^bb0(%q: !transform.param<i64>):
      transform.include @s2 failures(suppress) (%q) : (!transform.param<i64>) -> ()
    }
    transform.yield
  }
}
// -----
// a sequence does not consume its extra bindings
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%a: !transform.any_op {transform.readonly}, %h1: !transform.param<i64> {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.param<i64>
    transform.sequence %root, %p : !transform.any_op, !transform.param<i64> failures(suppress) {
    ^bb0(%a: !transform.any_op, %q: !transform.param<i64>):
      transform.include @s1 failures(suppress) (%a, %q) : (!transform.any_op, !transform.param<i64>) -> ()
    }
    transform.yield
  }
}
