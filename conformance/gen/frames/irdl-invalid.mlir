// ARGS: --allow-unregistered-dialect
// FRAME
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) }
 // HERE
// EACH
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(_a: %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.results() irdl.results() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.base "" } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.parametric @d<%0> } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { func.func private @f() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.operands"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type @a { %0 = irdl.any "irdl.parameters"(%0) {names = []} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { "irdl.any"() : () -> i32 } }
// FRAME
// HERE
// EACH
irdl.dialect @A
irdl.dialect @"a b"
irdl.dialect a
irdl.operation @a
"irdl.dialect"() ({}) {sym_name = "a"} : () -> ()
"test.a"() {a = !irdl.foo} : () -> ()
// FRAME
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) }
 irdl.operation @a { %0 = irdl.any
 // HERE
// EACH
irdl.results(a: %0) irdl.operands(a: %0) } }
irdl.results(a: %0) %r = irdl.region irdl.regions(a: %r) } }
%r = irdl.region irdl.regions(a: %r) irdl.operands(a: %0) } }
%r = irdl.region irdl.regions(a: %r) irdl.results(a: %0) irdl.operands(a: %0) } }
irdl.operands(a: %0, b: %0) irdl.results(b: %0, a: %0) } }
irdl.operands(if: %0, true: %0, i32: %0) } }
