// ARGS: --split-input-file --allow-unregistered-dialect
llvm.func @f() { %0 = llvm.mlir.constant(3.0 : f32) : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3.0 : f32) : vector<2xf32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4x!llvm.ptr>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(["x"]) : !llvm.struct<(i32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([#llvm.zero]) : !llvm.struct<(i32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32]) : !llvm.struct<(!llvm.ptr)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([dense<1> : vector<4xi32>]) : !llvm.struct<(vector<4xi32>)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : index]) : !llvm.struct<(index)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32], [4 : i32]]) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32], [4 : i64]]) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32], 4 : i32]) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[[3 : i32], [4 : i32]]]) : !llvm.array<1 x array<2 x struct<(i32)>>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[[3 : i32], [4 : i32]]]) : !llvm.array<1 x array<3 x struct<(i32)>>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3: i32]) : vector<1xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3: i32]) : vector<[1]xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(["x", "y"]) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32, 4 : i32]]) : !llvm.array<1 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<["a", "b"]> : tensor<2x!llvm.ptr>) : !llvm.array<2 x ptr>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : !llvm.array<2 x i64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xindex>) : !llvm.array<2 x f64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<(1,2)> : tensor<2xcomplex<i32>>) : !llvm.array<2 x i64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<packed (f32, f32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<"a", (i32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([]) : !llvm.struct<"a", opaque>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f16) : bf16
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : tf32) : i19
 llvm.return }
// -----
llvm.func @a() vscale_range(1, 4)
// -----
llvm.func @a() vscale_range(1, 4) comdat(@c::@x) attributes {foo}
llvm.comdat @c { llvm.comdat_selector @x any }
// -----
llvm.func @a() vscale_range(1)
// -----
llvm.func @a() vscale_range(1, 2, 3)
// -----
llvm.func @a() vscale_range(a, b)
// -----
llvm.func @a() vscale_range
// -----
llvm.func @a() vscale_range(-1, 4294967296)
// -----
llvm.func @a() comdat(@c::@x) vscale_range(1, 4)
llvm.comdat @c { llvm.comdat_selector @x any }
// -----
llvm.func @a(i32) { llvm.return }
// -----
llvm.func @a(i32) { ^bb0(%x: i32): llvm.return }
// -----
llvm.func @a() -> (i32 {llvm.noundef}) 
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "a", res_attrs = [{llvm.noundef}]}> ({}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "a", arg_attrs = [{llvm.noundef}]}> ({}) : () -> ()
// -----
llvm.mlir.alias external @a {foo}
// -----
llvm.mlir.alias external @a {foo} : i32, i32 { llvm.return }
// -----
llvm.mlir.alias external @a {foo} : i32 attributes {} { llvm.return }
// -----
llvm.mlir.alias external @a {alias_type = i32} : i32 { llvm.return }
// -----
llvm.mlir.alias external constant @a : i32 { llvm.return }
// -----
llvm.mlir.alias external @a comdat(@x::@y) : i32 { llvm.return }
// -----
llvm.mlir.global @a("abc") { llvm.return }
// -----
llvm.mlir.global @a("abc") {foo} { llvm.return }
// -----
llvm.mlir.global internal @g(#llvm.zero) : !llvm.target<"spirv.Image", f32, 1>
// -----
llvm.mlir.global internal @g(0 : i32) : !llvm.target<"spirv.Image", f32, 1>
// -----
llvm.mlir.global @a(3 : i32) : i32 { %0 = llvm.mlir.constant(3 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.mlir.global @a("abc" : !llvm.array<3 x i8>) : !llvm.array<3 x i8>
// -----
llvm.mlir.global @a("abc") : !llvm.ptr
// -----
llvm.mlir.global common @a(dense<[0, 1]> : tensor<2xi32>) : !llvm.array<2 x i32>
// -----
llvm.mlir.global common @a([0 : i32, 0 : i32]) : !llvm.array<2 x i32>
// -----
llvm.mlir.global common @a(-0.0 : f32) : f32
// -----
llvm.mlir.global common @a("") : !llvm.array<0 x i8>
// -----
llvm.mlir.global common @a(#llvm.zero) : !llvm.struct<()>
// -----
llvm.mlir.global common @a(unit) : i32
// -----
llvm.mlir.global common @a(dense<> : tensor<0xi32>) : i32
// -----
llvm.mlir.global common @a([]) : i32
// -----
llvm.mlir.global common @a(array<i32: 0>) : i32
// -----
llvm.mlir.global common @a(sparse<[[0]], [0]> : vector<4xi32>) : i32
// -----
builtin.module { "test.op"() ({ llvm.mlir.global @a(3 : i32) : i32 }) : () -> () }
// -----
gpu.module @m { llvm.mlir.global @a(3 : i32) : i32 
 llvm.func @x() { llvm.return } }
// -----
llvm.func @f() { llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.return }
// -----
func.func @f() { llvm.comdat @c {} 
 return }
// -----
func.func @f() { llvm.func @c() 
 return }
// -----
llvm.comdat @c {}
// -----
"llvm.comdat"() <{sym_name = "c"}> ({ 
^bb0(%x: i32): 
}) : () -> ()
// -----
llvm.comdat @c { llvm.comdat_selector @a "any" }
// -----
llvm.mlir.global @g(dense<0> : tensor<2xi32>) {alignment = -8 : i64} : !llvm.array<2 x i32>
// -----
llvm.mlir.global @g(0 : i32) {visibility_ = 1 : i64} : i32
// -----
llvm.mlir.global @g(0 : i32) {constant} : i32
// -----
llvm.mlir.global @g(0 : i32) {thread_local_} : i32
// -----
llvm.mlir.global @g(0 : i32) {unnamed_addr = 1 : i64} : i32
// -----
llvm.mlir.global @g(0 : i32) {comdat = @x} : i32
// -----
llvm.mlir.global constant @g(0 : i32) {constant} : i32
// -----
llvm.mlir.ifunc external @i {foo} : !llvm.func<f32 (i64)>, !llvm.ptr @resolver 
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {linkage = 3}
// -----
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)> @resolver
// -----
llvm.mlir.ifunc hidden @resolver : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// -----
llvm.mlir.global @g(0 : i32) {global_type = i32} : i32
