// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  "transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !transform.any_op):
  }) : (!transform.any_param) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  "transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !smt.int):
     "a"(): () -> ()
  }) : (!transform.any_param) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  "transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !smt.int):
     "smt.yield"(): () -> ()
   ^bb1(%x1: !smt.int):
     "smt.yield"(): () -> ()
  }) : (!transform.any_param) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  "transform.smt.constrain_params"(%p) ({
  }) : (!transform.any_param) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  "transform.smt.constrain_params"(%p) ({
  ^bb0:
  }) : (!transform.any_param) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
  ^bb0(%x: !smt.int):
   smt.assert %c
  }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
  ^bb0(%x: !smt.int):
   "smt.foo"() : () -> ()
   smt.assert
  }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
  ^bb0(%x: !smt.int):
   "smt.foo"() : () -> ()
   "arith.constant"() : () -> ()
   smt.yield %x : !smt.int
  }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.any_param
  %r = transform.smt.constrain_params(%p) : (!transform.any_param) -> (!transform.any_param) {
  ^bb0(%x: !smt.int):
   "smt.assert"() : () -> ()
   smt.yield %p : !transform.any_param
  }
transform.yield
}
}
