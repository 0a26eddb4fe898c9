// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
llvm.mlir.global @a(3 : i32) : i32
llvm.mlir.global constant @b(3.5 : f32) : f32
llvm.mlir.global internal @c("abc") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @d("abc")
llvm.mlir.global internal constant @d2("abc\00") {addr_space = 3 : i32}
llvm.mlir.global external @e() : i64
llvm.mlir.global @f() : !llvm.ptr
llvm.mlir.global private thread_local @g(0 : i8) : i8
llvm.mlir.global private hidden thread_local @h(0 : i8) : i8
llvm.mlir.global private local_unnamed_addr constant @i(0 : i8) : i8
llvm.mlir.global private unnamed_addr constant @j(0 : i8) {alignment = 8 : i64, section = ".s", dso_local} : i8
llvm.mlir.global weak protected thread_local unnamed_addr constant @k(0 : i8) : i8
llvm.mlir.global external @l() {addr_space = 3 : i32} : i64
llvm.mlir.global common @m(0 : i32) : i32
llvm.mlir.global appending @n() : !llvm.array<2 x ptr>
llvm.mlir.global @o(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global @p(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
llvm.mlir.global @q([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
llvm.mlir.global @r() : !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}
llvm.mlir.global internal @s() {foo} : !llvm.ptr {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @t(@a) : !llvm.ptr
llvm.mlir.global @u(unit) : i32
llvm.mlir.global @v(3 : i64)
llvm.mlir.global @w(3.0 : f64)
// -----
llvm.mlir.global extern_weak @a() : i32
llvm.mlir.global @b(true) : i1
llvm.mlir.global @c(#llvm.zero) : !llvm.struct<(i32)>
llvm.mlir.global @d(#llvm.undef) : !llvm.struct<(i32)>
llvm.mlir.global @e(#llvm.poison) : !llvm.struct<(i32)>
// -----
llvm.mlir.global @f(1 : i32) {externally_initialized} : i32
// -----
llvm.mlir.global @f(1 : i32) {target_specific_attrs = ["x"], addr_space = 0 : i32} : i32
// -----
#di_file = #llvm.di_file<"a.c" in "/tmp">
#di_null = #llvm.di_null_type
#var = #llvm.di_global_variable<file = #di_file, line = 3, type = #di_null, name = "x">
#expr = #llvm.di_global_variable_expression<var = #var, expr = <>>
llvm.mlir.global @f(1 : i32) {dbg_exprs = [#expr]} : i32
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", value = 3 : i32, unnamed_addr = 0 : i64, visibility_ = 2 : i64}> ({}) : () -> ()
// -----
llvm.mlir.global internal @g() : !llvm.target<"spirv.Image", f32, 1>
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias weak_odr hidden thread_local unnamed_addr @b {dso_local} : !llvm.array<2 x i8> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(3 : i32) : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return
}
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc linkonce_odr hidden @j : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc private unnamed_addr @k : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {address_space = 0 : i32}
llvm.mlir.ifunc @l : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr { 
  %0 = llvm.mlir.addressof @i : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @c() { llvm.return }
llvm.func @d() { llvm.return }
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [@c, @d], priorities = [0 : i32, -1 : i32], data = [#llvm.zero, @d] {foo}
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@d, @c], priorities = [3 : i32, 4 : i32], data = [#llvm.zero, #llvm.zero]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "x", "y">]
llvm.module_flags [] {foo}
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options ["a"] {foo}
// -----
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  %1 = llvm.mlir.none : !llvm.token
  %2 = llvm.mlir.undef : !llvm.struct<(i32)>
  %3 = llvm.mlir.poison : vector<4xi32>
  %4 = llvm.mlir.zero : !llvm.ptr
  %5 = llvm.mlir.constant(4 : i32) : i32
  %6 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %7 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %8 = llvm.mlir.constant(1.0 : f64) {a = 3 : i32} : f64
  %9 = llvm.mlir.constant(true) : i1
  %10 = llvm.mlir.addressof @f {foo} : !llvm.ptr
  %11 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %12 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %14 = llvm.mlir.constant(3 : index) : i64
  %15 = llvm.mlir.constant(0 : i32) : !llvm.token
  llvm.blocktag <id = 1> {foo}
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.dso_local_equivalent @f {foo} : !llvm.ptr
  %1 = llvm.mlir.none {foo} : !llvm.token
  %2 = llvm.mlir.undef {foo} : i32
  %3 = llvm.mlir.poison {foo} : vector<4xi32>
  %4 = llvm.mlir.zero {foo} : !llvm.struct<(i32, ptr)>
  %11 = llvm.blockaddress <function = @f, tag = <id = 2>> {foo} : !llvm.ptr
  llvm.blocktag <id = 2>
  llvm.unreachable {foo}
}
