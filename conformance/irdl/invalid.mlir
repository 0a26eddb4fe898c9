// ARGS: --split-input-file --allow-unregistered-dialect
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(%0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: foo %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0, a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands("a b": %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(_a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(A: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a.b: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a_1: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.results(a$: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0) irdl.results(a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.results(a: %0) irdl.regions() irdl.attributes {"a" = %0} } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0) irdl.attributes {"a" = %0} } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.operands() irdl.operands() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.results() irdl.results() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.regions() irdl.regions() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.attributes irdl.attributes } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.parameters() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @a { irdl.operands() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @a { irdl.parameters() irdl.parameters() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @a { irdl.parameters() irdl.parameters() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @A }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a.b }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @"a b" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @_a }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a1 }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @"1a" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a..b }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a.1 }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @".a" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @A }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @a.b }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @"!a" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @"a-b" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @"#a" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @"a$" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @A }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @t }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @d::@t } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @d::@x } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @x } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @t } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @a } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base "foo" } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base "!foo" } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base "" } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @d::@t "!a.b" } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base "#a" } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base @d } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d::@t<%0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d::@t<> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d::@t<%0, %0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d::@x<%0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d::@a<%0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d::@at<%0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @t<%0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.parametric @d<%0> } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.any_of() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.any_of(%0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.any_of %0 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.all_of() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.is } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.is i32 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.is "a" {q} } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.c_pred foo } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.region(%x) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region with size 0 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region with size -1 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region with size a } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region with 3 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region() 
 irdl.regions(%r) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region() 
 irdl.regions(a: %r, a: %r) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.region() 
 irdl.operands(a: %r) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.regions(a: %r) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.attributes { "a" = %r, "a" = %r } } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.attributes { a = %r } } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.attributes { "a" %r } } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.attributes { "A b" = %r } } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.attributes { "" = %r } } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %r = irdl.any 
 irdl.attributes { "a" = %r, } } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { ^bb0(%x: i32): } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.any 
 ^bb0: } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a {} {} }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation a }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type a }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.any }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.is i32 }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.c_pred "a" }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operands() }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 func.func private @f() }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { func.func private @f() } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { arith.constant 5 : i32 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.dialect @x }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.type @x } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 "irdl.operation"() {sym_name = "a"} : () -> () }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 "irdl.operation"() ({}) {sym_name = "a"} : () -> () }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 "irdl.type"() ({}) {sym_name = "a"} : () -> () }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 "irdl.type"() ({^b: }) {sym_name = "a"} : () -> () }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.operands"(%0) {names = ["a"]} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.operands"(%0) {names = [], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.operands"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[single, variadic]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[foo]>} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.attributes"(%0) {attributeValueNames = []} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.attributes"() {attributeValueNames = ["a"]} : () -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.region 
 "irdl.regions"(%0) {names = []} : (!irdl.region) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.type @a { %0 = irdl.any 
 "irdl.parameters"(%0) {names = []} : (!irdl.attribute) -> () } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { "irdl.any"() : () -> i32 } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { "irdl.is"() : () -> !irdl.attribute } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { "irdl.any_of"() : () -> !irdl.attribute } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { "irdl.region"() {numberOfBlocks = 3} : () -> !irdl.region } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.attribute @at { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 "irdl.region"(%0) : (!irdl.attribute) -> !irdl.region } }
// -----
irdl.dialect @A
// -----
irdl.dialect @"a b"
// -----
irdl.dialect @a.b
// -----
irdl.dialect a
// -----
irdl.dialect @a { ^bb0(%x: i32): }
// -----
irdl.dialect @a attributes {x} { func.func private @f() }
// -----
irdl.type @a
// -----
irdl.operation @a
// -----
"irdl.dialect"() ({}) {sym_name = "a"} : () -> ()
// -----
"test.a"() {a = !irdl.attribute, b = !irdl.region, c = #irdl<variadicity_array[single, optional, variadic]>, d = #irdl<variadicity_array[]>, e = #irdl.variadicity<single>, f = #irdl<variadicity optional>} : () -> ()
// -----
"test.a"() {a = !irdl.attribute, b = !irdl.region, c = #irdl<variadicity_array[single, optional, variadic]>, d = #irdl<variadicity_array[]>, f = #irdl<variadicity optional>} : () -> ()
// -----
"test.a"() {a = #irdl.variadicity_array<[single]>} : () -> ()
// -----
"test.a"() {a = #irdl.variadicity<foo>} : () -> ()
// -----
"test.a"() {a = #irdl<variadicity foo>} : () -> ()
// -----
"test.a"() {a = #irdl<variadicity_array[foo]>} : () -> ()
// -----
"test.a"() {a = #irdl<variadicity_array>} : () -> ()
// -----
"test.a"() {a = #irdl<variadicity_array[single>} : () -> ()
// -----
"test.a"() {a = !irdl.foo} : () -> ()
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(A: %0, A: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0, a: %0, B: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0, B: %0, a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.results(a: %0) 
 irdl.operands(a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.results(a: %0) 
 %r = irdl.region 
 irdl.regions(a: %r) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 %r = irdl.region 
 irdl.regions(a: %r) 
 irdl.operands(a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 %r = irdl.region 
 irdl.regions(a: %r) irdl.results(a: %0) 
 irdl.operands(a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @A { %0 = irdl.any 
 irdl.operands(a: %0, a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0) irdl.operands(a: %0, a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0) irdl.operands(b: %0) irdl.results(a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(a: %0, b: %0) irdl.results(b: %0, a: %0) } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { irdl.base "!a" irdl.base @d::@t irdl.base @x } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %1 = irdl.any_of(%0) 
 %0 = irdl.any } }
// -----
irdl.dialect @d { irdl.type @t { %p = irdl.any
 irdl.parameters(e: %p) } 
 irdl.operation @a { %0 = irdl.any 
 irdl.operands(if: %0, true: %0, i32: %0) } }
