// Lowering to llvm keeps what is computed where the reference does not.
// RUN: jig-opt %s --split-input-file --convert-to-llvm | FileCheck %s
// RUN: jig-opt %s --split-input-file --convert-to-llvm | jig-opt --split-input-file | FileCheck %s

// The largest number divided by -1, which nobody may compute with another sign: the reference divides the smallest one.
// And the smallest one by a positive one: the reference's quotient has the wrong sign.
// CHECK-LABEL: llvm.func @rounded
// CHECK: %[[Q:.*]] = llvm.sdiv %arg0, %arg1
// CHECK: %[[P:.*]] = llvm.mul %[[Q]], %arg1
// CHECK: %[[REST:.*]] = llvm.icmp "ne" %[[P]], %arg0
// CHECK: llvm.icmp "eq"
// CHECK: llvm.sdiv %arg0, %arg1
// CHECK: llvm.icmp "ne"
func.func @rounded(%a: index, %b: index) -> (index, index) {
  %0 = index.ceildivs %a, %b
  %1 = index.floordivs %a, %b
  return %0, %1 : index, index
}

// -----

// A value that is passed behind a pointer is loaded from that pointer: the reference counts arguments as they were
// before buffers became several.
// CHECK-LABEL: llvm.func @by_value
// CHECK-SAME: %arg3: !llvm.ptr {llvm.byval = i64}
// CHECK: %[[V:.*]] = llvm.load %arg3 : !llvm.ptr -> i64
// CHECK: llvm.return %[[V]] : i64
func.func @by_value(%m: memref<f32>, %v: index {llvm.byval = index}) -> index {
  return %v : index
}

// -----

// Attributes of a call's arguments and results are those of the new ones: what becomes several has none.
// The reference keeps as many as there were, which cannot be printed or goes to the wrong ones.
// CHECK-LABEL: llvm.func @call_attrs
// CHECK: llvm.call @x({{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i32 {llvm.noundef}) -> (i32 {llvm.zeroext})
// CHECK: llvm.call @y({{.*}}) : (i32 {llvm.signext}) -> !llvm.struct<(i32, i32)>
func.func @call_attrs(%a: i32, %m: memref<2xf32>) -> i32 {
  %0 = "func.call"(%m, %a) <{callee = @x, arg_attrs = [{llvm.noalias}, {llvm.noundef}], res_attrs = [{llvm.zeroext}]}> : (memref<2xf32>, i32) -> i32
  %1:2 = "func.call"(%a) <{callee = @y, arg_attrs = [{llvm.signext}], res_attrs = [{llvm.zeroext}, {}]}> : (i32) -> (i32, i32)
  return %0 : i32
}
func.func private @x(memref<2xf32>, i32) -> i32
func.func private @y(i32) -> (i32, i32)

// -----

// There are no memory spaces of these numbers: the reference takes their lower 32 bits.
// CHECK: func.func private @large_space(memref<4xf32, 4294967296>)
// CHECK: func.func private @negative_space(memref<4xf32, -1>)
func.func private @large_space(memref<4xf32, 4294967296>)
func.func private @negative_space(memref<4xf32, -1>)
