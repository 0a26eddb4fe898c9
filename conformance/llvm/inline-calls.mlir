// ARGS: -inline=default-pipeline=
// ARGS: -inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope
// Which calls are inlined, and where.
llvm.func @f(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }
llvm.func @noi(%a: i32) -> i32 { %0 = llvm.call @f(%a) {no_inline} : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @alw(%a: i32) -> i32 { %0 = llvm.call @f(%a) {always_inline} : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @hint(%a: i32) -> i32 { %0 = llvm.call @f(%a) {inline_hint, convergent, no_unwind, will_return} : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @tail(%a: i32) -> i32 { %0 = llvm.call tail @f(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @must(%a: i32) -> i32 { %0 = llvm.call musttail @f(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @notail(%a: i32) -> i32 { %0 = llvm.call notail @f(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @bund(%a: i32) -> i32 { %0 = llvm.call @f(%a) ["tag"(%a : i32)] : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @cc(%a: i32) -> i32 { %0 = llvm.call fastcc @f(%a) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @vt(%a: i32) -> i32 { %0 = llvm.call @f(%a) vararg(!llvm.func<i32 (i32, ...)>) : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @args(%a: i32) -> i32 { %0 = llvm.call @f(%a) : (i32 {llvm.signext}) -> (i32 {llvm.zeroext}) llvm.return %0 : i32 }
llvm.func @fm(%a: i32) -> i32 { %0 = llvm.call @f(%a) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, foo = 1 : i32} : (i32) -> i32 llvm.return %0 : i32 }
llvm.func @ind(%a: i32) -> i32 { %p = llvm.mlir.addressof @f : !llvm.ptr %0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32 llvm.return %0 : i32 }
llvm.func @pers(...) -> i32
llvm.func @inv(%a: i32) -> i32 attributes {personality = @pers} { %0 = llvm.invoke @f(%a) to ^a unwind ^b : (i32) -> i32 
^a:
 llvm.return %0 : i32
^b:
 %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
 llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
llvm.func @fromf(%a: i32) -> i32 { %0 = func.call @ff(%a) : (i32) -> i32 llvm.return %0 : i32 }
func.func @ff(%a: i32) -> i32 { %0 = llvm.call @f(%a) : (i32) -> i32 return %0 : i32 }
func.func @scf(%c: i1, %a: i32) -> i32 { %0 = scf.if %c -> i32 { %0 = llvm.call @f(%a) : (i32) -> i32 scf.yield %0 : i32 } else { scf.yield %a : i32} return %0 : i32 }
llvm.func @h()
func.func private @unr() { llvm.call @h() : () -> () 
 llvm.unreachable }
func.func @g5(){
  call @unr() : () -> ()
  llvm.call @h() : () -> ()
  return
}
llvm.func @unr2() -> i32 { llvm.call @h() : () -> () 
 llvm.unreachable }
llvm.func @g6(){
  %0 = llvm.call @unr2() : () -> i32
  llvm.call @h() : () -> ()
  llvm.return
}
llvm.func @unr3(%c: i1) -> i32 { 
 llvm.br ^b
^b:
 llvm.unreachable }
llvm.func @g7(%c: i1) -> i32 {
  %0 = llvm.call @unr3(%c) : (i1) -> i32
  llvm.return %0 : i32
}
llvm.func @two(%c: i1, %a: i32) -> i32 { 
 llvm.cond_br %c, ^a, ^b
^a:
 llvm.return %a : i32
^b:
 llvm.unreachable }
llvm.func @g8(%c: i1, %a: i32) -> i32 {
  %0 = llvm.call @two(%c, %a) : (i1, i32) -> i32
  llvm.return %0 : i32
}
func.func @lret(%a: i32) -> i32 {
  llvm.return %a : i32
}
func.func @g9(%a: i32) -> i32 {
  %0 = call @lret(%a) : (i32) -> i32
  return %0: i32
}

llvm.func @nev() { llvm.unreachable }
func.func @g10(%c: i1) {
  scf.if %c { llvm.call @nev() : () -> () }
  return
}
