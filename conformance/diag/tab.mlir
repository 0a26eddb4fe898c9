// ARGS: 
// ARGS: --mlir-print-op-on-diagnostic=false
func.func @f() {
	%0 = arith.constant 1 :	i32
	"foo.bar"() : () ->	()
  return
}
