// ARGS: --int-range-optimizations
func.func @ands(%x: i8) -> (i8, i1, i1) {
  %c3 = arith.constant 3 : i8
  %c16 = arith.constant 16 : i8
  %a = arith.andi %x, %c3 : i8
  %b = arith.cmpi ult, %a, %c16 : i8
  %c = arith.cmpi sgt, %a, %c16 : i8
  %d = arith.shrui %a, %c3 : i8
  return %d, %b, %c : i8, i1, i1
}
func.func @rems(%x: i8, %y: index, %v: vector<4xi8>) -> (i8, i8, index, i8, vector<4xi8>, i8) {
  %c3 = arith.constant 3 : i8
  %c4 = arith.constant 4 : i8
  %a = arith.andi %x, %c3 : i8
  %b = arith.remui %a, %c4 : i8
  %c = arith.remsi %a, %c4 : i8
  %i = arith.constant 7 : index
  %i8 = arith.constant 8 : index
  %d = arith.andi %y, %i : index
  %e = arith.remsi %d, %i8 : index
  %f = arith.remui %a, %c3 : i8
  %v3 = arith.constant dense<3> : vector<4xi8>
  %v4 = arith.constant dense<4> : vector<4xi8>
  %g = arith.andi %v, %v3 : vector<4xi8>
  %h = arith.remui %g, %v4 : vector<4xi8>
  %m = arith.constant -4 : i8
  %n = arith.remui %a, %m : i8
  return %b, %c, %e, %f, %h, %n : i8, i8, index, i8, vector<4xi8>, i8
}
func.func @branches(%x: i8, %c: i1, %f: f32) -> (i8, i8) {
  %c3 = arith.constant 3 : i8
  %c16 = arith.constant 16 : i8
  %z = arith.andi %x, %c3 : i8
  %q = arith.cmpi ult, %z, %c16 : i8
  %s = scf.if %q -> i8 {
    %e = arith.shrui %z, %c3 : i8
    scf.yield %e : i8
  } else {
    scf.yield %c16 : i8
  }
  %t = arith.constant true
  %w = scf.if %t -> i8 { scf.yield %c3 : i8 } else { scf.yield %c16 : i8 }
  %p = arith.addi %w, %c3 : i8
  return %s, %p : i8, i8
}
func.func @loop(%m: memref<?xindex>, %n: index, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %lt = arith.cmpi slt, %i, %c9 : index
    %ge = arith.cmpi sge, %i, %c0 : index
    %r = arith.remsi %i, %c8 : index
    scf.if %lt { memref.store %r, %m[%i] : memref<?xindex> }
    scf.if %ge { memref.store %r, %m[%i] : memref<?xindex> }
  }
  scf.for %i = %c0 to %c1 step %c1 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f) -> f32 {
    %ge = arith.cmpi sge, %i, %c0 : index
    %s = scf.if %ge -> f32 { scf.yield %a : f32 } else { scf.yield %f : f32 }
    scf.yield %s : f32
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%c8, %c9) step (%c1, %c1) {
    %ge = arith.cmpi sge, %j, %c1 : index
    scf.if %ge { memref.store %j, %m[%i] : memref<?xindex> }
  }
  scf.forall (%i) in (1) {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  affine.for %i = 5 to 6 {
    memref.store %i, %m[%i] : memref<?xindex>
  }
  return %r : f32
}
func.func @growing(%n: index) -> (i8, i8, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i8
  %k = arith.constant 15 : i8
  %r:2 = scf.for %i = %c0 to %n step %n iter_args(%a = %c1, %b = %c1) -> (i8, i8) {
    %d = arith.addi %a, %c1 : i8
    %e = arith.andi %d, %k : i8
    scf.yield %d, %e : i8, i8
  }
  %c16 = arith.constant 16 : i8
  %l = arith.cmpi ult, %r#1, %c16 : i8
  return %r#0, %r#1, %l : i8, i8, i1
}
func.func private @callee(%a: i8) -> i1 {
  %c5 = arith.constant 5 : i8
  %x = arith.cmpi ult, %a, %c5 : i8
  return %x : i1
}
func.func @caller() -> (i1, i1) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %1 = call @callee(%c1) : (i8) -> i1
  %2 = call @callee(%c2) : (i8) -> i1
  return %1, %2 : i1, i1
}
func.func @casts(%x: i8, %i: index) -> (i1, i1, i1, i32, i64) {
  %0 = arith.extui %x : i8 to i32
  %c256 = arith.constant 256 : i32
  %1 = arith.cmpi ult, %0, %c256 : i32
  %2 = arith.extsi %x : i8 to i32
  %cm = arith.constant -129 : i32
  %3 = arith.cmpi sgt, %2, %cm : i32
  %4 = arith.index_castui %x : i8 to index
  %ci = arith.constant 255 : index
  %5 = arith.cmpi ule, %4, %ci : index
  %6 = arith.shrui %0, %c256 : i32
  %c9 = arith.constant 9 : i32
  %7 = arith.shrui %0, %c9 : i32
  %c0 = arith.constant 0 : i64
  %8 = arith.extui %x : i8 to i64
  %9 = arith.muli %8, %c0 : i64
  return %1, %3, %5, %7, %9 : i1, i1, i1, i32, i64
}
func.func @dims(%m: memref<4x4xi8>, %t: tensor<?x7xi8>, %i: index) -> (index, i1, index) {
  %d = memref.dim %m, %i : memref<4x4xi8>
  %e = tensor.dim %t, %i : tensor<?x7xi8>
  %c0 = arith.constant 0 : index
  %ge = arith.cmpi sge, %e, %c0 : index
  %a = affine.apply affine_map<(d0) -> (d0 mod 5 - d0 mod 5 + (d0 mod 7) floordiv 8)>(%i)
  return %d, %ge, %a : index, i1, index
}
func.func @index(%i: index) -> (i1, index, index) {
  %c7 = index.constant 7
  %c8 = index.constant 8
  %a = index.and %i, %c7
  %b = index.cmp ult(%a, %c8)
  %c = index.shru %a, %c8
  %d = index.remu %a, %c8
  %s = index.sizeof
  %e = index.cmp ule(%s, %s)
  return %b, %c, %d : i1, index, index
}
func.func @vectors(%v: vector<4xi8>, %x: i8) -> (vector<4xi1>, vector<2xindex>, i1, vector<2x2xi8>) {
  %c3 = arith.constant dense<3> : vector<4xi8>
  %k = arith.constant dense<[4, 5, 6, 7]> : vector<4xi8>
  %a = arith.andi %v, %c3 : vector<4xi8>
  %b = arith.cmpi slt, %a, %k : vector<4xi8>
  %s = vector.step : vector<2xindex>
  %two = arith.constant dense<2> : vector<2xindex>
  %d = arith.divui %s, %two : vector<2xindex>
  %e = vector.extract %a[2] : i8 from vector<4xi8>
  %c4 = arith.constant 4 : i8
  %f = arith.cmpi ult, %e, %c4 : i8
  %c0 = arith.constant 0 : i8
  %z = vector.broadcast %c0 : i8 to vector<4xi8>
  %y = vector.insert %c0, %z[1] : i8 into vector<4xi8>
  %w = vector.shape_cast %y : vector<4xi8> to vector<2x2xi8>
  return %b, %d, %f, %w : vector<4xi1>, vector<2xindex>, i1, vector<2x2xi8>
}
func.func @tensors(%t: tensor<?xi8>, %u: tensor<4xi8>) -> (tensor<?xi8>, tensor<4xi8>) {
  %m = arith.subi %u, %u : tensor<4xi8>
  %c3 = arith.constant dense<1> : tensor<4xi8>
  %a = arith.andi %u, %c3 : tensor<4xi8>
  %b = arith.shrui %a, %c3 : tensor<4xi8>
  return %t, %b : tensor<?xi8>, tensor<4xi8>
}
func.func @select(%c: i1, %x: i8) -> (i1, i8) {
  %c3 = arith.constant 3 : i8
  %c5 = arith.constant 5 : i8
  %s = arith.select %c, %c3, %c5 : i8
  %m = arith.cmpi slt, %s, %x : i8
  %d = arith.divui %s, %s : i8
  %b = arith.cmpi sge, %s, %c3 : i8
  return %b, %d : i1, i8
}
func.func @flags(%x: i8) -> (i1, i1, i8) {
  %c100 = arith.constant 100 : i8
  %c0 = arith.constant 0 : i8
  %a = arith.minui %x, %c100 : i8
  %b = arith.addi %a, %c100 overflow<nsw> : i8
  %c = arith.cmpi sge, %b, %c100 : i8
  %d = arith.addi %a, %c100 : i8
  %e = arith.cmpi sge, %d, %c100 : i8
  %f = arith.subi %a, %c100 overflow<nuw> : i8
  return %c, %e, %f : i1, i1, i8
}
func.func @wide(%x: i128, %y: i65) -> (i128, i65) {
  %c = arith.constant 3 : i128
  %a = arith.andi %x, %c : i128
  return %a, %y : i128, i65
}
