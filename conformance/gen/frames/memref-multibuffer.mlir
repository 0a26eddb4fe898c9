// ARGS: --transform-interpreter --allow-unregistered-dialect
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
  "test.use"(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
// CASE
%a = memref.alloc() : memref<4x128xf32>
"test.use"(%a) : (memref<4x128xf32>) -> ()
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
  func.call @use(%a) : (memref<4x128xf32>) -> ()
}
// AND
%1 = transform.memref.multibuffer %0 {factor = 2} : (!transform.op<"memref.alloc">) -> !transform.any_op
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
