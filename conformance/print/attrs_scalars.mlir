// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.attrs"() {
  unit, unit2 = unit, b0 = false, b1 = true,
  i64 = 42, i64t = -42 : i64, i32 = 7 : i32, i8 = -128 : i8, si8 = -5 : si8, ui8 = 255 : ui8, idx = -3 : index, i1b = 1 : i1, si1 = -1 : si1, ui1 = 1 : ui1,
  wide = 340282366920938463463374607431768211455 : i128, wideu = 340282366920938463463374607431768211455 : ui128,
  f64 = 1.5, f32 = 2.5e10 : f32, bf = 1.0 : bf16, small = 1.0e-45 : f32, third = 0.333333333333333 : f64, neg0 = -0.0 : f32,
  inf = 0x7F800000 : f32, nan = 0x7FC00000 : f32, dnan = 0x7FF8000000000000 : f64, hnan = 0x7E01 : f16, big = 1.7976931348623157e308,
  f80 = 1.25 : f80, f128 = 1.25 : f128, f8 = 1.5 : f8E4M3FN, tf = 1.0 : tf32,
  "needs quotes" = 1 : i32, a.b_c$ = 2 : i32, "0digit" = 3 : i32
} : () -> ()
