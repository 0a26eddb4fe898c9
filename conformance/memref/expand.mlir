// ARGS: --memref-expand
func.func @reshape(%m: memref<*xf32>, %s: memref<3xi32>, %t: memref<?xindex>, %u: memref<2xindex>, %x: memref<8xf32>) -> (memref<?x?x8xf32>, memref<*xf32>, memref<2x?xf32>, memref<4x2xf32>) {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %2 = memref.reshape %m(%u) : (memref<*xf32>, memref<2xindex>) -> memref<2x?xf32>
  %3 = memref.reshape %x(%u) : (memref<8xf32>, memref<2xindex>) -> memref<4x2xf32>
  %1 = memref.reshape %m(%t) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %0, %1, %2, %3 : memref<?x?x8xf32>, memref<*xf32>, memref<2x?xf32>, memref<4x2xf32>
}
func.func @rmw(%m: memref<8xf32>, %f: f32, %n: index) -> f32 {
  %0 = memref.atomic_rmw maximumf %f, %m[%n] : (f32, memref<8xf32>) -> f32
  return %0 : f32
}
