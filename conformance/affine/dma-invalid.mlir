// ARGS: --allow-unregistered-dialect --split-input-file
// ARGS: --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
// FRAME
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  // HERE
  return
}
// EACH
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n, %st) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index, index) -> ()
"affine.dma_start"(%s, %c0, %c0, %i, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, i32, index, index, memref<1xi32, 2>, index, index) -> ()
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %i, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, i32, index, index) -> ()
"affine.dma_start"(%s, %i, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, i32, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> ()
"affine.dma_start"(%s, %c0, %c0, %d, %i, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, i32, index, memref<1xi32, 2>, index, index) -> ()
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %i, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, i32, index) -> ()
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> i32
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) <{a=1}> {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> ()
"affine.dma_wait"(%i, %c0, %n) {tag_map = #id1} : (i32, index, index) -> ()
"affine.dma_wait"(%t, %i, %n) {tag_map = #id1} : (memref<1xi32, 2>, i32, index) -> ()
"affine.dma_wait"(%t, %c0, %c0, %n) {tag_map=#id2} : (memref<1xi32, 2>, index, index, index) -> ()
"affine.dma_wait"(%n) {tag_map = #id1} : (index) -> ()
"affine.dma_wait"(%t, %c0, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> i32
"affine.dma_wait"(%t, %c0, %n) <{a=1}> {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> ()
"affine.dma_wait"(%t, %c0, %n) <{tag_map = #id1}> {} : (memref<1xi32, 2>, index, index) -> ()
affine.dma_wait %u2[0], %n : memref<?xf32>
affine.dma_wait %u[0], %n : memref<*xf32>
affine.dma_wait %t[0] : memref<1xi32, 2>
affine.dma_wait %t[0], %n, %n : memref<1xi32, 2>
affine.dma_wait %t[0], %n : i32
affine.dma_wait %t[0], 1 : memref<1xi32, 2>
affine.dma_wait [0], %n : memref<1xi32, 2>
affine.dma_wait %t[0], %i : memref<1xi32, 2>
affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>
affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %st : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
affine.dma_start %s[0, 1], %d[2, 3], %t[0] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
affine.dma_start %s[0, 1], %d[2, 3], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n, %i, %st {a = 1} : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
affine.dma_start %s[0, 1], %d[2, 3], %t[0], %n : i32, memref<2x1024xf32, 1>, memref<1xi32, 2>
affine.dma_start %n[0, 1], %d[2, 3], %t[0], %n : index, memref<2x1024xf32, 1>, memref<1xi32, 2>
affine.dma_start %s[0, 1], %d[2, %ld], %t[0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index> "affine.dma_wait"(%t, %q, %n) {tag_map = #id1} : (memref<1xi32, 2>, index, index) -> () }
"memref.dma_wait"(%t, %c0, %n) <{a = 1}> : (memref<1xi32, 2>, index, index) -> ()
"memref.dma_wait"(%t, %c0, %n) ({}) : (memref<1xi32, 2>, index, index) -> ()
"affine.dma_start"(%s, %d, %t) {src_map=affine_map<()->(0,0)>, dst_map=affine_map<()->(0,0)>, tag_map=affine_map<()->(0)>} : (memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>) -> ()
// CASE
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %v, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> ()
}
// CASE
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %v, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> ()
}
// CASE
  scf.for %q = %c0 to %n step %n { %v = memref.load %l[] : memref<index>
"affine.dma_start"(%s, %v, %i, %d, %c0, %c0, %t, %v, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, i32, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> ()
}
