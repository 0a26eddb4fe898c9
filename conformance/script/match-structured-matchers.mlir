// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured in matchers of foreach_match and collect_matching; what leaves it goes to the action.

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %c:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {elementwise} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %c:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[1] {parallel} : !transform.any_op
      %k = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %t = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %k, %t : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[1] {parallel} : !transform.any_op
      %k = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      %t = transform.param.constant 2 : i64 -> !transform.param<i64>
      transform.match.param.cmpi eq %k, %t : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[-1] {reduction} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[-1] {reduction} : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %d = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.op<"linalg.fill">
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %d = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.op<"linalg.fill">
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %d = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.operation_name %d ["linalg.fill"] : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %d = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_op
      transform.match.operation_name %d ["linalg.fill"] : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %u = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %u = transform.match.structured.result %s[0] single : (!transform.any_op) -> !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op) {
    %r = transform.match.structured failures(suppress) %op : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.dim %s[all] : !transform.any_op
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %r : !transform.any_op
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    %q = transform.collect_matching @m in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %q, "collected" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %bb: tensor<2x4x8xf32>, %bc: tensor<2x8x16xf32>, %bd: tensor<2x4x16xf32>, %k: tensor<3xf32>, %x: tensor<8xf32>, %y: tensor<6xf32>) {
    %cst = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<4x16xf32>
    %fill = linalg.fill ins(%cst : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32>
    %mm = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%fill : tensor<4x16xf32>) -> tensor<4x16xf32>
    %bmm = linalg.batch_matmul ins(%bb, %bc : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%bd : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
    %exp = linalg.exp ins(%mm : tensor<4x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
    %conv = linalg.conv_1d ins(%x, %k : tensor<8xf32>, tensor<3xf32>) outs(%y : tensor<6xf32>) -> tensor<6xf32>
    "test.use"(%exp, %conv) : (tensor<4x16xf32>, tensor<6xf32>) -> ()
    return
  }
  transform.named_sequence @m(%op: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.affine_map) {
    %r:4 = transform.match.structured %op : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.affine_map) {
      ^bb0(%s: !transform.any_op):
      %in = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      %bw = transform.match.structured.elemental_bitwidth %in : (!transform.any_value) -> !transform.param<i64>
      %d = transform.match.structured.dim %s[all] : (!transform.any_op) -> !transform.param<i64>
      %map = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.affine_map
      transform.match.structured.yield %s, %bw, %d, %map : !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.affine_map
    }
    transform.yield %r#0, %r#1, %r#2, %r#3 : !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.affine_map
  }
  transform.named_sequence @hit(%op: !transform.any_op {transform.readonly}, %a: !transform.param<i64> {transform.readonly}, %b: !transform.param<i64> {transform.readonly}, %m: !transform.affine_map {transform.readonly}) {
    transform.debug.emit_remark_at %op, "hit" : !transform.any_op
    transform.debug.emit_param_as_remark %a, "bits" at %op : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %b, "sizes" at %op : !transform.param<i64>, !transform.any_op
    transform.debug.emit_param_as_remark %m, "map" at %op : !transform.affine_map, !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %z = transform.foreach_match in %root @m -> @hit : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
