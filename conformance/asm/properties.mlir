// ARGS: --split-input-file --allow-unregistered-dialect
"arith.constant"() <{value = [1]}> : () -> i32
// -----
"arith.constant"() <[1]> : () -> i32
// -----
"func.func"() ({}, {}) {sym_name = "x", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({}, {sym_name = "x", function_type = () -> ()} : () -> ()
