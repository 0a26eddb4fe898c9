// Names of payload ops in scripts: in lists, in types of handles, in patterns; not in comments, nor in payload.
// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/op-names.payload -
// RUN: jig upgrade %s -o %t.mlir 2>%t.err && FileCheck --check-prefix=WHY %s < %t.err
// RUN: FileCheck %s < %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/op-names.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
// WHY: op-names.mlir:22:43: tensor.pack: it is linalg.pack (after 19)
// CHECK: note = "tensor.pack"
// CHECK: // "tensor.pack"
// CHECK: match ops{["linalg.pack"]} in %2 : (!transform.any_op) -> !transform.op<"linalg.pack">
// CHECK: transform.match.operation_name %entry ["linalg.unpack", "linalg.pack"] : !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<15x24xf32>, %d: tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32> attributes {note = "tensor.pack"} {
    %zero = arith.constant 0.0 : f32
    %p = tensor.pack %a padding_value(%zero : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<15x24xf32> -> tensor<2x3x8x8xf32>
    return %p : tensor<2x3x8x8xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %2 = transform.foreach_match in %arg1 @packs -> @mark : (!transform.any_op) -> !transform.any_op
    // "tensor.pack"
    %0 = transform.structured.match ops{["tensor.pack"]} in %2 : (!transform.any_op) -> !transform.op<"tensor.pack">
    %1:3 = transform.structured.lower_pack %0 : (!transform.op<"tensor.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
  transform.named_sequence @packs(%entry: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %entry ["tensor.unpack", "tensor.pack"] : !transform.any_op
    %function = transform.get_parent_op %entry {op_name = "func.func"} : (!transform.any_op) -> !transform.any_op
    transform.yield %function : !transform.any_op
  }
  transform.named_sequence @mark(%function: !transform.any_op {transform.readonly}) {
    transform.annotate %function "packs" : !transform.any_op
    transform.yield
  }
}
