// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
func.func @f(%lb: index, %ub: index, %st: index, %init: f32, %c: i1) -> f32 {
  %0 = scf.for %i = %lb to %ub step %st iter_args(%acc = %init) -> (f32) {
    %1 = arith.addf %acc, %acc : f32
    scf.for %j = %i to %ub step %st {
      "t.use"(%j, %i) : (index, index) -> ()
    }
    scf.yield %1 : f32
  }
  %2:2 = scf.if %c -> (f32, index) {
    scf.yield %0, %lb : f32, index
  } else {
    %3 = arith.addf %0, %0 : f32
    scf.yield %3, %ub : f32, index
  }
  scf.if %c {
    "t.use"(%2#0, %2#1) : (f32, index) -> ()
  }
  return %2#0 : f32
}
