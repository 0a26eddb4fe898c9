// ARGS: --split-input-file --canonicalize
func.func @in_region(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    %p = ub.poison : i32
    %0 = arith.addi %p, %x : i32
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
