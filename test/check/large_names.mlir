// RUN: not jig check %s 2>&1 | FileCheck %s
// RUN: not jig apply %s --check -o %t.mlir 2>&1 | FileCheck %s --check-prefix=APPLY
// A script that names types of the payload finds nothing in a smaller one, and would be right there.
// CHECK-NOT: smaller shapes
// CHECK: race {{.*}}tile_using_forall
// APPLY: 'scf.forall'
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<100x100xf32>, %b: tensor<100x100xf32>, %c: tensor<100x100xf32>) -> tensor<100x100xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<100x100xf32>, tensor<100x100xf32>) outs(%c : tensor<100x100xf32>) -> tensor<100x100xf32>
    return %0 : tensor<100x100xf32>
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %op = transform.structured.match ops{["linalg.matmul"]} filter_result_type = tensor<100x100xf32> in %root : (!t) -> !t
    %tile, %loop = transform.structured.tile_using_forall %op tile_sizes [0, 0, 50] : (!t) -> (!t, !t)
    transform.yield
  }
}
