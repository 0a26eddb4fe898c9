// The words of early 2023 for packing products: gemm; sizes without types.
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig upgrade --check %t.mlir
// RUN: jig apply --quiet %s > %t.old
// RUN: jig apply --quiet %t.mlir > %t.new
// RUN: FileCheck %s --check-prefix=PAYLOAD < %t.old
// RUN: FileCheck %s --check-prefix=PAYLOAD < %t.new
func.func @f(%a: tensor<12x7xf32>, %b: tensor<7x9xf32>, %c: tensor<12x9xf32>) -> tensor<12x9xf32> {
  %c4 = arith.constant {size} 4 : index
  %0 = linalg.matmul {first} ins(%a, %b : tensor<12x7xf32>, tensor<7x9xf32>) outs(%c : tensor<12x9xf32>) -> tensor<12x9xf32>
  %1 = linalg.matmul {second} ins(%a, %b : tensor<12x7xf32>, tensor<7x9xf32>) outs(%0 : tensor<12x9xf32>) -> tensor<12x9xf32>
  %2 = linalg.matmul {third} ins(%a, %b : tensor<12x7xf32>, tensor<7x9xf32>) outs(%1 : tensor<12x9xf32>) -> tensor<12x9xf32>
  return %2 : tensor<12x9xf32>
}
// PAYLOAD: linalg.pack {{.*}} inner_tiles = [4, 7]
// PAYLOAD: linalg.pack {{.*}} inner_tiles = [%{{.*}}, 3]
// PAYLOAD: linalg.pack {{.*}} inner_tiles = [%{{.*}}, 2]

transform.sequence failures(propagate) {
^bb1(%m: !pdl.operation):
  %s = transform.structured.match attributes {size} in %m : (!pdl.operation) -> !pdl.operation
  // CHECK: {{^}}  transform.structured.pack_greedily %x matmul_packed_sizes = [4, 3, 7] matmul_inner_dims_order = [0, 2, 1] : (!transform.any_op) -> !transform.op<"linalg.generic">
  %x = transform.structured.match attributes {first} in %m : (!pdl.operation) -> !pdl.operation
  transform.structured.pack_greedily %x
      gemm_packed_sizes = [4, 3, 7] gemm_inner_dims_order = [0, 2, 1]
    : (!pdl.operation) -> !transform.op<"linalg.generic">
  // CHECK: {{^}}  transform.structured.pack_greedily %y matmul_packed_sizes = [%s, 3, 7] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
  %y = transform.structured.match attributes {second} in %m : (!pdl.operation) -> !pdl.operation
  transform.structured.pack_greedily %y
      matmul_packed_sizes = [%s, 3, 7] matmul_inner_dims_order = [1, 2, 0]
    : (!pdl.operation) -> !transform.op<"linalg.generic">
  // CHECK: {{^}}  transform.structured.pack %z packed_sizes = [%s, 0, 2] : (!transform.any_op, !transform.any_op) -> !transform.op<"linalg.generic">
  %z = transform.structured.match attributes {third} in %m : (!pdl.operation) -> !pdl.operation
  transform.structured.pack %z packed_sizes = [%s, 0, 2]
    : (!pdl.operation) -> !transform.op<"linalg.generic">
}
