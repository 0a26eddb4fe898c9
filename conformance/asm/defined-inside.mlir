// ARGS: --split-input-file
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file
func.func @f(%x: i32, %c: i1) {
  scf.if %n {
    %n = arith.constant true
  }
  return
}
