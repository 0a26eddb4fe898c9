// Products of short numbers by instructions for dot products, where the machine has them.
// RUN: jig emit --auto --asm --mcpu znver5 %s -o - 2>/dev/null | FileCheck %s --check-prefixes=BYTES,PAIRS
// RUN: jig emit --auto --asm --mcpu cascadelake %s -o - 2>/dev/null | FileCheck %s --check-prefix=BYTES --implicit-check-not vdpbf16ps
// RUN: jig emit --auto --asm --mcpu alderlake %s -o - 2>/dev/null | FileCheck %s --check-prefix=NARROW --implicit-check-not vdpbf16ps --implicit-check-not zmm
// RUN: jig emit --auto --asm --mcpu skylake-avx512 %s -o - 2>/dev/null | FileCheck %s --check-prefix=NONE --implicit-check-not vpdpbusd --implicit-check-not vdpbf16ps
// RUN: jig emit --auto --asm --mcpu znver5 --mattr -avx512vnni %s -o - 2>/dev/null | FileCheck %s --check-prefix=NONE --implicit-check-not vpdpbusd

// BYTES-LABEL: signed:
// BYTES: vpdpbusd {{.*}}zmm
// BYTES-LABEL: mixed:
// BYTES: vpdpbusd {{.*}}zmm
// PAIRS-LABEL: floats:
// PAIRS: vdpbf16ps {{.*}}zmm
// NARROW-LABEL: signed:
// NARROW: vpdpbusd {{.*}}ymm
// NONE-LABEL: signed:

func.func @signed(%a: tensor<6x8xi8>, %b: tensor<8x64xi8>, %c: tensor<6x64xi32>) -> tensor<6x64xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<6x8xi8>, tensor<8x64xi8>) outs(%c : tensor<6x64xi32>) -> tensor<6x64xi32>
  return %0 : tensor<6x64xi32>
}

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#sums = affine_map<(i, j, k) -> (i, j)>
func.func @mixed(%a: tensor<6x8xi8>, %b: tensor<8x64xi8>, %c: tensor<6x64xi32>) -> tensor<6x64xi32> {
  %0 = linalg.generic {indexing_maps = [#rows, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<6x8xi8>, tensor<8x64xi8>) outs(%c : tensor<6x64xi32>) {
  ^bb0(%x: i8, %y: i8, %s: i32):
    %1 = arith.extsi %x : i8 to i32
    %2 = arith.extui %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %s, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<6x64xi32>
  return %0 : tensor<6x64xi32>
}

func.func @floats(%a: tensor<6x8xbf16>, %b: tensor<8x64xbf16>, %c: tensor<6x64xf32>) -> tensor<6x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<6x8xbf16>, tensor<8x64xbf16>) outs(%c : tensor<6x64xf32>) -> tensor<6x64xf32>
  return %0 : tensor<6x64xf32>
}
