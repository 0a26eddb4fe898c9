// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x32xf32>, %b: tensor<32x24xf32>, %c: tensor<?x24xf32>) -> (tensor<?x24xf32>, tensor<?x32xf32>) {
    %0 = linalg.matmul ins(%a, %b : tensor<?x32xf32>, tensor<32x24xf32>) outs(%c : tensor<?x24xf32>) -> tensor<?x24xf32>
    return %0, %a : tensor<?x24xf32>, tensor<?x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %0[0, 2] : (!transform.any_op) -> !transform.any_value
    %p = transform.structured.promote_tensor to #gpu.address_space<workgroup> %v : !transform.any_value
    %r = transform.get_result %0[0] : (!transform.any_op) -> !transform.any_value
    %q = transform.structured.promote_tensor %r : !transform.any_value
    transform.debug.emit_remark_at %p, "promoted" : !transform.any_value
    transform.debug.emit_remark_at %v, "old" : !transform.any_value
    transform.yield
  }
}
// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<*xf32>, %i: index, %c: memref<4xf32>, %e: tensor<?xf32>) {
    "t.a"(%a) : (tensor<*xf32>) -> ()
    "t.b"(%i, %a) : (index, tensor<*xf32>) -> ()
    "t.c"(%e) : (tensor<?xf32>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["t.a"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
    %p = transform.structured.promote_tensor to 1 %v : !transform.any_value
    transform.yield
  }
}
// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<*xf32>, %i: index, %c: memref<4xf32>, %e: tensor<?xf32>) {
    "t.a"(%a) : (tensor<*xf32>) -> ()
    "t.b"(%i, %a) : (index, tensor<*xf32>) -> ()
    "t.c"(%e) : (tensor<?xf32>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["t.b"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
    %p = transform.structured.promote_tensor to 1 %v : !transform.any_value
    transform.yield
  }
}
// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<*xf32>, %i: index, %c: memref<4xf32>, %e: tensor<?xf32>) {
    "t.a"(%a) : (tensor<*xf32>) -> ()
    "t.b"(%i, %a) : (index, tensor<*xf32>) -> ()
    "t.c"(%e) : (tensor<?xf32>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["t.c"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %0[all] : (!transform.any_op) -> !transform.any_value
    %p = transform.structured.promote_tensor to 1 %v : !transform.any_value
    transform.yield
  }
}
// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x32xf32>, %b: tensor<32x24xf32>, %c: tensor<?x24xf32>) -> (tensor<?x24xf32>, tensor<?x32xf32>) {
    %0 = linalg.matmul ins(%a, %b : tensor<?x32xf32>, tensor<32x24xf32>) outs(%c : tensor<?x24xf32>) -> tensor<?x24xf32>
    return %0, %a : tensor<?x24xf32>, tensor<?x32xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %v0 = transform.get_operand %0[0] : (!transform.any_op) -> !transform.any_value
    %v1 = transform.get_operand %0[0] : (!transform.any_op) -> !transform.any_value
    %v = transform.merge_handles %v0, %v1 : !transform.any_value
    %p = transform.structured.promote_tensor to #gpu.address_space<workgroup> %v : !transform.any_value
    %r = transform.get_result %0[0] : (!transform.any_op) -> !transform.any_value
    %q = transform.structured.promote_tensor %r : !transform.any_value
    transform.debug.emit_remark_at %p, "promoted" : !transform.any_value
    transform.debug.emit_remark_at %v, "old" : !transform.any_value
    transform.yield
  }
}
// -----

// Who only writes reads nothing.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>, %d: tensor<8xf32>, %x: f32, %i: index) -> tensor<8xf32> {
    %0 = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    %1 = linalg.map { math.exp } ins(%0 : tensor<8xf32>) outs(%b : tensor<8xf32>)
    %2 = linalg.softmax dimension(0) ins(%1 : tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
    %3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
        ins(%2 : tensor<8xf32>) outs(%d : tensor<8xf32>) {
    ^bb0(%e: f32, %o: f32):
      %s = arith.addf %x, %o : f32
      linalg.yield %s : f32
    } -> tensor<8xf32>
    %4 = tensor.insert %x into %3[%i] : tensor<8xf32>
    return %4 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{DestinationStyleOpInterface} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %0[1] : (!transform.any_op) -> !transform.any_value
    %p = transform.structured.promote_tensor to "fast" %v : !transform.any_value
    %1 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %w = transform.get_operand %1[0] : (!transform.any_op) -> !transform.any_value
    %q = transform.structured.promote_tensor to "faster" %w : !transform.any_value
    transform.yield
  }
}

// -----

// Nothing to promote, and something that is no value.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %0[1] : (!transform.any_op) -> !transform.any_value
    %p = transform.structured.promote_tensor %v : !transform.any_value
    %n = transform.num_associations %p : (!transform.any_value) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.structured.promote_tensor %root : !transform.any_op
    transform.yield
  }
}
