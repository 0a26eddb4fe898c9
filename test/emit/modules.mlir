// RUN: %python %S/../../tools/compare-ir -q -v -j 1 --jig jig %s
// What modules consist of.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu", llvm.data_layout = "e-m:e-p:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "who",
                   llvm.commandline = "how", llvm.module_asm = ["a", "b \22"], llvm.dependent_libraries = ["x", "y"]} {
  llvm.mlir.global external @declared() : i32
  llvm.mlir.global internal @undefined() : i32
  llvm.mlir.global weak @w() : i32
  llvm.mlir.global extern_weak @ew() : i32
  llvm.mlir.global private constant @text("ab\00\01c\22") {dso_local, alignment = 8 : i64, section = "foo"} : !llvm.array<6 x i8>
  llvm.mlir.global internal @table(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.mlir.global internal @zeros(dense<0> : tensor<100xi8>) : !llvm.array<100 x i8>
  llvm.mlir.global internal @splat(dense<1.5> : vector<4xf32>) : vector<4xf32>
  llvm.mlir.global thread_local unnamed_addr @tls(3 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external @far(3 : i64) {addr_space = 3 : i32} : i64
  llvm.mlir.global external @init(3 : i64) {externally_initialized} : i64
  llvm.mlir.global internal @part() : !llvm.ptr {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %1 = llvm.getelementptr inbounds %0[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x i32>>
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global internal constant @pair() : !llvm.struct<"pair", (ptr, i64, struct<packed (i8, i32)>, f80)> {
    %0 = llvm.mlir.undef : !llvm.struct<"pair", (ptr, i64, struct<packed (i8, i32)>, f80)>
    %1 = llvm.mlir.addressof @f : !llvm.ptr
    %2 = llvm.mlir.constant(7 : i64) : i64
    %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<"pair", (ptr, i64, struct<packed (i8, i32)>, f80)>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<"pair", (ptr, i64, struct<packed (i8, i32)>, f80)>
    %5 = llvm.mlir.constant(9 : i8) : i8
    %6 = llvm.insertvalue %5, %4[2, 0] : !llvm.struct<"pair", (ptr, i64, struct<packed (i8, i32)>, f80)>
    llvm.return %6 : !llvm.struct<"pair", (ptr, i64, struct<packed (i8, i32)>, f80)>
  }
  llvm.mlir.global external @own(1 : i32) {target_specific_attrs = ["a", ["b", "c"]]} : i32
  llvm.comdat @groups {
    llvm.comdat_selector @any any
    llvm.comdat_selector @big largest
    llvm.comdat_selector @unused samesize
  }
  llvm.mlir.global external @in_group(1 : i32) comdat(@groups::@any) : i32
  llvm.mlir.alias external hidden @also : i32 {
    %0 = llvm.mlir.addressof @in_group : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias internal @middle : i32 {
    %0 = llvm.mlir.addressof @table : !llvm.ptr
    %1 = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.ifunc external @chosen : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @f() comdat(@groups::@big) {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
  llvm.mlir.global_ctors ctors = [@f], priorities = [2 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@f], priorities = [1 : i32], data = [#llvm.zero]
  llvm.module_flags [#llvm.mlir.module_flag<warning, "a", 1 : i32>, #llvm.mlir.module_flag<error, "q", "str">]
  llvm.linker_options ["a", "b"]
  llvm.linker_options ["c"]
}
// -----
llvm.func @f() {
  llvm.return
}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 3>, #llvm.cgprofile_entry<from = @f, count = 2>]>,
  #llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3,
    max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.5 : f64, detailed_summary = <cut_off = 1, min_count = 2, num_counts = 3>>>]
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", !llvm.ptr = dense<32> : vector<4xi64>, i64 = dense<[64, 128]> : vector<2xi64>,
    f80 = dense<[128]> : vector<1xi64>, "dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 2 : ui64,
    "dlti.stack_alignment" = 128 : i64, index = 64 : i64, "dlti.mangling_mode" = "e", !llvm.ptr<3> = dense<[64, 64, 128, 32]> : vector<4xi64>>} {
  llvm.func @x()
}
// -----
// The reference drops what a function is run for: docs/miscompiles.md.
// DIFFERS: the third part of an entry is kept
llvm.mlir.global internal @g(1 : i32) : i32
llvm.func @f() {
  llvm.return
}
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [@g]
// -----
// Structures that contain themselves, opaque ones, names.
llvm.mlir.global external @list() : !llvm.struct<"list", (ptr, array<2 x struct<"in list", (i8, i16)>>, ptr)>
llvm.mlir.global external @vector() : !llvm.array<3 x vector<4xf16>>
llvm.func @types(!llvm.ptr<5>, vector<[4]xi32>, !llvm.target<"spirv.Image", f32, 1, 0>, bf16, f128, f80, !llvm.ppc_fp128, i1, i257, vector<2x!llvm.ptr>, !llvm.struct<(i8, ptr<1>)>) -> !llvm.struct<packed (i8, i32)>
// -----
// REFUSED: 'func.func' op is no op of the llvm dialect; the pass convert-func-to-llvm lowers those of func
func.func @f() {
  return
}
// -----
// REFUSED: 'arith.addi' op is no op of the llvm dialect; the pass convert-arith-to-llvm lowers those of arith
llvm.func @f(%x: i32) {
  %0 = arith.addi %x, %x : i32
  llvm.return
}
// -----
// REFUSED: 'builtin.unrealized_conversion_cast' op is no op of the llvm dialect; the pass reconcile-unrealized-casts
llvm.func @f(%x: i32) {
  %0 = builtin.unrealized_conversion_cast %x : i32 to index
  llvm.return
}
// -----
// A cast is left because of what is beside it.
// REFUSED: 'arith.index_cast' op is no op of the llvm dialect; the pass convert-arith-to-llvm lowers those of arith
llvm.func @f(%x: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i64 to index
  %1 = arith.index_cast %0 : index to i32
  llvm.return %1 : i32
}
// -----
// Of these no pass of its dialect knows.
// REFUSED: 'linalg.softmax' op is no op of the llvm dialect; transform.structured.decompose_interface takes it apart while it is on tensors
llvm.func @f(%x: !llvm.ptr) {
  %0 = builtin.unrealized_conversion_cast %x : !llvm.ptr to memref<2x3xf32>
  linalg.softmax dimension(1) ins(%0 : memref<2x3xf32>) outs(%0 : memref<2x3xf32>)
  llvm.return
}
// -----
// REFUSED: 'math.ipowi' op is no op of the llvm dialect; the pass convert-math-to-llvm, -libm or -funcs lowers those of math
llvm.func @f(%x: i64) {
  %0 = math.ipowi %x, %x : i64
  llvm.return
}
// -----
// REFUSED: is in a module, and LLVM IR has no modules in modules
module {
  module @inner {
    llvm.func @f()
  }
}
// -----
// REFUSED: is no constant, which the initializer of 'h' must be
llvm.mlir.global internal @g(1 : i64) : i64
llvm.mlir.global internal @h() : i64 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mul %1, %1 : i64
  llvm.return %2 : i64
}
// -----
// Intrinsics by name, with and without the types.
llvm.func @f(%x: i32, %y: i64, %v: vector<4xf32>, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.bswap"(%x) : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.bswap"(%y) : (i64) -> i64
  %2 = llvm.call_intrinsic "llvm.exp"(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> vector<4xf32>
  %4 = llvm.mlir.constant(1 : i32) : i32
  %3 = llvm.call_intrinsic "llvm.x86.sse41.round.ss"(%v, %v, %4) : (vector<4xf32>, vector<4xf32>, i32) -> vector<4xf32>
  %5 = llvm.call_intrinsic "llvm.uadd.with.overflow"(%x, %x) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.call_intrinsic "llvm.lifetime.start.p0"(%p) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
// REFUSED: with other types than before
llvm.func @f(%x: f32, %y: f64) {
  %0 = llvm.call_intrinsic "llvm.canonicalize"(%x) : (f32) -> f32
  %1 = llvm.call_intrinsic "llvm.canonicalize"(%y) : (f64) -> f64
  llvm.return
}
// -----
// REFUSED: expected 'passthrough' to contain string or array attributes
llvm.func @f() attributes {passthrough = [1 : i32]}
// -----
// REFUSED: needs an alignment that is a power of two
llvm.func @f(%p: !llvm.ptr, %m: vector<4xi1>, %v: vector<4xf32>) {
  llvm.intr.masked.store %v, %p, %m {alignment = 3 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.return
}

// -----

// REFUSED: unsupported type in data layout: '!llvm.struct<()>'
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 32]> : vector<2xi64>>} {}

// -----

// REFUSED: alignment of '!llvm.ptr' in data layout is not a power of two bytes: 40
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 40, 64]> : vector<3xi64>>} {}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 33, 64]> : vector<3xi64>, index = 32>} {}

// -----

llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [], priorities = [], data = []

// -----

module attributes {llvm.target_triple = "x86_64-pc-windows-msvc19"} {}

// -----

module attributes {llvm.target_triple = "x86_64-pc-windows-gnu"} {}

// -----

module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "CodeView", 1 : i32>]
}
