// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> (!)
// -----
"t.x"() : () -> (!foo)
// -----
"t.x"() : () -> (!foo.)
// -----
"t.x"() : () -> (!foo.bar)
// -----
"t.x"() : () -> (!foo.bar-baz)
// -----
"t.x"() : () -> (!foo.bar.baz<1>)
// -----
"t.x"() : () -> (!foo<"x">)
// -----
"t.x"() : () -> (!foo<"x")
// -----
"t.x"() : () -> (!foo<)
// -----
"t.x"() : () -> (!foo<>)
// -----
"t.x"() : () -> (!foo.bar<)
// -----
"t.x"() : () -> (!foo.bar<[>)
// -----
"t.x"() : () -> (!foo.bar<(]>)
// -----
"t.x"() : () -> (!foo.bar<{)}>)
// -----
"t.x"() : () -> (!foo.bar<"a>)
// -----
"t.x"() : () -> (!foo.bar<"a\"">)
// -----
"t.x"() : () -> (!foo.bar<"<">)
// -----
"t.x"() : () -> (!foo.bar<a -> b>)
// -----
"t.x"() : () -> (!foo.bar<->>)
// -----
"t.x"() : () -> (!foo.bar <1>)
// -----
"t.x"() : () -> (!foo <1>)
// -----
"t.x"() : () -> (!transform.any_op)
// -----
"t.x"() : () -> (!transform<any_op>)
// -----
"t.x"() : () -> (!transform<any_op)
// -----
"t.x"() : () -> (!transform<any_op garbage>)
// -----
"t.x"() : () -> (!transform<"any_op">)
// -----
"t.x"() : () -> (!transform<1>)
// -----
"t.x"() : () -> (!transform.param<)
// -----
"t.x"() : () -> (!transform.param<i32)
// -----
"t.x"() : () -> (!transform.param<i64>)
// -----
"t.x"() : () -> (!transform.any_op<i32>)
// -----
"t.x"() : () -> (!builtin.integer)
// -----
"t.x"() : () -> (!builtin<i32>)
// -----
"t.x"() : () -> (!arith.foo)
// -----
"t.x"() : () -> (!bufferization.foo)
// -----
"t.x"() : () -> (!transform.any_op &)
// -----
"t.x"() : () -> (!foo.bar<3> &)
// -----
"t.x"() : () -> (!1)
// -----
"t.x"() : () -> (!-a)
