// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
    %s = arith.addi %n, %n {s} : index
    // HERE
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// CASE
    %s2 = arith.muli %n, %n {s2} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %0 tile_sizes [[%s], 3, [%s]] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s2} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:1 = transform.structured.tile_using_for %0 tile_sizes [0, [3]] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s2} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 num_threads [%s, %s] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s2} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:1 = transform.structured.tile_using_for %0 tile_sizes [%s] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.matmul {t} ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %0 tile_sizes [%s, 3, %s] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.matmul {t} ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 num_threads [%s, %s] : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.matmul {t} ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %s2 = transform.structured.match attributes {s2} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.merge_handles %s, %s2 : !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [%m] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %s2 = arith.muli %n, %n {s} : index
    %0 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.matmul {t} ins(%0, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.structured.match attributes {s} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %0 num_threads [2, 3] (mapping = [#gpu.block<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
