// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%m: memref<8x16xf32>) { %0 = memref.subview %m[9, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32> return }
func.func @a(%m: memref<8x16xf32>) { %0 = memref.subview %m[9, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xi32> return }
func.func @a(%m: memref<8x16xf32>) { %0 = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<8x16xf32> to memref<1x4xf32, strided<[12, 1]>> return }
func.func @a(%m: memref<8x16xf32>, %i: index) { %0 = memref.subview %m[%i, 0] [1, 17] [1, 1] : memref<8x16xf32> to memref<17xf32, strided<[1], offset: ?>> return }
func.func @a(%m: memref<8x16xf32>, %i: index) { %0 = memref.subview %m[%i, 16] [1, 0] [1, 1] : memref<8x16xf32> to memref<0xf32, strided<[1], offset: ?>> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2, %i] : memref<8xf32> into memref<2x4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2] : memref<8xf32> into memref<2x4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0]] output_shape [8, 1] : memref<8xf32> into memref<8x1xf32> return }
func.func @a(%m: memref<8xf32, affine_map<(d0) -> (d0 mod 3)>>, %i: index) { %0 = memref.expand_shape %m [[0,1]] output_shape [8, 1] : memref<8xf32, affine_map<(d0) -> (d0 mod 3)>> into memref<8x1xf32> return }
func.func @a(%m: memref<f32>, %i: index) { %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<f32> into memref<1x2xf32> return }
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1.0> : tensor<3xf32>} : () -> ()
memref.global "private" @g : memref<2xf32> = dense<[1.0, 2.0, 3.0]>
func.func @a(%m: memref<4xi32>, %n : memref<4xi32>, %i: index, %s: memref<2xi32>) { memref.dma_start %m[%i], %n[%i], %i, %s[%i], %i : memref<4xi32>, memref<4xi32>, memref<2xi32> return }
func.func @a(%m: memref<4xi32>, %n : memref<4xi32>, %i: index, %s: memref<2xi32>) { memref.dma_start %m[%i], %n[%i], %i, %s[] : memref<4xi32>, memref<4xi32>, memref<2xi32> return }
"memref.alloca"() : () -> ()
func.func @a(%m: memref<4xi32>, %n: memref<4xi32>, %i: index) { %0, %1 = "memref.distinct_objects"(%m, %n) : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<5xi32>) return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %i) : (memref<2x2xf32>, index, index, index) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %i, %i, %i, %i) : (memref<2x2xf32>, index, index, index, index, index, index) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %f, %i, %i, %i) : (memref<2x2xf32>, index, index, f32, index, index, index) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %d, %i, %i) : (memref<2x2xf32>, index, index, memref<2xf32>, index, index) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %d, %i, %i, %i) : (memref<2x2xf32>, index, index, memref<2xf32>, index, index, index) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %d, %i, %i, %t) : (memref<2x2xf32>, index, index, memref<2xf32>, index, index, memref<1xi32>) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%z, %z, %i, %f) : (memref<f32>, memref<f32>, index, f32) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %f, %i, %z) : (memref<2x2xf32>, f32, index, memref<f32>) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%m, %i, %i, %d, %i, %i, %t, %i, %i, %i) : (memref<2x2xf32>, index, index, memref<2xf32>, index, index, memref<1xi32>, index, index, index) -> () return }
func.func @a(%m: memref<2x2xf32>, %d: memref<2xf32>, %z: memref<f32>, %t: memref<1xi32>, %i: index, %f: f32) { "memref.dma_start"(%z, %z, %i, %z, %i, %f) : (memref<f32>, memref<f32>, index, memref<f32>, index, f32) -> () return }
