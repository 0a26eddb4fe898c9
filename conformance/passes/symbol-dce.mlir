// ARGS: -symbol-dce -allow-unregistered-dialect
// ARGS: -pass-pipeline=builtin.module(builtin.module(symbol-dce)) -allow-unregistered-dialect
// ARGS: -pass-pipeline=builtin.module(func.func(symbol-dce)) -allow-unregistered-dialect
// ARGS: -symbol-dce -allow-unregistered-dialect -mlir-print-ir-after-change
func.func private @dead()
func.func private @live()
func.func private @cycle1() { call @cycle2() : () -> () return }
func.func private @cycle2() { call @cycle1() : () -> () return }
func.func public @public() {
  "foo.use"() {uses = [@live]} : () -> ()
  return
}
func.func nested @nested()
module @inner {
  func.func private @a() { call @b() : () -> () return }
  func.func private @b() { return }
  func.func private @used()
  func.func nested @n()
  func.func @p() { call @a() : () -> () return }
}
module {
  func.func private @d()
  func.func @e() { return }
}
module @private_module attributes {sym_visibility = "private"} {
  func.func @x() { return }
}
module @nested_module attributes {sym_visibility = "nested"} {
  func.func @y() { return }
}
func.func @user() {
  "foo.x"() {a = @inner::@used, b = {c = @inner}} : () -> ()
  "foo.y"() {missing = @nowhere::@else} : () -> ()
  return
}
