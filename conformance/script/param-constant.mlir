// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Constants of every kind of attribute against every type of parameter.

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i64 -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i32 -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i32 -> !transform.param<i32>
 transform.debug.emit_param_as_remark %p : !transform.param<i32>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant "a" -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant "a" -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant true -> !transform.param<i1>
 transform.debug.emit_param_as_remark %p : !transform.param<i1>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : index -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant [1, 2] -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant affine_map<(d0)->(d0)> -> !transform.affine_map
 transform.debug.emit_param_as_remark %p : !transform.affine_map

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i64 -> !transform.affine_map
 transform.debug.emit_param_as_remark %p : !transform.affine_map

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant i32 -> !transform.type
 transform.debug.emit_param_as_remark %p : !transform.type

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant i32 -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i64 -> !transform.type
 transform.debug.emit_param_as_remark %p : !transform.type

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant unit -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1.0 : f32 -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1.0 : f32 -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant {a = 1} -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant @foo -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i64 -> !transform.any_op

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i64 -> !transform.any_value

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : si32 -> !transform.param<si32>
 transform.debug.emit_param_as_remark %p : !transform.param<si32>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant 1 : i64 {foo} -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant %x -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant #arith.fastmath<none> -> !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_param

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %p = transform.param.constant dense<1> : tensor<2xi64> -> !transform.param<i64>
 transform.debug.emit_param_as_remark %p : !transform.param<i64>

 transform.yield
}}
