// RUN: jig eval %S/Inputs/lower-vectors-shuffle.payload --arg 'vector<4x8xf32>=iota' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'vector<4x8xf32>=iota' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: vector<4x8xf32>) -> vector<8x4xf32> {
    %0 = vector.transpose %a, [1, 0] : vector<4x8xf32> to vector<8x4xf32>
    return %0 : vector<8x4xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["func.func"]} in %arg1
    transform.vector.lower_vectors %0 transpose_lowering = "shuffle" split_transfers = "linalg-copy"
  }
}
