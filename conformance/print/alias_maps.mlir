// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-local-scope
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
#b = affine_map<(d0) -> (d0 + 1)>
#a = affine_map<(d0, d1)[s0] -> (d0 * 2 + s0, d1 floordiv 3)>
#s = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 == 0)>
#z = affine_set<() : (0 == 0)>
!v = tensor<4x?xf32, #a>
func.func private @ext(memref<4xf32, #b>, !v)
func.func @f(%m: memref<?xf32, affine_map<(d0) -> (d0 * 7)>, 3>) attributes {t.s = #s, t.arr = [#a, #z, affine_map<() -> ()>]} {
  "t.op"() {m = #b, dict = {x = #s, y = affine_map<(d0) -> (d0 mod 4)>}} : () -> memref<8xf32, #b>
  "t.op"() <{prop = affine_map<(d0) -> (-d0)>}> : () -> ()
  return
}
