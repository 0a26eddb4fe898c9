// ARGS: --allow-unregistered-dialect --transform-interpreter
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  // HERE
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// CASE
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", "a"] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 6, f32 = dense<8> : vector<1xi64>>} { func.func private @f() }
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [f32] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {a.bar = #dlti.map<"c" = 5>, b.bar = #dlti.map<"c" = 6>} { func.func private @f()}
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"x" = #dlti.target_device_spec<"a" = 3>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f()} }
// AND
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["x"] at %t : (!transform.any_op) -> !transform.any_param
// CASE
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() func.func private @g() }
// AND
  %t = transform.structured.match ops{["builtin.module"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
