// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
llvm.call %p(%a) : !llvm.ptr, (%a : i32) -> ()
llvm.call %p() : !llvm.ptr, () -> !llvm.void
llvm.call @g() : !llvm.ptr, () -> ()
llvm.call @g() : foo
llvm.call @g() : ()
llvm.call %p() : !llvm.ptr, ()
%0 = llvm.call %p() : !llvm.ptr, () -> i32 {llvm.noundef}
llvm.call %p() vararg !llvm.func<void ()> : !llvm.ptr, () -> ()
llvm.call %p() vararg(foo) : !llvm.ptr, () -> ()
llvm.call %p(%a : i32) : !llvm.ptr, () -> ()
llvm.call %p() ["a"(%a : i32, i32)] : !llvm.ptr, () -> ()
llvm.call %p() ["a"(%a : i32) : !llvm.ptr, () -> ()
llvm.call %p() ["a" : !llvm.ptr, () -> ()
llvm.call %p() ["a"(%x : i32)] : !llvm.ptr, () -> ()
llvm.call %p() {operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : !llvm.ptr, () -> ()
llvm.call tail fastcc %p() : !llvm.ptr, () -> ()
llvm.call fastcc fastcc %p() : !llvm.ptr, () -> ()
llvm.call cc_10 notail %p() {CConv = #llvm.cconv<ccc>} : !llvm.ptr, () -> ()
llvm.call cc_10 notail %p() {a, tbaa = [], access_groups = [], no_inline} : !llvm.ptr, () -> ()
llvm.call @g(%a) {fastmathFlags = #llvm.fastmath<none>} : (i32 {}) -> ()
llvm.call @g#0(%a) : (i32 {}) -> ()
llvm.call @g::@h(%a) : (i32 {}) -> ()
llvm.call %p#0() : !llvm.ptr, () -> ()
llvm.call "g"() : () -> ()
llvm.intr.assume %c ["align"(%p, %a : !llvm.ptr, i32)] : i1
llvm.intr.assume %c [] : i1
llvm.intr.assume %c ["a"(), "b"(%a : i32)] : i1 {foo}
llvm.intr.assume %c {foo} : i1
llvm.intr.assume %c : i32
llvm.intr.assume %c ["a", "b"] : i1
"llvm.intr.assume"(%c, %a) <{op_bundle_sizes = array<i32: 1>}> : (i1, i32) -> ()
"llvm.intr.assume"(%c, %a) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["x"]}> : (i1, i32) -> ()
"llvm.intr.assume"(%c) <{op_bundle_tags = []}> : (i1) -> ()
"llvm.intr.assume"(%c)  : (i1) -> ()
llvm.call %p() [] : !llvm.ptr, () -> ()
llvm.call %p() : !llvm.ptr, () -> ()
llvm.call %p() ["a"()] : !llvm.ptr, () -> ()
llvm.call fastcc tail %p(%a) vararg(!llvm.func<void (...)>) : !llvm.ptr, (i32 {llvm.signext}) -> ()
llvm.intr.assume %c [] : i1
llvm.intr.assume %c : i1
llvm.call_intrinsic "llvm.x"() [] : () -> ()
llvm.call_intrinsic "llvm.x"() : () -> ()
llvm.call %p() {fastmathFlags=#llvm.fastmath<none>} : !llvm.ptr, () -> ()
%0 = llvm.call %p() : !llvm.ptr, () -> (i32 {})
%0 = llvm.call %p() : !llvm.ptr, () -> (i32)
%0 = llvm.call %p() : !llvm.ptr, () -> !llvm.func<void ()>
%0 = llvm.call_intrinsic "llvm.x"(%a, %a) : (i32) -> i32
%0 = llvm.call_intrinsic "llvm.x"(%a) : (i32) -> !llvm.void
%0 = llvm.call_intrinsic "llvm.x"(%a) : i32
%0 = llvm.call_intrinsic "llvm.x"(%a) : (i32)
%0 = llvm.call_intrinsic "llvm.x"(%a) ["a"(%a : i32)] {b} : (i32) -> i32
%0 = llvm.call_intrinsic "llvm.x"(%a) {b} ["a"(%a : i32)] : (i32) -> i32
llvm.invoke %p() to ^bb1 unwind ^bb2 vararg(!llvm.func<void (...)>) ["a"()] {x} : !llvm.ptr, () -> ()
llvm.invoke @x() : () -> ()
%0 = "llvm.landingpad"(%a) : (i32) -> i32
%0 = llvm.landingpad (catch %p : !llvm.ptr) (filter %p : !llvm.ptr : i32
%0 = llvm.landingpad (catch %p) : i32
%0 = llvm.landingpad cleanup {a} : i32
%0 = llvm.landingpad cleanup
// CASE
llvm.invoke @x() to ^bb1 unwind ^bb1 : () -> ()
^bb1:
// CASE
llvm.invoke %a() to ^bb1 unwind ^bb1 : i32, () -> ()
^bb1:
// CASE
"llvm.invoke"()[^bb1, ^bb1] <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:
// CASE
"llvm.invoke"(%p)[^bb1, ^bb1] <{op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!llvm.ptr) -> ()
^bb1:
// CASE
llvm.invoke %p(%a) to ^bb1 unwind ^bb1 vararg(!llvm.func<void ()>) : !llvm.ptr, (i32) -> ()
^bb1:
