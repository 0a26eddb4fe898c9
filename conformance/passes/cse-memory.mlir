// ARGS: -cse
// ARGS: -cse -allow-unregistered-dialect
func.func @loads(%m: memref<?xf32>, %i: index, %v: f32) -> (f32, f32, f32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  %1 = memref.load %m[%i] : memref<?xf32>
  memref.store %v, %m[%i] : memref<?xf32>
  %2 = memref.load %m[%i] : memref<?xf32>
  return %0, %1, %2 : f32, f32, f32
}
func.func @loads_over_call(%m: memref<?xf32>, %i: index) -> (f32, f32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  call @f() : () -> ()
  %1 = memref.load %m[%i] : memref<?xf32>
  return %0, %1 : f32, f32
}
func.func private @f()
func.func @loads_over_dealloc(%m: memref<?xf32>, %n: memref<?xf32>, %i: index) -> (f32, f32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  memref.dealloc %n : memref<?xf32>
  %1 = memref.load %m[%i] : memref<?xf32>
  return %0, %1 : f32, f32
}
func.func @allocs() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  return %0, %1 : memref<4xf32>, memref<4xf32>
}
func.func @nested(%m: memref<?xf32>, %i: index, %c: i1) -> (f32, f32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  %1 = scf.if %c -> f32 {
    %2 = memref.load %m[%i] : memref<?xf32>
    scf.yield %2 : f32
  } else {
    scf.yield %0 : f32
  }
  return %0, %1 : f32, f32
}
func.func @over_region(%m: memref<?xf32>, %i: index, %c: i1, %v: f32) -> (f32, f32) {
  %0 = memref.load %m[%i] : memref<?xf32>
  scf.if %c {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  %1 = memref.load %m[%i] : memref<?xf32>
  return %0, %1 : f32, f32
}
