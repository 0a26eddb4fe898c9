// Products of short numbers as dot products: numbers are those of the payload, whatever the signs, with what is left over of groups and tiles.
// RUN: jig eval %s --entry signed --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --out %t.npy
// RUN: jig eval %s --auto --set dots_i8=1 --entry signed --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --compare %t.npy
// RUN: jig eval %s --auto --set dots_i8=2 --set machine=1 --entry signed --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --compare %t.npy
// RUN: jig eval %s --entry unsigned --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --out %t.npy
// RUN: jig eval %s --auto --set dots_i8=1 --entry unsigned --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --compare %t.npy
// RUN: jig eval %s --entry mixed --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --out %t.npy
// RUN: jig eval %s --auto --set dots_i8=1 --entry mixed --arg 'tensor<13x22xi8>=random:1' --arg 'tensor<22x70xi8>=random:2' --arg 'tensor<13x70xi32>=random:3' --compare %t.npy
// RUN: jig eval %s --entry floats --arg 'tensor<13x23xbf16>=random:1' --arg 'tensor<23x70xbf16>=random:2' --arg 'tensor<13x70xf32>=random:3' --out %t.npy
// RUN: jig eval %s --auto --set dots_i8=1 --set dots_bf16=1 --entry floats --arg 'tensor<13x23xbf16>=random:1' --arg 'tensor<23x70xbf16>=random:2' --arg 'tensor<13x70xf32>=random:3' --compare %t.npy --tolerance 1e-4
// RUN: jig eval %s --entry dynamic --arg 'tensor<13x?xi8>:13x22=random:1' --arg 'tensor<?x?xi8>:22x70=random:2' --arg 'tensor<13x?xi32>:13x70=random:3' --out %t.npy
// RUN: jig eval %s --auto --set dots_i8=1 --entry dynamic --arg 'tensor<13x?xi8>:13x22=random:1' --arg 'tensor<?x?xi8>:22x70=random:2' --arg 'tensor<13x?xi32>:13x70=random:3' --compare %t.npy

func.func @signed(%a: tensor<13x22xi8>, %b: tensor<22x70xi8>, %c: tensor<13x70xi32>) -> tensor<13x70xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x22xi8>, tensor<22x70xi8>) outs(%c : tensor<13x70xi32>) -> tensor<13x70xi32>
  return %0 : tensor<13x70xi32>
}

func.func @unsigned(%a: tensor<13x22xi8>, %b: tensor<22x70xi8>, %c: tensor<13x70xi32>) -> tensor<13x70xi32> {
  %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<13x22xi8>, tensor<22x70xi8>) outs(%c : tensor<13x70xi32>) -> tensor<13x70xi32>
  return %0 : tensor<13x70xi32>
}

#rows = affine_map<(i, j, k) -> (i, k)>
#columns = affine_map<(i, j, k) -> (k, j)>
#sums = affine_map<(i, j, k) -> (i, j)>
func.func @mixed(%a: tensor<13x22xi8>, %b: tensor<22x70xi8>, %c: tensor<13x70xi32>) -> tensor<13x70xi32> {
  %0 = linalg.generic {indexing_maps = [#rows, #columns, #sums], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a, %b : tensor<13x22xi8>, tensor<22x70xi8>) outs(%c : tensor<13x70xi32>) {
  ^bb0(%x: i8, %y: i8, %s: i32):
    %1 = arith.extsi %x : i8 to i32
    %2 = arith.extui %y : i8 to i32
    %3 = arith.muli %1, %2 : i32
    %4 = arith.addi %s, %3 : i32
    linalg.yield %4 : i32
  } -> tensor<13x70xi32>
  return %0 : tensor<13x70xi32>
}

func.func @floats(%a: tensor<13x23xbf16>, %b: tensor<23x70xbf16>, %c: tensor<13x70xf32>) -> tensor<13x70xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x23xbf16>, tensor<23x70xbf16>) outs(%c : tensor<13x70xf32>) -> tensor<13x70xf32>
  return %0 : tensor<13x70xf32>
}

func.func @dynamic(%a: tensor<13x?xi8>, %b: tensor<?x?xi8>, %c: tensor<13x?xi32>) -> tensor<13x?xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<13x?xi8>, tensor<?x?xi8>) outs(%c : tensor<13x?xi32>) -> tensor<13x?xi32>
  return %0 : tensor<13x?xi32>
}
