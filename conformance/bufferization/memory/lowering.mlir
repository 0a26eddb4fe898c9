// ARGS: --bufferization-lower-deallocations --split-input-file
// ARGS: --pass-pipeline=builtin.module(func.func(bufferization-lower-deallocations)) --split-input-file
func.func @a(%m: memref<f32>, %c: i1) { bufferization.dealloc (%m : memref<f32>) if (%c) return }
func.func @a2(%m: memref<*xf32>, %c: i1) { bufferization.dealloc (%m : memref<*xf32>) if (%c) return }
func.func @b(%m: memref<f32>, %k: memref<4xf32>, %c: i1) -> i1 { %0 = bufferization.dealloc (%m : memref<f32>) if (%c) retain (%k : memref<4xf32>) return %0 : i1 }
func.func @b2(%m: memref<f32>, %k: memref<4xf32>, %k2: memref<*xf32>, %c: i1) -> (i1, i1) { %0:2 = bufferization.dealloc (%m : memref<f32>) if (%c) retain (%k, %k2 : memref<4xf32>, memref<*xf32>) return %0#0, %0#1 : i1, i1 }
func.func @c(%m: memref<f32>, %k: memref<4xf32>, %k2: memref<*xf32>, %c: i1, %d: i1) -> (i1) { %0 = bufferization.dealloc (%m, %k : memref<f32>, memref<4xf32>) if (%c, %d) retain (%k2 : memref<*xf32>) return %0 : i1 }
func.func @d(%m: memref<f32>, %k: memref<4xf32>,  %c: i1, %d: i1) { bufferization.dealloc (%m, %k : memref<f32>, memref<4xf32>) if (%c, %d) return }
func.func @e() { bufferization.dealloc return }
func.func @f(%k: memref<4xf32>) -> i1 { %0 = bufferization.dealloc retain (%k : memref<4xf32>) return %0 : i1 }
// -----
module { module @x { func.func @dealloc_helper() {return}
func.func @d(%m: memref<f32>, %k: memref<4xf32>,  %c: i1, %d: i1) { bufferization.dealloc (%m, %k : memref<f32>, memref<4xf32>) if (%c, %d) return } 
func.func @d2(%m: memref<f32>, %k: memref<4xf32>,  %c: i1, %d: i1) { bufferization.dealloc (%m, %k : memref<f32>, memref<4xf32>) if (%c, %d) return } }
module @y {
func.func @d(%m: memref<f32>, %k: memref<4xf32>,  %c: i1, %d: i1) { bufferization.dealloc (%m, %k : memref<f32>, memref<4xf32>) if (%c, %d) return } }
}
// -----
func.func @three(%m: memref<f32>, %a: memref<4xf32>, %b: memref<*xf32>, %c: memref<2xi32>, %t: i1) -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<f32>) if (%t) retain (%a, %b, %c : memref<4xf32>, memref<*xf32>, memref<2xi32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
