// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect | jig-opt --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-unique-ssa-ids | FileCheck %s --check-prefix=UNIQUE

// Sibling regions use the same numbers, and names make way for those around.
// CHECK-LABEL: func.func @scopes(%arg0: i1)
// CHECK-NEXT:    %c1 = arith.constant 1 : index
// CHECK-NEXT:    %0:2 = "t.pair"() : () -> (i32, i32)
// CHECK-NEXT:    scf.if %arg0 {
// CHECK-NEXT:      %c1_0 = arith.constant 1 : index
// CHECK-NEXT:      %1 = "t.use"(%c1, %c1_0, %0#1)
// CHECK-NEXT:    } else {
// CHECK-NEXT:      %c1_0 = arith.constant 1 : index
// CHECK-NEXT:      %1 = "t.use"(%c1, %c1_0, %0#0)
// GENERIC-LABEL: sym_name = "scopes"
// GENERIC-NEXT: ^bb0(%arg0: i1):
// GENERIC-NEXT:   %0 = "arith.constant"
// GENERIC-NEXT:   %1:2 = "t.pair"
// GENERIC:          %4 = "arith.constant"
// GENERIC-NEXT:     %5 = "t.use"(%0, %4, %1#1)
// GENERIC:          %2 = "arith.constant"
// GENERIC-NEXT:     %3 = "t.use"(%0, %2, %1#0)
// UNIQUE-LABEL: func.func @scopes(%arg0: i1)
// UNIQUE:          %c1_1 = arith.constant
// UNIQUE-NEXT:     %2 = "t.use"
// UNIQUE:          %c1_0 = arith.constant
// UNIQUE-NEXT:     %1 = "t.use"
func.func @scopes(%c: i1) {
  %one = arith.constant 1 : index
  %p:2 = "t.pair"() : () -> (i32, i32)
  scf.if %c {
    %two = arith.constant 1 : index
    %u = "t.use"(%one, %two, %p#1) : (index, index, i32) -> i32
  } else {
    %two = arith.constant 1 : index
    %u = "t.use"(%one, %two, %p#0) : (index, index, i32) -> i32
  }
  return
}

// -----

// CHECK-LABEL: func.func @groups
// CHECK-NEXT:    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata
// CHECK-NEXT:    "t.use"(%sizes#1, %strides#0, %offset)
func.func @groups(%m: memref<4x4xf32>) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  "t.use"(%s#1, %t#0, %o) : (index, index, index) -> ()
  return
}
