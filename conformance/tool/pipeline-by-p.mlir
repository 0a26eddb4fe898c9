// ARGS: -p builtin.module(cse)
// ARGS: --p=builtin.module(func.func(canonicalize))
// ARGS: -p=builtin.module(no-such-pass)
// ARGS: --mlir-output-format=json -cse
func.func @f() {
  %a = arith.constant 1 : i32
  return
}
