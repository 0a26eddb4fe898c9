// ARGS: --mlir-print-op-generic
func.func @dead(%i: index, %f: f32) { %0 = memref.alloc(%i) : memref<?xf32> memref.store %f, %0[%i] : memref<?xf32> memref.dealloc %0 : memref<?xf32> return }
func.func @dead2(%i: index, %f: f32) { %0 = memref.alloca(%i) : memref<?xf32> memref.store %f, %0[%i] : memref<?xf32> return }
func.func @dead3(%i: index, %g: f32, %f: memref<?xf32>) { %0 = memref.alloc(%i) : memref<?xf32> memref.store %g, %f[%i] : memref<?xf32> return }
func.func @notdead(%i: index, %f: f32) { %0 = memref.alloc(%i) : memref<?xf32> %c = memref.load %0[%i] : memref<?xf32> memref.store %c, %0[%i] : memref<?xf32> memref.dealloc %0 : memref<?xf32> return }
func.func @const(%i: index) -> memref<?x?xf32> { %c4 = arith.constant 4 : index %0 = memref.alloc(%i, %c4) {alignment = 16 : i64, foo = 1} : memref<?x?xf32> return %0 : memref<?x?xf32> }
func.func @consta(%i: index) -> f32 { %c4 = arith.constant 4 : index %0 = memref.alloca(%c4, %i) : memref<?x?xf32> %1 = memref.load %0[%i, %i] : memref<?x?xf32> return %1 : f32 }
func.func @constneg(%i: index) -> memref<?xf32> { %c4 = arith.constant -4 : index %0 = memref.alloc(%c4) : memref<?xf32> return %0 : memref<?xf32> }
func.func @constmap(%i: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> { %c4 = arith.constant 4 : index %0 = memref.alloc(%c4)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> }
func.func @realloc_dead(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32> return }
func.func @realloc_dead2(%i: index) { %m = memref.alloc(%i) : memref<?xf32> %0 = memref.realloc %m : memref<?xf32> to memref<8xf32> return }
func.func @realloc_dead3(%i: index) { %m = memref.alloc(%i) : memref<?xf32> %0 = memref.realloc %m : memref<?xf32> to memref<8xf32> memref.dealloc %0 : memref<8xf32> return }
func.func @scope1(%i: index) -> index { %0 = memref.alloca_scope -> (index) { %c = arith.addi %i, %i : index memref.alloca_scope.return %c : index } return %0 : index }
func.func private @f(memref<?xf32>)
func.func @scope2(%i: index) { memref.alloca_scope { %c = memref.alloca(%i) : memref<?xf32> func.call @f(%c) : (memref<?xf32>) -> () } return }
func.func @scope3(%i: index) { memref.alloca_scope { %c = memref.alloca(%i) : memref<?xf32> func.call @f(%c) : (memref<?xf32>) -> () } func.call @g() : () -> () return }
func.func private @g()
func.func @scope4(%i: index, %b: i1) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.for %k = %c0 to %i step %c1 { memref.alloca_scope { %c = memref.alloca() : memref<4xf32> %d = memref.cast %c : memref<4xf32> to memref<?xf32> func.call @f(%d) : (memref<?xf32>) -> () } } return }
func.func @copy_cast(%m: memref<4xf32>, %n: memref<*xf32>) { %1 = memref.cast %n : memref<*xf32> to memref<4xf32> memref.copy %m, %1 : memref<4xf32> to memref<4xf32> return }
func.func @dim_reshape(%m: memref<*xf32>, %s: memref<?xindex>) -> index { %c3 = arith.constant 3 : index %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32> memref.store %c3, %s[%c3] : memref<?xindex> %1 = memref.dim %0, %c3 : memref<*xf32> return %1 : index }
func.func @dim_reshape2(%m: memref<*xf32>, %s: memref<2xi32>) -> index { %c1 = arith.constant 1 : index %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32> %1 = memref.dim %0, %c1 : memref<?x?xf32> return %1 : index }
func.func @dim_reshape3(%m: memref<*xf32>, %s: memref<2xi32>, %i: index) -> index { %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xi32>) -> memref<?x?xf32> %1 = memref.dim %0, %i : memref<?x?xf32> return %1 : index }
func.func @dim_alloc(%i: index) -> (index, memref<?xf32>) { %c0 = arith.constant 0 : index %0 = memref.alloc(%i) : memref<?xf32> %1 = memref.dim %0, %c0 : memref<?xf32> return %1, %0 : index, memref<?xf32> }
func.func @dim_cast(%m: memref<?x4xf32>) -> index { %c0 = arith.constant 0 : index %0 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32> %1 = memref.dim %0, %c0 : memref<?x?xf32> return %1 : index }
func.func @dim_expand(%m: memref<?xf32>, %i: index) -> index { %c0 = arith.constant 0 : index %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32> %1 = memref.dim %0, %c0 : memref<?x4xf32> return %1 : index }
func.func @dim_assume(%m: memref<?xf32>) -> index { %c0 = arith.constant 0 : index %0 = memref.assume_alignment %m, 16 : memref<?xf32> %1 = memref.dim %0, %c0 : memref<?xf32> return %1 : index }
func.func @getglobal(%i: index) { %0 = memref.get_global @gl : memref<4xf32> return }
memref.global "private" @gl : memref<4xf32>
func.func @allocview() { %0 = memref.alloc() : memref<4xf32> %1 = memref.subview %0[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>> return }
func.func @subsub(%m: memref<8x8xf32>, %i: index) -> memref<2x2xf32, strided<[8, 1], offset: ?>> { %0 = memref.subview %m[%i, 1] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>> %1 = memref.subview %0[1, %i] [2, 2] [1, 1] : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<2x2xf32, strided<[8, 1], offset: ?>> return %1 : memref<2x2xf32, strided<[8, 1], offset: ?>> }
