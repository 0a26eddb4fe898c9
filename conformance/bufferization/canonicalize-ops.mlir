// ARGS: --canonicalize
func.func @c1() -> memref<4xf32> { %0 = memref.alloc() : memref<4xf32> %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32> memref.dealloc %0 : memref<4xf32> return %1 : memref<4xf32> }
func.func @c2(%m: memref<4xf32>) -> memref<4xf32> { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.dealloc %m : memref<4xf32> return %1 : memref<4xf32> }
func.func @c3(%m: memref<4xf32>) -> memref<4xf32> { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> return %1 : memref<4xf32> }
func.func @c4(%m: memref<4xf32>) { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> return }
func.func @c5(%m: memref<4xf32>) { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.dealloc %1 : memref<4xf32> return }
func.func @c6(%m: memref<4xf32>) { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> "x.use"(%1) : (memref<4xf32>) -> () memref.dealloc %1 : memref<4xf32> return }
func.func @c7(%m: memref<?xf32>) -> memref<4xf32> { %1 = bufferization.clone %m : memref<?xf32> to memref<4xf32> memref.dealloc %m : memref<?xf32> return %1 : memref<4xf32> }
func.func @c8(%m: memref<?xf32>) -> memref<?xf32> { %1 = bufferization.clone %m : memref<?xf32> to memref<4xf32> %2 = memref.cast %1 : memref<4xf32> to memref<?xf32> return %2 : memref<?xf32> }
func.func @c9(%m: memref<*xf32>) -> memref<*xf32> { %1 = bufferization.clone %m : memref<*xf32> to memref<*xf32> memref.dealloc %m : memref<*xf32> return %1 : memref<*xf32> }
func.func @c10(%m: memref<4xf32>, %v: f32, %i: index) -> memref<4xf32> { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.store %v, %1[%i] : memref<4xf32> memref.dealloc %m : memref<4xf32> return %1 : memref<4xf32> }
func.func @c11(%m: memref<4xf32>, %v: f32, %i: index) -> memref<4xf32> { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.store %v, %m[%i] : memref<4xf32> memref.dealloc %m : memref<4xf32> return %1 : memref<4xf32> }
func.func @c12(%m: memref<4xf32>) -> f32 { %c = arith.constant 0 : index %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> %2 = bufferization.clone %1 : memref<4xf32> to memref<4xf32> memref.dealloc %1 : memref<4xf32> %l = memref.load %2[%c] : memref<4xf32> memref.dealloc %2 : memref<4xf32> return %l : f32 }
func.func @c13(%m: memref<4xf32, 1>) -> memref<4xf32, 1> { %1 = bufferization.clone %m : memref<4xf32, 1> to memref<4xf32, 1> memref.dealloc %m : memref<4xf32, 1> return %1 : memref<4xf32, 1> }
func.func @c14(%m: memref<4xf32>) -> memref<4xf32> { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> "x.y"() ({ memref.dealloc %m : memref<4xf32> "t.t"() : () -> () }) : () -> () return %1 : memref<4xf32> }
func.func @c15(%m: memref<4xf32>) -> memref<4xf32> { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.dealloc %m : memref<4xf32> memref.dealloc %m : memref<4xf32> return %1 : memref<4xf32> }
func.func @c16(%m: memref<4xf32>) -> memref<?xf32> { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %1 = bufferization.clone %a : memref<?xf32> to memref<?xf32> memref.dealloc %a : memref<?xf32> return %1 : memref<?xf32> }
func.func @c17(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) { %1 = bufferization.clone %m : memref<4xf32> to memref<4xf32> %2 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.dealloc %m : memref<4xf32> return %1, %2 : memref<4xf32>, memref<4xf32> }
func.func @c18() { %0 = memref.alloc() : memref<4xf32> "x.u"(%0) : (memref<4xf32>) -> () %1 = bufferization.clone %0 : memref<4xf32> to memref<4xf32> memref.dealloc %0 : memref<4xf32> "x.u"(%1) : (memref<4xf32>) -> () memref.dealloc %1 : memref<4xf32> return }
func.func @t1(%t: tensor<4xf32>) -> tensor<4xf32> { %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32> %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32> return %1 : tensor<4xf32> }
func.func @t2(%m: memref<4xf32>) -> memref<4xf32> { %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32> %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32> return %1 : memref<4xf32> }
func.func @t3(%m: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> { %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32> %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>> return %1 : memref<4xf32, strided<[?], offset: ?>> }
func.func @t4(%m: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32> { %0 = bufferization.to_tensor %m : memref<4xf32, strided<[?], offset: ?>> to tensor<4xf32> %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32> return %1 : memref<4xf32> }
func.func @t5(%m: memref<4xf32, 1>) -> memref<4xf32> { %0 = bufferization.to_tensor %m : memref<4xf32, 1> to tensor<4xf32> %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32> return %1 : memref<4xf32> }
func.func @t6(%m: memref<4xf32>, %i: index) -> f32 { %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32> %1 = tensor.extract %0[%i] : tensor<4xf32> return %1 : f32 }
func.func @t7(%t: tensor<4xf32>, %i: index) -> f32 { %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32> %1 = memref.load %0[%i] : memref<4xf32> return %1 : f32 }
func.func @t8(%t: tensor<?xf32>) -> memref<?xf32> { %c = tensor.cast %t : tensor<?xf32> to tensor<4xf32> %0 = bufferization.to_buffer %c : tensor<4xf32> to memref<4xf32> %1 = memref.cast %0 : memref<4xf32> to memref<?xf32> return %1 : memref<?xf32> }
func.func @t9(%t: tensor<4xf32>) -> memref<?xf32> { %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32> %0 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @t10(%t: tensor<4xf32>) -> memref<?xf32, strided<[?], offset: ?>> { %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32> %0 = bufferization.to_buffer %c : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>> return %0 : memref<?xf32, strided<[?], offset: ?>> }
func.func @t11(%m: memref<?xf32>) -> index { %c = arith.constant 0 : index %0 = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32> %d = tensor.dim %0, %c : tensor<?xf32> return %d : index }
func.func @t12(%m: memref<*xf32>) -> index { %c = arith.constant 0 : index %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32> %d = tensor.dim %0, %c : tensor<*xf32> return %d : index }
func.func @t13(%m: memref<*xf32>) -> index { %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32> %d = tensor.rank %0 : tensor<*xf32> return %d : index }
func.func @t14(%m: memref<4xf32>) -> tensor<?xf32> { %0 = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32> %1 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32> return %1 : tensor<?xf32> }
func.func @t15(%t: tensor<4xf32>) -> tensor<4xf32> { %0 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32> %1 = bufferization.to_tensor %0 restrict : memref<4xf32> to tensor<4xf32> return %1 : tensor<4xf32> }
func.func @t16(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> { %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32> memref.store %v, %0[%i] : memref<4xf32> %1 = bufferization.to_tensor %0 restrict : memref<4xf32> to tensor<4xf32> return %1 : tensor<4xf32> }
func.func @t17(%t: tensor<?x4xf32>) -> (index, index) { %c = arith.constant 0 : index %k = arith.constant 1 : index %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32> %d = memref.dim %0, %c : memref<?x4xf32> %e = memref.dim %0, %k : memref<?x4xf32> return %d, %e : index, index }
func.func @t18(%t: tensor<*xf32>, %k: index) -> index { %0 = bufferization.to_buffer %t : tensor<*xf32> to memref<*xf32> %d = memref.dim %0, %k : memref<*xf32> return %d : index }
func.func @t19(%t: tensor<*xf32>) -> memref<*xf32> { %a = tensor.cast %t : tensor<*xf32> to tensor<4xf32> %b = tensor.cast %a : tensor<4xf32> to tensor<*xf32> %0 = bufferization.to_buffer %b : tensor<*xf32> to memref<*xf32> return %0 : memref<*xf32> }
func.func @a1() -> tensor<?xf32> { %c = arith.constant 4 : index %0 = bufferization.alloc_tensor(%c) : tensor<?xf32> return %0 : tensor<?xf32> }
func.func @a2(%n: index) -> tensor<?x?xf32> { %c = arith.constant 4 : index %0 = bufferization.alloc_tensor(%c, %n) {memory_space = 1 : i64} : tensor<?x?xf32> return %0 : tensor<?x?xf32> }
func.func @a3(%n: index) -> index { %c = arith.constant 0 : index %0 = bufferization.alloc_tensor(%n) : tensor<?xf32> %1 = tensor.dim %0, %c : tensor<?xf32> return %1 : index }
func.func @a4(%t: tensor<?xf32>) -> index { %c = arith.constant 0 : index %0 = bufferization.alloc_tensor() copy(%t) : tensor<?xf32> %1 = tensor.dim %0, %c : tensor<?xf32> return %1 : index }
func.func @a5(%t: tensor<4xf32>) -> tensor<4xf32> { %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32> return %0 : tensor<4xf32> }
func.func @a6() { %0 = bufferization.alloc_tensor() : tensor<4xf32> bufferization.dealloc_tensor %0 : tensor<4xf32> return }
func.func @a7() { %0 = bufferization.alloc_tensor() : tensor<4xf32> return }
func.func @a8() -> tensor<?xf32> { %c = arith.constant -4 : index %0 = bufferization.alloc_tensor(%c) : tensor<?xf32> return %0 : tensor<?xf32> }
func.func @a9(%s: index) -> tensor<?xf32> { %c = arith.constant 4 : index %0 = bufferization.alloc_tensor(%c) size_hint=%s : tensor<?xf32> return %0 : tensor<?xf32> }
func.func @m1(%t: tensor<4xf32>, %d: tensor<4xf32>) -> tensor<4xf32> { %0 = bufferization.materialize_in_destination %t in %d : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return %0 : tensor<4xf32> }
func.func @m2(%t: tensor<4xf32>, %d: tensor<4xf32>) -> tensor<?xf32> { %a = tensor.cast %t : tensor<4xf32> to tensor<?xf32> %b = tensor.cast %d : tensor<4xf32> to tensor<?xf32> %0 = bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> return %0 : tensor<?xf32> }
func.func @m3(%t: tensor<?xf32>, %d: tensor<?xf32>) -> index { %c = arith.constant 0 : index %0 = bufferization.materialize_in_destination %t in %d : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> %1 = tensor.dim %0, %c : tensor<?xf32> return %1 : index }
func.func @m4(%t: tensor<4xf32>, %d: memref<4xf32>) { bufferization.materialize_in_destination %t in restrict writable %d : (tensor<4xf32>, memref<4xf32>) -> () return }
func.func @d1(%m: memref<4xf32>, %c: i1) -> i1 { %f = arith.constant false %0 = bufferization.dealloc (%m : memref<4xf32>) if (%f) retain (%m : memref<4xf32>) return %0 : i1 }
func.func @d2(%m: memref<4xf32>, %c: i1) { bufferization.dealloc return }
func.func @d3(%m: memref<4xf32>, %c: i1, %d: i1) { bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%c, %d) return }
func.func @d4(%m: memref<4xf32>, %c: i1, %d: i1) { bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%c, %c) return }
func.func @d5(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) -> (i1, i1) { %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%n, %n : memref<4xf32>, memref<4xf32>) return %0#0, %0#1 : i1, i1 }
func.func @d6(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) -> (i1, i1) { %0:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m, %n : memref<4xf32>, memref<4xf32>) return %0#0, %0#1 : i1, i1 }
func.func @d7(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) -> i1 { %0 = bufferization.dealloc retain (%n : memref<4xf32>) return %0 : i1 }
func.func @d8(%c: i1) { %t = arith.constant true %0 = memref.alloc() : memref<4xf32> bufferization.dealloc (%0 : memref<4xf32>) if (%t) return }
func.func @d9(%c: i1) { %0 = memref.alloc() : memref<4xf32> bufferization.dealloc (%0 : memref<4xf32>) if (%c) return }
func.func @d10(%c: i1) -> memref<4xf32> { %t = arith.constant true %0 = memref.alloc() : memref<4xf32> %1 = bufferization.dealloc (%0 : memref<4xf32>) if (%t) retain (%0 : memref<4xf32>) "x.u"(%1) : (i1) -> () return %0 : memref<4xf32> }
func.func @d11(%m: memref<4xf32>, %c: i1) { %f = arith.constant false bufferization.dealloc (%m : memref<4xf32>) if (%f) return }
func.func @d12(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) { %f = arith.constant false bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%f, %c) return }
func.func @d13(%m: memref<?xf32>, %c: i1) { %b, %o, %s, %st = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index bufferization.dealloc (%b : memref<f32>) if (%c) return }
func.func @d14(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) -> i1 { %b, %o, %s, %st = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index %0 = bufferization.dealloc (%b : memref<f32>) if (%c) retain (%n : memref<?xf32>) return %0 : i1 }
func.func @d15(%m: memref<4xf32>, %c: i1) -> i1 { %a = memref.alloc() : memref<4xf32> %t = arith.constant true %0 = bufferization.dealloc (%a : memref<4xf32>) if (%t) retain (%m : memref<4xf32>) return %0 : i1 }
func.func @d16(%m: memref<4xf32>, %c: i1) -> i1 { %a = memref.alloc() : memref<4xf32> %0 = bufferization.dealloc (%a, %m : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%m : memref<4xf32>) "x.u"(%a) : (memref<4xf32>) -> () return %0 : i1 }
func.func @d17(%c: i1) -> (memref<4xf32>, memref<8xf32>) { %t = arith.constant true %0 = memref.alloc() : memref<4xf32> %1 = memref.alloc() : memref<8xf32> %2:2 = bufferization.dealloc (%0, %1 : memref<4xf32>, memref<8xf32>) if (%t, %t) retain (%0, %1 : memref<4xf32>, memref<8xf32>) "x.u"(%2#0, %2#1) : (i1, i1) -> () return %0, %1 : memref<4xf32>, memref<8xf32> }
func.func @d18(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (i1, i1) { %2:2 = bufferization.dealloc (%m, %n, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %c, %c) retain (%m, %n : memref<4xf32>, memref<4xf32>) return %2#0, %2#1 : i1, i1 }
func.func @d19(%c: i1, %d: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> (i1, i1, i1) { %2:3 = bufferization.dealloc (%m, %n, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %d) retain (%m, %n, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>) return %2#0, %2#1, %2#2 : i1, i1, i1 }
func.func @d21(%c: i1, %n: index) { %t = arith.constant true %0 = memref.alloc(%n) : memref<?xf32> "x.u"(%0) : (memref<?xf32>) -> () bufferization.dealloc (%0 : memref<?xf32>) if (%t) return }
func.func @d22(%m: memref<4xf32>, %c: i1) -> i1 { %0 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%m : memref<4xf32>) return %0 : i1 }
func.func @d23(%m: memref<4xf32>, %n: memref<4xf32>) -> (i1, i1) { %t = arith.constant true %f = arith.constant false %0:2 = bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%t, %f) retain (%n, %m : memref<4xf32>, memref<4xf32>) return %0#0, %0#1 : i1, i1 }
func.func @d24(%m: memref<4xf32>, %c: i1) { %0 = memref.alloca() : memref<4xf32> bufferization.dealloc (%0 : memref<4xf32>) if (%c) return }
func.func @d25(%m: memref<4xf32>, %c: i1) { %0 = memref.alloc() : memref<4xf32> %1 = memref.cast %0 : memref<4xf32> to memref<?xf32> bufferization.dealloc (%1 : memref<?xf32>) if (%c) return }
