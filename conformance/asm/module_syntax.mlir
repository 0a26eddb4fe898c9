// ARGS: --split-input-file --allow-unregistered-dialect
module {
// -----
module }
// -----
module
// -----
module @a {}
// -----
module @a
// -----
module @"a b" {}
// -----
module "a" {}
// -----
module attributes {} {}
// -----
module attributes {t.a = 1} {}
// -----
module @a attributes {t.b = 1} { module attributes {t.c} {} }
// -----
module @a {b = 1} {}
// -----
module {} {}
// -----
module {} module {}
// -----
module { module {} }
// -----
module loc(unknown)
// -----
module {} loc("x")
// -----
module @a { %0 = "t.x"() : () -> i32 }
// -----
builtin.module {}
// -----
module { ^bb0: }
// -----
module { ^bb0(%a: i32): }
// -----
module { ^bb0: "t.x"() : () -> () ^bb1: }
// -----

