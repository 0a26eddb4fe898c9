// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @loops() {
  affine.for %k = 0 to 10 {
    affine.parallel (%l) = (0) to (5) {
      "t.use"(%k, %l) : (index, index) -> ()
    }
  }
  return
}
