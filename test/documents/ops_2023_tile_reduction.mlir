// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_tile_reduction.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_tile_reduction.payload -
// RUN: jig eval %s --entry threads --arg 'tensor<?x?xf32>:3x23=random:1' --arg 'tensor<?xf32>:3=random:2' --out %t.threads.npy
// RUN: jig eval %t.applied.mlir --entry threads --arg 'tensor<?x?xf32>:3x23=random:1' --arg 'tensor<?xf32>:3=random:2' --compare %t.threads.npy
// RUN: jig eval %s --entry loop --arg 'tensor<?x?xf32>:3x23=random:1' --arg 'tensor<?xf32>:3=random:2' --out %t.loop.npy
// RUN: jig eval %t.applied.mlir --entry loop --arg 'tensor<?x?xf32>:3x23=random:1' --arg 'tensor<?xf32>:3=random:2' --compare %t.loop.npy
// Op list of 2023, "Structured (Linalg) transform operations": tile_reduction_using_forall, tile_reduction_using_scf, their examples.
// ORACLE: 22
module {
  func.func @threads(%arg0: tensor<?x?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %red = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                                            affine_map<(d0, d1) -> (d0)>],
                           iterator_types = ["parallel", "reduction"]}
      ins(%arg0 : tensor<?x?xf32>)
      outs(%out : tensor<?xf32>) {
    ^bb0(%arg7: f32, %arg9: f32):
      %1 = arith.addf %arg7, %arg9 : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    return %red : tensor<?xf32>
  }
  func.func @loop(%arg0: tensor<?x?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
    %red = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>,
                                            affine_map<(d0, d1) -> (d0)>],
                           iterator_types = ["parallel", "reduction"]}
      ins(%arg0 : tensor<?x?xf32>)
      outs(%out : tensor<?xf32>) {
    ^bb0(%arg7: f32, %arg9: f32):
      %1 = arith.addf %arg7, %arg9 : f32
      linalg.yield %1 : f32
    } -> tensor<?xf32>
    return %red : tensor<?xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg0
    %threads, %loop = transform.split_handles %0 in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %forall_op, %fill_op, %split_linalg_op, %combining_linalg_op =
      transform.structured.tile_reduction_using_forall %threads by num_threads = [0, 5], tile_sizes = []
    %for_op, %fill_op_2, %split_linalg_op_2, %combining_linalg_op_2 =
      transform.structured.tile_reduction_using_scf %loop by tile_sizes = [0, 5]
    transform.structured.generalize %fill_op
    transform.structured.generalize %fill_op_2
  }
}
