// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.attrs"() {
  a = [1, 2 : i32, 3 : index, 4.0, 5.0 : f32, 0x7FF0000000000000 : f64, true, false, unit, "s", @sym, [], {}, [1, [2]], -1 : si64, 1 : ui64, i32, loc(unknown)],
  d = {x = 1, y = 2.0, z = [3, {w}]}
} : () -> ()
