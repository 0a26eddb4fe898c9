// RUN: jig-opt %s --inline | FileCheck %s
// What the reference says of accesses of inlined functions that is not so.

llvm.mlir.global internal @memory(0 : i32) : i32
llvm.func @may_write(!llvm.ptr)
llvm.func @may_write_too()

// The access to one of two may be to the global, and so may that to the global.
llvm.func @one_of_two(%a: !llvm.ptr {llvm.noalias}, %c: i1, %v: i32) {
  %g = llvm.mlir.addressof @memory : !llvm.ptr
  %s = llvm.select %c, %a, %g : i1, !llvm.ptr
  llvm.store %v, %s : i32, !llvm.ptr
  llvm.store %v, %g : i32, !llvm.ptr
  llvm.return
}
// CHECK-LABEL: @calls_one_of_two
// CHECK: llvm.store %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : i32
// CHECK: llvm.store %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {noalias_scopes = [#{{[a-z0-9_]+}}]} : i32
llvm.func @calls_one_of_two(%p: !llvm.ptr, %c: i1, %v: i32) {
  llvm.call @one_of_two(%p, %c, %v) : (!llvm.ptr, i1, i32) -> ()
  llvm.return
}

// The second function may find what the first one kept.
llvm.func @kept(%a: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}) {
  llvm.call @may_write(%a) : (!llvm.ptr) -> ()
  llvm.call @may_write(%b) : (!llvm.ptr) -> ()
  llvm.call @may_write_too() : () -> ()
  llvm.return
}
// CHECK-LABEL: @calls_kept
// CHECK: llvm.call @may_write(%{{[a-z0-9]+}}) {noalias_scopes = [#{{[a-z0-9_]+}}]}
// CHECK: llvm.call @may_write(%{{[a-z0-9]+}}) : (
// CHECK: llvm.call @may_write_too() : (
llvm.func @calls_kept(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @kept(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// The integer is the pointer, and it is in memory.
llvm.func @stored(%a: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i1) {
  llvm.cond_br %c, ^next(%a : !llvm.ptr), ^next(%q : !llvm.ptr)
^next(%x: !llvm.ptr):
  %i = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.store %i, %q : i64, !llvm.ptr
  llvm.call @may_write_too() : () -> ()
  llvm.return
}
// CHECK-LABEL: @calls_stored
// CHECK: llvm.call @may_write_too() : (
llvm.func @calls_stored(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.call @stored(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}

// A copy that the function itself has is the same pointer.
llvm.func @copied(%a: !llvm.ptr {llvm.noalias}, %v: i32) -> i32 {
  %c = llvm.intr.ssa.copy %a : !llvm.ptr
  %d = llvm.intr.ssa.copy %c : !llvm.ptr
  llvm.store %v, %d : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
// CHECK-LABEL: @calls_copied
// CHECK: llvm.store %{{[a-z0-9]+}}, %{{[a-z0-9]+}} {alias_scopes = [#[[S:[a-z0-9_]+]]]} : i32
// CHECK: llvm.load %{{[a-z0-9]+}} {alias_scopes = [#[[S]]]}
llvm.func @calls_copied(%p: !llvm.ptr, %v: i32) -> i32 {
  %r = llvm.call @copied(%p, %v) : (!llvm.ptr, i32) -> i32
  llvm.return %r : i32
}
