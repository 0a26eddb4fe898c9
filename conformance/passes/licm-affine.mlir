// ARGS: --loop-invariant-code-motion
// Loops of affine leave a loop when their step is one: then they end.
func.func @loops(%x: f32, %y: f32, %n: index, %m: memref<f32>) {
  scf.for %i = %n to %n step %n {
    %0 = affine.for %j = 0 to 10 iter_args(%z = %y) -> (f32) {
      %1 = arith.maximumf %z, %x : f32
      affine.yield %1 : f32
    }
    memref.store %0, %m[] : memref<f32>
    %2 = affine.for %j = 0 to %n iter_args(%z = %y) -> (f32) {
      %3 = arith.maximumf %z, %x : f32
      affine.yield %3 : f32
    }
    memref.store %2, %m[] : memref<f32>
    %4 = affine.for %j = 0 to %n step 2 iter_args(%z = %y) -> (f32) {
      %5 = arith.maximumf %z, %x : f32
      affine.yield %5 : f32
    }
    memref.store %4, %m[] : memref<f32>
    %6 = affine.for %j = 0 to 10 iter_args(%z = %y) -> (f32) {
      %7 = memref.load %m[] : memref<f32>
      affine.yield %7 : f32
    }
    memref.store %6, %m[] : memref<f32>
  }
  return
}
