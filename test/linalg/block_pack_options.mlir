// RUN: not jig-opt %s --linalg-block-pack-matmul="block-factors=4,4,4 allow-padding=false" 2>&1 | FileCheck %s --check-prefix=OPEN
// RUN: not jig-opt %s --linalg-block-pack-matmul=block-factors=0,4,4 2>&1 | FileCheck %s --check-prefix=FACTORS
// RUN: not jig-opt %s --linalg-block-pack-matmul="block-factors=4,4,4 mnk-order=0,0,1" 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not jig-opt %s --linalg-block-pack-matmul="block-factors=4,4,4 mnk-padded-multiples=1,2" 2>&1 | FileCheck %s --check-prefix=MULTIPLES

// OPEN: error: {{.*}}may need padding, which is not allowed: its sizes are not known
// FACTORS: error: {{.*}}expected block-factors to be positive
// ORDER: error: {{.*}}expected mnk-order to be a permutation of 0, 1, 2
// MULTIPLES: error: {{.*}}expected mnk-padded-multiples to have 3 numbers
func.func @open(%a: tensor<?x8xf32>, %b: tensor<8x8xf32>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x8xf32>) outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
