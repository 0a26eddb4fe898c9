// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
// FRAME
"test.a"() : () -> ()
func.func @f(%x: i32, %y: f32) {
 %0 = "test.op"(%x) {k = 5 : i32} : (i32) -> i32
 %1 = "test.op"(%y) : (f32) -> f32
 %2 = "test.op"(%x, %y) : (i32, f32) -> i32
 %3 = "test.reg"() ({ ^bb0(%q: i32): "test.t"() : () -> () }) : () -> i32
 %4 = arith.addi %x, %x : i32
 %5 = arith.constant 5 : i32
 return
}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
 // HERE
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// EACH
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { func.func private @g()
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test { irdl.type @t irdl.operation @op { %0 = irdl.base @test::@t irdl.operands(a: %0) irdl.results(b: %0) } }
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test { irdl.operation @op { irdl.operands() irdl.results() } }
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test { irdl.operation @op { %0 = irdl.any %1 = irdl.any irdl.operands(a: variadic %0, b: %1) irdl.results(r: variadic %0) } }
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test { irdl.operation @op { %0 = irdl.any %1 = irdl.any irdl.operands(a: optional %0, b: %1) irdl.results(r: optional %0) } }
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test { irdl.operation @op { %0 = irdl.any irdl.operands(a: %0) irdl.results(r: %0) %r = irdl.region irdl.regions(q: %r) } }
%r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) { irdl.dialect @test { irdl.operation @reg { %0 = irdl.any irdl.results(r: %0) %r = irdl.region with size 2 irdl.regions(q: %r) } }
// CASE
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.is i32
 irdl.results(r: %0)
 %r = irdl.region(%0) with size 1
 irdl.regions(x: %r) } }
// CASE
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.is i32
 irdl.results(r: %0)
 %r = irdl.region()
 irdl.regions(x: %r) } }
// CASE
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.is i32
 %1 = irdl.is f32
 %2 = irdl.any_of(%0, %1)
 irdl.operands(a: %2) irdl.results(b: %2) } }
// CASE
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %1 = irdl.any
 %2 = irdl.is f32
 %0 = irdl.all_of(%1, %2)
 irdl.operands(a: %0) irdl.results(b: %0) } }
// CASE
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.any
 %q = irdl.is f32
 irdl.results(r: %0) %r = irdl.region(%q)
 irdl.regions(q: %r) } }
// CASE
 %z0 = transform.structured.match ops{["test.op"]} in %arg : (!transform.any_op) -> !transform.any_op
%z = transform.merge_handles %z0, %z0, %arg : !transform.any_op
%r = transform.irdl.collect_matching in %z : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }
// FRAME
"test.op"() {operandSegmentSizes = array<i32: 0, 0>} : () -> ()
"test.op"() {operandSegmentSizes = array<i32: 0>} : () -> ()
"test.op"() {operandSegmentSizes = array<i64: 0, 0>} : () -> ()
%a, %b = "test.v"() : () -> (i32, i32)
"test.op"(%a) {operandSegmentSizes = array<i32: 1, 0>} : (i32) -> ()
"test.op"(%a) {operandSegmentSizes = array<i32: 0, 1>} : (i32) -> ()
"test.op"(%a, %b) {operandSegmentSizes = array<i32: 2, 0>} : (i32, i32) -> ()
"test.op"(%a, %b) {operandSegmentSizes = array<i32: -1, 3>} : (i32, i32) -> ()
"test.op"(%a, %b) {operandSegmentSizes = array<i32: 1, 2>} : (i32, i32) -> ()
"test.op"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any
 irdl.operands(a: variadic %0, b: variadic %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
