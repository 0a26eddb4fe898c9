// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%m: memref<8xf32>) { %0 = memref.expand_shape %m [[0], [1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<8xf32> into memref<?x4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32, strided<[4, 2]>> return }
func.func @a(%m: memref<2x4xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [8] : memref<2x4xf32> into memref<8xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 2]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32> return }
func.func @a(%m: memref<8xf32>, %i: index) { %0 = memref.expand_shape %m [[0]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32> return }
func.func @a(%m: memref<2x4xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32> into memref<9xf32> return }
func.func @a(%m: memref<2x4xf32>) { %0 = memref.collapse_shape %m [[0], [1]] : memref<2x4xf32> into memref<8xf32> return }
func.func @a(%m: memref<2x4xf32>) { %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x4xf32> into memref<8xf32> return }
func.func @a(%m: memref<2x4xf32, strided<[8, 1]>>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32, strided<[8, 1]>> into memref<8xf32> return }
func.func @a(%m: memref<2x?xf32, strided<[8, 1]>>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x?xf32, strided<[8, 1]>> into memref<?xf32> return }
func.func @a(%m: memref<2x?xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<2x?xf32> into memref<8xf32> return }
func.func @a(%m: memref<2x4xf32>) { %0 = memref.collapse_shape %m [] : memref<2x4xf32> into memref<f32> return }
func.func @a(%m: memref<8xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<8xf32> into memref<2x4xf32> return }
func.func @a(%m: memref<8xi8>, %i: index) { %0 = memref.view %m[%i][] : memref<8xi8> to memref<?xf32> return }
func.func @a(%m: memref<8xi8, affine_map<(d0)->(d0 floordiv 2)>>, %i: index) { %0 = memref.view %m[%i][] : memref<8xi8, affine_map<(d0)->(d0 floordiv 2)>> to memref<4xf32> return }
func.func @a(%m: memref<2x4xf32>) { %0 = memref.transpose %m (i, j) -> (i, i) : memref<2x4xf32> to memref<4x2xf32> return }
func.func @a(%m: memref<2x4xf32>) { %0 = memref.transpose %m (i, j, k) -> (j, i, k) : memref<2x4xf32> to memref<4x2xf32> return }
func.func @a(%m: memref<2x4xf32>, %k: memref<2x5xf32>) { memref.copy %m, %k : memref<2x4xf32> to memref<2x5xf32> return }
func.func @a(%m: memref<2x4xf32>, %k: memref<2x4xi32>) { memref.copy %m, %k : memref<2x4xf32> to memref<2x4xi32> return }
memref.global "foo" @g : memref<2xf32>
memref.global "private" @g : memref<?xf32>
memref.global "private" @g : i32
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = 1 : i32} : () -> ()
"memref.global"() {sym_name = "g", type = memref<2xf32>, initial_value = dense<1> : tensor<2xi32>} : () -> ()
memref.global @g : memref<2xf32> = uninitialized {alignment = 3}
"memref.global"() {sym_name = "g", type = memref<?xf32>} : () -> ()
func.func @a() { %0 = memref.get_global @foo : memref<2xf32> return }
memref.global @g : memref<2xf32> func.func @a() { %0 = memref.get_global @g : memref<3xf32> return }
func.func @a(%m: memref<4xf32>, %i: index, %f: f32) { %0 = memref.atomic_rmw addf %f, %m[] : (f32, memref<4xf32>) -> f32 return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.atomic_rmw mulf %f, %m[%i] : (i32, memref<4xi32>) -> i32 return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.atomic_rmw assign %f, %m[%i, %i] : (i32, memref<4xi32>) -> i32 return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%c: f32): memref.atomic_yield %c : f32 } return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%c: i32): %k = arith.constant 1.0 : f32 memref.atomic_yield %k : f32 } return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%c: i32, %d: i32): memref.atomic_yield %c : i32 } return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%c: i32): memref.store %c, %m[%i] : memref<4xi32> memref.atomic_yield %c : i32 } return }
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%c: i32): %k = memref.alloc() : memref<4xi32> memref.atomic_yield %c : i32 } return }
func.func @a(%m: memref<4xi32>, %s: memref<?xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<?xindex>) -> memref<2x2xi32> return }
func.func @a(%m: memref<4xi32>, %s: memref<3xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<3xindex>) -> memref<2x2xi32> return }
func.func @a(%m: memref<4xi32>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xf32> return }
func.func @a(%m: memref<4xi32, strided<[2]>>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32, strided<[2]>>, memref<2xindex>) -> memref<2x2xi32> return }
func.func @a(%m: memref<4xi32>, %s: memref<2xindex>) { %0 = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<2x2xi32, strided<[1,2]>> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.realloc %m : memref<4xi32> to memref<?xi32> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.realloc %m(%i) : memref<4xi32> to memref<8xi32> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.realloc %m : memref<4xi32> to memref<8xf32> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.realloc %m : memref<4xi32> to memref<8xi32, strided<[2]>> return }
func.func @a(%m: memref<4xi32, strided<[2]>>, %i: index) { %0 = memref.realloc %m : memref<4xi32, strided<[2]>> to memref<8xi32> return }
func.func @a(%m: memref<4xi32>, %i: index) { memref.prefetch %m[], read, locality<3>, data : memref<4xi32> return }
func.func @a(%m: memref<4xi32>, %i: index) { memref.dma_wait %m[], %i : memref<4xi32> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.assume_alignment %m, 3 : memref<4xi32> return }
func.func @a(%m: memref<4xi32>, %i: index) { %0 = memref.assume_alignment %m, 0 : memref<4xi32> return }
func.func @a(%m: memref<4xi32>) { %0 = memref.memory_space_cast %m : memref<4xi32> to memref<4xf32> return }
func.func @a(%m: memref<4xi32>) { %0 = memref.memory_space_cast %m : memref<4xi32> to memref<4xi32, strided<[3]>> return }
func.func @a(%m: memref<*xi32>) { %0 = memref.memory_space_cast %m : memref<*xi32> to memref<4xi32, 1> return }
"memref.distinct_objects"() : () -> ()
func.func @a(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) { %b, %o, %s:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index return }
func.func @a(%m: memref<4xf32>) { "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32>, index, index, f32) return }
func.func @a(%m: memref<4xf32>) { "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f32>, index, index, index, index, index) return }
func.func @a(%m: memref<4xf32>) { "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<f64>, index, index, index) return }
func.func @a(%m: memref<f32>, %i: index) { %0 = memref.dim %m, %i : memref<f32> return }
func.func @a(%m: memref<f32>, %i: index) { memref.alloca_scope { %0 = arith.constant 1: index  memref.alloca_scope.return %0 : index } return }
func.func @a(%m: memref<f32>, %i: index) { %1 = memref.alloca_scope -> (index) { %0 = arith.constant 1: i32 memref.alloca_scope.return %0 : i32 } return }
func.func @a(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {alignment = 3 : i64} : memref<4xf32> return }
func.func @a(%m: memref<4xf32>, %i: index) { %0 = memref.load %m[%i] {nontemporal = 3 : i64} : memref<4xf32> return }
