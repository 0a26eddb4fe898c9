// ARGS: -symbol-dce -allow-unregistered-dialect
// ARGS: -symbol-dce
module {
  func.func private @dead()
  "foo.region"() ({
    "foo.use"() {f = @dead} : () -> ()
  }) : () -> ()
}
