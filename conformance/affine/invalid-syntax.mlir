// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
func.func @f(%n: index) { %0 = affine.min affine_map<(d0) -> (d0)>(%n, %n) return }
func.func @f(%n: index) { %0 = "affine.min"() <{map = affine_map<() -> ()>}> : () -> index return }
func.func @f(%n: i32) { %0 = affine.apply affine_map<(d0) -> (d0)>(%n) return }
func.func @f(%n: index) { affine.for %i = 0 to 10 step -1 { } return }
func.func @f(%n: index) { affine.for %i = affine_map<() -> (0, 1)>() to 10 { } return }
func.func @f(%n: index) { affine.for %i = max affine_map<() -> (0, 1)>() to affine_map<() -> (0, 1)>() { } return }
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0) -> (d0)>() { } return }
func.func @f(%n: index) { affine.for %i = 0 to affine_map<(d0)[s0] -> (d0)>(%n) { } return }
func.func @f(%n: index) { affine.for %i = 0 to "a" { } return }
func.func @f(%n: index, %f: f32) { affine.for %i = 0 to 10 iter_args(%a = %f) { affine.yield %f : f32 } return }
func.func @f(%n: index, %f: f32) { affine.if affine_map<(d0) -> (d0)>(%n) { } return }
func.func @f(%n: index, %m: memref<?xf32, affine_map<(d0) -> (d0 * 2)>>) { %0 = affine.load %m[%n, %n] : memref<?xf32, affine_map<(d0) -> (d0 * 2)>> return }
func.func @f(%n: index, %m: memref<?xf32>) { %0 = affine.load %m[%n * %n] : memref<?xf32> return }
func.func @f(%n: index, %m: memref<?xf32>) { affine.vector_store %m, %m[%n] : memref<?xf32>, memref<?xf32> return }
func.func @f(%n: index, %m: memref<?xi8>, %v: vector<4xf32>) { affine.vector_store %v, %m[%n] : memref<?xi8>, vector<4xf32> return }
func.func @f(%n: index, %m: memref<?xi8>) { affine.prefetch %m[%n], read, locality<3>, foo : memref<?xi8> return }
func.func @f(%n: index, %m: memref<?xi8>) { affine.prefetch %m[%n], wrte, locality<3>, data : memref<?xi8> return }
func.func @f(%n: index, %m: memref<?xi8>) { affine.prefetch %m[%n, %n], write, locality<3>, instr : memref<?xi8> return }
func.func @f(%n: index) { %0:3 = affine.delinearize_index %n into (2, 3) : index, index, f32 return }
func.func @f(%n: index) { %0 = affine.linearize_index [] by () : index return }
func.func @f(%n: index) { %0 = "affine.delinearize_index"(%n, %n) <{static_basis = array<i64: 3>}> : (index, index) -> index return }
