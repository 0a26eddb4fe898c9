// ARGS: --split-input-file
func.func private @x() attributes {a = !foo.bar}
// -----
func.func private @x() attributes {a = #foo.bar}
// -----
func.func private @x() attributes {a = #foo.bar : i32}
