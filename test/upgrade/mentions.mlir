// RUN: jig eval %S/Inputs/mentions.payload --arg 'tensor<8x8xf32>=iota' --arg 'tensor<2x2x4x4xf32>=zeros' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'tensor<8x8xf32>=iota' --arg 'tensor<2x2x4x4xf32>=zeros' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: FileCheck %s --check-prefix=TEXT < %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: diff %S/Inputs/mentions.payload %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
// Names of payload ops that scripts mention, of ops that are called otherwise today.
// TEXT: match.operation_name %x ["linalg.unpack", "linalg.pack"]
// TEXT: "tensor.pack was here"
// TEXT: ops{["linalg.pack"]} in %updated : (!transform.any_op) -> !transform.op<"linalg.pack">
// TEXT: ^bb0(%inner: !transform.op<"linalg.pack">):
// TEXT: lower_pack %inner : (!transform.op<"linalg.pack">)
module attributes {transform.with_named_sequence} {
  func.func @f(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
    %0 = tensor.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
    return %0 : tensor<2x2x4x4xf32>
  }
  transform.named_sequence @is_pack(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %x ["tensor.unpack", "tensor.pack"] : !transform.any_op
    transform.yield %x : !transform.any_op
  }
  transform.named_sequence @say(%x: !transform.any_op {transform.readonly}) {
    transform.annotate %x "tensor.pack was here" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
    %updated = transform.foreach_match in %m @is_pack -> @say : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["tensor.pack"]} in %updated : (!transform.any_op) -> !transform.op<"tensor.pack">
    transform.foreach %p : !transform.op<"tensor.pack"> {
    ^bb0(%inner: !transform.op<"tensor.pack">):
      %a, %b, %c = transform.structured.lower_pack %inner : (!transform.op<"tensor.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    }
    transform.yield
  }
}
