// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %f : (!transform.any_op) -> ()
    transform.yield
  }
  // HERE
}
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %n: index) {
    %a = memref.alloc() : memref<8xf32>
    memref.store %v, %a[%i] : memref<8xf32>
    vector.transfer_write %w, %a[%i] : vector<4xf32>, memref<8xf32>
    memref.dealloc %a : memref<8xf32>
    %b = memref.alloca(%n) : memref<?xf32>
    %s = memref.subview %b[%i][4][1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
    %s2 = memref.subview %s[1][2][1] : memref<4xf32, strided<[1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
    memref.store %v, %s2[%i] : memref<2xf32, strided<[1], offset: ?>>
    memref.store %v, %s[%i] : memref<4xf32, strided<[1], offset: ?>>
    %c = memref.alloc() : memref<8xf32>
    %d = memref.alloc() : memref<8xf32>
    memref.copy %c, %d : memref<8xf32> to memref<8xf32>
    %e = memref.alloc() : memref<8xf32>
    %l = memref.load %e[%i] : memref<8xf32>
    memref.store %l, %e[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index) -> memref<8xf32> {
    %a = memref.alloc() : memref<8xf32>
    memref.store %v, %a[%i] : memref<8xf32>
    return %a : memref<8xf32>
  }
// CASE
func.func @a(%v: f32, %i: index)  {
    %a = memref.alloc() : memref<8xf32>
    linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
    %b = memref.alloc() : memref<8xf32>
    %c = memref.cast %b : memref<8xf32> to memref<?xf32>
    memref.store %v, %c[%i] : memref<?xf32>
    %d = memref.alloc() : memref<8xf32>
    %r = memref.alloc() : memref<8xf32>
    affine.store %v, %r[0] : memref<8xf32>
    %k = memref.alloc() : memref<8xf32>
    "test.unknown"(%k) : (memref<8xf32>) -> ()
    %p = memref.alloc() : memref<8xi32>
    memref.prefetch %p[%i], read, locality<3>, data : memref<8xi32>
    %q = memref.alloc() : memref<8xi32>
    memref.assume_alignment %q, 4 : memref<8xi32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%b0 = memref.alloc() : memref<2x4xf32>
%c = memref.collapse_shape %b0 [[0,1]] : memref<2x4xf32> into memref<8xf32>
memref.store %v, %c[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%c = memref.expand_shape %a [[0,1]] output_shape [2,4] : memref<8xf32> into memref<2x4xf32>
memref.store %v, %c[%i,%i] : memref<2x4xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%c = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
memref.store %v, %c[%i] : memref<4xf32, strided<[1]>>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<2x4xf32>
%c = memref.transpose %a (d0,d1)->(d1,d0) : memref<2x4xf32> to memref<4x2xf32, strided<[1,4]>>
memref.store %v, %c[%i,%i] : memref<4x2xf32, strided<[1,4]>>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<64xi8>
%c = memref.view %a[%i][] : memref<64xi8> to memref<8xf32>
memref.store %v, %c[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%b, %o, %s, %t = memref.extract_strided_metadata %a : memref<8xf32> -> memref<f32>, index, index, index
memref.store %v, %b[] : memref<f32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%b = memref.memory_space_cast %a : memref<8xf32> to memref<8xf32, 1>
memref.store %v, %b[%i] : memref<8xf32, 1>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%z = arith.constant 0 : index
%d = memref.dim %a, %z : memref<8xf32>
memref.store %v, %a[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
memref.copy %m, %a : memref<8xf32> to memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
vector.store %w, %a[%i] : memref<8xf32>, vector<4xf32>
vector.maskedstore %a[%i], %mask, %w : memref<8xf32>, vector<4xi1>, vector<4xf32>
vector.compressstore %a[%i], %mask, %w : memref<8xf32>, vector<4xi1>, vector<4xf32>
vector.scatter %a[%i] [%iv], %mask, %w : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
scf.if %x { memref.store %v, %a[%i] : memref<8xf32> }
%s = arith.select %x, %a, %m : memref<8xf32>
memref.store %v, %s[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%r = memref.atomic_rmw assign %v, %a[%i] : (f32, memref<8xf32>) -> f32
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%c = memref.cast %a : memref<8xf32> to memref<*xf32>
%d = memref.cast %c : memref<*xf32> to memref<?xf32>
memref.store %v, %d[%i] : memref<?xf32>
%l = memref.load %d[%i] : memref<?xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%c = memref.cast %a : memref<8xf32> to memref<?xf32>
%s = memref.subview %c[%i][4][1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
memref.store %v, %c[%i] : memref<?xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%b = memref.alloc() : memref<8xf32>
%l = memref.load %a[%i] : memref<8xf32>
memref.store %l, %b[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%g = bufferization.to_tensor %a : memref<8xf32> to tensor<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
vector.print punctuation <newline>
vector.transfer_write %w, %a[%i], %mask : vector<4xf32>, memref<8xf32>
%n = memref.alloc() : memref<4xf32>
%u = memref.alloca() : memref<4xf32>
affine.store %v, %u[0] : memref<4xf32>
affine.vector_store %w, %n[0] : memref<4xf32>, vector<4xf32>
%k = memref.realloc %n : memref<4xf32> to memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
%y = memref.extract_aligned_pointer_as_index %a : memref<8xf32> -> index
memref.store %v, %a[%i] : memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%al = memref.alloca_scope -> (f32) {
%a = memref.alloca() : memref<8xf32>
memref.store %v, %a[%i] : memref<8xf32>
memref.alloca_scope.return %v : f32 }
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
gpu.wait
%h = gpu.alloc() : memref<8xf32>
memref.store %v, %h[%i] : memref<8xf32>
gpu.memcpy %h, %m : memref<8xf32>, memref<8xf32>
    return
  }
// CASE
func.func @a(%v: f32, %i: index, %w: vector<4xf32>, %x: i1, %iv: vector<4xindex>, %mask: vector<4xi1>, %m: memref<8xf32>)  {
%a = memref.alloc() : memref<8xf32>
gpu.memcpy %a, %m : memref<8xf32>, memref<8xf32>
%b = memref.alloc() : memref<8xf32>
gpu.memset %b, %v : memref<8xf32>, f32
%c = memref.alloc() : memref<8xf32>
gpu.dealloc %c : memref<8xf32>
    return
  }
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match ops{["memref.store"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %f : (!transform.any_op) -> ()
    transform.print %s : !transform.any_op
    %a = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %a : (!transform.any_op) -> ()
    transform.yield
  }
  func.func @a(%v: f32, %i: index, %x: i1)  {
    %a = memref.alloc() : memref<8xf32>
    memref.store %v, %a[%i] : memref<8xf32>
    %b = memref.alloc() : memref<8xf32>
    memref.store %v, %b[%i] : memref<8xf32>
    %g = memref.load %b[%i] : memref<8xf32>
    scf.if %x {
      memref.store %g, %a[%i] : memref<8xf32>
      %q = memref.alloca() : memref<4xf32>
      memref.store %g, %q[%i] : memref<4xf32>
      memref.dealloc %a : memref<8xf32>
    }
    return
  }
}
