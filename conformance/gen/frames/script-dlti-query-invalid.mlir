// ARGS: --allow-unregistered-dialect --transform-interpreter
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  // HERE
  transform.yield
}
}
// CASE
module attributes {dlti.map = #dlti.map<"a" = unit>} { func.func private @f()}
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
// CASE
module attributes {dlti.map = #dlti.map<"a" = affine_map<(d0) -> (d0)>>} { func.func private @f()}
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
// CASE
module attributes {dlti.map = #dlti.map<"a" = 1.0>} { func.func private @f()}
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
// CASE
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
// CASE
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, "c"] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, "c", 5] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
// AND
  %t = transform.structured.match ops{["foo"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, 5] at %t : (!transform.any_op) -> !transform.any_param
