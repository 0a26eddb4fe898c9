// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=10
"t.res"() {a = dense_resource<first> : tensor<2xi8>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      first: "0x010000000102"
    }
  },
  external_resources: {
    other: {
      key: "value",
      blob: "0x0100000001",
      flag: true,
      "odd key": "text with \"quotes\""
    },
    another: {
      x: false
    }
  }
#-}
