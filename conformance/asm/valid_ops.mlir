// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
!alias = vector<4xf32>
#attr = {k = 1 : i8, l = "s"}
module @m attributes {t.a = #attr} {
  func.func private @ext(i32 {t.x}, tensor<?x4xf32>) -> (i32 {t.y = 1}, !alias)
  func.func @f(%a: i32, %b: i32 loc("b")) -> i32 attributes {t.b} {
    %c, %d:2 = "t.multi"(%a, %fwd) ({
    ^bb0(%x: i32):
      "t.inner"(%x, %fwd) : (i32, i32) -> ()
      "t.br"()[^bb1, ^bb0] : () -> ()
    ^bb1:
      "t.end"() : () -> ()
    }, {
    }) {z, y = [1, 2.0, "s", @s::@t, i32, affine_map<(d0) -> (d0)>]} : (i32, i32) -> (i32, f32, !alias)
    %fwd = arith.addi %c, %a : i32
    %e = arith.cmpi slt, %a, %b : i32
    cf.cond_br %e, ^yes(%c : i32), ^no
  ^yes(%p: i32):
    return %p : i32
  ^no:
    %r:2 = call @ext(%a, %t) : (i32, tensor<?x4xf32>) -> (i32, !alias)
    %t = "t.t"(%d#0, %d#1) : (f32, !alias) -> tensor<?x4xf32>
    return %r#0 : i32
  }
}
