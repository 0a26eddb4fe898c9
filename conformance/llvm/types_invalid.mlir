// ARGS: --split-input-file --allow-unregistered-dialect
"t.t"() {a = !llvm.ptr<4294967296>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<i32>} : () -> ()
// -----
"t.t"() {a = !llvm<"ptr">} : () -> ()
// -----
"t.t"() {a = !llvm.x86_mmx} : () -> ()
// -----
"t.t"() {a = !llvm.array<4xi32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<18446744073709551616 x i8>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x void>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x label>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x metadata>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x token>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x func<void ()>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x vector<4xptr>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x bla>} : () -> ()
// -----
"t.t"() {a = !llvm.array<i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<? x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array} : () -> ()
// -----
"t.t"() {a = !llvm.vec<4 x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.i32} : () -> ()
// -----
"t.t"() {a = !llvm.float} : () -> ()
// -----
"t.t"() {a = !llvm.bla} : () -> ()
// -----
"t.t"() {a = !llvm<"">} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (..., i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<label ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<metadata ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<func<void ()> ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (void)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (func<void ()>)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void i32>} : () -> ()
// -----
"t.t"() {a = !llvm.func} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (i32>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (i32,)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (i32 ...)>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1, i32>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 4294967296>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a",>} : () -> ()
// -----
"t.t"() {a = !llvm.target<a>} : () -> ()
// -----
"t.t"() {a = !llvm.target} : () -> ()
// -----
"t.t"() {a = !llvm.struct} : () -> ()
// -----
"t.t"() {a = !llvm.struct<opaque>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a">} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"">} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (struct<"a", (i32)>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (void)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (label)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (metadata)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (token)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (func<void ()>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(void)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(label)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(metadata)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(token)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(func<void ()>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<i32>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32,)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32), >} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a" (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", >} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", i32>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", packed opaque>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i64)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", packed (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", opaque>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", ()>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a">} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (array<1 x struct<"a">>)>, b = !llvm.struct<"a", (array<2 x struct<"a">>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (array<1 x struct<"a">>)>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.t"() {a = vector<4x!llvm.struct<()>>} : () -> ()
// -----
"t.t"() {a = memref<4x!llvm.ptr>} : () -> ()
// -----
"t.t"() {a = memref<4x!llvm.struct<()>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x func<index ()>>} : () -> ()
// -----
"t.t"() {a = complex<!llvm.ptr>} : () -> ()
// -----
"t.t"() {a = memref<4x!llvm.struct<"a", opaque>>} : () -> ()
// -----
"t.t"() {a = 1 : !llvm.ptr} : () -> ()
// -----
"t.t"() {a = !llvm.i33} : () -> ()
// -----
"t.t"() {a = !llvm.vector<4xf32>} : () -> ()
// -----
"t.t"() {a = !llvm.tensor<4xf32>} : () -> ()
// -----
"t.t"() {a = !llvm.none} : () -> ()
// -----
"t.t"() {a = !llvm.index} : () -> ()
// -----
"t.t"() {a = !llvm.!llvm.ptr} : () -> ()
// -----
"t.t"() {a = !llvm<i32>} : () -> ()
// -----
"t.t"() {a = !llvm<3>} : () -> ()
// -----
"t.t"() {a = !llvm<"ptr">} : () -> ()
// -----
"t.t"() {a = !llvm} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32, bla)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (target<"x", !llvm.struct<"b", (struct<"a">)>>)>, b = !llvm.struct<"a">} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (target<"x", !llvm.struct<"a">>)>, b = !llvm.struct<"a">} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 4294967296>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a",>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", i32,>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1, -5, >} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1, 4294967296>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1 2>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", foo>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a" 1>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1, "x">} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1.5>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32, void)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32, void)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<packed (i32, void)>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x foo>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x >} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x i32 x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.func<foo ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (foo)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (i32, foo)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void ("foo")>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32, foo)>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<"foo">} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<1} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<1 2>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", ()>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", ()>, b = !llvm.struct<"a", packed ()>} : () -> ()
