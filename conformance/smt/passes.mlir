// ARGS: --cse
// ARGS: --canonicalize
// ARGS: --canonicalize --cse
// ARGS: --loop-invariant-code-motion
// ARGS: --inline
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>) -> (!smt.int, !smt.int, !smt.bool, !smt.bv<4>, !smt.bv<4>, !smt.int) {
 %0 = smt.int.constant 5
 %1 = smt.int.constant 5
 %2 = smt.constant true
 %2b = smt.constant true
 %3 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
 %4 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
 %5 = smt.int.add %0, %i
 %6 = smt.int.add %i, %0
 %7 = smt.declare_fun "a" : !smt.int
 %8 = smt.declare_fun "a" : !smt.int
 %9 = smt.int.add %i, %0, %i
 %10 = smt.int.mul %0, %1
 %11 = smt.and %2, %2b
 smt.assert %11
 smt.push 1
 %12 = smt.forall { ^bb0(%z: !smt.int): %e = smt.eq %z, %10 : !smt.int
  smt.yield %e : !smt.bool }
 %13 = smt.forall { ^bb0(%z: !smt.int): %e = smt.eq %z, %10 : !smt.int
  smt.yield %e : !smt.bool }
 %14 = smt.exists { ^bb0(%z: !smt.int): %e = smt.declare_fun "q" : !smt.bool
  smt.yield %e : !smt.bool }
 smt.assert %12
 smt.assert %13
 smt.check sat {} unknown {} unsat {}
 smt.solver() : () -> () { %c = smt.constant false
 %d = smt.constant false
  smt.assert %d
  smt.assert %c}
 return %1, %6, %11, %3, %4, %9 : !smt.int, !smt.int, !smt.bool, !smt.bv<4>, !smt.bv<4>, !smt.int
}
func.func private @g(%i: !smt.int) -> !smt.int { 
 %0 = smt.int.add %i, %i
return %0 : !smt.int }
func.func @h(%i: !smt.int) -> !smt.int {
 %0 = call @g(%i) : (!smt.int) -> !smt.int
 %lb = arith.constant 0 : index
 %ub = arith.constant 10 : index
 %r = scf.for %j = %lb to %ub step %ub iter_args(%z = %i) -> (!smt.int) {
  %a = smt.int.add %i, %i
  %q = smt.forall { ^bb0(%x: !smt.int): %e = smt.eq %x, %a : !smt.int
  smt.yield %e : !smt.bool }
  smt.assert %q
  %d = smt.declare_fun : !smt.int
  scf.yield %a : !smt.int
 }
 return %0 : !smt.int
}
