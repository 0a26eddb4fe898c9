// Packs and unpacks whose tile sizes are values.
// RUN: %same %s --entry rows --arg 'tensor<6x8xf32>=random:1' --arg index=4
// RUN: %same %s --entry rows --arg 'tensor<6x8xf32>=random:1' --arg index=1
// RUN: %same %s --entry rows --arg 'tensor<6x8xf32>=random:1' --arg index=9
// RUN: %same %s --entry mixed --arg 'tensor<?x?xi16>:5x7=iota' --arg index=3
// RUN: %same %s --entry mixed --arg 'tensor<?x?xi16>:0x7=iota' --arg index=3
// RUN: %same %s --entry full --arg 'tensor<4x6xf32>=iota' --arg index=2 --arg index=3
// RUN: %same %s --entry forgets --arg 'tensor<5x3xf32>=iota' --arg index=2 --arg index=3
// RUN: %same %s --entry several --arg 'tensor<2x5xf32>=iota' --arg index=4
// RUN: %same %s --entry rows --script %S/Inputs/lower_packs.mlir --arg 'tensor<6x8xf32>=random:1' --arg index=4
// RUN: %same %s --entry mixed --script %S/Inputs/lower_packs.mlir --arg 'tensor<?x?xi16>:5x7=iota' --arg index=3
// RUN: %same %s --entry full --script %S/Inputs/lower_packs.mlir --arg 'tensor<4x6xf32>=iota' --arg index=2 --arg index=3
// RUN: %same %s --entry forgets --script %S/Inputs/lower_packs.mlir --arg 'tensor<5x3xf32>=iota' --arg index=2 --arg index=3
// RUN: %same %s --entry product --script %S/Inputs/pack_by_value.mlir --arg 'tensor<5x6xf32>=iota' --arg 'tensor<6x7xf32>=iota' --arg 'tensor<5x7xf32>=iota' --arg index=2 --arg index=4
// RUN: not jig eval %s --entry rows --arg 'tensor<6x8xf32>=random:1' --arg index=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not jig eval %s --entry given --arg 'tensor<6x8xf32>=random:1' --arg index=0 2>&1 | FileCheck %s --check-prefix=NO_TILE
// NO_TILE: has a tile of size 0
// NEGATIVE: error:

func.func @rows(%x: tensor<6x8xf32>, %n: index) -> tensor<?x8x?xf32> {
  %c6 = arith.constant 6 : index
  %z = arith.constant 0.5 : f32
  %t = arith.ceildivsi %c6, %n : index
  %e = tensor.empty(%t, %n) : tensor<?x8x?xf32>
  %p = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [%n] into %e : tensor<6x8xf32> -> tensor<?x8x?xf32>
  return %p : tensor<?x8x?xf32>
}
// One tile is a value, one a number; outer dimensions and tiles in another order.
func.func @mixed(%x: tensor<?x?xi16>, %n: index) -> (tensor<?x?x4x?xi16>, tensor<?x?xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant -1 : i16
  %h = tensor.dim %x, %c0 : tensor<?x?xi16>
  %w = tensor.dim %x, %c1 : tensor<?x?xi16>
  %th = arith.ceildivsi %h, %n : index
  %tw = arith.ceildivsi %w, %c4 : index
  %e = tensor.empty(%tw, %th, %n) : tensor<?x?x4x?xi16>
  %p = linalg.pack %x padding_value(%z : i16) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, %n] into %e
     : tensor<?x?xi16> -> tensor<?x?x4x?xi16>
  %f = tensor.empty(%h, %w) : tensor<?x?xi16>
  %u = linalg.unpack %p outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, %n] into %f
     : tensor<?x?x4x?xi16> -> tensor<?x?xi16>
  return %p, %u : tensor<?x?x4x?xi16>, tensor<?x?xi16>
}
// Tiles that fill the source need no padding; one number of tiles is known.
func.func @full(%x: tensor<4x6xf32>, %n: index, %m: index) -> (tensor<2x?x?x?xf32>, tensor<4x6xf32>) {
  %c6 = arith.constant 6 : index
  %t = arith.divsi %c6, %m : index
  %e = tensor.empty(%t, %n, %m) : tensor<2x?x?x?xf32>
  %p = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [%n, %m] into %e : tensor<4x6xf32> -> tensor<2x?x?x?xf32>
  %f = tensor.empty() : tensor<4x6xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [%n, %m] into %f : tensor<2x?x?x?xf32> -> tensor<4x6xf32>
  return %p, %u : tensor<2x?x?x?xf32>, tensor<4x6xf32>
}
// The destination knows less of the sizes than the source.
func.func @forgets(%x: tensor<5x3xf32>, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %c5 = arith.constant 5 : index
  %z = arith.constant 0.5 : f32
  %t = arith.ceildivsi %c5, %n : index
  %e = tensor.empty(%t, %m, %n) : tensor<?x?x?xf32>
  %p = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [%n] into %e : tensor<5x3xf32> -> tensor<?x?x?xf32>
  return %p : tensor<?x?x?xf32>
}
// More tiles than the source fills.
func.func @several(%x: tensor<2x5xf32>, %n: index) -> tensor<2x7x?xf32> {
  %z = arith.constant 0.5 : f32
  %e = tensor.empty(%n) : tensor<2x7x?xf32>
  %p = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [1] inner_tiles = [%n] into %e : tensor<2x5xf32> -> tensor<2x7x?xf32>
  return %p : tensor<2x7x?xf32>
}
func.func @given(%x: tensor<6x8xf32>, %n: index) -> tensor<?x8x?xf32> {
  %z = arith.constant 0.5 : f32
  %e = tensor.empty(%n, %n) : tensor<?x8x?xf32>
  %p = linalg.pack %x padding_value(%z : f32) inner_dims_pos = [0] inner_tiles = [%n] into %e : tensor<6x8xf32> -> tensor<?x8x?xf32>
  return %p : tensor<?x8x?xf32>
}
func.func @product(%a: tensor<5x6xf32>, %b: tensor<6x7xf32>, %c: tensor<5x7xf32>, %n: index, %m: index) -> tensor<5x7xf32> {
  %s = arith.addi %n, %m {size} : index
  %r = linalg.matmul ins(%a, %b : tensor<5x6xf32>, tensor<6x7xf32>) outs(%c : tensor<5x7xf32>) -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
