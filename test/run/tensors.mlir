// RUN: jig eval %s --entry pad --arg 'tensor<?x3xi8>:2x3=iota' | FileCheck %s --check-prefix=R0
// RUN: jig eval %s --entry relayout --arg 'tensor<5x3xi8>=iota' | FileCheck %s --check-prefix=R1
// RUN: jig eval %s --entry values --arg 'tensor<2x2xi32>=iota' | FileCheck %s --check-prefix=R2
// RUN: jig eval %s --entry gather --arg 'tensor<3x2xi32>=iota' | FileCheck %s --check-prefix=R3
// RUN: jig eval %s --entry generate --arg index=3 | FileCheck %s --check-prefix=R4
// Tensors of static and dynamic shapes.

func.func @pad(%a: tensor<?x3xi8>) -> (tensor<?x5xi8>, index) {
  %c9 = arith.constant 9 : i8
  %c0 = arith.constant 0 : index
  %p = tensor.pad %a low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c9 : i8
  } : tensor<?x3xi8> to tensor<?x5xi8>
  %d = tensor.dim %p, %c0 : tensor<?x5xi8>
  return %p, %d : tensor<?x5xi8>, index
}
func.func @relayout(%a: tensor<5x3xi8>) -> (tensor<3x1x2x4xi8>, tensor<5x3xi8>) {
  %c = arith.constant -1 : i8
  %e = tensor.empty() : tensor<3x1x2x4xi8>
  %p = linalg.pack %a padding_value(%c : i8) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e : tensor<5x3xi8> -> tensor<3x1x2x4xi8>
  %e2 = tensor.empty() : tensor<5x3xi8>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e2 : tensor<3x1x2x4xi8> -> tensor<5x3xi8>
  return %p, %u : tensor<3x1x2x4xi8>, tensor<5x3xi8>
}
func.func @values(%a: tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<4x2xi32>) {
  %c = arith.constant 7 : i32
  %c1 = arith.constant 1 : index
  %b = tensor.insert %c into %a[%c1, %c1] : tensor<2x2xi32>
  %j = tensor.concat dim(0) %a, %b : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %a, %b, %j : tensor<2x2xi32>, tensor<2x2xi32>, tensor<4x2xi32>
}
func.func @gather(%a: tensor<3x2xi32>) -> tensor<2x1x2xi32> {
  %i = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %g = tensor.gather %a[%i] gather_dims([0]) : (tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<2x1x2xi32>
  return %g : tensor<2x1x2xi32>
}
func.func @generate(%n: index) -> tensor<?x3xindex> {
  %t = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.muli %i, %j : index
    tensor.yield %s : index
  } : tensor<?x3xindex>
  return %t : tensor<?x3xindex>
}

// R0: dense<{{\[\[}}9, 9, 9, 9, 9], [0, 1, 2, 9, 9], [3, 4, 5, 9, 9]]> : tensor<3x5xi8>
// R0-NEXT: 3 : index
// R1: dense<{{\[\[}}{{\[\[}}0, 1, 2, -1], [3, 4, 5, -1]]], {{\[\[}}[6, 7, 8, -1], [9, 10, 11, -1]]], {{\[\[}}[12, 13, 14, -1], [-1, -1, -1, -1]]]]> : tensor<3x1x2x4xi8>
// R1-NEXT: dense<{{\[\[}}0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11], [12, 13, 14]]> : tensor<5x3xi8>
// R2: dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi32>
// R2-NEXT: dense<{{\[\[}}0, 1], [2, 7]]> : tensor<2x2xi32>
// R2-NEXT: dense<{{\[\[}}0, 1], [2, 3], [0, 1], [2, 7]]> : tensor<4x2xi32>
// R3: dense<{{\[\[}}[4, 5]], {{\[\[}}0, 1]]]> : tensor<2x1x2xi32>
// R4: dense<{{\[\[}}0, 0, 0], [0, 1, 2], [0, 2, 4]]> : tensor<3x3xindex>
