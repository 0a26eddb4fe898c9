// RUN: jig eval %S/Inputs/foreach-sizes.payload --arg 'tensor<?x?xf32>:13x9=iota' --arg 'tensor<?x?xf32>:9x11=iota' --arg 'tensor<?x?xf32>:13x11=iota' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'tensor<?x?xf32>:13x9=iota' --arg 'tensor<?x?xf32>:9x11=iota' --arg 'tensor<?x?xf32>:13x11=iota' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %loop, %tiled = transform.structured.tile_to_foreach_thread_op %0 tile_sizes [4, 8]
    %3 = transform.structured.generalize %tiled
  }
}
