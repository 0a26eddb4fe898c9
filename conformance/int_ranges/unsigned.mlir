// ARGS: --arith-unsigned-when-equivalent --allow-unregistered-dialect
func.func @pos(%a: i8, %v: vector<4xi8>) -> (i16, i16) {
  %c = arith.constant 15 : i8
  %x = arith.andi %a, %c : i8
  %y = arith.shrui %a, %c : i8
  %d = arith.constant 3 : i8
  %1 = arith.divsi %x, %d : i8
  %e1 = arith.divsi %x, %d exact : i8
  %2 = arith.ceildivsi %x, %d : i8
  %3 = arith.floordivsi %x, %d : i8
  %4 = arith.remsi %x, %d : i8
  %5 = arith.minsi %x, %d : i8
  %6 = arith.maxsi %x, %d : i8
  %7 = arith.extsi %x : i8 to i16
  %8 = arith.index_cast %x : i8 to index
  %9 = arith.cmpi slt, %x, %d : i8
  %10 = arith.cmpi sle, %x, %d : i8
  %11 = arith.cmpi sgt, %x, %d : i8
  %12 = arith.cmpi sge, %x, %d : i8
  %13 = arith.cmpi eq, %x, %d : i8
  %14 = arith.shrsi %x, %d : i8
  %15 = arith.sitofp %x : i8 to f32
  %i1 = index.divs %8, %8
  %i2 = index.casts %x : i8 to index
  %i3 = index.cmp slt(%i2, %i2)
  %i4 = index.shrs %i2, %i2
  %i5 = index.maxs %i2, %i2
  %16 = arith.extsi %a : i8 to i16
  %n = arith.index_cast %8 : index to i8
  %cv = arith.constant dense<3> : vector<4xi8>
  %vx = arith.andi %v, %cv : vector<4xi8>
  %v1 = arith.divsi %vx, %cv {foo} : vector<4xi8>
  %v2 = arith.cmpi slt, %vx, %cv {foo} : vector<4xi8>
  return %7, %16 : i16, i16
}
func.func @loops(%n: index, %m: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.for %i = %c0 to %c100 step %c1 {
    %z = arith.constant 0 : i8
    memref.store %z, %m[%i] : memref<?xi8>
  }
  scf.for %i = %c0 to %n step %c1 {
    %z = arith.constant 0 : i8
    memref.store %z, %m[%i] : memref<?xi8>
    %d = arith.divsi %i, %c100 : index
    "use"(%d) : (index) -> ()
  }
  scf.for %i = %c0 to %n step %n {
    %z = arith.constant 0 : i8
    memref.store %z, %m[%i] : memref<?xi8>
  }
  return
}
