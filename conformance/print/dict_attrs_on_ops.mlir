// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
module attributes {t.z = 1 : i32, t.a = "x", t.m = {k = [1, 2]}} {
  func.func @f() attributes {t.a, t.b = @f, t.c = [@f, @f::@g]} {
    return {t.x = 1.0 : f32}
  }
}
