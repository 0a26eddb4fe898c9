// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.expand_strided_metadata
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func private @use(index)
func.func @subview(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %s: index, %t: index, %n: memref<8x16x4xf32>) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[128, 1], offset: ?>>, memref<4xf32, strided<[64], offset: 36>>) {
  %0 = memref.subview %m[%i, %j] [%s, %t] [%i, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.subview %n[%i, 1, 0] [4, 1, 4] [2, 1, 1] : memref<8x16x4xf32> to memref<4x4xf32, strided<[128, 1], offset: ?>>
  %2 = memref.subview %n[0, 9, 0] [4, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<4xf32, strided<[64], offset: 36>>
  return %0, %1, %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<4x4xf32, strided<[128, 1], offset: ?>>, memref<4xf32, strided<[64], offset: 36>>
}
func.func @expand(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %n: memref<8x16x4xf32>, %k: memref<f32>) -> (memref<?x4x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x4x16x2x1x2xf32>, memref<1x1xf32>) {
  %c3 = arith.constant 3 : index
  %d = memref.dim %m, %c3 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%d, 4, %i, 3] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x4x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>
  %1 = memref.expand_shape %n [[0, 1], [2], [3, 4, 5]] output_shape [2, 4, 16, 2, 1, 2] : memref<8x16x4xf32> into memref<2x4x16x2x1x2xf32>
  %2 = memref.expand_shape %k [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return %0, %1, %2 : memref<?x4x?x3xf32, strided<[?, ?, ?, ?], offset: ?>>, memref<2x4x16x2x1x2xf32>, memref<1x1xf32>
}
func.func @collapse(%m: memref<?x?x4x?xf32>, %n: memref<8x16x4xf32>, %k: memref<1x1xf32>, %o: memref<2x?x?x3xf32, strided<[?, ?, 3, 1], offset: ?>>) -> (memref<?x?xf32>, memref<128x4xf32>, memref<f32>, memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>) {
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<?x?x4x?xf32> into memref<?x?xf32>
  %1 = memref.collapse_shape %n [[0, 1], [2]] : memref<8x16x4xf32> into memref<128x4xf32>
  %2 = memref.collapse_shape %k [] : memref<1x1xf32> into memref<f32>
  %3 = memref.collapse_shape %o [[0], [1], [2, 3]] : memref<2x?x?x3xf32, strided<[?, ?, 3, 1], offset: ?>> into memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>
  return %0, %1, %2, %3 : memref<?x?xf32>, memref<128x4xf32>, memref<f32>, memref<2x?x?xf32, strided<[?, ?, 1], offset: ?>>
}
func.func @allocs(%i: index, %j: index) -> (memref<f32>, index, index, index, index, index, memref<f32>, index, index, index) {
  %m = memref.alloc(%i, %j) : memref<?x4x?xf32>
  %b, %o, %s:3, %t:3 = memref.extract_strided_metadata %m : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  %ma = memref.alloca() : memref<4x4xf32>
  %ba, %oa, %sa:2, %ta:2 = memref.extract_strided_metadata %ma : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#2, %t#0, %t#1, %ba, %oa, %sa#0, %ta#0 : memref<f32>, index, index, index, index, index, memref<f32>, index, index, index
}
memref.global "private" @g : memref<4x8xf32>
func.func @others(%i: index, %m: memref<?x?xf32>, %u: memref<*xf32>) -> (memref<f32>, index, index, index, index) {
  %g = memref.get_global @g : memref<4x8xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %g : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  func.call @use(%t#0) : (index) -> ()
  %c = memref.cast %m : memref<?x?xf32> to memref<?x4xf32>
  %b1, %o1, %s1:2, %t1:2 = memref.extract_strided_metadata %c : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %r = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %b2, %o2, %s2:2, %t2:2 = memref.extract_strided_metadata %r : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  func.call @use(%t2#0) : (index) -> ()
  func.call @use(%s2#1) : (index) -> ()
  func.call @use(%o2) : (index) -> ()
  func.call @use(%o1) : (index) -> ()
  func.call @use(%s1#0) : (index) -> ()
  %ms = memref.memory_space_cast %m : memref<?x?xf32> to memref<?x?xf32, 1>
  %b3, %o3, %s3:2, %t3:2 = memref.extract_strided_metadata %ms : memref<?x?xf32, 1> -> memref<f32, 1>, index, index, index, index, index
  func.call @use(%t3#0) : (index) -> ()
  %as = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %b4, %o4, %s4:2, %t4:2 = memref.extract_strided_metadata %as : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  func.call @use(%t4#0) : (index) -> ()
  %p = memref.extract_aligned_pointer_as_index %r : memref<4x?xf32, strided<[?, 1], offset: ?>> -> index
  func.call @use(%p) : (index) -> ()
  %sv = memref.subview %m[%i, %i] [2, 2] [1, 1] : memref<?x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  %p2 = memref.extract_aligned_pointer_as_index %sv : memref<2x2xf32, strided<[?, 1], offset: ?>> -> index
  func.call @use(%p2) : (index) -> ()
  %b5, %o5, %s5:2, %t5:2 = memref.extract_strided_metadata %sv : memref<2x2xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  func.call @use(%o5) : (index) -> ()
  return %b, %o, %s#0, %t#0, %t#1 : memref<f32>, index, index, index, index
}
// CASE
func.func @tile(%m: memref<128x?xf32>, %n: index, %z: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c32 {
    %s = memref.subview %m[%i, 0] [32, %n] [1, 1] : memref<128x?xf32> to memref<32x?xf32, strided<[?, 1], offset: ?>>
    linalg.fill ins(%z : f32) outs(%s : memref<32x?xf32, strided<[?, 1], offset: ?>>)
    %t = memref.subview %s[4, %i] [1, 8] [1, 2] : memref<32x?xf32, strided<[?, 1], offset: ?>> to memref<8xf32, strided<[2], offset: ?>>
    linalg.fill ins(%z : f32) outs(%t : memref<8xf32, strided<[2], offset: ?>>)
    %e = memref.expand_shape %t [[0, 1]] output_shape [4, 2] : memref<8xf32, strided<[2], offset: ?>> into memref<4x2xf32, strided<[4, 2], offset: ?>>
    memref.store %z, %e[%c1, %c0] : memref<4x2xf32, strided<[4, 2], offset: ?>>
    %b, %o, %ss:2, %st:2 = memref.extract_strided_metadata %e : memref<4x2xf32, strided<[4, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
    memref.store %z, %b[] : memref<f32>
    %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%ss#0], strides: [%st#1] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
    linalg.fill ins(%z : f32) outs(%r : memref<?xf32, strided<[?], offset: ?>>)
  }
  return
}
