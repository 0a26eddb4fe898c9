// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics
// What is asked of one op is refused of none and of several, and says why.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'transform_ext.get_tile_sizes' op expects exactly one payload op, got 0}}
    %sizes = transform_ext.get_tile_sizes %none : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @f()
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects exactly one payload op, got 2}}
    %ops = transform_ext.trace_producers %all : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %size = transform.param.constant -1 : i64 -> !transform.any_param
    // expected-error @below {{expects the size to be at least 0, got -1}}
    %ops = transform_ext.assign_tile_sizes %root, %size : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %size = transform.param.constant "x" -> !transform.any_param
    %sizes = transform.merge_handles %size, %size : !transform.any_param
    // expected-error @below {{expects one size, got 2}}
    %ops = transform_ext.assign_tile_sizes %root, %sizes : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func private @f() attributes {transform_ext.tile_sizes = 5}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects the attribute 'transform_ext.tile_sizes' to be an array of i64}}
    %sizes = transform_ext.get_tile_sizes %f : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %one = transform.param.constant 1 : i64 -> !transform.any_param
    // expected-error @below {{expects a structured op whose result has dimensions}}
    %sizes, %steps = transform_ext.get_register_tile_sizes %f, %one, %one : (!transform.any_op, !transform.any_param, !transform.any_param) -> (!transform.any_param, !transform.any_param)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %nothing = transform_ext.get_tiling_sizes %f : (!transform.any_op) -> !transform.any_param
    // expected-error @below {{expects a structured op}}
    %sizes = transform_ext.get_leading_unit_tile_sizes %f : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %index = transform.param.constant -2 : i64 -> !transform.any_param
    // expected-error @below {{index -2 is out of range of 1 payload ops}}
    %ops = transform_ext.extract_handle %f, %index : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects each payload op to have an attribute 'x'}}
    %ops = transform_ext.get_named_attribute %f "x" : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %a = transform.param.constant 1 : i64 -> !transform.any_param
    %b = transform.param.constant 1 : i32 -> !transform.any_param
    transform_ext.param_cmp_eq %a, %a : !transform.any_param, !transform.any_param
    // expected-error @below {{parameters #0 are not the same: 1 : i64 and 1 : i32}}
    transform_ext.param_cmp_eq %a, %b : !transform.any_param, !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %a = transform.param.constant 1 : i64 -> !transform.any_param
    %b = transform.merge_handles %a, %a : !transform.any_param
    // expected-error @below {{expects as many parameters on both sides, got 1 and 2}}
    transform_ext.param_cmp_eq %a, %b : !transform.any_param, !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %names = transform.param.constant [1] -> !transform.any_param
    // expected-error @below {{expects names to be strings, got [1]}}
    %ops = transform_ext.filter_by_name %root, %names : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %size = transform.param.constant "x" -> !transform.any_param
    // expected-error @below {{expects the size to be an integer, got "x"}}
    %ops = transform_ext.assign_tile_sizes %root, %size : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.exp {transform_ext.tile_sizes = array<i64: 2, -2>} ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects the attribute 'transform_ext.tile_sizes' to be sizes of at least 0}}
    %sizes = transform_ext.get_tile_sizes %f : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.exp {transform_ext.tile_sizes = array<i64: 2>} ins(%a : tensor<8x8xf32>) outs(%a : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects the attribute 'transform_ext.tile_sizes' to be one size for each loop}}
    %all = transform_ext.propagate_tile_sizes %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
