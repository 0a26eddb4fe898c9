// ARGS: --arith-emulate-wide-int=widest-int-supported=-1
// ARGS: --arith-emulate-wide-int=widest-int-supported=2147483648
// ARGS: --memref-emulate-wide-int=widest-int-supported=2147483648
func.func @f() { return }
