// RUN: not jig-opt %s "--linalg-morph-ops=named-to-generic generic-to-named" 2>&1 | FileCheck %s
// The reference changes ops back and forth for ever.

// CHECK: error: 'builtin.module' op ops cannot become both generic and named
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
