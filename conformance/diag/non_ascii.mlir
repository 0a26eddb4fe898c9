// ARGS: 
func.func @f() {
  // é
  "é.bar"() : () -> () // é
  return
}
