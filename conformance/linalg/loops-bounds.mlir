// ARGS: --convert-linalg-to-loops --split-input-file
// ARGS: --convert-linalg-to-affine-loops --split-input-file
// ARGS: --convert-linalg-to-parallel-loops --split-input-file

// Sizes of allocations are taken as they are, also where they are computed.
func.func @computed(%n: index, %f: f32) -> memref<?xf32> {
  %size = affine.apply affine_map<()[s0] -> (s0 + 5)>()[%n]
  %alloc = memref.alloc(%size) : memref<?xf32>
  linalg.map outs(%alloc : memref<?xf32>) (%init: f32) { linalg.yield %f : f32 }
  return %alloc : memref<?xf32>
}
// -----
func.func @product(%n: index, %m: index, %a: memref<?x?xf32>) -> memref<?x?xf32> {
  %size = affine.apply affine_map<()[s0, s1] -> (s0 * 4 + s1)>()[%n, %m]
  %alloc = memref.alloc(%size, %n) : memref<?x?xf32>
  linalg.transpose ins(%a : memref<?x?xf32>) outs(%alloc : memref<?x?xf32>) permutation = [1, 0]
  linalg.add ins(%alloc, %a : memref<?x?xf32>, memref<?x?xf32>) outs(%a : memref<?x?xf32>)
  return %alloc : memref<?x?xf32>
}
