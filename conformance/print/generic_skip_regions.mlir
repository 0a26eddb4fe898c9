// ARGS: --allow-unregistered-dialect --mlir-print-skip-regions
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-skip-regions
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-skip-regions
func.func @f(%c: i1) {
  return
}
func.func private @g()
"t.op"() ({
  "t.in"() {m = affine_map<() -> (9)>} : () -> ()
}, {
}) {m = affine_map<() -> (1)>} : () -> ()
