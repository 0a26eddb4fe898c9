// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.expand_ops
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @rmw(%m: memref<8xf32>, %i: memref<8xi32>, %f: f32, %k: i32, %n: index) -> f32 {
  %0 = memref.atomic_rmw maximumf %f, %m[%n] : (f32, memref<8xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %f, %m[%n] : (f32, memref<8xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %f, %m[%n] : (f32, memref<8xf32>) -> f32
  %3 = memref.atomic_rmw minnumf %f, %m[%n] : (f32, memref<8xf32>) -> f32
  %4 = memref.atomic_rmw addf %f, %m[%n] : (f32, memref<8xf32>) -> f32
  %5 = memref.atomic_rmw maxs %k, %i[%n] : (i32, memref<8xi32>) -> i32
  return %0 : f32
}
// CASE
func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<?xindex>, %u: memref<2xindex>, %x: memref<8xf32>) -> (memref<?x?x8xf32>, memref<*xf32>, memref<2x?xf32>, memref<4x2xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %m(%t) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.reshape %m(%u) : (memref<*xf32>, memref<2xindex>) -> memref<2x?xf32>
  %3 = memref.reshape %x(%u) : (memref<8xf32>, memref<2xindex>) -> memref<4x2xf32>
  return %0, %1, %2, %3 : memref<?x?x8xf32>, memref<*xf32>, memref<2x?xf32>, memref<4x2xf32>
}
