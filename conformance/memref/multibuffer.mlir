// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%x: index, %y: index, %n: index, %g: memref<4x128xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c128 = arith.constant 128 : index
  // HERE
  return
}
func.func private @use(memref<4x128xf32>)
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    // HERE
    transform.print %1 : !transform.any_op
    transform.yield
  }
}
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %x to %y step %n {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  %s = memref.subview %a[0, 1] [%c1, 3] [1, 1] : memref<4x128xf32> to memref<?x3xf32, strided<[128, 1], offset: 1>>
  %s2 = memref.subview %s[0, 1] [1, 2] [1, 1] : memref<?x3xf32, strided<[128, 1], offset: 1>> to memref<2xf32, strided<[1], offset: 2>>
  "test.use"(%s, %s2) : (memref<?x3xf32, strided<[128, 1], offset: 1>>, memref<2xf32, strided<[1], offset: 2>>) -> ()
  scf.for %j = %x to %y step %n {
    memref.store %v, %a[%c0, %j] : memref<4x128xf32>
  }
}
memref.dealloc %a : memref<4x128xf32>
// AND
%1 = transform.memref.multibuffer %0 {factor = 5} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
affine.for %i = 3 to 128 step 4 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
affine.for %i = %x to 128 step 4 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.forall (%i) in (8) {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.forall (%i, %j) in (8, 9) {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.parallel (%i) = (%c0) to (%c128) step (%c3) {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
scf.for %i = %c1 to %c128 step %c3 {
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  scf.for %k = %c1 to %c128 step %c3 {
    "test.use"(%a) : (memref<4x128xf32>) -> ()
  }
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
"test.use"(%a) : (memref<4x128xf32>) -> ()
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
memref.dealloc %a : memref<4x128xf32>
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() {alignment = 64 : i64, foo = "bar"} : memref<4x128xf32, 3>
scf.for %i = %c0 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32, 3>
  "test.use"(%a) : (memref<4x128xf32, 3>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<f32>
%b = memref.alloc() : memref<f32>
scf.for %i = %c0 to %c128 step %c3 {
  memref.copy %b, %a : memref<f32> to memref<f32>
  "test.use"(%a) : (memref<f32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
scf.for %i = %c0 to %c128 step %c3 {
%a = memref.alloc() : memref<4x128xf32>
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  "test.use"(%a) : (memref<4x128xf32>) -> ()
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %a, %g : memref<4x128xf32> to memref<4x128xf32>
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  %e = memref.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 64] : memref<4x128xf32> into memref<4x2x64xf32>
  "test.use"(%e) : (memref<4x2x64xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  %e = memref.collapse_shape %a [[0, 1]] : memref<4x128xf32> into memref<512xf32>
  "test.use"(%e) : (memref<512xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  %e = memref.cast %a : memref<4x128xf32> to memref<?x128xf32>
  "test.use"(%e) : (memref<?x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  func.call @use(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 0} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 1} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.while : () -> () {
  %c = "test.c"() : () -> i1
  scf.condition(%c)
} do {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
  scf.yield
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 4294967297} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %g, %a : memref<4x128xf32> to memref<4x128xf32>
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 9223372036854775807} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
scf.for %i = %c1 to %c128 step %c3 {
  memref.copy %a, %a : memref<4x128xf32> to memref<4x128xf32>
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
