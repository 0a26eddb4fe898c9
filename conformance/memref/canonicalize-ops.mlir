// ARGS: --canonicalize --split-input-file
func.func @r1(%m: memref<4xf32>) -> memref<8xf32> { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32> return %0 : memref<8xf32> }
func.func @r2(%m: memref<?xf32>, %n: index) -> memref<?xf32> { %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @r3(%m: memref<?xf32>) -> memref<?xf32> { %c = arith.constant 4 : index %0 = memref.realloc %m(%c) : memref<?xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @r4(%m: memref<?xf32>) { %c = arith.constant 4 : index %0 = memref.realloc %m(%c) : memref<?xf32> to memref<?xf32> return }
func.func @r5() { %m = memref.alloc() : memref<4xf32> %0 = memref.realloc %m : memref<4xf32> to memref<8xf32> memref.dealloc %0 : memref<8xf32> return }
func.func @r6(%m: memref<4xf32>) -> memref<?xf32> { %c = arith.constant 9 : index %0 = memref.realloc %m(%c) {alignment = 8} : memref<4xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @r7() { %m = memref.alloc() : memref<4xf32> %0 = memref.realloc %m : memref<4xf32> to memref<8xf32> return }
func.func @r8(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32> memref.dealloc %0 : memref<8xf32> return }
func.func @a1() -> memref<?xf32> { %c = arith.constant 4 : index %0 = memref.alloc(%c) : memref<?xf32> return %0 : memref<?xf32> }
func.func @a2() -> memref<?x?xf32> { %c = arith.constant 4 : index %d = arith.constant -1 : index %0 = memref.alloc(%c, %d) : memref<?x?xf32> return %0 : memref<?x?xf32> }
func.func @a3(%n: index) -> memref<?x?xf32> { %c = arith.constant 4 : index %0 = memref.alloc(%c, %n) {alignment = 64 : i64} : memref<?x?xf32> return %0 : memref<?x?xf32> }
func.func @a4(%n: index) -> memref<?x?xf32> { %c = arith.constant 4 : index %0 = memref.alloca(%n, %c) : memref<?x?xf32> return %0 : memref<?x?xf32> }
func.func @a5(%n: index) { %0 = memref.alloc(%n) : memref<?xf32> memref.dealloc %0 : memref<?xf32> return }
func.func @a6(%v: f32) { %c = arith.constant 0 : index %0 = memref.alloc() : memref<4xf32> memref.store %v, %0[%c] : memref<4xf32> memref.dealloc %0 : memref<4xf32> return }
func.func @a7(%v: f32) { %c = arith.constant 0 : index %0 = memref.alloc() : memref<4xf32> memref.store %v, %0[%c] : memref<4xf32> return }
func.func @a8(%v: f32) -> f32 { %c = arith.constant 0 : index %0 = memref.alloc() : memref<4xf32> memref.store %v, %0[%c] : memref<4xf32> %1 = memref.load %0[%c] : memref<4xf32> memref.dealloc %0 : memref<4xf32> return %1 : f32 }
func.func @a9() -> memref<?xf32, strided<[?], offset: ?>> { %c = arith.constant 4 : index %o = arith.constant 2 : index %0 = memref.alloc(%c)[%o, %c] : memref<?xf32, strided<[?], offset: ?>> return %0 : memref<?xf32, strided<[?], offset: ?>> }
func.func @a10(%s: index) -> memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> { %c = arith.constant 4 : index %0 = memref.alloc(%c)[%s] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> return %0 : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>> }
func.func @a11() -> index { %c = arith.constant 4 : index %z = arith.constant 0 : index %0 = memref.alloc(%c) : memref<?xf32> %d = memref.dim %0, %z : memref<?xf32> return %d : index }
func.func @a12(%n: index) -> index { %z = arith.constant 1 : index %0 = memref.alloc(%n, %n) : memref<?x?xf32> %d = memref.dim %0, %z : memref<?x?xf32> return %d : index }
func.func @a13(%v: memref<4xf32>) { %0 = memref.alloc() : memref<4xf32> memref.copy %v, %0 : memref<4xf32> to memref<4xf32> return }
func.func @a14() { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () return }
func.func @a15() -> memref<?xf32> { %c = arith.constant 0 : index %0 = memref.alloc(%c) : memref<?xf32> return %0 : memref<?xf32> }
func.func @a16() { %c = arith.constant 5 : index %0 = memref.alloc(%c) : memref<?xf32> "x.use"(%0) : (memref<?xf32>) -> () memref.dealloc %0 : memref<?xf32> return }
func.func @c1(%m: memref<4xf32>) { memref.copy %m, %m : memref<4xf32> to memref<4xf32> return }
func.func @c2(%m: memref<4xf32>, %n: memref<4xf32>) { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %b = memref.cast %n : memref<4xf32> to memref<?xf32> memref.copy %a, %b : memref<?xf32> to memref<?xf32> return }
func.func @c3(%m: memref<0xf32>, %n: memref<0xf32>) { memref.copy %m, %n : memref<0xf32> to memref<0xf32> return }
func.func @c4(%m: memref<4x0xf32>, %n: memref<?x?xf32>) { memref.copy %m, %n : memref<4x0xf32> to memref<?x?xf32> return }
func.func @c5(%m: memref<?x?xf32>, %n: memref<4x0xf32>) { memref.copy %m, %n : memref<?x?xf32> to memref<4x0xf32> return }
func.func @c6(%m: memref<*xf32>, %n: memref<4xf32>) { %b = memref.cast %n : memref<4xf32> to memref<*xf32> memref.copy %m, %b : memref<*xf32> to memref<*xf32> return }
func.func @c7(%m: memref<4xf32>) { %a = memref.cast %m : memref<4xf32> to memref<?xf32> memref.copy %a, %m : memref<?xf32> to memref<4xf32> return }
func.func @k1(%m: memref<4xf32>) -> memref<4xf32> { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %b = memref.cast %a : memref<?xf32> to memref<4xf32> return %b : memref<4xf32> }
func.func @k2(%m: memref<?xf32>) -> memref<?xf32> { %a = memref.cast %m : memref<?xf32> to memref<4xf32> %b = memref.cast %a : memref<4xf32> to memref<?xf32> return %b : memref<?xf32> }
func.func @k3(%m: memref<4xf32>) -> memref<*xf32> { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %b = memref.cast %a : memref<?xf32> to memref<*xf32> return %b : memref<*xf32> }
func.func @k4(%m: memref<*xf32>) -> memref<?xf32> { %a = memref.cast %m : memref<*xf32> to memref<4xf32> %b = memref.cast %a : memref<4xf32> to memref<?xf32> return %b : memref<?xf32> }
func.func @k5(%m: memref<4x5xf32, strided<[5, 1], offset: 2>>) -> memref<4x5xf32, strided<[?, ?], offset: ?>> { %a = memref.cast %m : memref<4x5xf32, strided<[5, 1], offset: 2>> to memref<?x5xf32, strided<[5, 1], offset: ?>> %b = memref.cast %a : memref<?x5xf32, strided<[5, 1], offset: ?>> to memref<4x5xf32, strided<[?, ?], offset: ?>> return %b : memref<4x5xf32, strided<[?, ?], offset: ?>> }
func.func @k6(%m: memref<?xf32>) -> memref<?xf32> { %a = memref.cast %m : memref<?xf32> to memref<*xf32> %b = memref.cast %a : memref<*xf32> to memref<?xf32> return %b : memref<?xf32> }
func.func @l1(%m: memref<4xf32>, %i: index) -> f32 { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %0 = memref.load %a[%i] : memref<?xf32> return %0 : f32 }
func.func @l2(%m: memref<4xf32>, %i: index, %v: f32) { %a = memref.cast %m : memref<4xf32> to memref<?xf32> memref.store %v, %a[%i] : memref<?xf32> return }
func.func @l3(%m: memref<4xf32>) { %a = memref.cast %m : memref<4xf32> to memref<?xf32> memref.dealloc %a : memref<?xf32> return }
func.func @l4(%m: memref<4xf32>, %i: index, %v: f32) -> f32 { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %0 = memref.atomic_rmw addf %v, %a[%i] : (f32, memref<?xf32>) -> f32 return %0 : f32 }
func.func @l5(%m: memref<4xf32>, %i: index) { %a = memref.cast %m : memref<4xf32> to memref<?xf32> memref.prefetch %a[%i], read, locality<3>, data : memref<?xf32> return }
func.func @l6(%m: memref<4xf32>, %t: memref<1xi32>, %n: memref<4xf32, 2>) { %c = arith.constant 0 : index %a = memref.cast %m : memref<4xf32> to memref<?xf32> %b = memref.cast %t : memref<1xi32> to memref<?xi32> memref.dma_start %a[%c], %n[%c], %c, %b[%c] : memref<?xf32>, memref<4xf32, 2>, memref<?xi32> memref.dma_wait %b[%c], %c : memref<?xi32> return }
func.func @l7(%m: memref<4xf32>) -> memref<?xf32> { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %b = memref.assume_alignment %a, 16 : memref<?xf32> return %b : memref<?xf32> }
func.func @l8(%m: memref<4xf32>, %i: index) -> f32 { %a = memref.cast %m : memref<4xf32> to memref<*xf32> %b = memref.cast %a : memref<*xf32> to memref<?xf32> %0 = memref.load %b[%i] : memref<?xf32> return %0 : f32 }
func.func @l9(%i: index) { %c = arith.constant 0 : index %m = memref.alloc() : memref<4xf32> %0 = memref.load %m[%c] : memref<4xf32> "x.y"(%0) : (f32) -> () return }
func.func @d1(%m: memref<4x?xf32>) -> (index, index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %0 = memref.dim %m, %c0 : memref<4x?xf32> %1 = memref.dim %m, %c1 : memref<4x?xf32> return %0, %1 : index, index }
func.func @d2(%m: memref<4x?xf32>) -> index { %c = arith.constant 2 : index %0 = memref.dim %m, %c : memref<4x?xf32> return %0 : index }
func.func @d3(%m: memref<4x?xf32>) -> index { %c = arith.constant -1 : index %0 = memref.dim %m, %c : memref<4x?xf32> return %0 : index }
func.func @d4(%m: memref<*xf32>) -> index { %c = arith.constant 1 : index %0 = memref.dim %m, %c : memref<*xf32> return %0 : index }
func.func @d5(%m: memref<4x?xf32>) -> index { %c = arith.constant 1 : index %a = memref.cast %m : memref<4x?xf32> to memref<*xf32> %0 = memref.dim %a, %c : memref<*xf32> return %0 : index }
func.func @d6(%m: memref<?x?xf32>, %a: index, %b: index) -> (index, index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %s = memref.subview %m[%a, 0] [%b, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>> %0 = memref.dim %s, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>> %1 = memref.dim %s, %c1 : memref<?x4xf32, strided<[?, 1], offset: ?>> return %0, %1 : index, index }
func.func @d7(%m: memref<?x?xf32>, %a: index, %b: index) -> index { %c0 = arith.constant 0 : index %s = memref.subview %m[%a, 0] [1, %b] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>> %0 = memref.dim %s, %c0 : memref<?xf32, strided<[1], offset: ?>> return %0 : index }
func.func @d8(%m: memref<?x?xf32>, %sh: memref<3xindex>) -> index { %c = arith.constant 1 : index %r = memref.reshape %m(%sh) : (memref<?x?xf32>, memref<3xindex>) -> memref<?x?x?xf32> %0 = memref.dim %r, %c : memref<?x?x?xf32> return %0 : index }
func.func @d9(%m: memref<?x?xf32>, %sh: memref<3xindex>, %i: index) -> index { %r = memref.reshape %m(%sh) : (memref<?x?xf32>, memref<3xindex>) -> memref<?x?x?xf32> %0 = memref.dim %r, %i : memref<?x?x?xf32> return %0 : index }
func.func @d10(%m: memref<?x?xf32>, %sh: memref<3xi32>) -> index { %c = arith.constant 2 : index %r = memref.reshape %m(%sh) : (memref<?x?xf32>, memref<3xi32>) -> memref<?x?x?xf32> %0 = memref.dim %r, %c : memref<?x?x?xf32> return %0 : index }
func.func @d11(%m: memref<?x?xf32>, %sh: memref<?xindex>) -> index { %c = arith.constant 2 : index %r = memref.reshape %m(%sh) : (memref<?x?xf32>, memref<?xindex>) -> memref<*xf32> %0 = memref.dim %r, %c : memref<*xf32> return %0 : index }
func.func @d12(%m: memref<?x?xf32>, %sh: memref<3xindex>) -> index { %c = arith.constant 1 : index %r = memref.reshape %m(%sh) : (memref<?x?xf32>, memref<3xindex>) -> memref<?x?x?xf32> "x.clobber"(%sh) : (memref<3xindex>) -> () %0 = memref.dim %r, %c : memref<?x?x?xf32> return %0 : index }
func.func @d13(%m: memref<?xi8>, %a: index, %b: index) -> (index, index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %s = memref.view %m[%a][%b] : memref<?xi8> to memref<4x?xf32> %0 = memref.dim %s, %c0 : memref<4x?xf32> %1 = memref.dim %s, %c1 : memref<4x?xf32> return %0, %1 : index, index }
func.func @d14(%m: memref<?x?xf32>) -> index { %c0 = arith.constant 0 : index %s = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>> %0 = memref.dim %s, %c0 : memref<?x?xf32, strided<[1, ?]>> return %0 : index }
func.func @d15(%m: memref<?xf32>, %a: index) -> index { %c0 = arith.constant 0 : index %s = memref.reinterpret_cast %m to offset: [0], sizes: [%a, 2], strides: [2, 1] : memref<?xf32> to memref<?x2xf32, strided<[2, 1]>> %0 = memref.dim %s, %c0 : memref<?x2xf32, strided<[2, 1]>> return %0 : index }
func.func @d16(%m: memref<?x4xf32>) -> index { %c0 = arith.constant 0 : index %s = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32> %0 = memref.dim %s, %c0 : memref<?xf32> return %0 : index }
func.func @d17(%m: memref<?xf32>, %a: index) -> index { %c0 = arith.constant 0 : index %s = memref.expand_shape %m [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32> %0 = memref.dim %s, %c0 : memref<?x4xf32> return %0 : index }
func.func @d18(%n: index, %i: index) -> index { %0 = memref.alloc(%n) : memref<4x?xf32> %1 = memref.dim %0, %i : memref<4x?xf32> return %1 : index }
func.func @d19(%m: memref<?xf32>) -> index { %c0 = arith.constant 0 : index %s = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 3> %0 = memref.dim %s, %c0 : memref<?xf32, 3> return %0 : index }
func.func @d20(%t: tensor<?xf32>) -> index { %c0 = arith.constant 0 : index %s = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32> %0 = memref.dim %s, %c0 : memref<?xf32> return %0 : index }
func.func @rk1(%m: memref<4x?xf32>) -> index { %0 = memref.rank %m : memref<4x?xf32> return %0 : index }
func.func @rk2(%m: memref<*xf32>) -> index { %0 = memref.rank %m : memref<*xf32> return %0 : index }
func.func @rk3(%m: memref<4xf32>) -> index { %a = memref.cast %m : memref<4xf32> to memref<*xf32> %0 = memref.rank %a : memref<*xf32> return %0 : index }
func.func @ms1(%m: memref<4xf32>) -> memref<4xf32> { %a = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1> %b = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32> return %b : memref<4xf32> }
func.func @ms2(%m: memref<4xf32>) -> memref<4xf32, 2> { %a = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1> %b = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32, 2> return %b : memref<4xf32, 2> }
func.func @ms3(%m: memref<4xf32>) -> memref<4xf32> { %a = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32> return %a : memref<4xf32> }
func.func @ms4(%m: memref<4xf32>) -> memref<*xf32, 1> { %a = memref.cast %m : memref<4xf32> to memref<*xf32> %b = memref.memory_space_cast %a : memref<*xf32> to memref<*xf32, 1> return %b : memref<*xf32, 1> }
func.func @ms5(%m: memref<4xf32, 1>, %i: index) -> f32 { %a = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32> %v = memref.load %a[%i] : memref<4xf32> return %v : f32 }
func.func @ms6(%m: memref<4xf32, 1>) -> memref<2xf32, strided<[1], offset: 1>> { %a = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32> %v = memref.subview %a[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>> return %v : memref<2xf32, strided<[1], offset: 1>> }
func.func @sc1(%v: f32) { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } return }
func.func @sc2(%v: f32) -> f32 { %r = memref.alloca_scope -> f32 { %w = arith.addf %v, %v : f32 memref.alloca_scope.return %w : f32 } return %r : f32 }
func.func @sc3(%v: f32, %n: index) { "x.pre"() : () -> () memref.alloca_scope { %0 = memref.alloca(%n) : memref<?xf32> "x.use"(%0) : (memref<?xf32>) -> () memref.alloca_scope.return } "x.post"() : () -> () return }
func.func @sc4(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.for %i = %c0 to %n step %c1 { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } } return }
func.func @sc5(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.for %i = %c0 to %n step %c1 { memref.alloca_scope { %0 = memref.alloca(%i) : memref<?xf32> "x.use"(%0) : (memref<?xf32>) -> () memref.alloca_scope.return } } return }
func.func @sc6(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.for %i = %c0 to %n step %c1 { memref.alloca_scope { "x.use"() : () -> () memref.alloca_scope.return } "x.post"() : () -> () } return }
func.func @sc7(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index memref.alloca_scope { scf.for %i = %c0 to %n step %c1 { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () } memref.alloca_scope.return } "x.post"() : () -> () return }
func.func @sc8(%n: index) { memref.alloca_scope { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } "x.mid"() : () -> () memref.alloca_scope.return } "x.post"() : () -> () return }
func.func @sc9(%c: i1) { scf.if %c { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } } return }
func.func @sc10(%c: i1) { scf.if %c { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } "x.p"() : () -> () } return }
func.func @sc11(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index affine.for %i = 0 to %n { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } } return }
func.func @sc12(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.parallel (%i) = (%c0) to (%n) step (%c1) { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } } return }
func.func @sc13(%n: index) { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index scf.for %i = %c0 to %n step %c1 { memref.alloca_scope { %0 = memref.alloca(%n) : memref<?xf32> "x.use"(%0) : (memref<?xf32>) -> () memref.alloca_scope.return } "x.post"() : () -> () } return }
func.func @sc14() { memref.alloca_scope { "test.regions"() ({ %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () "t.y"() : () -> () }) : () -> () memref.alloca_scope.return } "x.post"() : () -> () return }
func.func @sc15(%v: f32) -> (f32, memref<4xf32>) { %r:2 = memref.alloca_scope -> (f32, memref<4xf32>) { %m = memref.alloc() : memref<4xf32> memref.alloca_scope.return %v, %m : f32, memref<4xf32> } "x.post"() : () -> () return %r#0, %r#1 : f32, memref<4xf32> }
func.func @sc16() { memref.alloca_scope { memref.alloca_scope.return } return }
func.func @sc17(%n: index) { scf.execute_region { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } "z.q"() : () -> () scf.yield } return }
func.func @sc18(%n: index) { memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } memref.alloca_scope { %0 = memref.alloca() : memref<4xf32> "x.use"(%0) : (memref<4xf32>) -> () memref.alloca_scope.return } return }
func.func @sc19(%n: index) { memref.alloca_scope { memref.alloca_scope { %0 = memref.alloca(%n) : memref<?xf32> "x.use"(%0) : (memref<?xf32>) -> () memref.alloca_scope.return } memref.alloca_scope.return } "x.post"() : () -> () return }
func.func @sc20() { %c0 = arith.constant 0 : index %c1 = arith.constant 1 : index %c8 = arith.constant 8 : index scf.for %i = %c0 to %c8 step %c1 { memref.alloca_scope { %n = "x.n"() : () -> index %0 = memref.alloca(%n) : memref<?xf32> "x.use"(%0) : (memref<?xf32>) -> () memref.alloca_scope.return } "x.post"() : () -> () } return }
