// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// FRAME
func.func @f(%a: i32, %b: i32, %v: vector<4xi32>, %x: f32, %y: f32, %p: !llvm.ptr, %c: i1, %n: i64,
             %w: vector<4xf32>, %m: vector<4xi1>, %pv: vector<4x!llvm.ptr>, %s: !llvm.struct<(i32, f32)>,
             %ar: !llvm.array<4 x i32>) {
  // HERE
  return
}
// EACH
%0 = llvm.extractvalue %s[1] : !llvm.struct<(i32, f32)>
%0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, f32)>
%0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, f32)>
%0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, f32)>
%0 = llvm.extractvalue %s[] : !llvm.struct<(i32, f32)>
%0 = llvm.extractvalue %ar[4] : !llvm.array<4 x i32>
%0 = llvm.extractvalue %ar[3] {a} : !llvm.array<4 x i32>
%0 = llvm.extractvalue %ar[-1] : !llvm.array<4 x i32>
%0 = llvm.extractvalue %a[0] : i32
%0 = llvm.extractvalue %s[x] : !llvm.struct<(i32, f32)>
%0 = llvm.extractvalue %s : !llvm.struct<(i32, f32)>
%0 = "llvm.extractvalue"(%s) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>) -> i32
%0 = "llvm.extractvalue"(%s) <{position = array<i64: 3>}> : (!llvm.struct<(i32, f32)>) -> i32
%0 = "llvm.extractvalue"(%s) <{position = array<i64>}> : (!llvm.struct<(i32, f32)>) -> i32
%0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, f32)>
%0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, f32)>
%0 = llvm.insertvalue %a, %s[2] : !llvm.struct<(i32, f32)>
%0 = llvm.insertvalue %a, %a[2] : i32
%0 = "llvm.insertvalue"(%s, %a) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(i32, f32)>
%0 = "llvm.insertvalue"(%s, %a) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>, i32) -> !llvm.struct<(f32, f32)>
%0 = llvm.extractelement %v[%a : i32] : vector<4xi32>
%0 = llvm.extractelement %v[%x : f32] : vector<4xi32>
%0 = llvm.extractelement %a[%a : i32] : i32
%0 = "llvm.extractelement"(%v, %a) : (vector<4xi32>, i32) -> f32
%0 = llvm.insertelement %a, %v[%a : i32] : vector<4xi32>
%0 = "llvm.insertelement"(%v, %x, %a) : (vector<4xi32>, f32, i32) -> vector<4xi32>
%0 = llvm.insertelement %x, %v[%a : i32] : vector<4xi32>
%0 = llvm.shufflevector %v, %v [0, 1, -1, 7] : vector<4xi32>
%0 = llvm.shufflevector %v, %v [0, 1, -1, 7] {a} : vector<4xi32>
%0 = llvm.shufflevector %v, %v [0, 8] : vector<4xi32>
%0 = llvm.shufflevector %v, %v [0, -2] : vector<4xi32>
%0 = llvm.shufflevector %v, %v [] : vector<4xi32>
%0 = llvm.shufflevector %v, %w [1] : vector<4xi32>
%0 = llvm.shufflevector %v, %v [99999999999] : vector<4xi32>
%0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi32>, vector<4xi32>) -> vector<3xi32>
%0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi32>, vector<4xi32>) -> vector<2xf32>
%0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32: 1, 2>}> : (vector<4xi32>, vector<4xi32>) -> i32
%0 = llvm.shufflevector %a, %a [0, 1] : i32
%0 = llvm.select %c, %a, %b : i1, i32
%0 = llvm.select %c, %x, %y {fastmathFlags = #llvm.fastmath<nnan>, b} : i1, f32
%0 = llvm.select %m, %v, %v : vector<4xi1>, vector<4xi32>
%0 = llvm.select %m, %a, %b : vector<4xi1>, i32
%0 = llvm.select %a, %a, %b : i32, i32
%0 = llvm.select %c, %a : i1, i32
%0 = llvm.select %c, %a, %b, %b : i1, i32
%0 = llvm.freeze %a {b} : i32
llvm.resume %a : i32
%0 = llvm.va_arg %p : (!llvm.ptr) -> i32
%0 = llvm.va_arg %a : (i32) -> i32
%0 = llvm.landingpad cleanup : i32
%0 = llvm.landingpad (catch %p : !llvm.ptr) : !llvm.struct<(ptr, i32)>
// CASE
%0 = llvm.mlir.undef : vector<[4]xi32>
%1 = llvm.shufflevector %0, %0 [0, 0] : vector<[4]xi32>
// CASE
%0 = llvm.mlir.undef : vector<[4]xi32>
%1 = llvm.shufflevector %0, %0 [0, 1] : vector<[4]xi32>
// CASE
%0 = llvm.mlir.undef : vector<[4]xi32>
%1 = llvm.shufflevector %0, %0 [0, 0, 0, 0] : vector<[4]xi32>
// CASE
llvm.br ^bb1
^bb1:
// CASE
llvm.br ^bb1(%a, %x : i32, f32) {foo}
^bb1(%0: i32, %1: f32):
// CASE
llvm.br ^bb1(%a, %x : i32, f32)
^bb1(%0: i32, %1: i32):
// CASE
llvm.br ^bb1(%a : i32)
^bb1(%0: i32, %1: i32):
// CASE
llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb1:
// CASE
llvm.br ^bb1 {loop_annotation = 1}
^bb1:
// CASE
llvm.cond_br %c, ^bb1, ^bb1
^bb1:
// CASE
llvm.cond_br %c weights([3, 4]), ^bb1(%a : i32), ^bb1(%b : i32) {foo}
^bb1(%0: i32):
// CASE
llvm.cond_br %c weights([3]), ^bb1, ^bb1
^bb1:
// CASE
llvm.cond_br %c weights([0, 0]), ^bb1, ^bb1
^bb1:
// CASE
llvm.cond_br %c {branch_weights = dense<[1,2]> : vector<2xi32>}, ^bb1, ^bb1
^bb1:
// CASE
llvm.cond_br %a, ^bb1, ^bb1
^bb1:
// CASE
llvm.cond_br %c, ^bb1(%a : i32), ^bb1
^bb1(%0: i32):
// CASE
llvm.switch %a : i32, ^bb1 [
1: ^bb2(%a : i32), 2: ^bb1
]
^bb1:
return
^bb2(%0: i32):
// CASE
llvm.switch %a : i32, ^bb1 [
]
^bb1:
// CASE
llvm.switch %a : i32, ^bb2(%a : i32) [
-1: ^bb1] {branch_weights = array<i32: 1, 2>}
^bb1:
return
^bb2(%0: i32):
// CASE
llvm.switch %a : i32, ^bb1 [
-1: ^bb1] {branch_weights = array<i32: 1>}
^bb1:
// CASE
llvm.switch %a : i32, ^bb1
^bb1:
// CASE
llvm.switch %x : f32, ^bb1 [
1 : ^bb1]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
1 : ^bb1, 1 : ^bb1]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
1 ^bb1]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
,]
^bb1:
// CASE
llvm.switch %a : i32, ^bb1 [
99999999999: ^bb1]
^bb1:
// CASE
llvm.switch %n : i64, ^bb1 [
99999999999999999999999: ^bb1]
^bb1:
// CASE
llvm.switch %n : i64, ^bb1 [
99999999999: ^bb1, -3 : ^bb1, 18446744073709551615: ^bb1]
^bb1:
// CASE
"llvm.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
// CASE
"llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
// CASE
"llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
// CASE
"llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
// CASE
llvm.indirectbr %p : !llvm.ptr, [
^bb1, ^bb2(%a : i32)
]
^bb1:
return
^bb2(%0: i32):
// CASE
llvm.indirectbr %p : !llvm.ptr, [
]
// CASE
llvm.indirectbr %p : !llvm.ptr, [^bb1] {a}
^bb1:
// CASE
llvm.indirectbr %p : <1>, [^bb1] {a}
^bb1:
// CASE
llvm.indirectbr %a : i32, [^bb1] {a}
^bb1:
// CASE
llvm.indirectbr %p : !llvm.ptr, ^bb1 {a}
^bb1:
// CASE
%0 = llvm.mlir.zero : !llvm.struct<(index, ptr)>
%1 = llvm.extractvalue %0[1] : !llvm.struct<(index, ptr)>
// CASE
%0 = llvm.mlir.zero : !llvm.array<2 x struct<(index, ptr)>>
%1 = "llvm.insertvalue"(%0, %p) <{position = array<i64: 1, 1>}> : (!llvm.array<2 x struct<(index, ptr)>>, !llvm.ptr) -> !llvm.array<2 x struct<(index, ptr)>>
