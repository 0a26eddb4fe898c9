// ARGS: -inline=default-pipeline=
// ARGS: -inline
// ARGS: -inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope
// Arguments of inlined functions: those that are copies.
llvm.func @use(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr {llvm.byval = f32}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c1(%a: !llvm.ptr) { llvm.call @f(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c2(%a: !llvm.ptr {llvm.align = 16 : i32}) { 
  llvm.br ^b
^b:
 llvm.call @f(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @f16(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>, llvm.align = 16}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c3(%a: !llvm.ptr) { llvm.call @f16(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c4(%a: !llvm.ptr {llvm.align = 32}) { llvm.call @f16(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c5() { 
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.call @f16(%0) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ro(%a: !llvm.ptr {llvm.byval = f32, llvm.readonly}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c6(%a: !llvm.ptr) { llvm.call @ro(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ro2(%a: !llvm.ptr {llvm.byval = f32}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c7(%a: !llvm.ptr) { llvm.call @ro2(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @rn(%a: !llvm.ptr {llvm.byval = f32, llvm.readnone}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c8(%a: !llvm.ptr) { llvm.call @rn(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @f16r(%a: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>, llvm.align = 16, llvm.readonly}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c9(%a: !llvm.ptr) { llvm.call @f16r(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ia(%a: !llvm.ptr {llvm.inalloca = f32}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c10(%a: !llvm.ptr) { llvm.call @ia(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @sr(%a: !llvm.ptr {llvm.sret = f32}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c11(%a: !llvm.ptr) { llvm.call @sr(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @br(%a: !llvm.ptr {llvm.byref = f32}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c12(%a: !llvm.ptr) { llvm.call @br(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @oth(%a: !llvm.ptr {llvm.nocapture, llvm.nonnull, llvm.noundef, llvm.nest, llvm.dereferenceable = 4 : i64}) -> (!llvm.ptr {llvm.noalias}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return %a : !llvm.ptr }
llvm.func @c13(%a: !llvm.ptr) { %0 = llvm.call @oth(%a) : (!llvm.ptr) -> (!llvm.ptr)
 llvm.return }
llvm.func @prea(%a: !llvm.ptr {llvm.preallocated = f32}) { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @c14(%a: !llvm.ptr) { llvm.call @prea(%a) : (!llvm.ptr) -> ()
 llvm.return }
func.func @c15(%a: !llvm.ptr) { cf.br ^a 
^a:
 llvm.call @f(%a) : (!llvm.ptr) -> ()
 return }
func.func @ff(%a: !llvm.ptr {llvm.byval = f32}) { return }
func.func @c16(%a: !llvm.ptr) { call @ff(%a) : (!llvm.ptr) -> () return }
llvm.func @sgn(%a: i8 {llvm.signext, llvm.inreg}) -> (i8 {llvm.zeroext}) { llvm.return %a : i8 }
llvm.func @c17(%a: i8) -> i8 { %0 = llvm.call @sgn(%a) : (i8) -> i8 
 llvm.return %0 : i8 }
#ro = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
llvm.mlir.global external @glob() {alignment = 8 : i64} : f32
llvm.func @ro16(%a: !llvm.ptr {llvm.byval = f32, llvm.align = 16}) attributes {memory_effects = #ro} { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d1(%a: !llvm.ptr) { llvm.call @ro16(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d2(%a: !llvm.ptr {llvm.align = 16}) { llvm.call @ro16(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d2b(%a: !llvm.ptr {llvm.align = 8}) { llvm.call @ro16(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d3() { 
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.call @ro16(%0) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d3b() { 
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f32 {alignment = 32 : i64} : (i32) -> !llvm.ptr
  llvm.call @ro16(%0) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d4() { 
  %0 = llvm.mlir.addressof @glob : !llvm.ptr
  llvm.call @ro16(%0) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @ro1(%a: !llvm.ptr {llvm.byval = f32, llvm.align = 1}) attributes {memory_effects = #ro} { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @d5(%a: !llvm.ptr) { llvm.call @ro1(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @rosp(%a: !llvm.ptr<3> {llvm.byval = f32}) { 
 %c = llvm.mlir.constant(1 : i32) : i32
 %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr<3>
 llvm.return }
llvm.func @d6(%a: !llvm.ptr<3>) { llvm.call @rosp(%a) : (!llvm.ptr<3>) -> ()
 llvm.return }
llvm.func @two2(%a: !llvm.ptr {llvm.byval = f32}, %b: !llvm.ptr {llvm.byval = !llvm.array<4 x i64>}) { 
 %c = llvm.mlir.constant(1 : i32) : i32
 %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
 llvm.return }
llvm.func @d7(%a: !llvm.ptr) { llvm.call @two2(%a, %a) : (!llvm.ptr, !llvm.ptr) -> ()
 llvm.return }
#ro2 = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
#no = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
#wo = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>
llvm.mlir.global external @g16() {alignment = 16 : i64} : f32
llvm.mlir.global internal @i8() {alignment = 8 : i64} : f32
llvm.mlir.global internal @i0() : f32
llvm.func @n(%a: !llvm.ptr {llvm.byval = f32, llvm.align = 16}) attributes {memory_effects = #no} { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @w(%a: !llvm.ptr {llvm.byval = f32, llvm.align = 1}) attributes {memory_effects = #wo} { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @r(%a: !llvm.ptr {llvm.byval = f32, llvm.align = 16}) attributes {memory_effects = #ro2} { llvm.call @use(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @e1(%a: !llvm.ptr) { llvm.call @n(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @e2(%a: !llvm.ptr) { llvm.call @w(%a) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @e3() { 
  %0 = llvm.mlir.addressof @g16 : !llvm.ptr
  llvm.call @r(%0) : (!llvm.ptr) -> ()
  llvm.return }
llvm.func @e4() { 
  %0 = llvm.mlir.addressof @i8 : !llvm.ptr
  llvm.call @r(%0) : (!llvm.ptr) -> ()
  llvm.return }
llvm.func @e5() { 
  %0 = llvm.mlir.addressof @i0 : !llvm.ptr
  llvm.call @r(%0) : (!llvm.ptr) -> ()
  llvm.return }
llvm.func @e6() { 
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x vector<4xf32> : (i32) -> !llvm.ptr
  llvm.call @r(%0) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @e7() { 
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x vector<4xf32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[16] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @r(%1) : (!llvm.ptr) -> ()
 llvm.return }
func.func @e8(%p: !llvm.ptr {llvm.align = 32}) { 
  llvm.call @r(%p) : (!llvm.ptr) -> ()
 return }
