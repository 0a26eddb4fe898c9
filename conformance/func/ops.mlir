// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func private @ext(i32, i32) -> i64
func.func private @ext_attrs(i32 {foo.a}, f32 {foo.b = 1 : i32}) -> (i64 {foo.r}, f32)
func.func nested @nested() -> f32 attributes {foo = "bar"} {
  %c = arith.constant 1.0 : f32
  return {x} %c : f32
}
func.func public @pub() {
  return
}
func.func @"quoted name"(%arg0: i32 {a.b = unit}, %x: () -> ()) -> (() -> ()) attributes {no_inline} {
  func.call @pub() : () -> ()
  func.call @pub() {no_inline} : () -> ()
  %0 = call @ext(%arg0, %arg0) {foo = 1 : i8} : (i32, i32) -> i64
  return %x : () -> ()
}
// -----
func.func private @g(i32) -> (i32, f32)
func.func @calls(%a: i32) -> (i32, f32) {
  %f = func.constant @g : (i32) -> (i32, f32)
  %f2 = constant {foo} @g : (i32) -> (i32, f32)
  %0:2 = func.call_indirect %f(%a) : (i32) -> (i32, f32)
  %1:2 = call_indirect %f2(%0#0) {a} : (i32) -> (i32, f32)
  %2:2 = call @g(%1#0) : (i32) -> (i32, f32)
  return %2#0, %2#1 : i32, f32
}
func.func @many() -> () {
  return
}
func.func @one() -> (i32) {
  cf.br ^bb1
^bb1:
  %c = arith.constant 1 : i32
  func.return %c : i32
}
module @m {
  func.func @inner(%a: index) {
    return
  }
  module {
  }
}
