// A part of a larger buffer has another layout: who needs a buffer of the type that it had can't have one.
// RUN: not jig apply --script %s %s 2>&1 | FileCheck %s
// CHECK: op failed to multibuffer
// CHECK: note: 'func.call' needs a buffer of the type that it has
func.func private @use(memref<4x128xf32>)
func.func @f(%in: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %cst = arith.constant 1.0 : f32
  %tmp = memref.alloc() : memref<4x128xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    linalg.fill ins(%cst: f32) outs(%tmp: memref<4x128xf32>)
    func.call @use(%tmp) : (memref<4x128xf32>) -> ()
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloc"]} in %arg1 : (!transform.any_op) -> !transform.op<"memref.alloc">
    %1 = transform.memref.multibuffer %0 {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}
