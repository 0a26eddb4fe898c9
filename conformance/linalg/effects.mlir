// ARGS: --loop-invariant-code-motion --allow-unregistered-dialect
// ARGS: --cse --allow-unregistered-dialect

func.func @licm(%s: tensor<8x8xf32>, %d: tensor<2x2x4x4xf32>, %q: tensor<?x8xf32>, %e: tensor<?x2x?x4xf32>, %t: index, %n: index, %m: memref<8xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
    %1 = linalg.pack %q inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %e : tensor<?x8xf32> -> tensor<?x2x?x4xf32>
    %2 = linalg.pack %q padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %e : tensor<?x8xf32> -> tensor<?x2x?x4xf32>
    %3 = linalg.unpack %1 inner_dims_pos = [0, 1] inner_tiles = [%t, 4] into %q : tensor<?x2x?x4xf32> -> tensor<?x8xf32>
    %4 = linalg.fill ins(%f : f32) outs(%s : tensor<8x8xf32>) -> tensor<8x8xf32>
    linalg.fill ins(%f : f32) outs(%m : memref<8xf32>)
    "use"(%0, %1, %2, %3, %4) : (tensor<2x2x4x4xf32>, tensor<?x2x?x4xf32>, tensor<?x2x?x4xf32>, tensor<?x8xf32>, tensor<8x8xf32>) -> ()
  }
  return
}
