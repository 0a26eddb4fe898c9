// ARGS: 
func.func @f(%a: i32) {
  return
}
func.func @f(%a: i32) {
  return
}
