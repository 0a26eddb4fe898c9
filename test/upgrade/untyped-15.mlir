// Release 15: no op says types, names lack their prefix, and each sequence stands in with_pdl_patterns.
// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/untyped-15.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/untyped-15.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 22
// RUN: jig upgrade --quiet %s | diff %S/Inputs/untyped-15.expected -
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  func.func @g(%m: memref<?xf32>, %n: index, %x: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    scf.for %i = %c0 to %n step %c4 {
      %s = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
      scf.for %j = %c0 to %s step %c1 {
        %k = arith.addi %i, %j : index
        memref.store %x, %m[%k] : memref<?xf32>
      }
    }
    return
  }
  transform.with_pdl_patterns {
  ^bb0(%arg0: !pdl.operation):
    pdl.pattern @store : benefit(1) {
      %args = operands
      %0 = operation "memref.store"(%args : !pdl.range<value>)
      rewrite %0 with "transform.dialect"
    }
    sequence %arg0 {
    ^bb1(%arg1: !pdl.operation):
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
      %sizes:3 = transform.structured.multitile_sizes %0 {target_size = 6, dimension = 0}
      %parts:2 = transform.structured.split %0 after %sizes#2 {dimension = 0}
      %1, %l1 = transform.structured.tile %parts#0 [%sizes#0]
      %2, %l2 = transform.structured.tile %parts#1 [%sizes#1]
      %both = merge_handles %1, %2
      foreach %both {
      ^bb2(%one: !pdl.operation):
        %3, %l3:2 = transform.structured.tile %one [0, 8, 4]
        // the innermost
        transform.loop.unroll %l3#1 {factor = 2}
      }
      transform.loop.outline %l2 {func_name = "second"}
      %4 = transform.structured.match ops{["linalg.matmul"]} in %arg1
      %5:4 = split_handles %4 in [4]
      %6 = transform.structured.generalize %5#0
      %7 = transform.structured.interchange %6 {iterator_interchange = [1, 0, 2]}
      %8 = pdl_match @store in %arg1
      %9 = transform.loop.get_parent_for %8 {num_loops = 2}
      transform.loop.peel %9
      %10 = pdl_match @store in %arg1
      %11 = merge_handles deduplicate %10, %10
      %12 = get_closest_isolated_parent %11
      transform.alternatives %12 {
      ^bb2(%arg2: !pdl.operation):
        %13 = transform.structured.match ops{["scf.for"]} in %arg2
        %14:4 = split_handles %13 in [4]
        transform.loop.unroll %14#3 {factor = 2}
      }
    }
  }
}
