// ARGS: --transform-interpreter --split-input-file
// A position counts inits: a buffer's has one, too, though nothing comes out. What is said of unused results has the position as written.

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-1] : (!transform.any_op) -> !transform.any_value
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[1] : (!transform.any_op) -> !transform.any_value
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[1] any : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[1] single : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-2] : (!transform.any_op) -> !transform.any_value
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-2] any : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    linalg.exp ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-2] single : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    %r = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-1] : (!transform.any_op) -> !transform.any_value
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    %r = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-1] any : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
    %r = linalg.exp ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %g = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %g : !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %k = transform.match.structured.result %s[-1] single : (!transform.any_op) -> !transform.any_op
    }
    transform.debug.emit_remark_at %g, "matched" : !transform.any_op
    transform.yield
  }
}
