// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({

  %r = "func.call"() : () -> (i1)
}) : () -> ()

// -----
"x.top"() ({

  "func.call"() <{callee = @f, arg_attrs = [1, 2]}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %v1 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  "func.call"(%v1, %v0) <{callee = @f}> : (memref<4xf32, strided<[?], offset: ?>>, i1) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xf32>
  %r = "func.call"(%v0, %v0)[^s] <{callee = @f, res_attrs = array<i1: true>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "func.call"() <{callee = @f, res_attrs = affine_map<(d0) -> (d0)>}> : () -> (!transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  "func.call_indirect"(%v0) ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : (si32) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "func.call_indirect"(%v0, %v0, %v0, %v0) : (i1, i1, i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %r = "func.call_indirect"(%v0, %v0) <{arg_attrs = {a = 1}}> : (memref<*xf32>, memref<*xf32>) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "func.constant"() {value = 3 : i32} : () -> (tensor<f32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "func.constant"() <{value = @f}> : () -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({

  "func.constant"() {value = @f} : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "func.constant"() <{value = (i32) -> i32}> : () -> (si32)
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() <{sym_name = "s", function_type = () -> (), arg_attrs = 3 : i32}> ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() <{sym_name = "s", function_type = () -> (), no_inline = unit}> ({
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() <{sym_name = "s", function_type = #arith.overflow<nsw>, sym_visibility = array<i64: 1, 2>, arg_attrs = i32, res_attrs = 1.5 : f32}> ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() ({}) {sym_name = [1 : i32], function_type = () -> ()} : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() <{sym_name = "s", function_type = () -> (), res_attrs = 16 : i64}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() <{sym_name = @f, function_type = () -> (), res_attrs = [1, 2], no_inline = array<i64: 1, 2>}> ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "func.func"() <{sym_name = "s", function_type = array<i32: 1>, res_attrs = ["a"]}> ({
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> tensor<4xi1>
  "func.return"(%v1, %v0) : (tensor<4xi1>, !transform.any_value) -> ()
}) : () -> ()
