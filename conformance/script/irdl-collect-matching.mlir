// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.is i32
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any
 irdl.operands(a: variadic %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any
 %1 = irdl.any 
 irdl.operands(a: %0, b: %1) irdl.results(c: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any
 %1 = irdl.any 
 irdl.operands(a: %0, b: optional %1) irdl.results(c: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @a }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.is i32
 irdl.results(r: %0)
 %r = irdl.region(%0) with size 1
 irdl.regions(x: %r) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.is i32
 irdl.results(r: %0)
 %r = irdl.region() 
 irdl.regions(x: %r) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.is i32
 %k = irdl.is 5 : i32 
 irdl.operands(a: %0) irdl.results(b: %0) irdl.attributes {"k" = %k} } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any_of_x } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.is i32
 %1 = irdl.is f32
 %2 = irdl.any_of(%0, %1) 
 irdl.operands(a: %2) irdl.results(b: %2) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.base "!builtin.integer"
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {

}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op  irdl.operation @a }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }irdl.dialect @test { irdl.operation @a }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }
irdl.dialect @arith { irdl.operation @addi }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @arith { irdl.operation @addi { %0 = irdl.is i32
 irdl.operands(a: %0, b: %0) irdl.results(c: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @arith { irdl.operation @addi { %0 = irdl.is i64
 irdl.operands(a: %0, b: %0) irdl.results(c: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @arith { irdl.operation @constant { %0 = irdl.is i32
 %k = irdl.base "#builtin.integer"
 irdl.results(c: %0) irdl.attributes {"value" = %k} } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @func { irdl.operation @func }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @builtin { irdl.operation @module { %r = irdl.region 
 irdl.regions(a: %r) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
func.func private @g()
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.op<"test.op">) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.op<"test.op">
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_param) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_param
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.op<"test.a">) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.op<"test.a">
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { func.func private @z() } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.type @t irdl.operation @op { %0 = irdl.base @test::@t
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.type @t irdl.operation @op { %0 = irdl.parametric @test::@t<>
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.all_of(%1, %2) 
 %1 = irdl.any
 %2 = irdl.is f32
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %1 = irdl.any
 %2 = irdl.is f32
 %0 = irdl.all_of(%1, %2) 
 irdl.operands(a: %0) irdl.results(b: %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
^bb0(%z: i32):
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
}, {
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { irdl.operands() irdl.results() } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.type @t }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.attribute @t }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.type @t irdl.operation @a irdl.operation @b }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @a }
"test.foo"() : () -> ()
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
"test.foo"() : () -> ()
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any irdl.operands(a: variadic %0, b: variadic %0) irdl.results(r: variadic %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any 
 %1 = irdl.any
 irdl.operands(a: variadic %0, b: %1) irdl.results(r: variadic %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any 
 %1 = irdl.any
 irdl.operands(a: optional %0, b: %1) irdl.results(r: optional %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any 
 irdl.attributes {"k" = %0} } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_value) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : !transform.any_op {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> () {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) attributes {foo} {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any 
 irdl.operands(a: %0) irdl.results(r: %0) %r = irdl.region irdl.regions(q: %r) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.any 
 irdl.results(r: %0) %r = irdl.region with size 2 
 irdl.regions(q: %r) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @reg { %0 = irdl.any 
 %q = irdl.is f32
 irdl.results(r: %0) %r = irdl.region(%q) 
 irdl.regions(q: %r) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %r = transform.irdl.collect_matching in %arg : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.is f32 
 %1 = irdl.any
 %2 = irdl.any_of(%0, %1)
 irdl.operands(a: %2) irdl.results(b: %1) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %z0 = transform.structured.match ops{["test.op"]} in %arg : (!transform.any_op) -> !transform.any_op
%z = transform.merge_handles %z0, %z0, %arg : !transform.any_op
%r = transform.irdl.collect_matching in %z : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 %z0 = transform.structured.match ops{["test.op"]} in %arg : (!transform.any_op) -> !transform.any_op
%z = transform.merge_handles %z0, %z0 : !transform.any_op
%r = transform.irdl.collect_matching in %z : (!transform.any_op) -> (!transform.any_op) {
irdl.dialect @test { irdl.operation @op { %0 = irdl.any 
 %1 = irdl.any
 irdl.operands(a: %0) irdl.results(b: %1) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
// -----
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
 irdl.operands(a: optional %0, b: variadic %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
// -----
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
 irdl.operands(a: optional %0, c: %0, b: variadic %0) } }
}
  transform.debug.emit_remark_at %r, "matched" : !transform.any_op
  transform.yield
}
}
