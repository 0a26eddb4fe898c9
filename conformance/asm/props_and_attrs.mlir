// ARGS: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
%r:1 = "arith.constant"() <{value = -1 : i32}> {value, foo} : () -> (i32)
// -----
%v0 = "t.v"() : () -> f32
%r:1 = "math.sin"(%v0) <{fastmath = #arith.fastmath<fast>}> {fastmath = #arith.fastmath<none>} : (f32) -> (f32)
// -----
%v0 = "t.v"() : () -> f32
%r:1 = "math.sin"(%v0) <{}> {fastmath = #arith.fastmath<fast>} : (f32) -> (f32)
// -----
%v0 = "t.v"() : () -> f32
%r:1 = "math.sin"(%v0) {fastmath = 1} : (f32) -> (f32)
// -----
%r:1 = "memref.alloc"() <{}> {operandSegmentSizes = array<i32: 0, 1, 2>} : () -> (memref<4xf32>)
// -----
%r:1 = "memref.alloc"() <{}> {alignment = 8} : () -> (memref<4xf32>)
// -----
%r:1 = "memref.alloc"() <{}> {alignment = 8 : i32} : () -> (memref<4xf32>)
// -----
%r:1 = "memref.alloc"() <{alignment = 16 : i64}> {alignment = 8 : i64} : () -> (memref<4xf32>)
// -----
%r:1 = "arith.constant"() <{}> {value = 1 : i32, foo} : () -> (i32)
// -----
%r:1 = "arith.constant"() <{value = -1 : i32, foo}> {value, foo} : () -> (i32)
// -----
"func.func"() <{function_type = () -> (), sym_name = "foo"}> ({}) {sym_name = "bar", sym_visibility = "private"} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "foo", sym_visibility = "private"}> ({}) {sym_name = "bar", sym_visibility = "public"} : () -> ()
