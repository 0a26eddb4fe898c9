// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
// ARGS: --canonicalize --cse --mlir-print-debuginfo
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.dma_start %s[%i + 3, %j], %d[%i * 2, %j + symbol(%n)], %t[%c0], %n : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
      affine.dma_start %s[%i + 3, %j], %d[%i floordiv 2, %j], %t[0], %n, %st, %e : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
      affine.dma_wait %t[%i + 1], %n : memref<1xi32, 2>
      affine.dma_wait %t[%c0], %n : memref<1xi32, 2>
    }
  }
  return
}
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @g(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index) {
  %c0 = arith.constant 0 : index
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1, foo} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> ()
  "affine.dma_wait"(%t, %c0, %n) {tag_map = #id1, foo} : (memref<1xi32, 2>, index, index) -> ()
  %m = memref.cast %s : memref<40x128xf32> to memref<?x?xf32>
  affine.dma_start %m[0, 1], %m[%c0, 2], %t[0], %n : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32, 2>
  %tc = memref.cast %t : memref<1xi32, 2> to memref<?xi32, 2>
  affine.dma_wait %tc[0], %n : memref<?xi32, 2>
  %tu = memref.cast %t : memref<1xi32, 2> to memref<*xi32, 2>
  %tcu = memref.cast %tu : memref<*xi32, 2> to memref<?xi32, 2>
  affine.dma_wait %tcu[0], %n : memref<?xi32, 2>
  return
}
