// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
"t.t"() {a = !llvm.ptr} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<0>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<3>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<-1>} : () -> ()
// -----
"t.t"() {a = !llvm.ptr<4294967295>} : () -> ()
// -----
"t.t"() {a = !llvm.void} : () -> ()
// -----
"t.t"() {a = !llvm.void<3>} : () -> ()
// -----
"t.t"() {a = !llvm.label} : () -> ()
// -----
"t.t"() {a = !llvm.token} : () -> ()
// -----
"t.t"() {a = !llvm.metadata} : () -> ()
// -----
"t.t"() {a = !llvm.x86_amx} : () -> ()
// -----
"t.t"() {a = !llvm.ppc_fp128} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<0 x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<-1 x i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<18446744073709551615 x i8>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x ptr>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x ptr<3>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x !llvm.ptr<3>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x array<2 x f32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x x86_amx>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x ppc_fp128>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x index>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x si32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x tensor<4xf32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x vector<4xf32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x vector<4x!llvm.ptr>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<4 x !foo.bar>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<i32 (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (...)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (i32, ptr, ...)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<ptr (array<2 x f32>, struct<(i32)>)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<token ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (label)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (metadata)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (token)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void(i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (index)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<index ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<tensor<f32> ()>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (tensor<f32>)>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (!foo.bar)>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a">} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", i32>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", i32, ptr, 1, 2>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", 1, 2>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", -1>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"">} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", void>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", index>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"spirv.Image", f32, 0, 1>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<()>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32, ptr, array<2 x f32>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<packed ()>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<packed (i8, i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", opaque>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", ()>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", packed ()>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", packed (i8, i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"", ()>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"", opaque>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a b\"c", (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a\00b", (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (array<2 x struct<"a">>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (struct<"a">)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (struct<"a", opaque>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (struct<"b", (struct<"a">, struct<"b">)>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (target<"x", struct<"a">>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (x86_amx)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (index)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (tensor<f32>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(x86_amx)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(index)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(tensor<f32>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(!foo.bar)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(struct<"a", (array<1 x struct<"a">>)>, struct<"a", (array<1 x struct<"a">>)>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (i32)>, b = !llvm.struct<"a", (i32)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", opaque>, b = !llvm.struct<"a", opaque>} : () -> ()
// -----
!a = !llvm.struct<"a", (array<1 x struct<"a">>)>
"t.t"() {a = !a, b = !llvm.array<1 x !a>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(vector<4x!llvm.ptr>)>} : () -> ()
// -----
"t.t"() {a = vector<4x!llvm.ptr>} : () -> ()
// -----
"t.t"() {a = vector<4x!llvm.ppc_fp128>} : () -> ()
// -----
"t.t"() {a = memref<4x!llvm.ppc_fp128>} : () -> ()
// -----
"t.t"() {a = tensor<4x!llvm.struct<()>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x vector<[4]xf32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x vector<4x4xf32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x struct<(ptr)>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x !llvm.struct<(ptr)>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x struct<(index)>>} : () -> ()
// -----
"t.t"() {a = !llvm.func<void (struct<(index)>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(array<2 x struct<(index)>>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(array<2 x struct<(!foo.bar, ptr)>>)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (array<2 x index>, struct<"a">)>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<"a", (struct<"b", (struct<"a">, index)>)>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x target<"a", index>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x vector<4x4xf32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x tensor<4xf32>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x !llvm.array<2 x i32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x f8E5M2>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x tf32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x si32>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x vector<2xindex>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x vector<2xsi32>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x vector<2x!llvm.ptr>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x vector<2x!llvm.ppc_fp128>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x vector<2xf80>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x vector<f32>>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x ppc_fp128>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x f128>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x i0>>} : () -> ()
// -----
"t.t"() {a = !llvm.array<2 x array<2 x complex<f32>>>} : () -> ()
// -----
"t.t"() {a = tensor<4x!llvm.ptr>} : () -> ()
// -----
"t.t"() {a = !llvm<ptr>} : () -> ()
// -----
"t.t"() {a = !llvm<ptr<3>>} : () -> ()
// -----
"t.t"() {a = !llvm<array<2 x i32>>} : () -> ()
// -----
"t.t"() {a = !llvm.struct<(i32 )  >} : () -> ()
// -----
"t.t"() {a = !llvm<struct<"a" , ( i32 )  >>} : () -> ()
// -----
"t.t"() : () -> !llvm.ptr
// -----
"t.t"() {a = !llvm.struct<"a", (target<"x", struct<"b", (struct<"a">)>>)>, b = !llvm.struct<"b", (struct<"a", (target<"x", struct<"b">>)>)>} : () -> ()
// -----
!a = !llvm.struct<"a", (array<1 x struct<"a">>)>
"t.t"() {a = !llvm.struct<"b", (!a)>} : () -> ()
// -----
!p = !llvm.ptr
"t.t"() {a = !llvm.struct<"b", (!p)>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", true>} : () -> ()
// -----
"t.t"() {a = !llvm.target<"a", -i32>} : () -> ()
// -----
"t.t"() {a = !llvm.array<0x4 x i32>} : () -> ()
