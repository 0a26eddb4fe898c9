// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --mlir-print-op-generic
func.func @f(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %a: !smt.array<[!smt.int -> !smt.bool]>, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>, %s: !smt.sort<"a">, %x: i32) {
 %0 = smt.declare_fun : !smt.int
 %1 = smt.declare_fun "foo" : !smt.int
 %2 = smt.declare_fun "foo" {a} : !smt.func<(!smt.int) !smt.int>
 %3 = smt.constant true
 %4 = smt.constant false {b}
 %5 = smt.int.constant 5
 %6 = smt.int.constant -5
 %7 = smt.int.constant 123456789012345678901234567890 {foo}
 %8 = smt.bv.constant #smt.bv<5> : !smt.bv<4>
 %9 = smt.bv.constant #smt.bv<-1> : !smt.bv<4> {u}
 %10 = smt.apply_func %fn(%i, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bv<3>>
 %11 = smt.eq %i, %i : !smt.int
 %12 = smt.eq %i, %i, %i {x}: !smt.int
 %13 = smt.distinct %i, %i, %i : !smt.int
 %14 = smt.ite %b, %i, %i : !smt.int
 %15 = smt.not %b
 %16 = smt.and %b, %b, %b
 %17 = smt.or %b, %b
 %18 = smt.xor %b, %b
 %19 = smt.implies %b, %b
 %20 = smt.int.abs %i
 %21 = smt.int.add %i, %i, %i
 %22 = smt.int.mul %i
 %23 = smt.int.sub %i, %i
 %24 = smt.int.div %i, %i
 %25 = smt.int.mod %i, %i
 %26 = smt.int.cmp lt %i, %i
 %27 = smt.int.cmp ge %i, %i {z}
 %28 = smt.int2bv %i : !smt.bv<4>
 %29 = smt.bv2int %v : !smt.bv<4>
 %30 = smt.bv2int %v signed : !smt.bv<4>
 %31 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
 %32 = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
 %33 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
 %34 = smt.bv.not %v : !smt.bv<4>
 %35 = smt.bv.neg %v : !smt.bv<4>
 %36 = smt.bv.and %v, %v : !smt.bv<4>
 %37 = smt.bv.or %v, %v : !smt.bv<4>
 %38 = smt.bv.xor %v, %v : !smt.bv<4>
 %39 = smt.bv.add %v, %v : !smt.bv<4>
 %40 = smt.bv.mul %v, %v : !smt.bv<4>
 %41 = smt.bv.udiv %v, %v : !smt.bv<4>
 %42 = smt.bv.sdiv %v, %v : !smt.bv<4>
 %43 = smt.bv.urem %v, %v : !smt.bv<4>
 %44 = smt.bv.srem %v, %v : !smt.bv<4>
 %45 = smt.bv.smod %v, %v : !smt.bv<4>
 %46 = smt.bv.shl %v, %v : !smt.bv<4>
 %47 = smt.bv.lshr %v, %v : !smt.bv<4>
 %48 = smt.bv.ashr %v, %v : !smt.bv<4>
 %49 = smt.bv.cmp slt %v, %v : !smt.bv<4>
 %50 = smt.bv.cmp uge %v, %v {q}: !smt.bv<4>
 %51 = smt.bv.concat %v, %v : !smt.bv<4>, !smt.bv<4>
 %52 = smt.bv.extract %v from 1 : (!smt.bv<4>) -> !smt.bv<2>
 %53 = smt.bv.repeat 3 times %v : !smt.bv<4>
 %54 = smt.forall { ^bb0: %z = smt.constant true
   smt.yield %z : !smt.bool }
 %55 = smt.exists ["a", "b"] no_pattern weight 3 attributes {foo} { ^bb0(%p: !smt.int, %q: !smt.bool): 
   smt.yield %q : !smt.bool }
 %56 = smt.forall ["a"] weight 0 { ^bb0(%p: !smt.int): 
   smt.yield %b : !smt.bool } patterns { ^bb0(%p: !smt.int): smt.yield %p : !smt.int }, { ^bb0(%p: !smt.int): smt.yield %p, %p : !smt.int, !smt.int }
 %57:2 = smt.solver (%x) {aa} : (i32) -> (i32, i8) { ^bb0(%y: i32):
   smt.set_logic "AUFLIA"
   %c = smt.constant true
   smt.assert %c
   smt.reset
   smt.push 3
   smt.pop 2 {fooo}
   smt.check {ff} sat { } unknown { } unsat {}
   %k:2 = smt.check sat { %l = arith.constant 5 : i8
      smt.yield %y, %l : i32, i8 } unknown {  %l = arith.constant 5 : i8
      smt.yield %y, %l : i32, i8 } unsat { %l = arith.constant 5 : i8
      smt.yield %y, %l : i32, i8 } -> i32, i8
   smt.yield %k#0, %k#1 : i32, i8
 }
 smt.solver () : () -> () {}
 return
}
