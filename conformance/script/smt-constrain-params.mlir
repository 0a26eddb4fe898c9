// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.int):
  %c = smt.int.constant 5
  %e = smt.eq %x, %c : !smt.int
  smt.assert %e
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
  smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.int, %y: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.bv<8>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.bv<64>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.bool):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.array<[!smt.int -> !smt.int]>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.func<(!smt.int) !smt.int>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.int):
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   smt.yield %p : !transform.param<i64>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
 ^bb0(%x: !smt.int):
   %c = arith.constant 5 : i32
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
 ^bb0(%x: !smt.int):
   %c = arith.constant 5 : i32
   smt.yield %c : i32
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_op {
 ^bb0(%x: !smt.int):
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%arg) : (!transform.any_op) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r:2 = transform.smt.constrain_params(%p, %p) {foo} : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>, !transform.param<i1>) {
 ^bb0(%x: !smt.int, %y: !smt.bv<3>):
   %t = smt.constant true
   smt.yield %x, %t : !smt.int, !smt.bool
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params : () -> () {
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () { transform.yield }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () { smt.yield
 ^bb1:
  smt.yield }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () { smt.solver() : () -> () { } }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () { smt.check sat {} unknown {} unsat {} }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () { smt.set_logic "a" }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () { smt.push 1 
 smt.pop 1 
 smt.reset}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
"transform.smt.constrain_params"() ({}) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
"transform.smt.constrain_params"() : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
"transform.smt.constrain_params"() ({ "test.foo"() : () -> () }) : () -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p, %p) : (!transform.param<i64>) -> () {
 ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   smt.yield %x, %x : !smt.int, !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   %t = smt.constant true
   smt.yield %t : !smt.bool
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.bv<64>):
   smt.yield %x : !smt.bv<64>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.type {
 ^bb0(%x: !smt.bv<64>):
   smt.yield %x : !smt.bv<64>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.sequence %arg : !transform.any_op failures(suppress) {
  ^bb0(%b: !transform.any_op):
 %r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
 ^bb0(%x: !smt.bv<64>):
   smt.yield %x : !smt.bv<64>
} }
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant i32 -> !transform.type
%r = transform.smt.constrain_params(%p) : (!transform.type) -> !transform.param<i64> {
 ^bb0(%x: !smt.int):
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   %c = arith.constant 5 : i32
   %x = smt.int.constant 5
   smt.yield %x, %x : !smt.int, !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.bool):
   smt.yield %x, %x : !smt.bool, !smt.bool
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.bool, %y: i32):
   smt.yield %x : !smt.bool
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.int):
   %c = arith.constant 5 : i32
   smt.yield %c : i32
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.int):
   %c = arith.constant 5 : i32
   smt.yield %c, %c : i32, i32
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.int):
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.any_param {
   ^bb0(%x: !smt.int, %y: !smt.int):
   "smt.eq"(%x) : (!smt.int) -> !smt.bool
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<f32> {
   ^bb0(%x: !smt.int):
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
   ^bb0(%x: !smt.int):
   %q = smt.forall { %c = arith.constant true
   %b = smt.constant true
   smt.yield %b : !smt.bool }
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.any_param
transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
   ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : index -> !transform.param<index>
transform.smt.constrain_params(%p) : (!transform.param<index>) -> () {
   ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : index -> !transform.param<index>
transform.smt.constrain_params(%p) : (!transform.param<index>) -> () {
   ^bb0(%x: !smt.bv<64>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : si8 -> !transform.param<si8>
transform.smt.constrain_params(%p) : (!transform.param<si8>) -> () {
   ^bb0(%x: !smt.bv<8>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : ui8 -> !transform.param<ui8>
transform.smt.constrain_params(%p) : (!transform.param<ui8>) -> () {
   ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 1 : ui1 -> !transform.param<ui1>
transform.smt.constrain_params(%p) : (!transform.param<ui1>) -> () {
   ^bb0(%x: !smt.bool):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant true -> !transform.param<i1>
transform.smt.constrain_params(%p) : (!transform.param<i1>) -> () {
   ^bb0(%x: !smt.bool):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 1.0 : f32 -> !transform.param<f32>
transform.smt.constrain_params(%p) : (!transform.param<f32>) -> () {
   ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
   ^bb0(%x: !smt.sort<"a">):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   %y = smt.declare_fun : !smt.sort<"a">
   smt.yield %y : !smt.sort<"a">
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r:2 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<i64>, !transform.param<i8>) {
   ^bb0(%x: !smt.int):
   %y = smt.declare_fun : !smt.bv<16>
   smt.yield %x, %y : !smt.int, !smt.bv<16>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r:2 = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> (!transform.param<index>, !transform.param<i16>) {
   ^bb0(%x: !smt.int):
   %y = smt.declare_fun : !smt.bv<16>
   smt.yield %x, %y : !smt.int, !smt.bv<16>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
transform.smt.constrain_params() : () -> () {
  smt.yield
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
   ^bb0(%x: !smt.int):
   %q = smt.int.add %x, %x
   scf.execute_region { scf.yield }
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   "test.foo"() : () -> ()
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
   ^bb0(%x: !smt.bool):
   %c = arith.constant 5 : i32
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.any_param
transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
   ^bb0(%x: !smt.bool):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%r = transform.smt.constrain_params() : () -> (!transform.any_param) {
   %x = smt.declare_fun : !smt.bool
   smt.yield %x : !smt.bool
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.any_param
transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
   ^bb0(%x: !smt.bv<64>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%r = transform.smt.constrain_params() : () -> (!transform.any_param) {
   %x = smt.declare_fun : !smt.bv<64>
   smt.yield %x : !smt.bv<64>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.any_param
transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
   ^bb0(%x: !smt.bv<8>):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%r = transform.smt.constrain_params() : () -> (!transform.any_param) {
   %x = smt.declare_fun : !smt.bv<8>
   smt.yield %x : !smt.bv<8>
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.any_param
transform.smt.constrain_params(%p) : (!transform.any_param) -> () {
   ^bb0(%x: !smt.int):
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%r = transform.smt.constrain_params() : () -> (!transform.any_param) {
   %x = smt.declare_fun : !smt.int
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%r = transform.smt.constrain_params() : () -> (!transform.affine_map) {
   %x = smt.declare_fun : !smt.int
   smt.yield %x : !smt.int
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
"transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !smt.int):
   "smt.int.add"(%x) : (!smt.int) -> !smt.int
   "test.foo"(%x) : (!smt.int) -> ()
}) : (!transform.param<i64>) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
"transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !smt.int):
   "test.foo"(%x) : (!smt.int) -> ()
   "smt.yield"() : () -> ()
}) : (!transform.param<i64>) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
"transform.smt.constrain_params"(%p) ({
   ^bb0(%x: !smt.int):
   "smt.foo"(%x) : (!smt.int) -> ()
   "smt.yield"() : () -> ()
}) : (!transform.param<i64>) -> ()
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   %c = smt.int.constant 1
   %d = "smt.eq"(%c) : (!smt.int) -> !smt.bool
}
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%r = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   %c = smt.int.constant 1
   smt.yield %c : !smt.int
}
%z = transform.smt.constrain_params(%p) : (!transform.param<i64>) -> !transform.param<i64> {
   ^bb0(%x: !smt.int):
   %c = smt.int.constant 1
   smt.yield %c : !smt.int
}
transform.yield
}
}
