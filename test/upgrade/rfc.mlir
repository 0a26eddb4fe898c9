// The proposal that gave handles types: canonicalization between steps, concrete_op, sequences without arguments.
// RUN: jig upgrade %s 2>%t.err | diff %S/Inputs/rfc.expected -
// RUN: FileCheck --check-prefix=WHY %s < %t.err
// RUN: jig upgrade --quiet %s -o %t.mlir && jig upgrade --check %t.mlir
// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py > %t.run
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %t.run -
// RUN: jig-opt --test-transform-dialect-interpreter %s | %python %S/Inputs/payload.py | diff %t.run -
// RUN: FileCheck --check-prefix=PAYLOAD %s < %t.run
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.structured.canonicalized_sequence failures(propagate) {
  ^bb1(%variant_op: !pdl.operation):
    // the product
    %root = transform.structured.match interface{LinalgOp} in %variant_op
      : !transform.any_op
    %loop, %tiled = transform.structured.tile_to_foreach_thread_op %root tile_sizes [4, 8] // tiled
    %f = transform.structured.match ops["func.func"] in %variant_op
    %g = transform.structured.match ops[["scf.forall"]] in %variant_op : !transform.concrete_op<"foreach_thread">
    sequence %g : !transform.concrete_op<"foreach_thread"> failures(propagate) {
      // inside
      transform.annotate %g "seen" : !transform.concrete_op<"foreach_thread">
    }
  }
}
// WHY: transform.structured.canonicalized_sequence: scripts begin with a transform.named_sequence (after 17)
// WHY: transform.structured.canonicalized_sequence: it is transform.sequence, in which each canonicalization is a step (after 15)
// WHY: transform.structured.match: operands say their types, too (after 16)
// WHY: transform.structured.match: names of ops stand in braces and brackets
// WHY: transform.annotate: `concrete_op` is `op` (after 15)
// PAYLOAD: scf.forall
// PAYLOAD: {seen}
