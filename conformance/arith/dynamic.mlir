// ARGS: --canonicalize --split-input-file
func.func @dynamic(%x: tensor<?xi32>, %c: tensor<?xi1>, %y: tensor<?xi32>, %f: tensor<?xf32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xf32>, tensor<?xi32>) {
  %0 = arith.maxsi %x, %x : tensor<?xi32>
  %1 = arith.andi %x, %x : tensor<?xi32>
  %2 = arith.select %c, %x, %x : tensor<?xi1>, tensor<?xi32>
  %3 = arith.addi %x, %y : tensor<?xi32>
  %4 = arith.subi %3, %y : tensor<?xi32>
  %5 = arith.negf %f : tensor<?xf32>
  %6 = arith.negf %5 : tensor<?xf32>
  %7 = arith.subi %x, %x : tensor<?xi32>
  return %0, %1, %2, %4, %6, %7 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xf32>, tensor<?xi32>
}
// -----
func.func @casts(%x: tensor<?xi8>, %y: tensor<?xi8>, %i: tensor<?xindex>) -> (tensor<?xi32>, tensor<?xi8>, tensor<?xi32>, tensor<?xindex>) {
  %0 = arith.extsi %x : tensor<?xi8> to tensor<?xi16>
  %1 = arith.extsi %0 : tensor<?xi16> to tensor<?xi32>
  %2 = arith.trunci %1 : tensor<?xi32> to tensor<?xi8>
  %3 = arith.extsi %y : tensor<?xi8> to tensor<?xi32>
  %4 = arith.andi %1, %3 : tensor<?xi32>
  %5 = arith.index_cast %i : tensor<?xindex> to tensor<?xi32>
  %6 = arith.index_cast %5 : tensor<?xi32> to tensor<?xindex>
  return %1, %2, %4, %6 : tensor<?xi32>, tensor<?xi8>, tensor<?xi32>, tensor<?xindex>
}
