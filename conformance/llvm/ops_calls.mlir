// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
llvm.func @g(i32) -> i32
llvm.func @h()
llvm.func @va(i32, ...) -> i32
llvm.func @p() attributes {personality=@h}
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @g(%a) : (i32) -> i32
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @h() : () -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call fastcc tail @h() {fastmathFlags = #llvm.fastmath<nnan>, convergent, no_unwind, will_return} : () -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call ccc none @h() {no_inline, always_inline, inline_hint, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> ()
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call musttail @g(%a) ["bt"(%a : i32), "bu"()] : (i32 {llvm.signext}) -> (i32 {llvm.noundef})
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va(%a, %x) vararg(!llvm.func<i32 (i32, ...)>) : (i32, f32) -> i32
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va(%a, %x) : (i32, f32) -> i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call %p() : !llvm.ptr, () -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call %p(%a, %x) vararg(!llvm.func<void (i32, ...)>) : !llvm.ptr, (i32, f32) -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @nope() : () -> ()
llvm.return
}
// -----
func.func private @fn()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @fn() : () -> ()
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @g(%x) : (f32) -> i32
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @g(%a) : (i32) -> f32
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @g(%a) : (i32) -> ()
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @g(%a, %a) : (i32, i32) -> i32
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @g(%a) : (i32, i32) -> i32
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @h() : () -> i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call %a() : i32, () -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call %p() : () -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call %p() : !llvm.ptr
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call %p(%a) : !llvm.ptr, i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0:2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> (i32, i32)
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call foo %p(%a) : !llvm.ptr, (i32) -> (i32)
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
"llvm.call"() <{op_bundle_sizes=array<i32>, operandSegmentSizes = array<i32: 0,0>}> : () -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @h
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @h() : () -> (tensor<4xi32>)
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @h() [] : () -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @h() [a] : () -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @h() ["a"(%a)] : () -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
"llvm.call"(%a) <{callee=@h, op_bundle_sizes=array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
"llvm.call"(%a) <{callee=@h, op_bundle_tags=["a", "b"], op_bundle_sizes=array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
"llvm.call"(%a) <{callee=@h, op_bundle_tags=[1], op_bundle_sizes=array<i32: 1>, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va(%a, %x) vararg(!llvm.func<i32 (i32)>) : (i32, f32) -> i32
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va(%a, %x) vararg(!llvm.func<i32 (f32, ...)>) : (i32, f32) -> i32
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va(%a, %x) vararg(!llvm.func<f32 (i32, ...)>) : (i32, f32) -> i32
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va(%a, %x) vararg(i32) : (i32, f32) -> i32
llvm.return
}
// -----
llvm.func @va(i32, ...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call @va() vararg(!llvm.func<i32 (i32, ...)>) : () -> i32
llvm.return
}
// -----
llvm.mlir.global @gl() : i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @gl() : () -> ()
llvm.return
}
// -----
llvm.func @h()
llvm.mlir.alias external @al : !llvm.func<void ()> {
%0 = llvm.mlir.addressof @h : !llvm.ptr
llvm.return %0 : !llvm.ptr
}
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call @al() : () -> ()
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) {
%0 = llvm.call musttail @g(%a) : (i32) -> i32
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
%0 = llvm.call musttail @g(%a) : (i32) -> i32
llvm.return %0 : i32
}
// -----
llvm.func @h() {
llvm.return
}
llvm.func @f(%a: i32) {
llvm.call @h() {callee = @h} : () -> ()
llvm.return
}
// -----
llvm.func @pers(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @pers} {
%0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup (catch %p : !llvm.ptr) (filter %q : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @pers(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @pers} {
%z = llvm.mlir.zero : !llvm.ptr
%q = llvm.mlir.undef : !llvm.array<1 x ptr>
%0 = llvm.invoke @g(%a) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup (catch %z : !llvm.ptr) (filter %q : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @pers(...) -> i32
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @pers} {
%0 = llvm.invoke fastcc @g(%a) to ^bb1(%a : i32) unwind ^bb2 ["x"(%a : i32)] {foo} : (i32 {llvm.signext}) -> i32
^bb1(%u: i32):
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @pers(...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @pers} {
llvm.invoke %p(%a) to ^bb1 unwind ^bb2 vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32) -> ()
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @pers(...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @pers} {
llvm.invoke %p(%a) to ^bb1 unwind ^bb2 : !llvm.ptr, (i32) -> ()
^bb1:
llvm.return
^bb2:
llvm.return
}
// -----
llvm.func @pers(...) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @pers} {
llvm.invoke %p(%a) to ^bb1 unwind ^bb2 : !llvm.ptr, (i32) -> ()
^bb1:
llvm.return
^bb2:
%2 = llvm.mlir.zero : i32
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.invoke %p(%a) to ^bb1 unwind ^bb2 : !llvm.ptr, (i32) -> ()
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%1 = llvm.landingpad : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%1 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%1 = llvm.landingpad (filter %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%z = llvm.mlir.zero : i32
%1 = llvm.landingpad (catch %z : i32) : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%z = llvm.mlir.addressof @f : !llvm.ptr
%1 = llvm.landingpad (catch %z : !llvm.ptr) {foo} : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%z = llvm.mlir.addressof @f : !llvm.ptr
%1 = llvm.landingpad cleanup : i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%z = llvm.mlir.addressof @f : !llvm.ptr
%zz = llvm.bitcast %z : !llvm.ptr to !llvm.ptr
%1 = llvm.landingpad (catch %zz : !llvm.ptr) : i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%zz = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
%1 = llvm.landingpad (catch %zz : !llvm.ptr) : i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%z = llvm.mlir.constant(1 : i32) : i32
%1 = llvm.landingpad (foo %z : !llvm.ptr) : i32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%z = llvm.mlir.constant(1 : i32) : i32
%1 = llvm.landingpad cleanup (catch %z : i32)
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
llvm.resume %a : i32
}
// -----
func.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%0 = llvm.invoke @g(%x) to ^bb1 unwind ^bb2 : (f32) -> i32
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%0 = llvm.invoke @nope(%x) to ^bb1 unwind ^bb2 {branch_weights = array<i32: 1, 2, 3>}: (f32) -> i32
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%0 = llvm.invoke @nope(%x) to ^bb1 unwind ^bb2 {branch_weights = array<i32: 1, 2>}: (f32) -> i32
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) attributes {personality = @f} {
%0 = llvm.invoke @nope(%x) to ^bb1 : (f32) -> i32
^bb1:
llvm.return
^bb2:
%1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call_intrinsic "llvm.round"(%x) : (f32) -> f32
llvm.call_intrinsic "llvm.foo"() {fastmathFlags=#llvm.fastmath<nnan>, foo} : () -> ()
llvm.call_intrinsic "llvm.assume"(%a) ["align"(%p, %a : !llvm.ptr, i32)] : (i32 {llvm.signext}) -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call_intrinsic "round"(%x) : (f32) -> f32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0:2 = llvm.call_intrinsic "llvm.round"(%x) : (f32) -> (f32, f32)
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call_intrinsic @round(%x) : (f32) -> f32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call_intrinsic "llvm.x" %x : (f32) -> f32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call_intrinsic "llvm.x"(%x) (f32) -> f32
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
%0 = llvm.call_intrinsic "llvm.x"(%x) : (f32) -> (f32 {llvm.noundef}) {a}
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
"llvm.call_intrinsic"(%x) <{intrin="llvm.x", op_bundle_sizes=array<i32: 1>, operandSegmentSizes=array<i32:0, 1>}> : (f32) -> ()
llvm.return
}
// -----
llvm.func @f(%a: i32, %p: !llvm.ptr, %x: f32) {
llvm.call_intrinsic "llvm.x"() : () -> ()
llvm.return
}

// -----

// Names of which LLVM has another spelling than the op.
llvm.func @open_arguments(%n: i32, ...) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  %q = llvm.alloca %c1 x !llvm.array<3 x i64> : (i32) -> !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %q : !llvm.ptr, !llvm.ptr
  %0 = llvm.va_arg %q : (!llvm.ptr) -> i32
  llvm.intr.vaend %q : !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return %0 : i32
}
