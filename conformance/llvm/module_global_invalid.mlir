// ARGS: --split-input-file --allow-unregistered-dialect
llvm.mlir.global @a
// -----
llvm.mlir.global @a : i32
// -----
llvm.mlir.global @a() 
// -----
llvm.mlir.global @a("abc") : i32
// -----
llvm.mlir.global @a("abc") : !llvm.array<2 x i8>
// -----
llvm.mlir.global @a("abc") : !llvm.array<3 x i16>
// -----
llvm.mlir.global @a(3 : i32) : f32
// -----
llvm.mlir.global @a(3 : i32) : !llvm.void
// -----
llvm.mlir.global @a() : !llvm.func<void ()>
// -----
llvm.mlir.global @a() : !llvm.label
// -----
llvm.mlir.global @a() : !llvm.token
// -----
llvm.mlir.global @a() : !llvm.metadata
// -----
llvm.mlir.global @a() : index
// -----
llvm.mlir.global @a() : tensor<4xf32>
// -----
llvm.mlir.global @a() : !llvm.struct<"x", opaque>
// -----
llvm.mlir.global @a() : !llvm.x86_amx
// -----
llvm.mlir.global @a() : !llvm.target<"foo">
// -----
llvm.mlir.global @a(3 : i32) : i32, i32
// -----
llvm.mlir.global @a(unit)
// -----
llvm.mlir.global @a(3 : i32) : i32 { llvm.return }
// -----
llvm.mlir.global @a() : i32 { }
// -----
llvm.mlir.global @a() : i32 { llvm.return }
// -----
llvm.mlir.global @a() : i32 { %0 = llvm.mlir.constant(3 : i64) : i64 llvm.return %0 : i64 }
// -----
llvm.mlir.global @a() : i32 { %0 = "foo.bar"() : () -> i32 llvm.return %0 : i32 }
// -----
llvm.mlir.global @a() : i32 { %0 = func.call @f() : () -> i32 llvm.return %0 : i32 }
func.func private @f() -> i32
// -----
llvm.mlir.global @a() : i32 { 
^bb0(%x: i32):
 llvm.return %x : i32 }
// -----
llvm.mlir.global common @a(3 : i32) : i32
// -----
llvm.mlir.global common @a() : i32
// -----
llvm.mlir.global common constant @a(0 : i32) : i32
// -----
llvm.mlir.global common @a(0.0 : f32) : f32
// -----
llvm.mlir.global common @a(1.0 : f32) : f32
// -----
llvm.mlir.global common @a(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
// -----
llvm.mlir.global appending @a(3 : i32) : i32
// -----
llvm.mlir.global @a(3 : i32) {addr_space = -1 : i32} : i32
// -----
llvm.mlir.global @a(3 : i32) {addr_space = 3 : i64} : i32
// -----
llvm.mlir.global @a(3 : i32) {alignment = 3 : i64} : i32
// -----
llvm.mlir.global @a(3 : i32) {alignment = 0 : i64} : i32
// -----
llvm.mlir.global @a(3 : i32) {alignment = 3 : i32} : i32
// -----
llvm.mlir.global @a(3 : i32) {section = 3 : i32} : i32
// -----
llvm.mlir.global @a(3 : i32) {dbg_exprs = [3 : i32]} : i32
// -----
llvm.mlir.global @a(3 : i32) {value = 3 : i32} : i32
// -----
llvm.mlir.global @a(3 : i32) {sym_name = "x"} : i32
// -----
llvm.mlir.global @a(3 : i32) {linkage = #llvm.linkage<internal>} : i32
// -----
llvm.mlir.global @a(3 : i32) comdat(@x::@y) : i32
// -----
llvm.mlir.global constant internal @a(3 : i32) : i32
// -----
llvm.mlir.global 3
// -----
func.func @f() { llvm.mlir.global @a(3 : i32) : i32 
 return }
// -----
llvm.mlir.global @a(3 : i32) : i32
llvm.mlir.global @a(3 : i32) : i32
// -----
"llvm.mlir.global"() <{global_type = i32, sym_name = "a"}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{linkage = #llvm.linkage<external>, sym_name = "a"}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>}> ({}) : () -> ()
// -----
"llvm.mlir.global"() <{global_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> : () -> ()
// -----
llvm.mlir.alias external @a : i32
// -----
llvm.mlir.alias external @a : i32 {
}
// -----
llvm.mlir.alias external @a : i32 {
  llvm.return
}
// -----
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.mlir.alias external @a : i32 {
  %0 = "foo.bar"() : () -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias appending @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.alias external @a(3 : i32) : i32 {
}
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.global @resolver(3 : i32) : i32
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver()
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() { llvm.return }
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> i32 { %0 = llvm.mlir.constant(3 : i32) : i32
 llvm.return %0 : i32 }
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr<3> @resolver
llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.ifunc external @i : i32, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, i32 @resolver
llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.ifunc common @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
// -----
llvm.mlir.ifunc foo @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.alias external @resolver : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = [@c], priorities = [], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = []
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [3 : i32]
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i64], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_ctors ctors = ["c"], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.mlir.global @c(3 : i32) : i32
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
func.func @c() { return }
llvm.mlir.global_ctors ctors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_dtors dtors = [@c], priorities = [], data = [#llvm.zero]
// -----
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = [#llvm.zero]
// -----
llvm.func @c()
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = ["x"]
// -----
llvm.func @c()
llvm.mlir.global_dtors dtors = [@c], priorities = [0 : i32], data = []
// -----
llvm.module_flags 3
// -----
llvm.module_flags [3 : i32]
// -----
llvm.linker_options [3 : i32]
// -----
llvm.linker_options []
// -----
llvm.linker_options "a"
// -----
llvm.comdat @c { llvm.return }
// -----
llvm.comdat @c { "foo.bar"() : () -> () }
// -----
llvm.comdat @c { llvm.comdat_selector @a foo }
// -----
llvm.comdat @c { llvm.comdat_selector @a any llvm.comdat_selector @a any }
// -----
llvm.comdat c { }
// -----
llvm.comdat_selector @a any
