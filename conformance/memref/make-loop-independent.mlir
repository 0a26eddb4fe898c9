// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%lb: index, %ub: index, %step: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  scf.for %i = %c0 to %c128 step %c1 {
    // HERE
  }
  return
}
func.func private @g(memref<?x8xf32>) -> memref<?x8xf32>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["memref.alloca", "memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.memref.make_loop_independent %0 {num_loops = 1} : (!transform.any_op) -> !transform.any_op
    transform.print %1 : !transform.any_op
    transform.yield
  }
}
// CASE
%a = memref.alloca(%i) {alignment = 64} : memref<?x8xf32>
memref.store %x, %a[%c0, %c1] : memref<?x8xf32>
%s = memref.subview %a[0, 0] [%c1, 4] [1, 1] : memref<?x8xf32> to memref<?x4xf32, strided<[8, 1]>>
%l = memref.load %s[%c0, %c0] : memref<?x4xf32, strided<[8, 1]>>
%c = memref.cast %a : memref<?x8xf32> to memref<?x?xf32>
"test.use"(%s, %c, %l) : (memref<?x4xf32, strided<[8, 1]>>, memref<?x?xf32>, f32) -> ()
linalg.fill ins(%x : f32) outs(%a : memref<?x8xf32>)
%v = vector.transfer_read %a[%c0, %c0], %x : memref<?x8xf32>, vector<4xf32>
%d = memref.dim %a, %c0 : memref<?x8xf32>
"test.use"(%v, %d) : (vector<4xf32>, index) -> ()
%r = func.call @g(%a) : (memref<?x8xf32>) -> memref<?x8xf32>
// CASE
%z = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 7)>(%i)[%ub]
%w = affine.apply affine_map<(d0) -> (d0 + 7)>(%i)
%b = memref.alloca(%z, %w) : memref<?x?xf32>
memref.store %x, %b[%c0, %c1] : memref<?x?xf32>
// CASE
%a = memref.alloca(%i) : memref<?x8xf32>
%b = memref.alloca(%i) : memref<?x8xf32>
memref.copy %a, %b : memref<?x8xf32> to memref<?x8xf32>
// CASE
%a = memref.alloca(%i) : memref<?x8xf32>
%b = memref.subview %a[0, 0] [%c1, 1] [1, 1] : memref<?x8xf32> to memref<?xf32, strided<[8]>>
%c = memref.subview %b[0] [1] [1] : memref<?xf32, strided<[8]>> to memref<1xf32, strided<[8]>>
memref.store %x, %c[%c0] : memref<1xf32, strided<[8]>>
// CASE
%a = memref.alloca(%i) : memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
memref.store %x, %a[%c0, %c0] : memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
// CASE
%a = memref.alloca(%i)[%lb] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
memref.store %x, %a[%c0] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
// CASE
%n = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%lb]
%a = memref.alloca(%ub, %n) : memref<?x?xf32>
memref.store %x, %a[%c0, %c0] : memref<?x?xf32>
// CASE
%a = memref.alloc(%i) : memref<?x8xf32>
// CASE
%m = arith.muli %i, %i : index
%a = memref.alloca(%m) : memref<?x8xf32>
%b = memref.alloca(%i) : memref<?x8xf32>
