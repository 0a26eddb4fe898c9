// ARGS: --async-parallel-for --async-to-async-runtime --async-runtime-ref-counting --async-runtime-ref-counting-opt
// ARGS: --async-parallel-for='async-dispatch=false' --async-to-async-runtime --async-runtime-ref-counting --async-runtime-ref-counting-opt --convert-async-to-llvm
// ARGS: --async-parallel-for --async-to-async-runtime --async-runtime-ref-counting --convert-async-to-llvm
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
