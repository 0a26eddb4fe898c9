// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured.result: values, any and single users, positions.

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
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[0] any: (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[0] any: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[0] single: (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[0] single: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[0] any single: (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[0] any single: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[0] {any}: (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[0] {any}: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[-1] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[-1] : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[-1] any: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[-1] single: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[-1] any single: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[-1] {any}: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[1] any: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[1] single: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[-2] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
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
      %r = transform.match.structured.result %s[-2] any: (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
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
      %r = transform.match.structured.result %s[all] : (!transform.any_op) -> !transform.any_value
      transform.debug.emit_remark_at %r, "x" : !transform.any_value
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] any : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[1] any : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[1] single : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] any : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[1] any : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>, %d: tensor<4xi1>, %cond: i1) -> tensor<4x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>
    %1:2 = linalg.generic {tagg, indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} outs(%d, %d : tensor<4xi1>, tensor<4xi1>) {
      ^bb0(%x: i1, %y: i1):
      linalg.yield %x, %y : i1, i1
    } -> (tensor<4xi1>, tensor<4xi1>)
    %2 = "test.use"(%1#0, %0) : (tensor<4xi1>, tensor<4x?xf32>) -> i32
    %3 = "test.use2"(%1#0) : (tensor<4xi1>) -> i32
    scf.if %cond {
      "test.use3"(%1#0) : (tensor<4xi1>) -> ()
      "test.use3"(%0, %0) : (tensor<4x?xf32>, tensor<4x?xf32>) -> ()
    }
    return %0 : tensor<4x?xf32>
  }
  func.func private @g()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[1] single : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %r, "x" : !transform.any_op
    }
    transform.yield
  }
}
