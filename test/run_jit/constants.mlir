// RUN: jig run %s --entry main --arg 'tensor<3xi32>=iota' | FileCheck %s
// RUN: jig emit --llvm --lower %s | FileCheck %s --check-prefix TEXT

// TEXT-DAG: [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float -0.000000e+00 }]
// TEXT-DAG: [2 x { i32, i32 }] [{ i32, i32 } { i32 5, i32 6 }, { i32, i32 } { i32 5, i32 6 }]
// CHECK: dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,-0.000000e+00)]> : tensor<2xcomplex<f32>>
// CHECK: dense<(5,6)> : tensor<2xcomplex<i32>>
// CHECK: dense<true> : tensor<3xi1>
func.func @main(%a: tensor<?xi32>) -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<i32>>, tensor<?xi1>) {
  %0 = arith.constant dense<[(1.0, 2.0), (3.0, -0.0)]> : tensor<2xcomplex<f32>>
  %1 = arith.constant dense<(5, 6)> : tensor<2xcomplex<i32>>
  %2 = arith.cmpi eq, %a, %a : tensor<?xi32>
  return %0, %1, %2 : tensor<2xcomplex<f32>>, tensor<2xcomplex<i32>>, tensor<?xi1>
}
