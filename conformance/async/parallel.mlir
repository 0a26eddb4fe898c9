// ARGS: --async-parallel-for --split-input-file
// ARGS: --async-parallel-for=async-dispatch=false --split-input-file
// ARGS: --async-parallel-for=num-workers=-1 --split-input-file
// ARGS: --async-parallel-for='num-workers=64 min-task-size=1' --split-input-file
// ARGS: --async-parallel-for=num-workers=0 --split-input-file
// ARGS: --async-parallel-for='num-workers=2 min-task-size=-1 async-dispatch=0' --split-input-file
// ARGS: --async-parallel-for='num-workers=2000000000 min-task-size=2147483647' --split-input-file
func.func @c(%m: memref<100x7xf32>, %f: f32, %o: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c100 = arith.constant 100 : index
  %n = memref.dim %o, %c0 : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c2) {
    %l = memref.load %m[%c100, %c1] : memref<100x7xf32>
    %s = arith.addf %l, %f : f32
    memref.store %s, %o[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %o[%i] : memref<?xf32>
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
       memref.store %f, %o[%j] : memref<?xf32>
    }
  }
  return
}
// -----
func.func @d(%m: memref<100x7xf32>, %f: f32, %o: memref<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %o, %c0 : memref<?x?x?xf32>
  %n1 = memref.dim %o, %c1 : memref<?x?x?xf32>
  %n2 = memref.dim %o, %c2 : memref<?x?x?xf32>
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%n, %n1, %n2) step (%c2, %c1, %c2) {
    memref.store %f, %o[%i, %j, %k] : memref<?x?x?xf32>
  }
  return
}
// -----
func.func @e(%o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40000 : index
  scf.parallel (%i) = (%c0) to (%c40) step (%c1) {
    memref.store %f, %o[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    memref.store %f, %o[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @r(%o: memref<?xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40000 : index
  %r = scf.parallel (%i) = (%c0) to (%c40) step (%c1) init (%f) -> f32 {
    scf.reduce (%f : f32) { ^bb0(%a: f32, %b: f32): %q = arith.addf %a, %b : f32 scf.reduce.return %q : f32 }
  }
  return %r : f32
}
// -----
func.func @huge(%o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %max = arith.constant 9223372036854775807 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%max, %max) step (%c1, %c1) {
    memref.store %f, %o[%i] : memref<?xf32>
  }
  return
}
// -----
module { module @inner {
  func.func @f(%o: memref<?xf32>, %f: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = memref.dim %o, %c0 : memref<?xf32>
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      memref.store %f, %o[%i] : memref<?xf32>
    }
    return
  }
} }
