// What can't be read, or can't be said any more.
// RUN: split-file %s %t
// RUN: not jig upgrade %t/ambiguous.mlir 2>&1 | FileCheck --check-prefix=TWO %s
// RUN: not jig upgrade -i %t/broken.mlir 2>&1 | FileCheck --check-prefix=BROKEN %s
// RUN: jig upgrade %t/warps.mlir 2>&1 >/dev/null | FileCheck --check-prefix=WARPS %s
// RUN: not jig apply --quiet %t/warps.mlir 2>&1 | FileCheck --check-prefix=APPLY %s
// RUN: jig upgrade --quiet %t/others.mlir | grep -v // | FileCheck --check-prefix=OTHERS %s
// RUN: not jig upgrade %t/types.mlir 2>&1 | FileCheck --check-prefix=TYPES %s
// RUN: not jig upgrade %t/warps.mlir -i --check 2>&1 | FileCheck --check-prefix=USAGE %s

//--- ambiguous.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    // TWO: error: {{.*}}with commas, this is of release 17, where the loop is the first result, or of releases up to 20
    %r:4 = transform.structured.tile_reduction_using_forall %0 by num_threads = [0, 5], tile_sizes = [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
//--- broken.mlir
transform.sequence failures(propagate) {
^bb0(%arg1: !pdl.operation):
  // BROKEN: error: expected SSA operand
  %0 = transform.structured.generalize 1
}
//--- warps.mlir
module {
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["gpu.launch"]} in %arg1
    // WARPS: warps.mlir:7:10: transform.gpu.map_nested_forall_to_threads: left as it is: `warp_dims` are gone
    // APPLY: error: {{.*}}can't be said any more: `warp_dims` are gone
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] warp_dims = [1, 2, 1]
  }
}
//--- others.mlir
module {
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    // OTHERS: fuse %0 tile_sizes [4, 8] interchange [1, 0]{{.*}}apply_cleanup{{.*}}my.note
    %1, %l:2 = transform.structured.fuse %0 {apply_cleanup = true, my.note, tile_sizes = [4, 8], tile_interchange = [1, 0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }
}
//--- types.mlir
module {
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    // TYPES: error: {{.*}}expects different type than prior uses
    %1, %l:2 = transform.structured.fuse %0 {tile_sizes = [4, 8]} : (!transform.op<"a.b">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  }
}
// USAGE: -i, -o and --check exclude each other
