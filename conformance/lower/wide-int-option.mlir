// ARGS: --arith-emulate-wide-int=widest-int-supported=-1
func.func @f() { return }
