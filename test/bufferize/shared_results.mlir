// RUN: jig eval %s --entry main > %t.before
// RUN: jig-opt %s --one-shot-bufferize=bufferize-function-boundaries=true > %t.mlir
// RUN: jig eval %t.mlir --entry main > %t.after && diff %t.before %t.after
// RUN: FileCheck %s < %t.mlir
// A tensor that is returned twice is two buffers when a caller writes to one of them, or hands it to one who does; a constant is a copy.

// CHECK-LABEL: func.func private @two
// CHECK: memref.copy
// CHECK-LABEL: func.func private @arg
// CHECK: memref.copy
// CHECK-LABEL: func.func private @constant
// CHECK: memref.get_global
// CHECK: memref.copy
// CHECK-LABEL: func.func private @unwritten
// CHECK-NOT: memref.copy
// CHECK-LABEL: func.func private @hands_on
// CHECK-NOT: memref.copy
// CHECK-LABEL: func.func @main
func.func private @two(%f: f32) -> (tensor<2xf32>, tensor<2xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  return %0, %0 : tensor<2xf32>, tensor<2xf32>
}
func.func private @arg(%t: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  return %t, %t : tensor<2xf32>, tensor<2xf32>
}
func.func private @constant() -> tensor<2xf32> {
  %0 = arith.constant dense<1.0> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @unwritten() -> tensor<2xf32> {
  %0 = arith.constant dense<3.0> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func private @hands_on() -> tensor<2xf32> {
  %0 = call @constant() : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @main() -> (f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %g = arith.constant 2.0 : f32
  %r:2 = call @two(%f) : (f32) -> (tensor<2xf32>, tensor<2xf32>)
  %w = tensor.insert %g into %r#0[%c0] : tensor<2xf32>
  %x = tensor.extract %r#1[%c0] : tensor<2xf32>
  %e = tensor.empty() : tensor<2xf32>
  %k = linalg.fill ins(%f : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
  %s:2 = call @arg(%k) : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %v = tensor.insert %g into %s#0[%c0] : tensor<2xf32>
  %y = tensor.extract %s#1[%c0] : tensor<2xf32>
  %z = tensor.extract %w[%c0] : tensor<2xf32>
  %q = tensor.extract %v[%c0] : tensor<2xf32>
  %h = call @hands_on() : () -> tensor<2xf32>
  %i = tensor.insert %g into %h[%c0] : tensor<2xf32>
  %j = tensor.extract %i[%c0] : tensor<2xf32>
  %l = call @hands_on() : () -> tensor<2xf32>
  %m = tensor.extract %l[%c0] : tensor<2xf32>
  %n = call @unwritten() : () -> tensor<2xf32>
  %o = tensor.extract %n[%c0] : tensor<2xf32>
  return %x, %y, %j, %m, %o : f32, f32, f32, f32, f32
}
