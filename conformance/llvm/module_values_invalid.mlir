// ARGS: --split-input-file --allow-unregistered-dialect
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : f32 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3.0 : f32) : i32 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : i64 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i64) : i32 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3.0 : f32) : f64 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : index) : i64 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i16) : f16 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i16) : bf16 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : !llvm.ptr 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : !llvm.void 
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : index
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("abc") : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i16>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<3 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : !llvm.array<2 x i64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<6 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<3xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi64>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<[4]xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : vector<4xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : !llvm.struct<(i32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32]) : !llvm.struct<(i32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, 4 : i32]) : !llvm.struct<(i32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, 4 : i32]) : !llvm.struct<(i32, i64)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, 4.0 : f32]) : !llvm.struct<(f32, f32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, 3.0 : f32]) : !llvm.struct<(i32, f32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3.0 : f32, 3.0 : f32]) : !llvm.struct<(f32, f32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3.0 : f32, 3.0 : f64]) : !llvm.struct<(f32, f32)>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, 3 : i32]) : !llvm.array<2 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, 3 : i32]) : !llvm.array<3 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, "x"]) : !llvm.array<2 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([]) : !llvm.array<0 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32], [3 : i32]]) : !llvm.array<2 x array<1 x i32>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant([#llvm.zero, #llvm.undef]) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(#llvm.zero) : !llvm.array<2 x struct<(i32)>>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(#llvm.undef) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(#llvm.poison) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(unit) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(i32) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(@f) : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(@f) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(@g) : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i32) : !llvm.target<"spirv.Image">
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"foo">
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(0 : i32) : !llvm.target<"aarch64.svcount">
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(0 : i32) : !llvm.token
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.token
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : si32) : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i8) : f8E5M2
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f8E5M2) : i8
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f8E5M2) : i16
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f16) : i16
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : vector<4xf8E5M2>) : vector<4xi8>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant() : i8
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant 3 : i8
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(3 : i8)
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : !llvm.array<2 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(sparse<[[0]], [1]> : vector<4xi32>) : vector<4xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(array<i32: 1, 2>) : !llvm.array<2 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<"a"> : tensor<2x!foo.bar>) : !llvm.array<2 x i32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : i32
 %1 = llvm.mlir.zero : vector<4xf32>
 %2 = llvm.mlir.zero : !llvm.array<2 x i8>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"spirv.Image">
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"foo">
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"aarch64.svcount">
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.void
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.zero : index
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.undef : index
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.poison : tensor<2xi32>
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.none : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @f : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @f : !llvm.ptr<3>
 llvm.return }
// -----
llvm.mlir.global @g(3 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr
 llvm.return }
// -----
llvm.mlir.global @g(3 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
 llvm.return }
// -----
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr
 llvm.return }
// -----
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
 llvm.return }
// -----
func.func @g()  { return }
llvm.func @f() { %0 = llvm.mlir.addressof @g : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof @f::@g : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.addressof f : !llvm.ptr
 llvm.return }
// -----
module { llvm.func @x() }
llvm.func @f() { %0 = llvm.mlir.addressof @x : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr
 llvm.return }
// -----
llvm.mlir.global @g(3 : i32) : i32
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr
 llvm.return }
// -----
llvm.mlir.alias external @g : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr
 llvm.return }
// -----
llvm.mlir.alias external @g : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr
 llvm.return }
// -----
llvm.func extern_weak @g()
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.dso_local_equivalent @f : i32
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
 llvm.return }
// -----
llvm.mlir.global @g(3 : i32) : i32
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
 llvm.return }
// -----
llvm.func @g()
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
 llvm.return }
// -----
llvm.func @g() { llvm.blocktag <id = 1>
 llvm.return }
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
 llvm.return }
// -----
llvm.func @f() { llvm.blocktag 3
 llvm.return }
// -----
llvm.func @f() { llvm.unreachable
 llvm.return }
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "f"}> ({
  %0 = "llvm.mlir.constant"() : () -> i32
  "llvm.return"() : () -> ()
}) : () -> ()
// -----
llvm.return
// -----
llvm.unreachable
