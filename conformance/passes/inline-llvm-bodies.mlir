// ARGS: -inline=default-pipeline= -allow-unregistered-dialect
// ARGS: -inline -allow-unregistered-dialect
// ARGS: -inline=default-pipeline= -allow-unregistered-dialect -mlir-print-debuginfo -mlir-print-local-scope
// Functions with instructions in them.
func.func private @f(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.store %0, %p : i32, !llvm.ptr
  return %0 : i32
}
func.func @g(%a: i32, %p: !llvm.ptr) -> i32 {
  %0 = call @f(%a, %p) : (i32, !llvm.ptr) -> i32
  return %0 : i32
}
func.func private @va(%p: !llvm.ptr) {
  llvm.intr.vastart %p : !llvm.ptr
  return
}
func.func @g2(%p: !llvm.ptr) {
  call @va(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @vae(%p: !llvm.ptr) {
  llvm.intr.vaend %p : !llvm.ptr
  return
}
func.func @g3(%p: !llvm.ptr) {
  call @vae(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @bt(%p: !llvm.ptr) {
  llvm.blocktag <id = 1>
  return
}
func.func @g4(%p: !llvm.ptr) {
  call @bt(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @alloca(%n: i32) -> !llvm.ptr {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  return %0 : !llvm.ptr
}
func.func @g6(%n: i32) -> !llvm.ptr {
  cf.br ^b
^b:
  %0 = call @alloca(%n) : (i32) -> !llvm.ptr
  return %0 : !llvm.ptr
}
llvm.func @body(%n: i32) -> i32 {
  %0 = func.call @f3(%n) : (i32) -> i32
  llvm.return %0 : i32
}
func.func private @f3(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  return %0 : i32
}
func.func private @br(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.br ^c(%a : i32)
^b:
  %0 = llvm.add %a, %a : i32
  llvm.br ^c(%0 : i32)
^c(%x: i32):
  return %x : i32
}
func.func @g7(%c: i1, %n: i32) -> i32 {
  %0 = call @br(%c, %n) : (i1, i32) -> i32
  %1 = scf.if %c -> i32 {
    %2 = func.call @br(%c, %n) : (i1, i32) -> i32
    scf.yield %2 : i32
  } else {
    %2 = func.call @f3(%n) : (i32) -> i32
    scf.yield %2 : i32
  }
  %3 = llvm.add %0, %1 : i32
  return %3 : i32
}
func.func private @unk(%p: !llvm.ptr) {
  "llvm.foo"() : () -> ()
  return
}
func.func @g8(%p: !llvm.ptr) {
  call @unk(%p) : (!llvm.ptr) -> ()
  return
}
func.func private @h()
func.func private @never() {
  call @h() : () -> ()
  llvm.unreachable
}
func.func @g9() {
  call @never() : () -> ()
  call @h() : () -> ()
  return
}
func.func private @returns(%a: i32) -> i32 {
  llvm.return %a : i32
}
func.func @g10(%a: i32) -> i32 {
  %0 = call @returns(%a) : (i32) -> i32
  return %0 : i32
}
