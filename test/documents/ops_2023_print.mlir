// RUN: jig apply --quiet %s 2>&1 | FileCheck %s
// Op list of 2023, "Core operations": transform.print.

// CHECK: IR printer: the product
// CHECK-NEXT: linalg.matmul
// CHECK: IR printer: all top-level
// CHECK-NEXT: module
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %p = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    transform.print %p {name = "the product"} : !transform.any_op
    transform.print {name = "all"}
  }
}
