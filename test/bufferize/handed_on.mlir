// RUN: jig eval %s --entry main > %t.before
// RUN: jig-opt %s --one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" > %t.mlir
// RUN: jig eval %t.mlir --entry main > %t.after && diff %t.before %t.after
// RUN: FileCheck %s < %t.mlir
// What a loop hands on, and is written to later: a constant that a callee returns, one of an inner loop, what a loop returns to a caller,
// and what scf.while yields for the next iteration. Where nobody writes nothing is copied.

// CHECK-LABEL: func.func private @constant
// CHECK: memref.copy
func.func private @constant() -> tensor<2xf32> {
  %k = arith.constant dense<1.0> : tensor<2xf32>
  return %k : tensor<2xf32>
}
// CHECK-LABEL: func.func private @unwritten
// CHECK-NOT: memref.copy
func.func private @unwritten() -> tensor<2xf32> {
  %k = arith.constant dense<5.0> : tensor<2xf32>
  return %k : tensor<2xf32>
}
// CHECK-LABEL: func.func private @loop
// CHECK: memref.copy
func.func private @loop(%n: index, %e: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<2xf32> {
    %k = arith.constant dense<6.0> : tensor<2xf32>
    scf.yield %k : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}
// CHECK-LABEL: func.func private @inner
// CHECK: memref.copy
func.func private @inner(%n: index, %e: tensor<2xf32>, %f: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<2xf32> {
    %e2 = bufferization.alloc_tensor() : tensor<2xf32>
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%y = %e2) -> tensor<2xf32> {
      %k = arith.constant dense<8.0> : tensor<2xf32>
      scf.yield %k : tensor<2xf32>
    }
    scf.yield %s : tensor<2xf32>
  }
  %w = tensor.insert %f into %r[%c0] : tensor<2xf32>
  %v = tensor.extract %w[%c0] : tensor<2xf32>
  return %v : f32
}
// CHECK-LABEL: func.func private @reads
// CHECK-NOT: memref.copy
func.func private @reads(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = bufferization.alloc_tensor() : tensor<2xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %e) -> tensor<2xf32> {
    %k = func.call @unwritten() : () -> tensor<2xf32>
    scf.yield %k : tensor<2xf32>
  }
  %v = tensor.extract %r[%c0] : tensor<2xf32>
  return %v : f32
}
// CHECK-LABEL: func.func private @while
// CHECK: scf.condition
// CHECK-COUNT-2: memref.copy
// CHECK: scf.yield
func.func private @while(%n: index, %f: f32, %x: tensor<2xf32>, %y: tensor<2xf32>, %z: tensor<2xf32>) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<1.0> : tensor<2xf32>
  %r:4 = scf.while (%i = %c0, %a = %x, %b = %y, %c = %z) : (index, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
      -> (index, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) {
    %u = tensor.insert %f into %a[%c0] : tensor<2xf32>
    %v = tensor.insert %f into %b[%c1] : tensor<2xf32>
    %w = tensor.insert %f into %c[%c1] : tensor<2xf32>
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i, %u, %v, %w : index, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  } do {
  ^bb0(%i: index, %a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>):
    %next = arith.addi %i, %c1 : index
    %g = arith.addf %f, %f : f32
    %e = tensor.empty() : tensor<2xf32>
    %t = linalg.fill ins(%g : f32) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    scf.yield %next, %k, %t, %t : index, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
  }
  %1 = tensor.extract %r#1[%c0] : tensor<2xf32>
  %2 = tensor.extract %k[%c0] : tensor<2xf32>
  %3 = tensor.extract %r#2[%c0] : tensor<2xf32>
  %4 = tensor.extract %r#3[%c1] : tensor<2xf32>
  return %1, %2, %3, %4 : f32, f32, f32, f32
}
func.func @main() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %f = arith.constant 3.0 : f32
  %e = bufferization.alloc_tensor() : tensor<2xf32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %e) -> tensor<2xf32> {
    %s = func.call @constant() : () -> tensor<2xf32>
    scf.yield %s : tensor<2xf32>
  }
  %w = tensor.insert %f into %r[%c0] : tensor<2xf32>
  %0 = tensor.extract %w[%c0] : tensor<2xf32>
  %e1 = bufferization.alloc_tensor() : tensor<2xf32>
  %l = call @loop(%c2, %e1) : (index, tensor<2xf32>) -> tensor<2xf32>
  %m = tensor.insert %f into %l[%c0] : tensor<2xf32>
  %1 = tensor.extract %m[%c0] : tensor<2xf32>
  %2 = tensor.extract %m[%c1] : tensor<2xf32>
  %e2 = bufferization.alloc_tensor() : tensor<2xf32>
  %3 = call @inner(%c2, %e2, %f) : (index, tensor<2xf32>, f32) -> f32
  %4 = call @reads(%c2) : (index) -> f32
  %e3 = tensor.empty() : tensor<2xf32>
  %e4 = tensor.empty() : tensor<2xf32>
  %e5 = tensor.empty() : tensor<2xf32>
  %x = linalg.fill ins(%f : f32) outs(%e3 : tensor<2xf32>) -> tensor<2xf32>
  %y = linalg.fill ins(%f : f32) outs(%e4 : tensor<2xf32>) -> tensor<2xf32>
  %z = linalg.fill ins(%f : f32) outs(%e5 : tensor<2xf32>) -> tensor<2xf32>
  %5:4 = call @while(%c2, %f, %x, %y, %z) : (index, f32, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (f32, f32, f32, f32)
  return %0, %1, %2, %3, %4, %5#0, %5#1, %5#2, %5#3 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}
