// ARGS: --allow-unregistered-dialect --mlir-print-op-generic --split-input-file
%r:1 = "arith.constant"() <{value = -1 : i32, foo}> {value, foo} : () -> (i32)
// -----
"func.func"() <{function_type = () -> (), sym_name = "foo"}> ({}) {sym_name = "bar", sym_visibility = "private"} : () -> ()
