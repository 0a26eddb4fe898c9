// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_hoist_pad.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_hoist_pad.payload -
// RUN: jig eval %s --entry pad --arg 'tensor<24x12xf32>=random:1' --arg 'tensor<12x25xf32>=random:2' --arg 'tensor<24x25xf32>=random:3' --out %t.pad.npy
// RUN: jig eval %t.applied.mlir --entry pad --arg 'tensor<24x12xf32>=random:1' --arg 'tensor<12x25xf32>=random:2' --arg 'tensor<24x25xf32>=random:3' --compare %t.pad.npy
// Op list of 2023, "Structured (Linalg) transform operations": hoist_pad.
// ORACLE: 22
module {
  func.func @pad(%a: tensor<24x12xf32>, %b: tensor<12x25xf32>, %c: tensor<24x25xf32>) -> tensor<24x25xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<24x12xf32>, tensor<12x25xf32>) outs(%c : tensor<24x25xf32>) -> tensor<24x25xf32>
    return %0 : tensor<24x25xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %1, %loops:3 = transform.structured.tile_to_scf_for %0 [4, 4, 5]
    %2 = transform.structured.pad %1 {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], pack_paddings = [1, 1, 0]}
    %3 = transform.get_producer_of_operand %2[0] : (!pdl.operation) -> !pdl.operation
    %4 = transform.cast %3 : !pdl.operation to !transform.op<"tensor.pad">
    %5 = transform.structured.hoist_pad %4 by 1 loops, transpose by [1, 0] : (!transform.op<"tensor.pad">) -> !pdl.operation
  }
}
