// RUN: jig run %s --entry main | FileCheck %s
// RUN: jig emit --llvm --lower %s | FileCheck %s --check-prefix TEXT
// Numbers of 65 bits lie 16 bytes apart in memory. As text, for whoever says later for which machine, LLVM's default layout counts,
// as it does for the reference: 12.

// CHECK: dense<[1, 1, 18446744073709551615]> : tensor<3xi65>
// CHECK: dense<[1, 2, 3, 4]> : tensor<4xi65>
// TEXT: call ptr @malloc(i64 36)
func.func @main() -> (tensor<3xi65>, tensor<4xi65>) {
  %0 = arith.constant dense<[1, 1, 18446744073709551615]> : tensor<3xi65>
  %1 = arith.constant dense<[1, 2]> : tensor<2xi65>
  %2 = arith.constant dense<[3, 4]> : tensor<2xi65>
  %3 = tensor.concat dim(0) %1, %2 : (tensor<2xi65>, tensor<2xi65>) -> tensor<4xi65>
  return %0, %3 : tensor<3xi65>, tensor<4xi65>
}
