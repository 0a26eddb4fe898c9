// ARGS: --split-input-file
module attributes {foo = 1} {}
// -----
module @a {
  builtin.unrealized_conversion_cast to i32
  "builtin.unrealized_conversion_cast"() : () -> ()
}
// -----
module {
^bb0(%a: i32):
}
// -----
"builtin.module"() ({
}) : () -> ()
// -----
"builtin.module"() ({
^bb0:
}, {}) : () -> ()
// -----
module attributes {sym_visibility = "foo", sym_name = "x"} {}
// -----
module @f {} {a = 1}
