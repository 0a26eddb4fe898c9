// The reference dies on these.
// RUN: jig-opt --split-input-file --verify-diagnostics %s
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>
#s1 = affine_map<()[s0] -> (s0)>
func.func @f(%s: memref<40x128xf32>, %d: memref<2x1024xf32, 1>, %t: memref<1xi32, 2>, %n: index, %st: index, %e: index, %i: i32, %u: memref<*xf32>, %l: memref<index>) {
  %c0 = arith.constant 0 : index
  %ld = memref.load %l[] : memref<index>
  %u2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %u3 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  // expected-error @below {{expected DMA tag to be of memref type}}
  "affine.dma_start"(%s, %c0, %c0, %t, %c0, %n) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<1xi32, 2>, index, index) -> () 
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
  // expected-error @below {{expected DMA source to be of memref type}}
  "affine.dma_start"() {src_map = #id2, dst_map = #id2, tag_map = #id1} : () -> () 
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
  // expected-error @below {{expected DMA destination to be of memref type}}
  "affine.dma_start"(%s) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>) -> () 
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
  // expected-error @below {{requires an affine map attribute 'src_map'}}
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
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
  // expected-error @below {{requires an affine map attribute 'src_map'}}
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) {src_map = 1, dst_map = #id2, tag_map=#id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
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
  // expected-error @below {{expected DMA tag to be of memref type}}
  "affine.dma_start"(%s, %c0, %c0, %d, %c0, %c0, %t, %c0, %n) ({ ^bb0: "affine.dma_wait"() : () -> () }) {src_map = #id2, dst_map = #id2, tag_map = #id1} : (memref<40x128xf32>, index, index, memref<2x1024xf32, 1>, index, index, memref<1xi32, 2>, index, index) -> () 
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
  // expected-error @below {{incorrect number of operands}}
  "affine.dma_wait"(%t, %c0) {tag_map = #id1} : (memref<1xi32, 2>, index) -> ()
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
  // expected-error @below {{requires an affine map attribute 'tag_map'}}
  "affine.dma_wait"(%t, %c0, %n) {} : (memref<1xi32, 2>, index, index) -> ()
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
  // expected-error @below {{expected DMA tag to be of memref type}}
  "affine.dma_wait"() {tag_map = #id1} : () -> ()
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
  // expected-error @below {{requires an affine map attribute 'tag_map'}}
  "affine.dma_wait"(%t, %c0, %n) {tag_map=2} : (memref<1xi32, 2>, index, index) -> ()
  return
}
