// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.arrays"() {
  a = array<i8: 1, -2>, b = array<i16>, c = array<i32: 1, 2, 3>, d = array<i64: -1>, e = array<i1: true, false>, f = array<f32: 1.0, -0.5>, g = array<f64: 1.0e300, 0x7FF0000000000000>, h = array<i1>, i = array<bf16: 1.0>, j = array<si32: -1>, k = array<ui8: 200>, l = array<i128: 1, -1>
} : () -> ()
