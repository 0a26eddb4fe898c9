// The runtime frees pointers of the default memory space, from which its allocations are cast to the others.
// RUN: jig emit --lower --llvm %s | FileCheck %s
// CHECK-LABEL: define void @f(
// CHECK: %[[P:.*]] = addrspacecast ptr addrspace(3) %{{.*}} to ptr
// CHECK: call void @free(ptr %
// CHECK: call void @free(ptr %
func.func @f(%a: memref<4xf32, 3>, %b: memref<*xf32, 3>) { memref.dealloc %a : memref<4xf32, 3> memref.dealloc %b : memref<*xf32, 3> return }
