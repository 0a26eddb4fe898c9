// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// Below an unknown op with one region there may be tables of symbols: functions made there do not give way to others.
module attributes {transform.with_named_sequence} {
  func.func @taken(%a: i32) {
    return
  }
  func.func @f(%n: index) {
    "foo.region"(%n) ({
      scf.for %i = %n to %n step %n {
      }
      "foo.end"() : () -> ()
    }) : (index) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["foo.region"]} in %root : (!transform.any_op) -> !transform.any_op
    %function, %call = transform.loop.outline %op {func_name = "taken"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %call : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @taken(%a: i32) {
    return
  }
  func.func @f(%n: index) {
    "foo.region"(%n) ({
      scf.for %i = %n to %n step %n {
      }
      "foo.end"() : () -> ()
    }) : (index) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %function, %call = transform.loop.outline %op {func_name = "taken"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %call : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @taken(%a: i32) {
    return
  }
  func.func @f(%n: index) {
    "foo.region"(%n) ({
      scf.for %i = %n to %n step %n {
      }
      "foo.end"() : () -> ()
    }, {
      "foo.end"() : () -> ()
    }) : (index) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %op = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %function, %call = transform.loop.outline %op {func_name = "taken"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %call : !transform.any_op
    transform.yield
  }
}
