// RUN: jig eval %s --entry last_index --arg 'tensor<4xf32>=iota' --arg index=9223372036854775807 | FileCheck %s --check-prefix=LAST
// RUN: jig eval %s --entry all_of_it | FileCheck %s --check-prefix=ALL
// RUN: not jig eval %s --entry seed --arg 'tensor<2xi8>=random:' 2>&1 | FileCheck %s --check-prefix=SEED
// RUN: not jig eval %s --entry seed --arg 'tensor<2xi8>=random:18446744073709551616' 2>&1 | FileCheck %s --check-prefix=SEED
// RUN: jig eval %s --entry seed --arg 'tensor<2xi8>=random:18446744073709551615' | FileCheck %s --check-prefix=LARGEST
// The ends of what numbers can be.

func.func @last_index(%t: tensor<4xf32>, %i: index) -> vector<3xf32> {
  %pad = arith.constant 2.0 : f32
  %0 = vector.transfer_read %t[%i], %pad : tensor<4xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @all_of_it() -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.for %i = -9223372036854775808 to 9223372036854775807 step 4611686018427387904 iter_args(%n = %c0) -> index {
    %1 = arith.addi %n, %c1 : index
    affine.yield %1 : index
  }
  return %0 : index
}
func.func @seed(%t: tensor<2xi8>) -> tensor<2xi8> {
  return %t : tensor<2xi8>
}

// LAST: dense<2.000000e+00> : vector<3xf32>
// ALL: 4 : index
// SEED: argument 'tensor<2xi8>=random:{{[0-9]*}}':1:14: error: the seed is no number of 64 bits
// LARGEST: dense<{{.*}}> : tensor<2xi8>
