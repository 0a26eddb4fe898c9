// ARGS: --split-input-file -canonicalize
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant(dense<7> : tensor<4xi32>) : !llvm.array<4 x i32>
%1 = llvm.extractvalue %0[2] : !llvm.array<4 x i32>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
%1 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x i32>>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> !llvm.array<2 x i32> {
%0 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x i32>>
llvm.return %1 : !llvm.array<2 x i32>
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
%1 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x i32>>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : !llvm.array<4 x i32>
%1 = llvm.extractvalue %0[1] : !llvm.array<4 x i32>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i32)>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i8 {
%0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
%1 = llvm.extractvalue %0[1] : !llvm.array<3 x i8>
llvm.return %1 : i8
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i32)>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i32)>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.zero : !llvm.struct<(i32, i32)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, i32)>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> !llvm.ptr {
%0 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, ptr)>
llvm.return %1 : !llvm.ptr
}
// -----
llvm.func @f() -> !llvm.struct<(i32)> {
%0 = llvm.mlir.undef : !llvm.struct<(i32, struct<(i32)>)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32)>)>
llvm.return %1 : !llvm.struct<(i32)>
}
// -----
llvm.func @f(%a: i32) -> i32 {
%0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
%1 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i32)>
%2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)>
llvm.return %2 : i32
}
// -----
llvm.func @f() -> f32 {
%0 = llvm.mlir.constant(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x f32>
llvm.return %1 : f32
}
// -----
llvm.func @f() -> vector<2xi32> {
%0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>>
llvm.return %1 : vector<2xi32>
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.zero : !llvm.array<2 x i32>
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x i32>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant(sparse<[[0]], [5]> : tensor<2xi32>) : !llvm.array<2 x i32>
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x i32>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant([[1 : i32, 2 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
%1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x struct<(i32, i32)>>
llvm.return %1 : i32
}
// -----
llvm.func @f() -> !llvm.struct<(i32, i32)> {
%0 = llvm.mlir.constant([[1 : i32, 2 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x struct<(i32, i32)>>
llvm.return %1 : !llvm.struct<(i32, i32)>
}
// -----
llvm.func @f() -> i32 {
%0 = llvm.mlir.constant([[1 : i32, #llvm.zero], #llvm.undef]) : !llvm.array<2 x struct<(i32, i32)>>
%1 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x struct<(i32, i32)>>
%2 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x struct<(i32, i32)>>
%3 = llvm.add %1, %2 : i32
llvm.return %3 : i32
}
// -----
llvm.func @f() -> !llvm.array<2 x i32> {
%0 = llvm.mlir.constant(dense<7> : tensor<2xi32>) : !llvm.array<2 x i32>
%1 = llvm.extractvalue %0[] : !llvm.array<2 x i32>
llvm.return %1 : !llvm.array<2 x i32>
}
