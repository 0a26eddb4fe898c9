// RUN: jig eval %S/Inputs/lower-vectors-mul.payload --arg 'memref<4x8xf32>=iota' --arg 'vector<8x4xf32>=iota' --arg 'vector<4x4xf32>=iota' --out %t.npy
// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: jig eval --entry f %t.applied.mlir --arg 'memref<4x8xf32>=iota' --arg 'vector<8x4xf32>=iota' --arg 'vector<4x4xf32>=iota' --compare %t.npy
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir -o %t.upgraded.mlir
// RUN: %python %S/Inputs/payload.py < %t.applied.mlir > %t.one
// RUN: %python %S/Inputs/payload.py < %t.upgraded.mlir | diff %t.one -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%m: memref<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %a = vector.transfer_read %m[%c0, %c0], %z : memref<4x8xf32>, vector<4x8xf32>
    %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    return %0 : vector<4x4xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["func.func"]} in %arg1
    transform.vector.lower_vectors %0 contraction_lowering = "parallelarith" split_transfers = "none" {unroll_vector_transfers = false}
  }
}
