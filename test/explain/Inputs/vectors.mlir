func.func @vectors(%m: memref<8x16xf32>, %a: vector<8x4xf32>, %b: vector<4x16xf32>, %c: vector<8x16xf32>) -> vector<8x16xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c0, %c0], %z {in_bounds = [true, true]} : memref<8x16xf32>, vector<8x16xf32>
  %p = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %r : vector<8x4xf32>, vector<4x16xf32> into vector<8x16xf32>
  %s = arith.addf %p, %c : vector<8x16xf32>
  return %s : vector<8x16xf32>
}
