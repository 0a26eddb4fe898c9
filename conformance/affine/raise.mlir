// ARGS: --split-input-file --affine-raise-from-memref
// ARGS: --split-input-file --affine-raise-from-memref --mlir-print-op-generic
func.func @simple(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32>
  memref.store %0, %m[%j, %i] : memref<?x?xf32>
  return %0 : f32
}
func.func @nontemporal(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {nontemporal = true} : memref<4xf32>
  memref.store %0, %m[%i] {alignment = 16 : i64, foo} : memref<4xf32>
  memref.store %0, %m[%i] {foo} : memref<4xf32>
  return %0 : f32
}
func.func @sum(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %a = arith.muli %i, %c3 : index
      %b = arith.muli %j, %n : index
      %s = arith.addi %a, %b : index
      %t = arith.addi %s, %c1 : index
      memref.store %f, %m[%t] : memref<?xf32>
      %p = arith.muli %i, %j : index
      memref.store %f, %m[%p] : memref<?xf32>
      %q = arith.addi %p, %c1 : index
      memref.store %f, %m[%q] : memref<?xf32>
      %q1 = arith.subi %t, %c1 : index
      memref.store %f, %m[%q1] : memref<?xf32>
      %q2 = arith.divsi %t, %c3 : index
      memref.store %f, %m[%q2] : memref<?xf32>
      %q3 = arith.remsi %t, %c3 : index
      memref.store %f, %m[%q3] : memref<?xf32>
      %q4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%t)
      %q5 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      memref.store %f, %m[%q5] : memref<?xf32>
      %q6 = arith.addi %q5, %q5 : index
      memref.store %f, %m[%q6] : memref<?xf32>
      memref.store %f, %m[%c3] : memref<?xf32>
      %q7 = arith.addi %i, %i : index
      memref.store %f, %m[%q7] : memref<?xf32>
      %q8 = arith.muli %n, %n : index
      memref.store %f, %m[%q8] : memref<?xf32>
      %q9 = arith.subi %n, %c1 : index
      memref.store %f, %m[%q9] : memref<?xf32>
      %r1 = arith.muli %n, %j : index
      memref.store %f, %m[%r1] : memref<?xf32>
      %r2 = arith.floordivsi %i, %c3 : index
      memref.store %f, %m[%r2] : memref<?xf32>
      %r3 = arith.ceildivsi %n, %c3 : index
      memref.store %f, %m[%r3] : memref<?xf32>
      %r4 = arith.floordivsi %n, %c3 : index
      %r5 = arith.addi %r4, %i : index
      memref.store %f, %m[%r5] : memref<?xf32>
      %r6 = arith.shli %i, %c3 : index
      memref.store %f, %m[%r6] : memref<?xf32>
    }
  }
  return
}
func.func @scf(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %f, %m[%i] : memref<?xf32>
    %x = arith.addi %i, %c1 : index
    memref.store %f, %m[%x] : memref<?xf32>
    %d = memref.dim %m, %c0 : memref<?xf32>
    memref.store %f, %m[%d] : memref<?xf32>
    %al = memref.alloc(%i) : memref<?xf32>
    memref.store %f, %al[%n] : memref<?xf32>
    memref.store %f, %al[%i] : memref<?xf32>
    %y = arith.index_cast %n : index to i32
    %z = arith.index_cast %y : i32 to index
    memref.store %f, %m[%z] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  scf.forall (%i) in (%n) {
    memref.store %f, %m[%i] : memref<?xf32>
  }
  return
}
func.func @zero(%m: memref<f32>, %v: vector<4xindex>, %mi: memref<4xindex>, %k: index) -> (f32, f32) {
  %0 = memref.load %m[] : memref<f32>
  memref.store %0, %m[] : memref<f32>
  %i = memref.load %mi[%k] : memref<4xindex>
  %al = memref.alloc(%i) : memref<?xf32>
  %1 = memref.load %al[%i] : memref<?xf32>
  %2 = affine.load %mi[%k] : memref<4xindex>
  %c = arith.constant 1 : index
  %3 = arith.addi %2, %c : index
  %4 = memref.load %al[%3] : memref<?xf32>
  return %0, %4 : f32, f32
}
// -----
func.func @launch(%m: memref<?xf32>, %n: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %s = arith.addi %n, %c1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %f, %m[%tx] : memref<?xf32>
    %k = arith.addi %tx, %bx : index
    memref.store %f, %m[%k] : memref<?xf32>
    %c2 = arith.constant 2 : index
    %l = arith.addi %k, %c2 : index
    memref.store %f, %m[%l] : memref<?xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @launch2(%m: memref<?xf32>, %n: index, %f: f32) {
  %c1 = arith.constant 1 : index
  %s = arith.addi %n, %c1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    memref.store %f, %m[%n] : memref<?xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @launch3(%m: memref<?xf32>, %n: index, %f: f32) {
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 4 {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %p = arith.addi %i, %n : index
    memref.store %f, %m[%i] : memref<?xf32>
    memref.store %f, %m[%p] : memref<?xf32>
    gpu.terminator
  }
  }
  return
}
// -----
func.func @more(%m: memref<?x?xindex>, %n: index, %f: index, %k: i32) {
  %c1 = index.constant 1
  %cm = index.constant -1
  %x = index.add %n, %c1
  memref.store %f, %m[%x, %c1] : memref<?x?xindex>
  affine.for %i = 0 to 4 {
    affine.parallel (%j) = (0) to (8) {
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%j) {
        %y = arith.muli %j, %cm : index
        %z = arith.addi %y, %i : index
        %0 = memref.load %m[%z, %i] : memref<?x?xindex>
        memref.store %0, %m[%0, %i] : memref<?x?xindex>
        %w = arith.index_cast %k : i32 to index
        memref.store %0, %m[%w, %i] : memref<?x?xindex>
        %v = arith.addi %w, %i : index
        memref.store %0, %m[%v, %i] : memref<?x?xindex>
        %q = arith.muli %y, %y : index
        %q1 = arith.muli %n, %n : index
        %q2 = arith.muli %q1, %i : index
        %q3 = arith.muli %i, %q1 : index
        memref.store %0, %m[%q2, %q3] : memref<?x?xindex>
        %q4 = arith.muli %z, %n : index
        memref.store %0, %m[%q4, %q3] : memref<?x?xindex>
        memref.store %0, %m[%q, %q] : memref<?x?xindex>
      }
    }
  }
  %w = arith.index_cast %k : i32 to index
  memref.store %f, %m[%w, %n] : memref<?x?xindex>
  return
}
// -----
func.func @blocks(%m: memref<?xf32>, %n: index, %f: f32, %c: i1) {
  cf.cond_br %c, ^a(%n : index), ^b(%n : index)
^a(%i: index):
  %s = arith.addi %i, %n : index
  memref.store %f, %m[%s] : memref<?xf32>
  cf.br ^b(%s : index)
^b(%j: index):
  memref.store %f, %m[%j] : memref<?xf32>
  return
}
// -----
func.func @vectors(%m: memref<4xvector<4xf32>>, %n: memref<4x4xf32, strided<[?, ?]>, 3>, %i: index) -> vector<4xf32> {
  %0 = memref.load %m[%i] : memref<4xvector<4xf32>>
  %1 = memref.load %n[%i, %i] : memref<4x4xf32, strided<[?, ?]>, 3>
  memref.store %1, %n[%i, %i] : memref<4x4xf32, strided<[?, ?]>, 3>
  memref.store %0, %m[%i] : memref<4xvector<4xf32>>
  return %0 : vector<4xf32>
}
// -----
func.func @big(%m: memref<?xf32>, %n: index, %f: f32) {
  %a = arith.constant 9223372036854775807 : index
  %b = arith.constant -9223372036854775808 : index
  %c1 = arith.constant -1 : index
  affine.for %i = 0 to 4 {
    %x = arith.addi %i, %a : index
    memref.store %f, %m[%x] : memref<?xf32>
    %z = arith.muli %i, %b : index
    memref.store %f, %m[%z] : memref<?xf32>
  }
  return
}
// -----
// What a loop carries is no dimension.
func.func @carried(%m: memref<64xf32>, %v: f32) -> index {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %r = affine.for %i = 0 to 10 iter_args(%k = %c0) -> index {
    memref.store %v, %m[%k] : memref<64xf32>
    %n = arith.addi %k, %c2 : index
    memref.store %v, %m[%n] : memref<64xf32>
    %o = arith.addi %i, %c2 : index
    memref.store %v, %m[%o] : memref<64xf32>
    affine.yield %n : index
  }
  return %r : index
}
