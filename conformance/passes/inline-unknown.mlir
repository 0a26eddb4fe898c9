// ARGS: -inline -allow-unregistered-dialect
// ARGS: -inline=default-pipeline= -allow-unregistered-dialect -mlir-print-debuginfo
func.func private @unknown_op(%a: i32) -> i32 {
  %0 = "foo.op"(%a) : (i32) -> i32
  return %0 : i32
}
func.func @calls(%a: i32) -> i32 {
  %0 = call @unknown_op(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @used_elsewhere(%a: i32) -> i32 {
  return %a : i32
}
"foo.use"() {f = @used_elsewhere} : () -> ()
func.func @calls_used(%a: i32) -> i32 {
  %0 = call @used_elsewhere(%a) : (i32) -> i32
  return %0 : i32
}
func.func private @infinite(%a: i32) {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @calls_infinite(%a: i32) {
  call @infinite(%a) : (i32) -> ()
  return
}
