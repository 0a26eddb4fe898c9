// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_tile_to.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_tile_to.payload -
// RUN: jig eval %s --entry threads --arg 'tensor<20x4xf32>=random:1' --arg 'tensor<4x60xf32>=random:2' --arg 'tensor<20x60xf32>=zeros' --out %t.threads.npy
// RUN: jig eval %t.applied.mlir --entry threads --arg 'tensor<20x4xf32>=random:1' --arg 'tensor<4x60xf32>=random:2' --arg 'tensor<20x60xf32>=zeros' --compare %t.threads.npy
// RUN: jig eval %s --entry sizes --arg 'tensor<2x60x4xf32>=random:1' --arg 'tensor<2x4x40xf32>=random:2' --arg 'tensor<2x60x40xf32>=zeros' --out %t.sizes.npy
// RUN: jig eval %t.applied.mlir --entry sizes --arg 'tensor<2x60x4xf32>=random:1' --arg 'tensor<2x4x40xf32>=random:2' --arg 'tensor<2x60x40xf32>=zeros' --compare %t.sizes.npy
// RUN: jig eval %s --entry loops --arg 'tensor<20x4xf32>=random:1' --arg 'tensor<4x60xf32>=random:2' --arg 'tensor<20x60xf32>=zeros' --out %t.loops.npy
// RUN: jig eval %t.applied.mlir --entry loops --arg 'tensor<20x4xf32>=random:1' --arg 'tensor<4x60xf32>=random:2' --arg 'tensor<20x60xf32>=zeros' --compare %t.loops.npy
// Op list of 2023, "Structured (Linalg) transform operations": tile_to_forall_op, both examples, tile_to_scf_for.
// ORACLE: 22
module {
  func.func @threads(%a: tensor<20x4xf32>, %b: tensor<4x60xf32>, %c: tensor<20x60xf32>) -> tensor<20x60xf32> {
    %0 = linalg.matmul {threads} ins(%a, %b : tensor<20x4xf32>, tensor<4x60xf32>) outs(%c : tensor<20x60xf32>) -> tensor<20x60xf32>
    return %0 : tensor<20x60xf32>
  }
  func.func @sizes(%a: tensor<2x60x4xf32>, %b: tensor<2x4x40xf32>, %c: tensor<2x60x40xf32>) -> tensor<2x60x40xf32> {
    %s = arith.constant {size} 30 : index
    %0 = linalg.batch_matmul ins(%a, %b : tensor<2x60x4xf32>, tensor<2x4x40xf32>) outs(%c : tensor<2x60x40xf32>) -> tensor<2x60x40xf32>
    return %0 : tensor<2x60x40xf32>
  }
  func.func @loops(%a: tensor<20x4xf32>, %b: tensor<4x60xf32>, %c: tensor<20x60xf32>) -> tensor<20x60xf32> {
    %0 = linalg.matmul {loops} ins(%a, %b : tensor<20x4xf32>, tensor<4x60xf32>) outs(%c : tensor<20x60xf32>) -> tensor<20x60xf32>
    return %0 : tensor<20x60xf32>
  }
  transform.with_pdl_patterns {
  ^bb0(%arg0: !pdl.operation):
    pdl.pattern @match_matmul : benefit(1) {
      %operands = pdl.operands
      %types = pdl.types
      %mark = pdl.attribute
      %0 = pdl.operation "linalg.matmul"(%operands : !pdl.range<value>) {"threads" = %mark} -> (%types : !pdl.range<type>)
      pdl.rewrite %0 with "transform.dialect"
    }
    pdl.pattern @match_batch_matmul : benefit(1) {
      %operands = pdl.operands
      %types = pdl.types
      %0 = pdl.operation "linalg.batch_matmul"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
      pdl.rewrite %0 with "transform.dialect"
    }
    pdl.pattern @match_size_op : benefit(1) {
      %type = pdl.type
      %mark = pdl.attribute
      %0 = pdl.operation "arith.constant" {"size" = %mark} -> (%type : !pdl.type)
      pdl.rewrite %0 with "transform.dialect"
    }
    transform.sequence %arg0 : !pdl.operation failures(propagate) {
    ^bb0(%arg1: !pdl.operation):
      %0 = pdl_match @match_matmul in %arg1 : (!pdl.operation) -> !pdl.operation
      %3:2 = transform.structured.tile_to_forall_op %0 num_threads [10, 20]
      %1 = pdl_match @match_batch_matmul in %arg1 : (!pdl.operation) -> !pdl.operation
      %sz = pdl_match @match_size_op in %arg1 : (!pdl.operation) -> !pdl.operation
      %4:2 = transform.structured.tile_to_forall_op %1 tile_sizes [0, %sz, 20] (mapping = [#gpu.thread<y>, #gpu.thread<x>])
      %5 = transform.structured.match ops{["linalg.matmul"]} attributes{loops} in %arg1
      %6, %loops:3 = transform.structured.tile_to_scf_for %5 [10, 30, 2] {interchange = [2, 0, 1]}
    }
  }
}
