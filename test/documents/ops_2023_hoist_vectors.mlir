// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_hoist_vectors.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_hoist_vectors.payload -
// RUN: jig eval %s --entry hoist --arg 'memref<16xf32>=random:1' --arg index=3 --out %t.hoist.npy
// RUN: jig eval %t.applied.mlir --entry hoist --arg 'memref<16xf32>=random:1' --arg index=3 --compare %t.hoist.npy
// Op list of 2023, "Structured (Linalg) transform operations": hoist_redundant_vector_transfers.
// ORACLE: 22
module {
  func.func @hoist(%m: memref<16xf32>, %n: index) -> vector<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = arith.constant 0.0 : f32
    scf.for %i = %c0 to %n step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<16xf32>, vector<8xf32>
        %1 = arith.addf %0, %0 : vector<8xf32>
        vector.transfer_write %1, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<16xf32>
      }
    }
    %2 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<16xf32>, vector<8xf32>
    return %2 : vector<8xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["func.func"]} in %arg0
    %1 = transform.structured.hoist_redundant_vector_transfers %0 : (!pdl.operation) -> !pdl.operation
  }
}
