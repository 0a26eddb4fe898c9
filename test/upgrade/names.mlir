// Names of payload ops that scripts ask for, and the type of handles.
// RUN: jig upgrade %s 2>%t.err | diff %S/Inputs/names.expected -
// RUN: FileCheck --check-prefix=WHY %s < %t.err
// RUN: jig upgrade --quiet %s -o %t.mlir && not jig upgrade --check %s
// RUN: jig apply --quiet %s | grep -v transform > %t.run
// RUN: FileCheck --check-prefix=PAYLOAD %s < %t.run
// RUN: jig-opt --transform-interpreter %t.mlir | FileCheck --check-prefix=PAYLOAD %s
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<4x4xf32>, %o: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
    %b = linalg.elemwise_unary ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
    %0 = tensor.pack %b inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %o : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
    return %0 : tensor<2x2x2x2xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !pdl.operation) {
    %0 = transform.structured.match ops{["tensor.pack"]} in %arg1 : (!pdl.operation) -> !transform.op<"tensor.pack"> // "tensor.pack" !pdl.operation
    %1 = transform.structured.match ops{["linalg.fill", "linalg.elemwise_unary"]} in %arg1 : (!pdl.operation) -> !pdl.operation
    // of all products, those without sign
    %2 = transform.structured.match ops{["linalg.matmul_unsigned"]} in %arg1 : (!pdl.operation) -> !pdl.operation
    transform.annotate %1 "tensor.pack" : !pdl.operation
    %p, %e, %t = transform.structured.lower_pack %0 : (!transform.op<"tensor.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// WHY: !pdl.operation: it is !transform.any_op, here and below (after 17)

// WHY: tensor.pack: it is linalg.pack (after 19)
// WHY: linalg.matmul_unsigned: left as it is: it is linalg.matmul with `cast`, and its name there asks for other ops, too
// PAYLOAD: linalg.elem{{.*}}tensor.pack
// PAYLOAD: tensor.pad
// PAYLOAD: linalg.transpose
