// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  func.func @g(%a: i32) -> i32 { return %a : i32 }
  func.func @h() attributes {tag} { %0 = "some.op"() ({ "some.isolated"() : () -> () }) : () -> i32 return }
  "some.op"() : () -> ()
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
%1 = transform.structured.replace %f { builtin.module @n { } } : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "new" : !transform.any_op
// CASE
%1 = transform.structured.replace %f { builtin.module attributes {dlti.x} { func.func private @x() } } : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "new" : !transform.any_op
// CASE
%1 = transform.structured.replace %f attributes {note = 3} { "some.thing"() : () -> () } : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "new" : !transform.any_op
// CASE
%1 = transform.structured.replace %f { builtin.module { func.func private @p() } builtin.module { } } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { } : (!transform.any_op) -> !transform.any_op
// CASE
%s = transform.structured.match ops{["some.op"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.replace %s { builtin.module { func.func private @p() } } : (!transform.any_op) -> !transform.any_op
// CASE
%s = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.replace %s { builtin.module { func.func private @p() } } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { ^bb0(%x: i32): builtin.module { func.func private @p() } } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { %c = arith.constant 1 : i32 } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { %c = "some.loop"(%c) : (i32) -> i32 } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { "some.thing"(%f) : (!transform.any_op) -> () } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { builtin.module { func.func private @p() } ^bb1: builtin.module { } } : (!transform.any_op) -> !transform.any_op
// CASE
%e = transform.structured.match ops{["no.op"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.replace %e { builtin.module { func.func private @p() } } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = "transform.structured.replace"(%f) ({ "func.func"() <{function_type = () -> (), sym_name = "gen", sym_visibility = "private"}> ({}) : () -> () }) : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { builtin.module { func.func private @p() } } : (!transform.any_op) -> !transform.op<"builtin.module">
// CASE
%1 = transform.structured.replace %f { builtin.module { func.func private @p() } } : !transform.any_op
// CASE
%1 = transform.structured.replace %f { "some.region"() ({ "a.b"() : () -> () }) : () -> () } : (!transform.any_op) -> !transform.any_op
// CASE
%1 = transform.structured.replace %f { builtin.module { func.func private @x() } } : (!transform.any_op) -> !transform.any_op
transform.print %1 : !transform.any_op
// CASE
%c = transform.structured.match ops{["some.isolated"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.replace %c { "some.thing"() {a = 1} : () -> () } : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "new" : !transform.any_op
