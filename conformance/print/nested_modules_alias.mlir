// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-local-scope
module {
  module {
    "t.op"() {a = affine_map<(d0) -> (d0 * 2)>} : () -> ()
  }
  module attributes {t.m = affine_map<(d0) -> (d0 * 3)>} {
    "t.op"() {a = affine_map<(d0) -> (d0 * 2)>} : () -> ()
  }
}
