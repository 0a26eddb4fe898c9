// ARGS:
// ARGS: --mlir-print-op-generic
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
func.func @f(%n: index, %m: memref<?x10xf32>, %f: f32) {
  affine.for %i = 0 to 10 { }
  affine.for %i = 0 to %n step 2 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 5, s0)>(%i)[%n] {
      %x = affine.load %m[%i + 3, %j * 2 - symbol(%n)] : memref<?x10xf32>
      affine.store %x, %m[%i, %j mod 7] {a} : memref<?x10xf32>
      affine.prefetch %m[%i, %j + 5], read, locality<3>, data : memref<?x10xf32>
      %v = affine.vector_load %m[%i, %j] : memref<?x10xf32>, vector<8xf32>
      affine.vector_store %v, %m[%i, %j] : memref<?x10xf32>, vector<8xf32>
      affine.if #set(%i)[%n] { affine.store %f, %m[0, 0] : memref<?x10xf32> } else { } {x}
      %q = affine.if #set(%i)[%n] -> f32 { affine.yield %f : f32 } else { affine.yield %x : f32}
    } {y}
  }
  %s = affine.for %i = 0 to 10 iter_args(%a = %f) -> (f32) { affine.yield %a : f32 }
  %d:2 = affine.delinearize_index %n into (4, 8) : index, index
  %l = affine.linearize_index disjoint [%d#0, %d#1] by (4, 8) : index
  return
}
