// RUN: jig-opt %s --one-shot-bufferize --split-input-file --verify-diagnostics
// A scatter may give nothing, or something else than the tensor that it writes to. The reference dies.

func.func @nothing(%t: tensor<4xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %v: vector<4xf32>) {
  // expected-error @below {{its result is not the tensor that it writes to}}
  // expected-error @below {{failed to bufferize op}}
  vector.scatter %t[%i] [%x], %m, %v : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @buffer(%t: memref<4xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %v: vector<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{its result is not the tensor that it writes to}}
  // expected-error @below {{failed to bufferize op}}
  %0 = vector.scatter %t[%i] [%x], %m, %v : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
