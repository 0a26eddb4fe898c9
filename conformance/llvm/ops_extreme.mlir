// ARGS: --split-input-file
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
%0 = llvm.getelementptr %p[2147483647, -2147483647] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
%0 = "llvm.getelementptr"(%p) <{elem_type=i8, rawConstantIndices = array<i32>}> : (!llvm.ptr) -> !llvm.ptr
%0 = llvm.extractvalue %ar[9223372036854775807] : !llvm.array<4 x i32>
%0 = llvm.extractvalue %ar[-9223372036854775808] : !llvm.array<4 x i32>
%0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (i32) -> i32
%0 = "llvm.extractvalue"(%s) : (!llvm.struct<(i32, f32)>) -> i32
%0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32>}> : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
%0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: -2147483648, 2147483647>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xi32>
"llvm.switch"(%a)[] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
"llvm.call"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
"llvm.call"() <{op_bundle_sizes = array<i32: -1>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
"llvm.call"(%p) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, -1>}> : (!llvm.ptr) -> ()
"llvm.call"(%p) <{op_bundle_sizes = array<i32>}> : (!llvm.ptr) -> ()
%0:2 = "llvm.call"(%p) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> (i32, i32)
"llvm.call"(%p) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, arg_attrs = [1]}> : (!llvm.ptr) -> ()
"llvm.call"(%p) <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>, var_callee_type = i32}> : (!llvm.ptr) -> ()
"llvm.call_intrinsic"() <{intrin = "", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
"llvm.call_intrinsic"() : () -> ()
"llvm.invoke"()[] : () -> ()
"llvm.br"()[] : () -> ()
"llvm.landingpad"() : () -> ()
%0 = "llvm.alloca"(%a) <{elem_type = 1}> : (i32) -> !llvm.ptr
%0 = "llvm.alloca"(%a) <{elem_type = !llvm.ptr, alignment = -1 : i64}> : (i32) -> !llvm.ptr
%0 = "llvm.icmp"() : () -> i1
%0 = "llvm.icmp"(%a, %b) <{predicate = "eq"}> : (i32, i32) -> i1
%0 = "llvm.cmpxchg"(%p, %a, %b) : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i1)>
%0 = "llvm.intr.masked.gather"(%pv, %m, %v, %v, %v) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
%0 = "llvm.intr.masked.load"(%p, %m, %v, %v) <{alignment = 1 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
%0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
%0 = llvm.getelementptr %p[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"r", (array<2 x ptr>)>
%0 = llvm.getelementptr %p[0, 1, 1, 1] : (!llvm.ptr) -> !llvm.ptr, vector<2x2xf32>
%0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, tensor<4xi32>
// CASE
"llvm.switch"(%a)[^bb1] <{case_operand_segments = array<i32: -1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
// CASE
"llvm.switch"(%a)[^bb1] : (i32) -> ()
^bb1:
// CASE
"llvm.switch"(%a, %a)[^bb1, ^bb1] <{case_values = dense<1> : tensor<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^bb1(%0: i32):
// CASE
"llvm.indirectbr"(%p)[^bb1] <{indbr_operand_segments = array<i32: 0, 0>}> : (!llvm.ptr) -> ()
^bb1:
// CASE
"llvm.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
