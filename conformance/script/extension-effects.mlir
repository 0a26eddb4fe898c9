// ARGS: --cse
// ARGS: --canonicalize
// ARGS: --canonicalize --cse
// ARGS: --transform-infer-effects
module attributes {transform.with_named_sequence, dlti.map = #dlti.map<"a" = 1>} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %p = transform.param.constant 5 : i64 -> !transform.param<i64>
  %a = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   %c = smt.int.constant 1
   %d = smt.int.constant 1
   smt.yield %c : !smt.int
  }
  %b = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   %c = smt.int.constant 1
   smt.yield %c : !smt.int
  }
  transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
   ^bb0(%x: !smt.int):
   smt.yield
  }
  %q = transform.dlti.query ["a"] at %arg : (!transform.any_op) -> !transform.any_param
  %q2 = transform.dlti.query ["a"] at %arg : (!transform.any_op) -> !transform.any_param
  %m = transform.irdl.collect_matching in %arg : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d { irdl.operation @x }
  }
  %m2 = transform.irdl.collect_matching in %arg : (!transform.any_op) -> !transform.any_op {
    irdl.dialect @d { irdl.operation @x }
  }
  transform.yield
}
}
