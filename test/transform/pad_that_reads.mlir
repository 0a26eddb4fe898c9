// RUN: jig eval %s --entry main | FileCheck %s
// RUN: jig-opt --loop-invariant-code-motion %s | jig eval - --entry main | FileCheck %s
// RUN: jig-opt --cse %s | jig eval - --entry main | FileCheck %s
// A tensor.pad whose value is read from memory is none that can be moved, or that is the same as another one.
// CHECK: 7 : i32
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  %i3 = arith.constant 3 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %i1, %m[%c0] : memref<1xi32>
  %t = arith.constant dense<5> : tensor<1xi32>
  %z = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%s = %z) -> (i32) {
    %p = tensor.pad %t low[0] high[1] {
    ^bb0(%k: index):
      %v = memref.load %m[%c0] : memref<1xi32>
      tensor.yield %v : i32
    } : tensor<1xi32> to tensor<2xi32>
    memref.store %i3, %m[%c0] : memref<1xi32>
    %q = tensor.pad %t low[0] high[1] {
    ^bb0(%k: index):
      %v = memref.load %m[%c0] : memref<1xi32>
      tensor.yield %v : i32
    } : tensor<1xi32> to tensor<2xi32>
    memref.store %i1, %m[%c0] : memref<1xi32>
    %x = tensor.extract %p[%c1] : tensor<2xi32>
    %y = tensor.extract %q[%c1] : tensor<2xi32>
    %w = arith.addi %x, %y : i32
    memref.store %z, %m[%c0] : memref<1xi32>
    %u = arith.addi %s, %w : i32
    scf.yield %u : i32
  }
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
