// ARGS: --promote-buffers-to-stack --split-input-file
// ARGS: --promote-buffers-to-stack=max-alloc-size-in-bytes=64 --split-input-file
// ARGS: --promote-buffers-to-stack=max-alloc-size-in-bytes=536870911 --split-input-file
// ARGS: --promote-buffers-to-stack=max-alloc-size-in-bytes=536870912 --split-input-file
// ARGS: --promote-buffers-to-stack=max-rank-of-allocated-memref=2 --split-input-file
// ARGS: --promote-buffers-to-stack=max-rank-of-allocated-memref=0 --split-input-file
func.func @sizes(%i: index) {
  %a = memref.alloc() : memref<256xf32>
  %b = memref.alloc() : memref<257xf32>
  %c = memref.alloc() : memref<8192xi1>
  %d = memref.alloc() : memref<8193xi1>
  %e = memref.alloc() : memref<128xindex>
  %f = memref.alloc() : memref<64xvector<3xf32>>
  %g = memref.alloc() : memref<65xvector<3xf32>>
  %h = memref.alloc() : memref<128xcomplex<f32>>
  %k = memref.alloc() {alignment = 16 : i64} : memref<f32, 1>
  return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32 : i64>>} {
  func.func @small_index() {
    %e = memref.alloc() : memref<256xindex>
    %f = memref.alloc() : memref<257xindex>
    return
  }
}
// -----
func.func @dynamic(%m: memref<*xf32>, %n: index) {
  %r = memref.rank %m : memref<*xf32>
  %a = memref.alloc(%r) : memref<?xf32>
  %b = memref.alloc(%r, %r) : memref<?x?xf32>
  %c = memref.alloc(%n) : memref<?xf32>
  return
}
// -----
func.func @leaves(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %v = memref.cast %b : memref<4xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<4xf32>
  %s = arith.select %c, %a, %w : memref<4xf32>
  return %s : memref<4xf32>
}
// -----
func.func @freed() {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
// -----
func.func @regions(%c: i1, %n: index) {
  %r = scf.if %c -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    %d = memref.alloc() : memref<4xf32>
    memref.copy %d, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  scf.for %i = %n to %n step %n {
    %e = memref.alloc() : memref<4xf32>
    memref.copy %e, %r : memref<4xf32> to memref<4xf32>
  }
  %u = scf.while (%x = %r) : (memref<4xf32>) -> memref<4xf32> {
    %f = memref.alloc() : memref<4xf32>
    scf.condition(%c) %f : memref<4xf32>
  } do {
  ^bb0(%y: memref<4xf32>):
    scf.yield %y : memref<4xf32>
  }
  scf.forall (%i) in (4) {
    %g = memref.alloc() : memref<4xf32>
    memref.copy %g, %u : memref<4xf32> to memref<4xf32>
  }
  return
}
// -----
func.func @to_a_call(%m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %r = call @to_a_call(%a) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
// -----
func.func @clone(%m: memref<4xf32>) {
  %a = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  return
}
