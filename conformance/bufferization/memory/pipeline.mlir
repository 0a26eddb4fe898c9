// ARGS: --buffer-deallocation-pipeline --dump-pass-pipeline --split-input-file
// ARGS: --buffer-deallocation-pipeline=private-function-dynamic-ownership --dump-pass-pipeline --split-input-file
// ARGS: --pass-pipeline=builtin.module(buffer-deallocation-pipeline{private-function-dynamic-ownership=1},func.func(optimize-allocation-liveness)) --split-input-file
func.func private @made(%n: index, %m: memref<?xf32>) -> (memref<?xf32>, memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  return %a, %m : memref<?xf32>, memref<?xf32>
}
func.func @main(%c: i1, %n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %r:2 = call @made(%n, %m) : (index, memref<?xf32>) -> (memref<?xf32>, memref<?xf32>)
  %x = memref.load %r#0[%n] : memref<?xf32>
  memref.store %x, %r#1[%n] : memref<?xf32>
  %s = scf.if %c -> memref<?xf32> {
    scf.yield %r#0 : memref<?xf32>
  } else {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %r#1, %b : memref<?xf32> to memref<?xf32>
    scf.yield %b : memref<?xf32>
  }
  return %s : memref<?xf32>
}
// -----
func.func @in_a_loop(%n: index, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    memref.store %v, %m[%c0] : memref<4xf32>
  }
  return
}
// -----
func.func @blocks(%c: i1, %m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^left(%a : memref<4xf32>), ^right
^left(%x: memref<4xf32>):
  %v = memref.load %x[%i] : memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  cf.br ^end(%m : memref<4xf32>)
^right:
  %b = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  cf.br ^end(%b : memref<4xf32>)
^end(%u: memref<4xf32>):
  return %u : memref<4xf32>
}
