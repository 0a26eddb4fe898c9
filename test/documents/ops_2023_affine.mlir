// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_affine.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_affine.payload -
// Op list of 2023, "Affine transform operations": both examples. The bounds are what the script says they are.
// ORACLE: 16
module {
  func.func @f(%m: memref<64xi32>) {
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %lane = gpu.lane_id
      %block = gpu.block_id x
      %0 = affine.min affine_map<(d0) -> (32, 2 * d0 + 100)>(%lane)
      %1 = affine.max affine_map<(d0) -> (d0 + 1, 0)>(%lane)
      %2 = affine.min affine_map<(d0, d1) -> (200, d0 + d1 * 2)>(%lane, %block)
      %3 = arith.addi %0, %1 : index
      %4 = arith.addi %3, %2 : index
      %v = arith.index_cast %4 : index to i32
      memref.store %v, %m[%lane] : memref<64xi32>
      gpu.terminator
    }
    return
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["affine.min", "affine.max"]} in %arg1
    %min, %max, %both = transform.split_handles %0 in [3] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
    %first = transform.merge_handles %min, %max : !pdl.operation
    %1 = transform.structured.match ops{["gpu.lane_id"]} in %arg1
    %2 = transform.structured.match ops{["gpu.block_id"]} in %arg1
    transform.affine.simplify_bounded_affine_ops %first with [%1] within [0] and [32]
    transform.affine.simplify_bounded_affine_ops %both with [%1, %2] within [0, 5] and [32, 50]
  }
}
