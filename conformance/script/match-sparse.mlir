// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
#csr = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#all_dense = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : dense) }>
module attributes {transform.with_named_sequence} {
  func.func private @decl(tensor<4x4xf32, #csr>)
  func.func @f(%a: tensor<4x4xf32, #csr>, %b: tensor<4x4xf32>, %d: tensor<4x4xf32, #all_dense>, %u: tensor<*xf32>,
               %s: !sparse_tensor.storage_specifier<#csr>, %sp: !sparse_tensor.iter_space<#csr, lvls = 0>, %t: tuple<tensor<4x4xf32, #csr>>) {
    %0 = tensor.cast %a : tensor<4x4xf32, #csr> to tensor<4x4xf32>
    %1 = tensor.cast %b : tensor<4x4xf32> to tensor<?x?xf32>
    %2 = "test.result"() : () -> tensor<4x4xf32, #csr>
    "test.second"(%b, %d) : (tensor<4x4xf32>, tensor<4x4xf32, #all_dense>) -> ()
    "test.encoded"() : () -> tensor<4x4xf32, "other">
    "test.specifier"(%s) : (!sparse_tensor.storage_specifier<#csr>) -> ()
    "test.space"(%sp) : (!sparse_tensor.iter_space<#csr, lvls = 0>) -> ()
    "test.tuple"(%t) : (tuple<tensor<4x4xf32, #csr>>) -> ()
    "test.unranked"(%u) : (tensor<*xf32>) -> ()
    "test.region"() ({
    ^bb0(%arg: tensor<4x4xf32, #csr>):
      "test.end"() : () -> ()
    }) : () -> ()
    return
  }
  transform.named_sequence @match(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.sparse_tensor.match.sparse_inout %op : (!transform.any_op) -> !transform.any_op
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @remark(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "sparse" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.foreach_match in %root @match -> @remark : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>) {
    %0 = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.op<"tensor.cast">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>) {
    %0 = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
    %1 = tensor.cast %a : tensor<4x4xf32> to tensor<?x?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

transform.named_sequence private @no_result(%op: !transform.any_op) {
  transform.sparse_tensor.match.sparse_inout %op : !transform.any_op
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @wrong(%op: !transform.any_value {transform.readonly}) {
    transform.sparse_tensor.match.sparse_inout %op : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) {
    "test.a"(%a) : (tensor<4x4xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["test.a"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.sparse_tensor.match.sparse_inout %0 : (!transform.any_op) -> !transform.op<"test.b">
    transform.yield
  }
}
