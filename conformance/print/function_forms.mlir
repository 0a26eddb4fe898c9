// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func private @a()
func.func private @b(i32, f32 {t.x}) -> (i32 {t.y = 1 : i32})
func.func nested @c(%x: i32 {t.x = "s"}, %y: f32) -> (i32, f32) {
  return %x, %y : i32, f32
}
func.func public @d(%x: () -> ()) -> () attributes {t.z} {
  return
}
func.func @e() -> (i32 {t.w}, i32) attributes {} {
  %0:2 = call @f2() : () -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}
func.func private @f2() -> (i32, i32)
