// More elements than memory: what stands for them in few words stays as it is.
// RUN: jig-opt --allow-unregistered-dialect --split-input-file --canonicalize --cse %s | FileCheck %s
// CHECK-COUNT-10: module

%4 = arith.constant dense<0> : vector<1099511627776xi0>
%5 = arith.extui %4 : vector<1099511627776xi0> to vector<1099511627776xi32>
"t.x"(%5) : (vector<1099511627776xi32>) -> ()
// -----
%4 = arith.constant dense<0> : vector<1099511627776xi0>
%6 = vector.shape_cast %4 : vector<1099511627776xi0> to vector<1x1099511627776xi0>
"t.x"(%6) : (vector<1x1099511627776xi0>) -> ()
// -----
%4 = arith.constant dense<0> : vector<1099511627776xi0>
%7 = vector.extract_strided_slice %4 {offsets = [3], sizes = [1099511627], strides = [1]} : vector<1099511627776xi0> to vector<1099511627xi0>
"t.x"(%7) : (vector<1099511627xi0>) -> ()
// -----
%4 = arith.constant dense<0> : vector<1099511627776xi0>
%8 = vector.broadcast %4 : vector<1099511627776xi0> to vector<2x1099511627776xi0>
"t.x"(%8) : (vector<2x1099511627776xi0>) -> ()
// -----
%0 = arith.constant sparse<[[0, 5]], 1> : tensor<99999999999x99999999999xi32>
%1 = arith.addi %0, %0 : tensor<99999999999x99999999999xi32>
"t.x"(%1) : (tensor<99999999999x99999999999xi32>) -> ()
// -----
func.func @f(%x: i32, %v: vector<1099511627776xi32>) -> vector<1099511627776xi32> {
  %0 = vector.insert %x, %v[0] : i32 into vector<1099511627776xi32>
  %1 = vector.insert %x, %0[1] : i32 into vector<1099511627776xi32>
  return %1 : vector<1099511627776xi32>
}
// -----
func.func @f(%x: i32) -> vector<1099511627776xi32> {
  %v = arith.constant dense<0> : vector<1099511627776xi32>
  %x1 = arith.constant 1 : i32
  %0 = vector.insert %x1, %v[0] : i32 into vector<1099511627776xi32>
  return %0 : vector<1099511627776xi32>
}
// -----
func.func @f(%x: vector<1099511627776xi32>) -> (vector<1x1099511627776xi32>, i32, vector<1099511627776xi1>) {
  %v = arith.constant dense<0> : vector<1x1099511627776xi32>
  %0 = vector.insert %x, %v[0] : vector<1099511627776xi32> into vector<1x1099511627776xi32>
  %s = vector.insert_strided_slice %x, %0 {offsets = [0, 0], strides = [1]} : vector<1099511627776xi32> into vector<1x1099511627776xi32>
  %1 = vector.shape_cast %s : vector<1x1099511627776xi32> to vector<1099511627776xi32>
  %2 = vector.broadcast %1 : vector<1099511627776xi32> to vector<1x1099511627776xi32>
  %3 = vector.extract %2[0, 5] : i32 from vector<1x1099511627776xi32>
  %c = arith.constant 3 : index
  %m = vector.create_mask %c : vector<1099511627776xi1>
  return %2, %3, %m : vector<1x1099511627776xi32>, i32, vector<1099511627776xi1>
}
// -----
func.func @f() -> (vector<1099511627776xi1>, vector<1099511627776xindex>, vector<1099511627776xindex>, vector<4xi1>) {
  %m = vector.constant_mask [5] : vector<1099511627776xi1>
  %s = vector.step : vector<1099511627776xindex>
  %a = arith.addi %s, %s : vector<1099511627776xindex>
  %m4 = vector.extract_strided_slice %m {offsets = [3], sizes = [4], strides = [1]} : vector<1099511627776xi1> to vector<4xi1>
  return %m, %s, %a, %m4 : vector<1099511627776xi1>, vector<1099511627776xindex>, vector<1099511627776xindex>, vector<4xi1>
}
// -----
func.func @f(%t: tensor<1099511627776xi32>) -> (tensor<2x549755813888xi32>, tensor<1099511627776xi32>) {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 549755813888] : tensor<1099511627776xi32> into tensor<2x549755813888xi32>
  %g = tensor.generate { ^bb0(%i: index): %c = arith.constant 3 : i32
   tensor.yield %c : i32 } : tensor<1099511627776xi32>
  return %0, %g : tensor<2x549755813888xi32>, tensor<1099511627776xi32>
}
