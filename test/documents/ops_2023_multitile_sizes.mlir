// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_multitile_sizes.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_multitile_sizes.payload -
// RUN: jig eval %s --entry multitile --arg 'tensor<50x24xf32>=random:1' --arg 'tensor<24x37xf32>=random:2' --arg 'tensor<50x37xf32>=random:3' --out %t.multitile.npy
// RUN: jig eval %t.applied.mlir --entry multitile --arg 'tensor<50x24xf32>=random:1' --arg 'tensor<24x37xf32>=random:2' --arg 'tensor<50x37xf32>=random:3' --compare %t.multitile.npy
// Op list of 2023, "Structured (Linalg) transform operations": multitile_sizes, its example, in which the two sizes of one dimension come before the other is split; split.
// ORACLE: 22
module {
  func.func @multitile(%a: tensor<50x24xf32>, %b: tensor<24x37xf32>, %c: tensor<50x37xf32>) -> tensor<50x37xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<50x24xf32>, tensor<24x37xf32>) outs(%c : tensor<50x37xf32>) -> tensor<50x37xf32>
    return %p : tensor<50x37xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %target = structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %sz3, %sz4, %split2 = structured.multitile_sizes %target
      { target_size = 14, dimension = 0 }
      : !transform.any_op, !transform.param<i64>,
        !transform.param<i64>, !transform.param<i64>
    %sz1, %sz2, %split = structured.multitile_sizes %target
      { target_size = 10, dimension = 1 }
      : !transform.any_op, !transform.param<i64>,
        !transform.param<i64>, !transform.param<i64>
    %low, %high = structured.split %target after %split { dimension = 1 }
      : !transform.any_op, !transform.param<i64>
    %tiled_low, %loop1 = structured.tile %low [0, %sz1]
      : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op)
    %tiled_high, %loop2 = structured.tile %high [0, %sz2]
      : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op)
    %common = merge_handles %tiled_low, %tiled_high : !transform.any_op
    %sz3r, %sz4r, %splitr = replicate num(%common) %sz3, %sz4, %split2
      : !transform.any_op, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    %low2, %high2 = structured.split %common after %splitr { dimension = 0 }
      : !transform.any_op, !transform.param<i64>
    %tiled_low2, %loop3 = structured.tile %low2 [%sz3r]
      : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op)
    %tiled_high2, %loop4 = structured.tile %high2 [%sz4r]
      : (!transform.any_op, !transform.param<i64>)
      -> (!transform.any_op, !transform.any_op)
  }
}
