// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) }
 // HERE
// EACH
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(%0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(a %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(a: foo %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(a: %0, a: %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(_a: %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(A: %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.operands(a.b: %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.results(a$: %0) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.operands() irdl.operands() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.results() irdl.results() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.regions() irdl.regions() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.attributes irdl.attributes } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.parameters() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type @a { irdl.operands() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type @a { irdl.parameters() irdl.parameters() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @A }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a.b }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @_a }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type @A }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type @a.b }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.attribute @"a$" }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.attribute @A }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.base "foo" } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.base "" } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.base } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.base @d } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.parametric @d::@x<%0> } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.parametric @d::@a<%0> } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.parametric @d::@at<%0> } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any irdl.parametric @d<%0> } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.any_of() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.all_of() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %r = irdl.region with size 0 } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %r = irdl.region with 3 } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %r = irdl.region() irdl.regions(%r) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %r = irdl.region() irdl.regions(a: %r, a: %r) } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %r = irdl.any irdl.attributes { "a" %r } } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %r = irdl.any irdl.attributes { "a" = %r, } } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { ^bb0(%x: i32): } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.any ^bb0: } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation a }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type a }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.any }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.is i32 }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.c_pred "a" }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { func.func private @f() } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { irdl.type @x } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } "irdl.operation"() {sym_name = "a"} : () -> () }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } "irdl.type"() ({}) {sym_name = "a"} : () -> () }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.operands"(%0) {names = ["a"]} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.operands"(%0) {names = [], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.operands"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[single, variadic]>} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[foo]>} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.any "irdl.attributes"(%0) {attributeValueNames = []} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { %0 = irdl.region "irdl.regions"(%0) {names = []} : (!irdl.region) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.type @a { %0 = irdl.any "irdl.parameters"(%0) {names = []} : (!irdl.attribute) -> () } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { "irdl.any"() : () -> i32 } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { "irdl.is"() : () -> !irdl.attribute } }
irdl.attribute @at { %p = irdl.any irdl.parameters(e: %p) } irdl.operation @a { "irdl.region"() {numberOfBlocks = 3} : () -> !irdl.region } }
irdl.operation @a { irdl.base "!a" irdl.base @d::@t irdl.base @x } }
irdl.operation @a { %1 = irdl.any_of(%0) %0 = irdl.any } }
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
