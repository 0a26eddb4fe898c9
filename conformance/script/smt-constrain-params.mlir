// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
// HERE
transform.yield
}
}
// EACH
%p = transform.param.constant 5 : i64 -> !transform.param<i64> transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () { ^bb0(%x: !smt.array<[!smt.int -> !smt.int]>): }
%p = transform.param.constant 5 : i64 -> !transform.param<i64> %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> { ^bb0(%x: !smt.int): }
transform.smt.constrain_params() : () -> () { smt.push 1 smt.pop 1 smt.reset}
"transform.smt.constrain_params"() ({ "test.foo"() : () -> () }) : () -> ()
%p = transform.param.constant 1 : ui1 -> !transform.param<ui1> transform.smt.constrain_params(%p) : (!transform.param<ui1>) -> () { ^bb0(%x: !smt.bool): }
%r = transform.smt.constrain_params() : () -> (!transform.any_param) { %x = smt.declare_fun : !smt.bool smt.yield %x : !smt.bool }
%p = transform.param.constant 5 : i64 -> !transform.any_param transform.smt.constrain_params(%p) : (!transform.any_param) -> () { ^bb0(%x: !smt.bv<64>): }
%r = transform.smt.constrain_params() : () -> (!transform.affine_map) { %x = smt.declare_fun : !smt.int smt.yield %x : !smt.int }
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.int):
  %c = smt.int.constant 5
  %e = smt.eq %x, %c : !smt.int
  smt.assert %e
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   smt.yield %p : !transform.param<i64>
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r:2 = transform.smt.constrain_params(%p, %p) {foo} : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>, !transform.param<i1>) {
 ^bb0(%x: !smt.int, %y: !smt.bv<3>):
   %t = smt.constant true
   smt.yield %x, %t : !smt.int, !smt.bool
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   %t = smt.constant true
   smt.yield %t : !smt.bool
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.type {
 ^bb0(%x: !smt.bv<64>):
   smt.yield %x : !smt.bv<64>
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.int, %y: !smt.int):
   "smt.eq"(%x) : (!smt.int) -> !smt.bool
   smt.yield %x : !smt.int
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r:2 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<i64>, !transform.param<i8>) {
   ^bb0(%x: !smt.int):
   %y = smt.declare_fun : !smt.bv<16>
   smt.yield %x, %y : !smt.int, !smt.bv<16>
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   "test.foo"() : () -> ()
}
// CASE
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
"transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !smt.int):
   "smt.foo"(%x) : (!smt.int) -> ()
   "smt.yield"() : () -> ()
}) : (!transform.param<i64>) -> ()
