// ARGS:
// ARGS: --mlir-print-op-generic
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, %n) { }
  affine.parallel (%i, %j) = (max(0, %n), %n) to (min(10, %n + 4), symbol(%n) + 3) step (1, 4) { } {x}
  %r:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "maximumf") -> (f32, f32) { affine.yield %f, %f : f32, f32 }
  affine.parallel (%i) = (0) to (10) step (5) { }
  affine.parallel () = () to () { }
  return
}
