// ARGS: --split-input-file --allow-unregistered-dialect
"arith.constant"() <{value = [1]}> : () -> i32
// -----
"arith.constant"() <{value = 1 : i32} : () -> i32
// -----
"arith.constant"() <{value = 1 : i32 : () -> i32
// -----
"arith.constant"() <value : () -> i32
// -----
"arith.constant"() <[1]> : () -> i32
// -----
"arith.constant"() <{value = 1 : i32}> : () -> i32
// -----
"arith.constant"() <{value = 1 : i32, foo}> : () -> i32
// -----
"arith.constant"() <{value = 1 : i32}> {value = 2 : i32} : () -> i32
// -----
"arith.constant"() {value = 2 : i32} : () -> i32
// -----
"arith.constant"() {value = 2 : i32, t.a} : () -> i32
// -----
"arith.constant"() {value = i32} : () -> i32
// -----
"arith.constant"() : () -> i32
// -----
"func.func"() {value = 1, sym_name = 1} : () -> ()
// -----
"func.func"() ({}, {}) {sym_name = "x", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({}) {sym_name = "x", function_type = () -> ()} : () -> ()
// -----
"func.func"() ({}) <{sym_name = "x", function_type = () -> (), sym_visibility = "private"}> : () -> ()
// -----
"func.func"() ({}, {sym_name = "x", function_type = () -> ()} : () -> ()
