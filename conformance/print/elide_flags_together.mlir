// ARGS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=0
// ARGS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=3 --mlir-print-debuginfo
"t.a"() {x = dense<[1, 2, 3, 4]> : tensor<4xi32>, y = dense<1> : tensor<4xi32>, z = dense<["a", "b"]> : tensor<2x!foo.s>, w = array<i32: 1, 2, 3, 4, 5>, v = [1, 2, 3, 4, 5], e = dense<> : tensor<0xi32>} : () -> ()
