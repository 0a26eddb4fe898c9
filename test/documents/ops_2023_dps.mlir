// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_dps.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_dps.payload -
// RUN: jig eval %s --entry elements --arg f32=1.0 --arg f32=2.0 --out %t.elements.npy
// RUN: jig eval %t.applied.mlir --entry elements --arg f32=1.0 --arg f32=2.0 --compare %t.elements.npy
// RUN: jig eval %s --entry generate --arg index=5 --out %t.generate.npy
// RUN: jig eval %t.applied.mlir --entry generate --arg index=5 --compare %t.generate.npy
// RUN: jig eval %s --entry pad --arg 'tensor<4xf32>=iota' --arg f32=7.0 --out %t.pad.npy
// RUN: jig eval %t.applied.mlir --entry pad --arg 'tensor<4xf32>=iota' --arg f32=7.0 --compare %t.pad.npy
// Op list of 2023, "Structured (Linalg) transform operations": rewrite_in_destination_passing_style.
// ORACLE: 22
module {
  func.func @elements(%x: f32, %y: f32) -> tensor<2xf32> {
    %0 = tensor.from_elements %x, %y : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @generate(%n: index) -> tensor<?xindex> {
    %0 = tensor.generate %n {
    ^bb0(%i: index):
      %1 = arith.muli %i, %i : index
      tensor.yield %1 : index
    } : tensor<?xindex>
    return %0 : tensor<?xindex>
  }
  func.func @pad(%a: tensor<4xf32>, %x: f32) -> tensor<9xf32> {
    %0 = tensor.pad %a low[2] high[3] {
    ^bb0(%i: index):
      tensor.yield %x : f32
    } : tensor<4xf32> to tensor<9xf32>
    return %0 : tensor<9xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.match ops{["tensor.from_elements", "tensor.generate", "tensor.pad"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.rewrite_in_destination_passing_style %0 : (!transform.any_op) -> !transform.any_op
  }
}
