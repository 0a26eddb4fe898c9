// RUN: jig-opt --convert-bufferization-to-memref %s | FileCheck %s
// The reference puts the copy of a buffer of unknown rank into the default memory, and says it were in the other.

func.func @spaces(%a: memref<*xf32, 2>, %b: memref<?xf32, 2>) -> (memref<*xf32, 2>, memref<*xf32, 2>) {
  %0 = bufferization.clone %a : memref<*xf32, 2> to memref<*xf32, 2>
  %1 = bufferization.clone %b : memref<?xf32, 2> to memref<*xf32, 2>
  return %0, %1 : memref<*xf32, 2>, memref<*xf32, 2>
}

// CHECK-LABEL: func.func @spaces
// CHECK: memref.alloc({{.*}}) : memref<?xf32, 2>
// CHECK: memref.reshape {{.*}} : (memref<?xf32, 2>, memref<?xindex>) -> memref<*xf32, 2>
// CHECK: memref.alloc({{.*}}) : memref<?xf32, 2>
