// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "s">} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = affine_map<(d0) -> (d0)>>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : index>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = true>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1.0>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = [1]>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = unit>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  %z = transform.merge_handles %r : !transform.type
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "s">} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = affine_map<(d0) -> (d0)>>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : index>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = true>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1.0>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = [1]>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = unit>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  %z = transform.merge_handles %r : !transform.affine_map
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "s">} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = affine_map<(d0) -> (d0)>>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : index>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = true>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1.0>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = [1]>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = unit>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i32>
  %z = transform.merge_handles %r : !transform.param<i32>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "s">} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = affine_map<(d0) -> (d0)>>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : index>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = true>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1.0>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = [1]>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = unit>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<index>
  %z = transform.merge_handles %r : !transform.param<index>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "s">} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = affine_map<(d0) -> (d0)>>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5 : index>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = true>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1.0>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = [1]>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = unit>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  %z = transform.merge_handles %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", "b", "c"] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, "c"] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, "c"] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, "c", 5] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["foo"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32, 5] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["foo"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["q", 5] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["q"] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["q", "a"] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["q", ["a"]] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> (!transform.any_param, !transform.any_param)
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> ()
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<i32 = 5>>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [@a] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.dlti.query ["a"] at %r : (!transform.any_param) -> !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.dlti.query ["a"] at %t : !transform.any_op
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.dlti.query ["a"] %t : !transform.any_op
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.dlti.query at %t : !transform.any_op
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  "transform.dlti.query"(%t) {} : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  "transform.dlti.query"(%t) {keys = "a"} : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>} { func.func private @f() func.func private @g() attributes {dlti.map = #dlti.map<"q" = 5 : i16>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  "transform.dlti.query"(%t) {keys = ["a"], foo} : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
