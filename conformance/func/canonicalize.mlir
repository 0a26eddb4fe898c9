// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func private @g(i32, f32) -> (f32, i32)
func.func @indirect(%a: i32, %b: f32) -> (f32, i32) {
  %f = constant @g : (i32, f32) -> (f32, i32)
  %0:2 = call_indirect %f(%a, %b) {tag} : (i32, f32) -> (f32, i32)
  return %0#0, %0#1 : f32, i32
}
func.func @unused() {
  %f = constant @g : (i32, f32) -> (f32, i32)
  return
}
func.func @twice() -> ((i32, f32) -> (f32, i32), (i32, f32) -> (f32, i32)) {
  %f = constant @g : (i32, f32) -> (f32, i32)
  cf.br ^bb1
^bb1:
  %h = constant @g : (i32, f32) -> (f32, i32)
  return %f, %h : (i32, f32) -> (f32, i32), (i32, f32) -> (f32, i32)
}
// -----
func.func @call_stays() {
  call @call_stays() : () -> ()
  return
}
// -----
func.func @unreachable() {
  return
^bb1:
  "foo.a"() : () -> ()
  cf.br ^bb1
}
