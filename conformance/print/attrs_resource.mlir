// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=20
// ARGS: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=0
// ARGS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=1
"t.res"() {b = dense_resource<second> : tensor<2xi32>, a = dense_resource<first> : tensor<2xi8>, c = dense_resource<"quoted key"> : tensor<1xi8>, d = dense_resource<second> : tensor<4xi16>, e = dense_resource<undefined> : tensor<1xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      first: "0x010000000102",
      second: "0x040000000100000002000000",
      "quoted key": "0x0100000007",
      unused: "0x0100000007"
    }
  }
#-}
