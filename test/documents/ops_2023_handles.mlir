// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_handles.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_handles.payload -
// Op list of 2023, "Core operations": cast, foreach, get_closest_isolated_parent, get_consumers_of_result, get_producer_of_operand, merge_handles, replicate, sequence,
// split_handles, yield. What the handles are to shows in what is done with them.
// ORACLE: 16
module {
  func.func @one(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %p = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%f : tensor<16x32xf32>) -> tensor<16x32xf32>
    %m = linalg.copy ins(%p : tensor<16x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %r = linalg.copy ins(%p : tensor<16x32xf32>) outs(%m : tensor<16x32xf32>) -> tensor<16x32xf32>
    %s = arith.addf %m, %r : tensor<16x32xf32>
    return %s : tensor<16x32xf32>
  }
  func.func @two(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %p = linalg.matmul {second} ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %p : tensor<4x4xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    // The first of two.
    %matmuls = transform.structured.match ops{["linalg.matmul"]} in %arg0
    %first, %second = transform.split_handles %matmuls in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %typed = transform.cast %first : !pdl.operation to !transform.op<"linalg.matmul">
    %any = transform.cast %typed : !transform.op<"linalg.matmul"> to !pdl.operation

    // What makes what it starts with, and what takes what it makes.
    %fill = transform.get_producer_of_operand %any[2] : (!pdl.operation) -> !pdl.operation
    %users = transform.get_consumers_of_result %any[0] : (!pdl.operation) -> !pdl.operation
    %again = transform.get_producer_of_operand %users[0] : (!pdl.operation) -> !pdl.operation
    %all = transform.merge_handles %any, %again, %fill, %users {deduplicate} : !pdl.operation
    %generic = transform.structured.generalize %all
    %function = transform.get_closest_isolated_parent %generic : (!pdl.operation) -> !pdl.operation
    %inside = transform.structured.match ops{["linalg.generic"]} in %function

    // One after the other: each is a loop over tiles then.
    %tiles = transform.foreach %inside : !pdl.operation -> !pdl.operation {
    ^bb1(%each: !pdl.operation):
      %tile, %loop = transform.structured.tile %each [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
      transform.yield %tile : !pdl.operation
    }
    %four = transform.replicate num(%tiles) %second : !pdl.operation, !pdl.operation
    %once = transform.merge_handles %four {deduplicate} : !pdl.operation
    %tiled, %loops:2 = transform.structured.tile %once [2, 2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  }
}
