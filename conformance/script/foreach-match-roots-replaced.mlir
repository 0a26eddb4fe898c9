// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// Roots that their own actions replace are no roots any more; those that stay as they are do.

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8x8xf32>) {
    %v2 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    %v3 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.exp"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @outline(%a: !transform.any_op {transform.consumed}) {
    %k1, %k2 = transform.loop.outline %a {func_name = "o"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) {
    %k1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @yields(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match restrict_root flatten_results in %r0 @m -> @outline : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %u, "res0" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8x8xf32>) {
    %v2 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    %v3 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.exp"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @outline(%a: !transform.any_op {transform.consumed}) {
    %k1, %k2 = transform.loop.outline %a {func_name = "o"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) {
    %k1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @yields(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match restrict_root flatten_results in %r0 @m -> @generalize : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %u, "res0" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8x8xf32>) {
    %v2 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    %v3 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.exp"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @outline(%a: !transform.any_op {transform.consumed}) {
    %k1, %k2 = transform.loop.outline %a {func_name = "o"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) {
    %k1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @yields(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match restrict_root flatten_results in %r0 @m -> @yields : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %u, "res0" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8x8xf32>) {
    %v2 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    %v3 = linalg.exp ins(%t : tensor<8x8xf32>) outs(%t : tensor<8x8xf32>) -> tensor<8x8xf32>
    return
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["linalg.exp"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @outline(%a: !transform.any_op {transform.consumed}) {
    %k1, %k2 = transform.loop.outline %a {func_name = "o"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @generalize(%a: !transform.any_op {transform.consumed}) {
    %k1 = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @yields(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r0 = transform.structured.match ops{["func.func", "linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match restrict_root flatten_results in %r0 @m -> @outline : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %u, "res0" : !transform.any_op
    transform.yield
  }
}
