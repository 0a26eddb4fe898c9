// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
module attributes {dlti.map = #dlti.map<"a" = 42 : i32>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 42 : i32>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 42 : i32>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a","b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 42 : i32>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a","b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 42 : i32>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a","c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = #dlti.map<"b" = 42 : i32>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [i32] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [i64] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [5] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", 5] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<i32 = 5>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [i32, 5] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 5>, dlti.dl_spec = #dlti.dl_spec<"a" = 6>, dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 6>, dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", "a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b", "a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", "b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a", i32] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [i32] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 6>, dlti.target_system_spec = #dlti.target_system_spec<"b" = #dlti.target_device_spec<"a" = 7>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 6, f32 = dense<8> : vector<1xi64>>} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [f32] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {} { func.func private @f() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {dlti.map = #dlti.map<"a" = 2>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {dlti.map = #dlti.map<"b" = 2>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {dlti.map = 5} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {foo = #dlti.map<"a" = 5>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {foo.bar = #dlti.map<"a" = 5>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {foo.bar = #dlti.map<"a" = 5>} 
  func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() attributes {foo.bar = #dlti.map<"b" = 5>} 
  func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i64>
  transform.debug.emit_param_as_remark %r : !transform.param<i64>
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "z">} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.param<i64>
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_op
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_value
  %r = transform.dlti.query ["a"] at %t : (!transform.any_value) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query "a" at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["foo.bar"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"]{foo} at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = i32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.type
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = f32>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.affine_map
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = {b = 5}>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a","b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"], ["b"] at %t : (!transform.any_op) -> !transform.any_param
  
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>, foo.bar = #dlti.map<"c" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {foo.bar = #dlti.dl_spec<"c" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {foo.bar = #dlti.dl_entry<"c", 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {foo.bar = #dlti.target_device_spec<"c" = 5>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {a.bar = #dlti.map<"c" = 5>, b.bar = #dlti.map<"c" = 6>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"c" = 5>, dlti.dl_spec = #dlti.dl_spec<"c" = 6>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"c" = 5>, a.b = #dlti.dl_spec<"c" = 6>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"c" = 5>, a.b = #dlti.map<"c" = 6>} { func.func private @f()}
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"c" = 5, index = 32>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"d" = 5>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"c" = 5, index = 32>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"d" = 5>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [index] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"c" = 5, index = 32>} { module attributes {dlti.map = #dlti.map<"d" = 5>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["d"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"c" = 5, index = 32>} { module attributes {dlti.map = #dlti.map<"d" = 5>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"c" = 5, index = 32>} { module { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"c" = 5, index = 32>} { module attributes {dlti.target_system_spec = #dlti.target_system_spec<"x" = #dlti.target_device_spec<"a" = 3>>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"x" = #dlti.target_device_spec<"a" = 3>>} { module attributes {dlti.target_system_spec = #dlti.target_system_spec<"y" = #dlti.target_device_spec<"a" = 3>>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["x"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"x" = #dlti.target_device_spec<"a" = 3>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f()} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["x"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<"b" = 4>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 4>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() attributes {dlti.target_system_spec = #dlti.target_system_spec<"b" = #dlti.target_device_spec<"c"=4>>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() attributes {dlti.target_system_spec = #dlti.target_system_spec<"b" = #dlti.target_device_spec<"c"=4>>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b", "c"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 3>} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["builtin.module"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  transform.sequence %arg : !transform.any_op failures(suppress) {
  ^bb0(%b: !transform.any_op):
  %t = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["b"] at %t : (!transform.any_op) -> !transform.any_param
  }
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  transform.sequence %arg : !transform.any_op failures(suppress) {
  ^bb0(%b: !transform.any_op):
  %t = transform.structured.match ops{["func.func"]} in %b : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [5] at %t : (!transform.any_op) -> !transform.any_param
  %s = transform.dlti.query [] at %t : (!transform.any_op) -> !transform.any_param
  }
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query [5] at %t : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "xx">} { func.func private @f() func.func private @g() }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a" : i32] at %t : (!transform.any_op) -> !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "xx">} { func.func private @f() attributes {arg_attrs = #dlti.map<"a" = 5>} }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
module attributes {dlti.map = #dlti.map<"a" = "xx">} { func.func private @f() {
 %f = arith.constant dense<3> : tensor<1xi32, #dlti.map<"a" = 5>>
 %m = "arith.constant"() <{value = 5 : i32}> {a = #dlti.map<"a" = 7>} : () -> i32
 "test.foo"() {x = #dlti.map<"a" = 7>} : () -> ()
 "test.foo"() <{x = #dlti.map<"a" = 8>}> : () -> ()
 return
 }
 ub.poison <#ub.poison> : i32
 }
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["test.foo"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
// -----
"test.foo"() ({
 func.func private @f()
 }): () -> ()
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%arg: !transform.any_op) {
  %t = transform.structured.match ops{["func.func"]} in %arg : (!transform.any_op) -> !transform.any_op
  %r = transform.dlti.query ["a"] at %t : (!transform.any_op) -> !transform.any_param
  transform.debug.emit_param_as_remark %r : !transform.any_param
  transform.yield
}
}
