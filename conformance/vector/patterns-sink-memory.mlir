// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      // HERE
    } : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @a(%m: memref<?xf32>, %i: index) -> (f32, f32) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.load %m[%i] : memref<?xf32>, vector<1xf32>
  %3 = vector.extract %2[0] : f32 from vector<1xf32>
  return %1, %3 : f32, f32
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @b(%m: memref<?x?xf32>, %i: index, %j: index) -> (f32, vector<4xf32>, f32, vector<2xf32>) {
  %0 = vector.load %m[%i, %j] {nontemporal = true, alignment = 16} : memref<?x?xf32>, vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  %a = vector.load %m[%i, %j] {nontemporal = true, alignment = 16} : memref<?x?xf32>, vector<2x4xf32>
  %2 = vector.extract %a[1] : vector<4xf32> from vector<2x4xf32>
  %b = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  %3 = vector.extract %b[%i] : f32 from vector<4xf32>
  %c = vector.load %m[%i, %j] : memref<?x?xf32>, vector<3x4x2xf32>
  %4 = vector.extract %c[2, 1] : vector<2xf32> from vector<3x4x2xf32>
  return %1, %2, %3, %4 : f32, vector<4xf32>, f32, vector<2xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @c(%m: memref<?x?x?x?xf32>, %i: index, %j: index) -> (vector<4xf32>, f32, vector<2xf32>) {
  %c = vector.load %m[%i, %j, %i, %j] : memref<?x?x?x?xf32>, vector<3x4x2xf32>
  %4 = vector.extract %c[2, %j] : vector<2xf32> from vector<3x4x2xf32>
  %d = vector.load %m[%i, %j, %i, %j] : memref<?x?x?x?xf32>, vector<4x2xf32>
  %e = vector.extract %d[1, 1] : f32 from vector<4x2xf32>
  %e1 = vector.load %m[%i, %j, %i, %j] : memref<?x?x?x?xf32>, vector<4xf32>
  %f = vector.extract %e1[] : vector<4xf32> from vector<4xf32>
  return %f, %e, %4 : vector<4xf32>, f32, vector<2xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @d(%m: memref<?x?xf32>, %i: index, %j: index, %v: f32, %w: vector<2xf32>, %x: vector<1xf32>, %r: vector<f32>) {
  %0 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %0, %m[%i, %j] {nontemporal = true} : memref<?x?xf32>, vector<1xf32>
  %1 = vector.broadcast %v : f32 to vector<2xf32>
  vector.store %1, %m[%i, %j] : memref<?x?xf32>, vector<2xf32>
  %2 = vector.broadcast %v : f32 to vector<1x1xf32>
  vector.store %2, %m[%i, %j] {alignment = 8} : memref<?x?xf32>, vector<1x1xf32>
  %3 = vector.broadcast %v : f32 to vector<[1]xf32>
  vector.store %3, %m[%i, %j] : memref<?x?xf32>, vector<[1]xf32>
  %4 = vector.broadcast %w : vector<2xf32> to vector<1x2xf32>
  vector.store %4, %m[%i, %j] : memref<?x?xf32>, vector<1x2xf32>
  %5 = vector.broadcast %v : f32 to vector<f32>
  vector.store %5, %m[%i, %j] : memref<?x?xf32>, vector<f32>
  %6 = vector.from_elements %v : vector<1xf32>
  vector.store %6, %m[%i, %j] : memref<?x?xf32>, vector<1xf32>
  vector.store %x, %m[%i, %j] : memref<?x?xf32>, vector<1xf32>
  vector.store %r, %m[%i, %j] : memref<?x?xf32>, vector<f32>
  %7 = vector.broadcast %x : vector<1xf32> to vector<1x1xf32>
  vector.store %7, %m[%i, %j] : memref<?x?xf32>, vector<1x1xf32>
  return
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @e(%m: memref<?x?xf32>, %i: index, %j: index, %w: memref<?xvector<4xf32>>) -> (f32, f32, f32, f32, vector<4xf32>) {
  %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  memref.store %2, %m[%i, %j]  : memref<?x?xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %a = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  %2 = vector.extract %a[1] : f32 from vector<4xf32>
  %3 = vector.extract %a[0] : f32 from vector<4xf32>
  %b = vector.load %m[%i, %j] : memref<?x?xf32>, vector<[4]xf32>
  %4 = vector.extract %b[0] : f32 from vector<[4]xf32>
  %5 = vector.load %w[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %6 = vector.extract %5[1] : f32 from vector<4xf32>
  return %1, %4, %6, %3, %5 : f32, f32, f32, f32, vector<4xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @f(%m: memref<?x?xf32>, %i: index, %j: index, %w: memref<?xvector<4xf32>>) -> (f32, f32, f32, vector<4xf32>, f32, vector<[4]xf32>) {
  %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  %cst = arith.constant 0.0 : f32
  memref.store %cst, %m[%i, %j]  : memref<?x?xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %b = vector.load %m[%i, %j] : memref<?x?xf32>, vector<[4]xf32>
  %4 = vector.extract %b[0] : f32 from vector<[4]xf32>
  %5 = vector.load %w[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %6 = vector.extract %5[1] : f32 from vector<4xf32>
  %c = vector.load %w[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %7 = vector.extract %c[] : vector<4xf32> from vector<4xf32>
  %d = vector.load %m[%i, %j] : memref<?x?xf32>, vector<f32>
  %8 = vector.extract %d[] : f32 from vector<f32>
  %e = vector.load %m[%i, %j] : memref<?x?xf32>, vector<2x[4]xf32>
  %9 = vector.extract %e[1] : vector<[4]xf32> from vector<2x[4]xf32>
  return %1, %4, %6, %7, %8, %9 : f32, f32, f32, vector<4xf32>, f32, vector<[4]xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @g(%m: memref<4x4xf32, strided<[1, 4]>>, %i: index, %j: index, %u: memref<4xf32, 3>) -> (f32, f32) {
  %0 = vector.load %m[%i, %j] : memref<4x4xf32, strided<[1, 4]>>, vector<1xf32>
  %1 = vector.extract %0[0] : f32 from vector<1xf32>
  %c0 = arith.constant 3 : index
  %2 = vector.load %u[%c0] : memref<4xf32, 3>, vector<2xf32>
  %3 = vector.extract %2[%c0] : f32 from vector<2xf32>
  return %1, %3 : f32, f32
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @a(%m: memref<?xf32>, %i: index) -> (f32, f32) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %3 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1, %3 : f32, f32
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @b(%m: memref<?x?xf32>, %i: index, %j: index) -> (f32, f32, vector<4xf32>) {
  %0 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  %k = arith.muli %i, %j : index
  %1 = vector.extract %0[%k] : f32 from vector<4xf32>
  %2 = vector.load %m[%i, %j] : memref<?x?xf32>, vector<4xf32>
  %3 = scf.execute_region -> f32 {
  %k1 = arith.muli %i, %j : index
     %4 = vector.extract %2[%k1] : f32 from vector<4xf32>
     scf.yield %4 : f32
  }
  %5 = vector.load %m[%i, %j] {hint = 1, alignment = 32, nontemporal = true} : memref<?x?xf32>, vector<2x4xf32>
  %6 = vector.extract %5[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %3, %6 : f32, f32, vector<4xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @c(%m: memref<?x?xf32>, %i: index, %j: index) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %5 = vector.load %m[%i, %j]  : memref<?x?xf32>, vector<2x4xf32>
  %6 = vector.extract %5[] : vector<2x4xf32> from vector<2x4xf32>
  return %6, %6 : vector<2x4xf32>, vector<2x4xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @d(%m: memref<?xf32>, %i: index, %v: f32, %x: vector<1xf32>) -> vector<1xf32> {
  %0 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %0, %m[%i] {alignment = 16, nontemporal = true, foo} : memref<?xf32>, vector<1xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<1xf32>
  return %0 : vector<1xf32>
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @e(%m: memref<?xf32>, %m2: memref<?x?xf32>, %i: index, %v: f32, %x: vector<1xf32>, %w: memref<?x?xvector<1xf32>>, %r: vector<f32>) {
  %0 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %0, %m[%i] {alignment = 16, nontemporal = true, foo} : memref<?xf32>, vector<1xf32>
  vector.store %0, %w[%i, %i] : memref<?x?xvector<1xf32>>, vector<1xf32>
  %3 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %3, %m[%i] {alignment = 16, nontemporal = true, foo} : memref<?xf32>, vector<1xf32>
  %4 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %4, %w[%i, %i] : memref<?x?xvector<1xf32>>, vector<1xf32>
  %5 = vector.broadcast %x : vector<1xf32> to vector<1x1xf32>
  vector.store %5, %m2[%i, %i] {alignment = 16, nontemporal = true, foo} : memref<?x?xf32>, vector<1x1xf32>
  %6 = vector.broadcast %v : f32 to vector<f32>
  vector.store %6, %m2[%i, %i] {alignment = 16, nontemporal = true, foo} : memref<?x?xf32>, vector<f32>
  %7 = vector.broadcast %r : vector<f32> to vector<1xf32>
  vector.store %7, %m2[%i, %i] {alignment = 16, nontemporal = true, foo} : memref<?x?xf32>, vector<1xf32>
  %8 = vector.shape_cast %r : vector<f32> to vector<1xf32>
  vector.store %8, %m2[%i, %i] {alignment = 16, nontemporal = true, foo} : memref<?x?xf32>, vector<1xf32>
  return
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @f(%m: memref<?x?xvector<4xf32>>, %i: index, %v: f32, %m2: memref<?x?xf32>) -> (vector<4xf32>, f32) {
  %0 = vector.load %m[%i, %i] : memref<?x?xvector<4xf32>>, vector<4xf32>
  %1 = vector.extract %0[] : vector<4xf32> from vector<4xf32>
  %2 = vector.load %m2[%i, %i] : memref<?x?xf32>, vector<f32>
  %3 = vector.extract %2[] : f32 from vector<f32>
  return %1, %3 : vector<4xf32>, f32
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @g(%m2: memref<?x?xf32>, %i: index) -> (f32) {
  %c1 = arith.constant -1 : index
  %2 = vector.load %m2[%i, %i] : memref<?x?xf32>, vector<4xf32>
  %3 = vector.extract %2[-1] : f32 from vector<4xf32>
  return %3 : f32
}
// AND
transform.apply_patterns.vector.sink_mem_ops
// CASE
func.func @h(%v: f32, %w: memref<?x?xvector<1xf32>>, %i: index) {
  %4 = vector.broadcast %v : f32 to vector<1xf32>
  vector.store %4, %w[%i, %i] : memref<?x?xvector<1xf32>>, vector<1xf32>
  return
}
// AND
transform.apply_patterns.vector.sink_mem_ops
