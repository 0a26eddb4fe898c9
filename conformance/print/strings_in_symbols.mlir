// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
module @"with space" {
  func.func private @"quote\"inside"()
  func.func private @"new\0Aline"()
  func.func private @"uni\C3\A9"()
  func.func private @"a:b"()
  func.func @caller() {
    call @"quote\"inside"() : () -> ()
    "t.ref"() {r = @"with space"::@"a:b"::@plain} : () -> ()
    return
  }
}
