// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%m: memref<?x4xf32>, %i: index) { %0 = memref.load %m[%i] : memref<?x4xf32> return }
func.func @a(%m: memref<?x4xf32>, %i: index, %f: f32) { memref.store %f, %m[%i, %i, %i] : memref<?x4xf32> return }
func.func @a(%i: index) { %0 = memref.alloc(%i)[%i] : memref<?xf32> return }
func.func @a(%i: index) { %0 = memref.alloca(%i, %i) : memref<?xf32> return }
func.func @a(%i: index) { %0 = memref.alloca() {alignment = 0 : i64} : memref<4xf32> return }
func.func @a(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4xi32> return }
func.func @a(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1> return }
func.func @a(%m: memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) { %0 = memref.cast %m : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>> to memref<?xf32> return }
func.func @a(%m: memref<8x16xf32>) { %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1]>, 3> return }
func.func @a(%m: memref<8x16xf32>) { %0 = memref.subview %m[0, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4x1xf32, strided<[16, 1, 1]>> return }
func.func @a(%m: memref<8x16xf32, affine_map<(d0, d1) -> (d0 + d1, d0)>>) { %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32, affine_map<(d0, d1) -> (d0 + d1, d0)>> to memref<1x4xf32, strided<[16, 1]>> return }
func.func @a(%m: memref<8x16xf32>) { %0 = memref.subview %m[0, 0] [1, -4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[16, 1]>> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<5xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<8xf32> to memref<4xf32, strided<[1]>> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [3], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32, strided<[1]>> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xi32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32, 2> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%i], strides: [1] : memref<8xf32> to memref<4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 2], strides: [2, %i] : memref<8xf32> to memref<2x2xf32> return }
