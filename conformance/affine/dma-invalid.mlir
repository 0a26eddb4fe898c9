// ARGS: --allow-unregistered-dialect --split-input-file
// ARGS: --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n, %st, %e) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n, %st) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n, %st, %e, %e) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index, index, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n, %st, %i) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index, index, i32) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %i) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, i32) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%i, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (i32, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %i, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, i32, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %i, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, i32, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %i, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, i32, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %i, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, i32, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %i, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, i32, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map=#id1, dst_map=#id2, tag_map=#id1} : (memref<40x128xf32>, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %t, %c0, %n) {src_map=#id2, dst_map=#id1, tag_map=#id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %c0, %n) {src_map=#id2, dst_map=#id2, tag_map=#id2} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %ld, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %ld, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %ld, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %ld) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%u, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<*xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) ({}) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) <{a=1}> {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%i, %c0, %n) {tag_map = #id1} : (i32, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %i, %n) {tag_map = #id1} : (memref<1xi32, 2>, i32, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %i) {tag_map = #id1} : (memref<1xi32, 2>, index, i32) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %c0, %n) {tag_map=#id2} : (memref<1xi32, 2>, index, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %ld, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %ld, %n) {tag_map=#s1} : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%n) {tag_map = #id1} : (index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n) ({}) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%u, %c0, %n) {tag_map = #id1} : (memref<*xf32>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n) <{a=1}> {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n) <{tag_map = #id1}> {} : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_wait"(%t, %c0, %n) [^bb1]{tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
  return
^bb1: return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %u2[0], %n : memref<?xf32>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %u3[0], %n : memref<?xf32, strided<[?], offset: ?>>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %u[0], %n : memref<*xf32>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0] : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], %n
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0, 1], %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[%ld], %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], %n, %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], %n : i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], 1 : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], %n : memref<1xi32, 2>, i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait [0], %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], %i : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t(0), %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0] %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[0], %n {a} : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>, i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %st : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %st, %st, %st : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0], %d[2, 3], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %i, %st : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %i, %st {a = 1} : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : i32, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %n[0, 1], %d[2, 3], %t[0], %n : index, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : (memref<2x1024xf32, 1>, memref<1xi32, 2>)
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %s[2, 3], %t[0], %n : memref<40x128xf32>, memref<40x128xf32>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, %ld], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %s[2, %c0 + %c0], %t[symbol(%n)], %ld, %ld, %ld : memref<40x128xf32>, memref<40x128xf32>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %r = affine.dma_wait %t[0], %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %v, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %v, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %v, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %v) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_wait"(%t, %v, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_wait"(%t, %c0, %v) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_wait"(%t, %v, %n) {tag_map=#s1} : (memref<1xi32, 2>, index, index) -> ()
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %i, %v, %d, %c0, %c0, %t, %v, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, i32, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %v, %i, %d, %c0, %c0, %t, %v, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, i32, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_wait"(%t, %q, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.for %q = 0 to 10 {
"affine.dma_wait"(%t, %q, %n) {tag_map=#s1} : (memref<1xi32, 2>, index, index) -> ()
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.for %q = 0 to 10 {
"affine.dma_wait"(%t, %q, %n) {tag_map=#id1} : (memref<1xi32, 2>, index, index) -> ()
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.for %q = 0 to 10 {
"affine.dma_start"(%s, %q, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map=affine_map<()[s0, s1]->(s0, s1)>, dst_map=#id2, tag_map=#id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
}
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "memref.dma_wait"(%t, %c0, %n) <{a = 1}> : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "memref.dma_wait"(%t, %c0, %n) ({}) : (memref<1xi32, 2>, index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %d, %t) {src_map=affine_map<()->(0,0)>, dst_map=affine_map<()->(0,0)>, tag_map=affine_map<()->(0)>} : (memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %n[0, 1], %d[2, 3], %t[0] : index, memref<2x1024xf32, 1>, memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1] %d[2, 3], %t[0], %n : i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %st %e : i32
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_start 4
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[%n * %n], %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  affine.dma_wait %t[%n * symbol(%n)], %n : memref<1xi32, 2>
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "t.x"() ({ affine.dma_wait %t[0], %n : memref<1xi32, 2> }) : () -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %y = memref.load %l[] : memref<index>
 affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
%y2 = memref.load %l[] : memref<index>
 "t.x"(%y, %y2) : (index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %y = memref.load %l[] : memref<index>
 affine.dma_wait %t[0], %n : memref<1xi32, 2>
%y2 = memref.load %l[] : memref<index>
 "t.x"(%y, %y2) : (index, index) -> ()
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1, b, a = 1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
  return
}
// -----
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  "affine.dma_start"(%u3, %n, %u3, %n, %u3, %n, %n) {src_map = #id1, dst_map = #id1, tag_map = #id1} : (memref<?xf32, strided<[?], offset: ?>>, index, memref<?xf32, strided<[?], offset: ?>>, index, memref<?xf32, strided<[?], offset: ?>>, index, index) -> () 
  return
}
