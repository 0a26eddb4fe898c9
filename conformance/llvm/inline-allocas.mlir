// ARGS: -inline=default-pipeline=
// ARGS: -inline
// ARGS: -inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope
// Memory of inlined functions: at the start of the caller, or on a stack that is put back.
llvm.func @use(!llvm.ptr)
llvm.func @st() {
  %c = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @c_st(%x: i1) {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.call @st() : () -> ()
  llvm.br ^b
^b:
  llvm.return
}
llvm.func @c_entry(%x: i1) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @st() : () -> ()
  llvm.return
}
llvm.func @marked() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.return
}
llvm.func @c_marked(%x: i1) {
  llvm.br ^a
^a:
  llvm.call @marked() : () -> ()
  llvm.br ^b
^b:
  llvm.return
}
llvm.func @dyn(%n: i32) {
  %0 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @c_dyn(%x: i32) {
  llvm.br ^a
^a:
  llvm.call @dyn(%x) : (i32) -> ()
  llvm.return
}
llvm.func @later() {
  llvm.br ^x
^x:
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @c_later(%x: i32) {
  llvm.br ^a
^a:
  llvm.call @later() : () -> ()
  llvm.return
}
llvm.func @multi(%x: i1) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  %d = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
  %d2 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %d2 x f64 : (i64) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.return
^b:
  llvm.unreachable
}
llvm.func @c_multi(%x: i1) {
  llvm.br ^a
^a:
  llvm.call @multi(%x) : (i1) -> ()
  llvm.return
}
func.func @fc(%x: i1) {
  cf.br ^a
^a:
  llvm.call @st() : () -> ()
  return
}
func.func @scf(%x: i1) {
  scf.if %x {
    llvm.call @st() : () -> ()
  }
  return
}
llvm.func @inloop(%n: i32) {
  llvm.call @c_marked2() : () -> ()
  llvm.return
}
llvm.func @c_marked2() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.br ^a
^a:
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @inalloca() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca inalloca %c x f32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @c_inalloca(%x: i32) {
  llvm.br ^a
^a:
  llvm.call @inalloca() : () -> ()
  llvm.return
}
llvm.func @dynm(%n: i32, %b: i1) -> !llvm.ptr {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x f32 : (i32) -> !llvm.ptr
  %2 = llvm.alloca %c x f64 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.call @use(%2) : (!llvm.ptr) -> ()
  llvm.cond_br %b, ^x, ^y
^x:
  llvm.return %2 : !llvm.ptr
^y:
  llvm.unreachable
}
llvm.func @c_dynm(%x: i32, %b: i1) {
  llvm.br ^a
^a:
  %0 = llvm.call @dynm(%x, %b) : (i32, i1) -> !llvm.ptr
  llvm.return
}
llvm.func @c_dynconst(%x: i32, %b: i1) {
  %c = llvm.mlir.constant(7 : i32) : i32
  llvm.br ^a
^a:
  %0 = llvm.call @dynm(%c, %b) : (i32, i1) -> !llvm.ptr
  llvm.return
}
llvm.func @nonconst() {
  %c = arith.constant 5 : i32
  %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  %z = llvm.mlir.zero : i32
  %1 = llvm.alloca %z x f32 : (i32) -> !llvm.ptr
  %u = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.alloca %u x f64 : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @c_nonconst() {
  llvm.br ^a
^a:
  llvm.call @nonconst() : () -> ()
  llvm.return
}
llvm.func @st2() {
  %c = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
func.func @c_scope() {
  memref.alloca_scope { 
    llvm.call @st2() : () -> ()
    memref.alloca_scope.return
  }
  return
}
func.func @c_par(%n: index, %o: index, %b: i1) {
  scf.for %i = %n to %n step %n {
  scf.parallel (%j) = (%n) to (%n) step (%o) {
  scf.if %b {
    llvm.call @st2() : () -> ()
  }}}
  return
}
func.func @c_forall(%n: index, %o: index, %b: i1) {
  scf.forall (%j) in (%n) {
    llvm.call @st2() : () -> ()
  }
  return
}
func.func @c_exec(%n: index, %o: index, %b: i1) {
  scf.execute_region {
    cf.br ^b
    ^b:
    llvm.call @st2() : () -> ()
    scf.yield
  }
  return
}
