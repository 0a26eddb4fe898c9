// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured.input and .init: maps of one operand or of several.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[all]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[0]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[1]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[-1]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[2]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[except(0)]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[3]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[0, 1]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[1, 0]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[except(0,1,2)]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.input %s[except(0)]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[all]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[0]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[1]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[-1]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[2]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[except(0)]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[3]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[0, 1]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[1, 0]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[except(0,1,2)]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.init %s[except(0)]: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] any: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] single: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] any single: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] {any}: (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[-1] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[1] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[-2] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
    %t = tensor.empty() : tensor<4x8xf32>
    %u:2 = "test.two"() : () -> (tensor<8x?xf32>, tensor<4x?xf32>)
    %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n + k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%t, %b, %a : tensor<4x8xf32>, tensor<8x?xf32>, tensor<4x8xf32>) outs(%u#1 : tensor<4x?xf32>) {
      ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
      linalg.yield %z : f32
    } -> tensor<4x?xf32>
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[all] : (!transform.any_op) -> !transform.affine_map
      transform.debug.emit_param_as_remark %r : !transform.affine_map
    }
    transform.yield
  }
}
