// ARGS: --split-input-file
func.func @f() -> i32 {
  return
}
// -----
func.func @f(%a: f32) -> i32 {
  return %a : f32
}
// -----
func.func @f(%a: f32) {
  call @g() : () -> ()
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: f32) {
  call @g() : () -> ()
  return
}
// -----
func.func private @g(i32) -> f32
func.func @f(%a: f32) {
  %0 = call @g(%a) : (f32) -> f32
  return
}
// -----
func.func private @g(f32) -> f32
func.func @f(%a: f32) {
  call @g(%a) : (f32) -> ()
  return
}
// -----
func.func private @g(f32) -> (f32, i32)
func.func @f(%a: f32) {
  %0:2 = call @g(%a) : (f32) -> (f32, f32)
  return
}
// -----
func.func @f(%a: f32) {
  %0 = constant @g : () -> ()
  return
}
// -----
func.func private @g(f32)
func.func @f(%a: f32) {
  %0 = constant @g : () -> ()
  return
}
// -----
func.func @f(%a: f32) {
  %0 = constant @f : i32
  return
}
// -----
func.func @f(%g: (i32) -> (), %a: f32) {
  call_indirect %g(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%g: i32, %a: f32) {
  call_indirect %g(%a) : i32
  return
}
// -----
func.func @f(%g: i32, %a: f32)
// -----
func.func public @f(f32)
// -----
func.func private @f(f32) {}
// -----
func.func @f(%a: i32) {
}
// -----
func.func @f(i32 {a.b}, %a: f32) {
  return
}
// -----
func.func private @f(i32 {a})
// -----
func.func private @f(i32) -> (i32 {b})
// -----
func.func @f(%a: i32, ...) {
  return
}
// -----
func.func @f(%a: i32) -> {
  return
}
// -----
func.func foo @f(%a: i32) {
  return
}
// -----
func.func @f(%a: i32) attributes {sym_name = "x"} {
  return
}
// -----
func.func @f(%a: i32) attributes {function_type = i32} {
  return
}
// -----
func.func @f(%a: i32) attributes {arg_attrs = []} {
  return
}
// -----
func.func @f(%a: i32) {
  func.func @g() {
    return
  }
  return
}
// -----
"func.func"() ({
  return
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({
^bb0(%a: i64):
  func.return
}) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
// -----
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// -----
"func.func"() ({}) {function_type = (i32) -> ()} : () -> ()
// -----
module {
  func.return
}
// -----
func.func @f() {
  return
}
func.func @f() {
  return
}
