// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
module @named attributes {a.b = 1 : i32} {
  builtin.module {
    module @"quo ted" {}
  }
  module @x attributes {sym_visibility = "private"} {
  }
}
// -----
func.func @casts(%a: i32, %b: f32) -> (i64, f64) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i64
  %1:2 = builtin.unrealized_conversion_cast %0, %b : i64, f32 to i64, f64
  %2 = builtin.unrealized_conversion_cast to index
  %3:2 = builtin.unrealized_conversion_cast to index, tuple<i1> {x}
  %4 = builtin.unrealized_conversion_cast %a : i32 to i8 {foo = "bar"}
  return %1#0, %1#1 : i64, f64
}
