// RUN: not jig apply %s 2>&1 | FileCheck %s --check-prefixes=WHY
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s --implicit-check-not='it needs'
// RUN: jig ops transform.structured.interchange | FileCheck %s --check-prefix=OPS
// An op of the wrong kind: which one would do.

// OPS: The payload of `%target` must be `linalg.generic`.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %r = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    // CHECK: :[[#@LINE+3]]:10: error: transform applied to the wrong op kind
    // CHECK: note: when applied to this op
    // WHY: :[[#@LINE+1]]:10: error: transform.structured.interchange cannot be done to linalg.matmul {{.*}}: it needs op<"linalg.generic">, not 'linalg.matmul'
    %y = transform.structured.interchange %x iterator_interchange = [1, 0, 2] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
