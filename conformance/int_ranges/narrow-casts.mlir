// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=1,8,16,32
// Each operand is cast as its own numbers allow.
func.func private @use(index)
func.func @a() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c-1 = arith.constant -1 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c0 to %c2 step %c2 {
    %5 = arith.muli %i, %c-1 overflow<nsw> : index
    %6 = arith.addi %5, %c5 : index
    func.call @use(%6) : (index) -> ()
  }
  scf.for %i = %c0 to %c2 step %c1 {
    %5 = arith.muli %i, %c-1 overflow<nsw> : index
    %6 = arith.addi %5, %c5 : index
    func.call @use(%6) : (index) -> ()
  }
  scf.for %i = %c0 to %c2 step %c1 {
    %5 = arith.muli %i, %c-1 : index
    func.call @use(%5) : (index) -> ()
  }
  scf.for %i = %c0 to %c2 step %c1 {
    %5 = arith.muli %i, %c5 : index
    func.call @use(%5) : (index) -> ()
  }
  scf.for %i = %c0 to %c1 step %c1 {
    %5 = arith.muli %i, %c-1 : index
    func.call @use(%5) : (index) -> ()
  }
  return
}
func.func private @use1(i1)
func.func @cmp(%p: index, %q: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %c5 = arith.constant 5 : index
  %c7_i32 = arith.constant 7 : i32
  %c-5_i32 = arith.constant -5 : i32
  %a = arith.andi %p, %c5 : index
  %b = arith.ori %a, %c-1 : index
  %d = arith.subi %a, %c5 : index
  %x = arith.cmpi slt, %a, %d : index
  func.call @use1(%x) : (i1) -> ()
  %y = arith.cmpi slt, %d, %a : index
  func.call @use1(%y) : (i1) -> ()
  %e = arith.andi %q, %c7_i32 : i32
  %f = arith.subi %e, %c7_i32 : i32
  %z = arith.cmpi sgt, %e, %f : i32
  func.call @use1(%z) : (i1) -> ()
  %m = arith.maxsi %e, %f : i32
  %n = arith.index_cast %m : i32 to index
  func.call @use(%n) : (index) -> ()
  %m2 = arith.minsi %f, %e : i32
  %n2 = arith.index_cast %m2 : i32 to index
  func.call @use(%n2) : (index) -> ()
  %m3 = arith.minsi %d, %a : index
  func.call @use(%m3) : (index) -> ()
  %m4 = arith.minsi %d, %d : index
  func.call @use(%m4) : (index) -> ()
  return
}
