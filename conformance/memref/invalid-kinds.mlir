// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%m: memref<4xi32>, %f: i32, %i: index) { %0 = memref.atomic_rmw xori %f, %m[%i] : (i32, memref<4xi32>) -> i32 return }
func.func @a(%m: memref<4xf32>, %f: f32, %i: index) { %0 = memref.atomic_rmw xori %f, %m[%i] : (f32, memref<4xf32>) -> f32 return }
func.func @a(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) { %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<5x4xf32, strided<[1, ?]>> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.realloc %m : memref<4xi32> to memref<?xf32, 2> return }
func.func @a(%m: memref<4xi8>, %i: index) { %0 = memref.view %m[%i][] : memref<4xi8> to memref<?xf32, 2> return }
func.func @a(%m: memref<4xi8>, %i: index) { %0 = memref.view %m[%i][] : memref<4xi8> to memref<?xf32, strided<[?]>, 2> return }
func.func @a(%m: memref<8x16xf32, strided<[?, ?], offset: ?>>) { %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<8x16xf32, strided<[?, ?], offset: ?>> to memref<1xf32, strided<[1], offset: ?>> return }
module { %0 = memref.alloca() : memref<3xf32> }
"memref.global"() {sym_name = "g", type = memref<2x3xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
