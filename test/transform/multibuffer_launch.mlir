// A launch hands the buffer to a kernel, whose type says the layout, of which nothing is known where it is compiled; and an aligned pointer
// is where the larger buffer starts.
// RUN: split-file %s %t
// RUN: not jig apply --script %t/script.mlir %t/launch.mlir 2>&1 | FileCheck %s
// RUN: not jig apply --script %t/script.mlir %t/compiled.mlir 2>&1 | FileCheck %s
// RUN: not jig apply --script %t/script.mlir %t/pointer.mlir 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: jig apply --script %t/script.mlir %t/named.mlir 2>&1 | FileCheck %s --check-prefix=NAMED
// CHECK: op failed to multibuffer
// CHECK: note: 'gpu.launch_func' needs a buffer of the type that it has
// POINTER: note: 'memref.extract_aligned_pointer_as_index' needs a buffer of the type that it has
// NAMED: memref.alloc() : memref<2x4xf32>

//--- launch.mlir
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @kern(%m: memref<4xf32>) kernel { gpu.return }
  }
  func.func @f(%o: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 3 : index
    %a = memref.alloc() : memref<4xf32>
    scf.for %i = %c0 to %n step %c1 {
      memref.copy %o, %a : memref<4xf32> to memref<4xf32>
      gpu.launch_func @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    }
    return
  }
}

//--- compiled.mlir
module attributes {gpu.container_module} {
  gpu.binary @k [#gpu.object<#nvvm.target, "">]
  func.func @f(%o: memref<4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %n = arith.constant 3 : index
    %a = memref.alloc() : memref<4xf32>
    scf.for %i = %c0 to %n step %c1 {
      memref.copy %o, %a : memref<4xf32> to memref<4xf32>
      gpu.launch_func @k::@kern blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<4xf32>)
    }
    return
  }
}

//--- pointer.mlir
func.func private @use(index)
func.func @f(%o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %a = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.copy %o, %a : memref<4xf32> to memref<4xf32>
    %p = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> index
    func.call @use(%p) : (index) -> ()
  }
  return
}

//--- named.mlir
func.func private @other(memref<8xf32>)
func.func @f(%o: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 3 : index
  %a = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    memref.copy %o, %a {of = @other} : memref<4xf32> to memref<4xf32>
  }
  return
}

//--- script.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["memref.alloc"]} in %arg1 : (!transform.any_op) -> !transform.op<"memref.alloc">
    %1 = transform.memref.multibuffer %0 {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}
