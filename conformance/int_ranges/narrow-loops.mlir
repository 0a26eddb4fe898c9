// ARGS: --arith-int-range-narrowing=int-bitwidths-supported=8,16,32
func.func @a(%a: index, %b: i64) -> (index, i64, i1) {
  %c = arith.constant 15 : index
  %x = arith.andi %a, %c : index
  %y = arith.addi %x, %c : index
  %z = arith.muli %y, %c {foo} : index
  %k = arith.constant 300 : i64
  %m = arith.remui %b, %k : i64
  %n = arith.addi %m, %m overflow<nsw> : i64
  %q = arith.cmpi slt, %n, %m : i64
  return %z, %n, %q : index, i64, i1
}
func.func @l(%m: memref<?xi8>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %z = arith.constant 0 : i8
    memref.store %z, %m[%i] : memref<?xi8>
  }
  scf.for %i = %c0 to %c100 step %c1 {
    %y = arith.addi %i, %c1 : index
    %z = arith.constant 0 : i8
    memref.store %z, %m[%y] : memref<?xi8>
  }
  scf.parallel (%i) = (%c0) to (%c100) step (%c1) {
    %y = arith.addi %i, %c1 : index
    %z = arith.constant 0 : i8
    memref.store %z, %m[%y] : memref<?xi8>
  }
  scf.forall (%i) in (100) {
    %y = arith.addi %i, %c1 : index
    %z = arith.constant 0 : i8
    memref.store %z, %m[%y] : memref<?xi8>
  }
  return
}
