// What is left of a loop whose size is not known is vectorized by its bound, 15, as 16; what has none stays, with a reason.
// RUN: jig apply --quiet %s | FileCheck %s
// RUN: sed 's/vectorize %%tiled/vectorize %%whole/;/peel/d;/tile_using/d;/%%tiled = /d' %s | not jig apply --quiet - 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: sed 's/ {bounded}/ vector_sizes [4, 16] {bounded}/' %s | not jig apply --quiet - 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: jig eval %s --entry f --arg 'tensor<?xf32>:37=iota' --arg 'tensor<?xf32>:37=zeros' --script %s | FileCheck %s --check-prefix=NUMBERS

// CHECK: scf.for
// CHECK: vector.create_mask {{.*}} : vector<16xi1>
// CHECK: arith.negf {{.*}} : vector<16xf32>
// CHECK-NOT: linalg.negf ins
// NONE: loop #0 of the op has no known bound
// BOTH: takes vector sizes or finds them (bounded), not both
// NUMBERS: -3.500000e+01, -3.600000e+01]
func.func @f(%x: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.negf ins(%x : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %whole = transform.structured.match ops{["linalg.negf"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %whole tile_sizes [16] : (!transform.any_op) -> (!transform.any_op, !transform.op<"scf.for">)
    %main, %rest = transform.loop.peel %loop : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    %tiled = transform.structured.match ops{["linalg.negf"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %tiled {bounded} : !transform.any_op
    transform.yield
  }
}
