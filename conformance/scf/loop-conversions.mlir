// ARGS: --scf-forall-to-for --allow-unregistered-dialect
// ARGS: --scf-forall-to-parallel --allow-unregistered-dialect
// ARGS: --scf-parallel-for-to-nested-fors --allow-unregistered-dialect
// ARGS: --scf-for-to-while --allow-unregistered-dialect
// ARGS: --scf-forall-to-parallel --scf-parallel-for-to-nested-fors --scf-for-to-while --allow-unregistered-dialect
// ARGS: --pass-pipeline='builtin.module(func.func(affine-loop-coalescing))' --allow-unregistered-dialect
// ARGS: --affine-loop-coalescing --allow-unregistered-dialect --dump-pass-pipeline
func.func @forall(%n: index, %m: memref<?x?xf32>, %x: f32) {
  scf.forall (%i, %j) in (%n, 8) {
    memref.store %x, %m[%i, %j] : memref<?x?xf32>
    scf.forall (%k) = (1) to (%n) step (2) {
      memref.store %x, %m[%i, %k] : memref<?x?xf32>
    } {mapping = [#gpu.thread<x>]}
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}
func.func @parallel(%n: index, %m: memref<?x?xf32>, %x: f32) {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    scf.parallel (%k) = (%i) to (%j) step (%n) {
      memref.store %x, %m[%i, %k] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  return
}
func.func @for(%n: index, %m: memref<?x?xf32>, %x: f32) -> (f32, i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %r:2 = scf.for %i = %n to %n step %n iter_args(%a = %x, %b = %c4) -> (f32, i32) {
    %q = arith.addf %a, %x : f32
    "use"(%i) : (index) -> ()
    %s = scf.for unsigned %j = %c0 to %b step %c4 iter_args(%c = %b) -> (i32) : i32 {
      %t = arith.addi %c, %j : i32
      scf.yield %t : i32
    }
    scf.yield %q, %s : f32, i32
  } {some = "attribute"}
  scf.for %i = %c0 to %c4 step %c4 : i32 {
  }
  return %r#0, %r#1 : f32, i32
}
func.func @nests(%n: index, %m: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 7 {
      memref.store %x, %m[%i, %j] : memref<?x?xf32>
      affine.for %k = 0 to 7 {
        affine.for %l = 0 to 7 {
          memref.store %x, %m[%k, %l] : memref<?x?xf32>
        }
      }
    }
  }
  return
}
