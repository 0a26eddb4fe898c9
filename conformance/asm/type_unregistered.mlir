// ARGS: --split-input-file
func.func private @x() attributes {a = !foo.bar}
// -----
func.func private @x() attributes {a = #foo.bar}
// -----
func.func private @x() attributes {a = #foo.bar : i32}
// -----
func.func private @x() attributes {a = !foo<"bar<">}
// -----
func.func private @x() attributes {a = #foo<"bar<"> : f32}
// -----
func.func private @x(!foo.bar)
// -----
func.func private @x() attributes {foo.a = 1}
// -----
"x.y"() : () -> ()
// -----
"x"() : () -> ()
// -----
x.y
// -----
builtin.foo
// -----
"arith.foo"() : () -> ()
