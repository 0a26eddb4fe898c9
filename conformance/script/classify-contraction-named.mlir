// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// The roles of loops in a contraction: all named ops.

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.copy {tag} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.exp {tag} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.add {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xi1>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>, %a3: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.select {tag} ins(%a0, %a1, %a2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%a3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.batch_matmul {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.batch_reduce_matmul {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xi8>, %a1: tensor<?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?xi32>) -> tensor<?x?xi32> {
    %0 = linalg.quantized_matmul {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?xi8>, tensor<?x?xi8>, i32, i32) outs(%a4 : tensor<?x?xi32>) -> tensor<?x?xi32>
    return %0 : tensor<?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.mmt4d {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.batch_mmt4d {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
    %0 = linalg.quantized_batch_matmul {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %0 : tensor<?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.matvec {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.vecmat {tag} ins(%a0, %a1 : tensor<?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.batch_matvec {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.batch_vecmat {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<f32>) -> tensor<f32> {
    %0 = linalg.dot {tag} ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
    %0 = linalg.conv_1d {tag} ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.conv_2d {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.conv_3d {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.conv_1d_nwc_wcf {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.conv_1d_ncw_fcw {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.conv_2d_nhwc_fhwc {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.conv_2d_nhwc_hwcf_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.conv_2d_nhwc_fhwc_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.conv_2d_nchw_fchw_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.conv_2d_nchw_fchw {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.conv_2d_ngchw_fgchw {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.conv_2d_ngchw_gfchw {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.conv_2d_nhwgc_gfhwc {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
    %0 = linalg.conv_2d_nhwgc_gfhwc_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    return %0 : tensor<?x?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
    %0 = linalg.conv_2d_ngchw_gfchw_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    return %0 : tensor<?x?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.conv_3d_ndhwc_dhwcf {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xi8>, %a1: tensor<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
    %0 = linalg.conv_3d_ndhwc_dhwcf_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    return %0 : tensor<?x?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.conv_3d_ncdhw_fcdhw {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.depthwise_conv_1d_nwc_wc {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.depthwise_conv_1d_ncw_cw {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_1d_nwc_wcm {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_2d_nchw_chw {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {tag} ins(%a0, %a1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%a4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
    return %0 : tensor<?x?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwc {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_3d_ncdhw_cdhw {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32> {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.pooling_nhwc_sum {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.pooling_nchw_sum {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.pooling_nhwc_max {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.pooling_nhwc_max_unsigned {tag} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%a2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.pooling_nchw_max {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %0 = linalg.pooling_nhwc_min {tag} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
    return %0 : tensor<?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?xi32>, %a1: tensor<?x?xi32>, %a2: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.pooling_nhwc_min_unsigned {tag} ins(%a0, %a1 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%a2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.pooling_nwc_sum {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.pooling_ncw_sum {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.pooling_nwc_max {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %a2: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
    %0 = linalg.pooling_nwc_max_unsigned {tag} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %0 : tensor<?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.pooling_ncw_max {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %0 = linalg.pooling_nwc_min {tag} ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
    return %0 : tensor<?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?xi32>, %a1: tensor<?xi32>, %a2: tensor<?x?x?xi32>) -> tensor<?x?x?xi32> {
    %0 = linalg.pooling_nwc_min_unsigned {tag} ins(%a0, %a1 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%a2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
    return %0 : tensor<?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.pooling_ndhwc_sum {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.pooling_ndhwc_max {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    %0 = linalg.pooling_ndhwc_min {tag} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
    return %0 : tensor<?x?x?x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: f32, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.fill {tag} ins(%a0 : f32) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a0: f64, %a1: f64, %a2: i32, %a3: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.fill_rng_2d {tag} ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}
