// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file 
// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file --mlir-print-value-users
// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file --mlir-print-skip-regions
// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
// Ops and handles in messages are shown as the command line asks, with large elements left out.
#map = affine_map<(d0) -> (d0)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%c : tensor<4xf32>) outs(%a : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32):
      %y = arith.addf %p, %q : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.op<"arith.addf">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    return %c : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.op<"arith.addf">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    return %c : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = linalg.exp ins(%c : tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32>
    %n = arith.constant 1 : index
    scf.forall (%i) in (%n) {
      %x = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
      %u = tensor.dim %x, %n : tensor<?xf32>
    }
    return %c : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.structured.fuse_into_containing_op %m into %f : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = linalg.exp ins(%c : tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32>
    return %c : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.get_producer_of_operand %m[1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<20xi32>) -> tensor<20xi32> {
    %c = arith.constant dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>
    return %c : tensor<20xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["arith.constant"]} in %root : (!transform.any_op) -> !transform.op<"arith.addf">
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.foreach %root : !transform.any_op -> !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.yield %x : !transform.any_op
    } {some = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>}
    %a, %b = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = linalg.exp ins(%c : tensor<4xf32>) outs(%a: tensor<4xf32>) -> tensor<4xf32>
    %n = arith.constant 1 : index
    scf.forall (%i) in (%n) {
      %x = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
      %u = tensor.dim %x, %n : tensor<?xf32>
    } {some = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>}
    return %c : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.structured.fuse_into_containing_op %m into %f : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
#map = affine_map<(i) -> (i)>
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%c : tensor<4xf32>) outs(%a : tensor<4xf32>) {
    ^bb0(%p: f32, %q: f32):
      %y = arith.addf %p, %q : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    %n = arith.constant 1 : index
    scf.forall (%i) in (%n) {
      "unknown.x"(%0) : (tensor<4xf32>) -> ()
    }
    return %c : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.structured.fuse_into_containing_op %m into %f : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %0 = "unknown.x"(%c) ({
    ^bb0(%w: i32):
      "unknown.y"() : () -> ()
      }) {some = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>} : (tensor<4xf32>) -> tensor<4xf32>
    %n = arith.constant 1 : index
    %r = scf.forall (%i) in (%n) shared_outs(%o = %0) -> (tensor<4xf32>) {
      %s = tensor.extract_slice %o[%i] [1] [1] : tensor<4xf32> to tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
      }
    } {some = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>}
    return %r : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["unknown.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.structured.fuse_into_containing_op %m into %f : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "unknown.x"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    %r = "unknown.y"(%0) : (tensor<4xf32>) -> (tensor<4xf32>)
    return %r : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["unknown.x"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["unknown.y"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.structured.fuse_into_containing_op %m into %f : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
