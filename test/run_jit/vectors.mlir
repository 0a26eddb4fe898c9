// Vectors as arguments and results: rows of any length, of bits, without dimensions.
// RUN: %same %s --entry f32 --arg 'vector<4xf32>=iota'
// RUN: %same %s --entry odd --arg 'vector<3xi32>=random:1' --arg 'vector<2x3xf64>=iota' | FileCheck %s --check-prefix=ODD
// RUN: %same %s --entry bits --arg 'vector<9xi1>=dense<[true,false,true,true,false,false,true,false,true]>' --arg 'vector<2x5xi4>=iota' | FileCheck %s --check-prefix=BITS
// RUN: %same %s --entry none --arg 'vector<f32>=2.5'
// RUN: %same %s --entry small --arg 'vector<4xbf16>=iota' --arg 'vector<3xf16>=random:3'
// RUN: %same %s --entry index --arg 'vector<4xindex>=iota'
// RUN: %same %s --entry deep --arg 'vector<2x3x5xi8>=iota'
// RUN: %same %s --entry wide --arg 'vector<3xi24>=random:5'
// RUN: not jig run %s --entry scalable --arg 'vector<[4]xf32>:8=iota' 2>&1 | FileCheck %s --check-prefix=SCALABLE

func.func @f32(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = arith.addf %a, %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @odd(%a: vector<3xi32>, %b: vector<2x3xf64>) -> (vector<3xi32>, vector<2x3xf64>, i8) {
  %c = arith.constant 9 : i8
  %0 = arith.muli %a, %a : vector<3xi32>
  %1 = arith.mulf %b, %b : vector<2x3xf64>
  return %0, %1, %c : vector<3xi32>, vector<2x3xf64>, i8
}
// ODD: dense<{{\[\[}}0.000000e+00, 1.000000e+00, 4.000000e+00], [9.000000e+00, 1.600000e+01, 2.500000e+01]]> : vector<2x3xf64>
// ODD-NEXT: 9 : i8
func.func @bits(%a: vector<9xi1>, %b: vector<2x5xi4>) -> (vector<2x5xi4>, vector<9xi1>) {
  %t = arith.constant dense<true> : vector<9xi1>
  %0 = arith.xori %a, %t : vector<9xi1>
  %1 = arith.addi %b, %b : vector<2x5xi4>
  return %1, %0 : vector<2x5xi4>, vector<9xi1>
}
// BITS: dense<{{\[\[}}0, 2, 4, 6, -8], [-6, -4, -2, 0, 2]]> : vector<2x5xi4>
// BITS-NEXT: dense<[false, true, false, false, true, true, false, true, false]> : vector<9xi1>
func.func @none(%a: vector<f32>) -> vector<f32> {
  %0 = arith.addf %a, %a : vector<f32>
  return %0 : vector<f32>
}
func.func @small(%a: vector<4xbf16>, %b: vector<3xf16>) -> (vector<4xbf16>, vector<3xf16>) {
  %0 = arith.mulf %a, %a : vector<4xbf16>
  %1 = arith.mulf %b, %b : vector<3xf16>
  return %0, %1 : vector<4xbf16>, vector<3xf16>
}
func.func @index(%a: vector<4xindex>) -> vector<4xindex> {
  %0 = arith.addi %a, %a : vector<4xindex>
  return %0 : vector<4xindex>
}
func.func @deep(%a: vector<2x3x5xi8>) -> vector<2x3x5xi8> {
  %0 = arith.muli %a, %a : vector<2x3x5xi8>
  return %0 : vector<2x3x5xi8>
}
func.func @wide(%a: vector<3xi24>) -> vector<3xi24> {
  %0 = arith.muli %a, %a : vector<3xi24>
  return %0 : vector<3xi24>
}
func.func @scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  return %a : vector<[4]xf32>
}
// SCALABLE: argument #0 of type 'vector<[4]xf32>' cannot be handed over to code
