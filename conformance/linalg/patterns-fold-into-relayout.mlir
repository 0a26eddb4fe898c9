// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.tensor.fold_into_pack_and_unpack } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @pad_pack(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>) -> tensor<3x4x4x4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0,0] high[2,1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<10x15xf32> to tensor<12x16xf32>
  %r = linalg.pack %p inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<12x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_order(%x: tensor<10x15xf32>, %e: tensor<3x1x16x4xf32>) -> tensor<3x1x16x4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0,0] high[2,1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<10x15xf32> to tensor<12x16xf32>
  %r = linalg.pack %p inner_dims_pos = [1,0] inner_tiles = [16,4] into %e : tensor<12x16xf32> -> tensor<3x1x16x4xf32>
  return %r : tensor<3x1x16x4xf32>
}
// CASE
func.func @pad_pack_low(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>) -> tensor<3x4x4x4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1,0] high[1,1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<10x15xf32> to tensor<12x16xf32>
  %r = linalg.pack %p inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<12x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_much(%x: tensor<7x15xf32>, %e: tensor<3x4x4x4xf32>) -> tensor<3x4x4x4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0,0] high[5,1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<7x15xf32> to tensor<12x16xf32>
  %r = linalg.pack %p inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<12x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_value(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>, %v: f32) -> tensor<3x4x4x4xf32> {
  %p = tensor.pad %x low[0,0] high[1,1] { ^bb0(%i: index, %j: index): tensor.yield %v : f32 } : tensor<10x15xf32> to tensor<11x16xf32>
  %r = linalg.pack %p padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<11x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_consts(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>, %v: f32) -> tensor<3x4x4x4xf32> {
  %c = arith.constant 0.0 : f32
  %d = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0,0] high[1,1] { ^bb0(%i: index, %j: index): tensor.yield %d : f32 } : tensor<10x15xf32> to tensor<11x16xf32>
  %r = linalg.pack %p padding_value(%c : f32) inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<11x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_differ(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>, %v: f32) -> tensor<3x4x4x4xf32> {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0,0] high[1,1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<10x15xf32> to tensor<11x16xf32>
  %r = linalg.pack %p padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<11x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_nofold(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>, %v: f32) -> tensor<3x4x4x4xf32> {
  %p = tensor.pad %x nofold low[0,0] high[1,1] { ^bb0(%i: index, %j: index): tensor.yield %v : f32 } : tensor<10x15xf32> to tensor<11x16xf32>
  %r = linalg.pack %p padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<11x16xf32> -> tensor<3x4x4x4xf32>
  return %r : tensor<3x4x4x4xf32>
}
// CASE
func.func @pad_pack_dyn(%x: tensor<?x15xf32>, %e: tensor<?x4x4x4xf32>, %v: f32, %h: index) -> tensor<?x4x4x4xf32> {
  %p = tensor.pad %x low[0,0] high[1,1] { ^bb0(%i: index, %j: index): tensor.yield %v : f32 } : tensor<?x15xf32> to tensor<?x16xf32>
  %r = linalg.pack %p padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<?x16xf32> -> tensor<?x4x4x4xf32>
  return %r : tensor<?x4x4x4xf32>
}
// CASE
func.func @pad_pack_dyn2(%x: tensor<?x15xf32>, %e: tensor<?x4x4xf32>, %v: f32, %h: index) -> tensor<?x4x4xf32> {
  %p = tensor.pad %x low[0,0] high[0,1] { ^bb0(%i: index, %j: index): tensor.yield %v : f32 } : tensor<?x15xf32> to tensor<?x16xf32>
  %r = linalg.pack %p padding_value(%v : f32) inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<?x16xf32> -> tensor<?x4x4xf32>
  return %r : tensor<?x4x4xf32>
}
// CASE
func.func @pad_two_uses(%x: tensor<10x15xf32>, %e: tensor<3x4x4x4xf32>) -> (tensor<3x4x4x4xf32>, tensor<12x16xf32>) {
  %c = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0,0] high[2,1] { ^bb0(%i: index, %j: index): tensor.yield %c : f32 } : tensor<10x15xf32> to tensor<12x16xf32>
  %r = linalg.pack %p outer_dims_perm = [0,1] inner_dims_pos = [0,1] inner_tiles = [4,4] into %e {foo} : tensor<12x16xf32> -> tensor<3x4x4x4xf32>
  return %r, %p : tensor<3x4x4x4xf32>, tensor<12x16xf32>
}
// CASE
func.func @unpack_slice(%x: tensor<3x4x4x4xf32>, %e: tensor<12x16xf32>) -> tensor<10x15xf32> {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<3x4x4x4xf32> -> tensor<12x16xf32>
  %s = tensor.extract_slice %u[0,0][10,15][1,1] : tensor<12x16xf32> to tensor<10x15xf32>
  return %s : tensor<10x15xf32>
}
// CASE
func.func @unpack_slice_small(%x: tensor<3x4x4x4xf32>, %e: tensor<12x16xf32>) -> tensor<5x15xf32> {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<3x4x4x4xf32> -> tensor<12x16xf32>
  %s = tensor.extract_slice %u[0,0][5,15][1,1] : tensor<12x16xf32> to tensor<5x15xf32>
  return %s : tensor<5x15xf32>
}
// CASE
func.func @unpack_slice_off(%x: tensor<3x4x4x4xf32>, %e: tensor<12x16xf32>) -> tensor<10x15xf32> {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<3x4x4x4xf32> -> tensor<12x16xf32>
  %s = tensor.extract_slice %u[1,0][10,15][1,1] : tensor<12x16xf32> to tensor<10x15xf32>
  return %s : tensor<10x15xf32>
}
// CASE
func.func @unpack_slice_two(%x: tensor<3x4x4x4xf32>, %e: tensor<12x16xf32>) -> (tensor<10x15xf32>,tensor<12x16xf32>) {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<3x4x4x4xf32> -> tensor<12x16xf32>
  %s = tensor.extract_slice %u[0,0][10,15][1,1] : tensor<12x16xf32> to tensor<10x15xf32>
  return %s,%u : tensor<10x15xf32>,tensor<12x16xf32>
}
// CASE
func.func @unpack_slice_dyn(%x: tensor<?x?x4x4xf32>, %e: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>) {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [4,4] into %e : tensor<?x?x4x4xf32> -> tensor<?x?xf32>
  %s = tensor.extract_slice %u[0,0][%n,%n][1,1] : tensor<?x?xf32> to tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
// CASE
func.func @unpack_slice_notpacked(%x: tensor<12x4x4xf32>, %e: tensor<12x16xf32>, %n: index) -> (tensor<12x13xf32>) {
  %u = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<12x4x4xf32> -> tensor<12x16xf32>
  %s = tensor.extract_slice %u[0,0][12,13][1,1] : tensor<12x16xf32> to tensor<12x13xf32>
  return %s : tensor<12x13xf32>
}
// CASE
func.func @unpack_slice_rr(%x: tensor<1x4x4xf32>, %e: tensor<1x16xf32>, %n: index) -> (tensor<13xf32>) {
  %u = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<1x4x4xf32> -> tensor<1x16xf32>
  %s = tensor.extract_slice %u[0,0][1,13][1,1] : tensor<1x16xf32> to tensor<13xf32>
  return %s : tensor<13xf32>
}
// CASE
func.func @pack_transpose(%x: tensor<56x57x1x64xf32>, %e: tensor<56x57x1x2x32xf32>, %o: tensor<57x1x56x2x32xf32>) -> tensor<57x1x56x2x32xf32> {
  %p = linalg.pack %x outer_dims_perm = [0,1,2,3] inner_dims_pos = [3] inner_tiles = [32] into %e : tensor<56x57x1x64xf32> -> tensor<56x57x1x2x32xf32>
  %t = linalg.transpose ins(%p : tensor<56x57x1x2x32xf32>) outs(%o : tensor<57x1x56x2x32xf32>) permutation = [1,2,0,3,4]
  return %t : tensor<57x1x56x2x32xf32>
}
// CASE
func.func @pack_transpose_mixed(%x: tensor<56x64xf32>, %e: tensor<56x2x32xf32>, %o: tensor<32x56x2xf32>) -> tensor<32x56x2xf32> {
  %p = linalg.pack %x inner_dims_pos = [1] inner_tiles = [32] into %e : tensor<56x64xf32> -> tensor<56x2x32xf32>
  %t = linalg.transpose ins(%p : tensor<56x2x32xf32>) outs(%o : tensor<32x56x2xf32>) permutation = [2,0,1]
  return %t : tensor<32x56x2xf32>
}
// CASE
func.func @pack_transpose_inner(%x: tensor<56x64xf32>, %e: tensor<7x2x8x32xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %p = linalg.pack %x inner_dims_pos = [0,1] inner_tiles = [8,32] into %e : tensor<56x64xf32> -> tensor<7x2x8x32xf32>
  %t = linalg.transpose ins(%p : tensor<7x2x8x32xf32>) outs(%o : tensor<2x7x32x8xf32>) permutation = [1,0,3,2]
  return %t : tensor<2x7x32x8xf32>
}
// CASE
func.func @pack_transpose_pad_dyn(%x: tensor<?x?xf32>, %e: tensor<?x?x?x32xf32>, %o: tensor<?x?x32x?xf32>, %n: index, %v: f32) -> tensor<?x?x32x?xf32> {
  %p = linalg.pack %x padding_value(%v: f32) outer_dims_perm = [1,0] inner_dims_pos = [0,1] inner_tiles = [%n,32] into %e : tensor<?x?xf32> -> tensor<?x?x?x32xf32>
  %t = linalg.transpose ins(%p : tensor<?x?x?x32xf32>) outs(%o : tensor<?x?x32x?xf32>) permutation = [1,0,3,2]
  return %t : tensor<?x?x32x?xf32>
}
// CASE
func.func @transpose_pack(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.transpose ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) permutation = [1,0]
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @transpose_pack_dyn(%x: tensor<?x?x?xf32>, %e: tensor<?x?x?xf32>, %o: tensor<?x?x?x?x8xf32>, %n: index, %v: f32) -> tensor<?x?x?x?x8xf32> {
  %t = linalg.transpose ins(%x : tensor<?x?x?xf32>) outs(%e : tensor<?x?x?xf32>) permutation = [2,0,1]
  %p = linalg.pack %t padding_value(%v : f32) outer_dims_perm = [1,2,0] inner_dims_pos = [0,2] inner_tiles = [%n,8] into %o : tensor<?x?x?xf32> -> tensor<?x?x?x?x8xf32>
  return %p : tensor<?x?x?x?x8xf32>
}
// CASE
func.func @unpack_transpose(%x: tensor<7x2x8x32xf32>, %e: tensor<56x64xf32>, %o: tensor<64x56xf32>) -> tensor<64x56xf32> {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [8,32] into %e : tensor<7x2x8x32xf32> -> tensor<56x64xf32>
  %t = linalg.transpose ins(%u : tensor<56x64xf32>) outs(%o : tensor<64x56xf32>) permutation = [1,0]
  return %t : tensor<64x56xf32>
}
// CASE
func.func @unpack_transpose_dyn(%x: tensor<?x?x?x?x?xf32>, %e: tensor<?x?x?xf32>, %o: tensor<?x?x?xf32>, %n : index, %m : index) -> tensor<?x?x?xf32> {
  %u = linalg.unpack %x outer_dims_perm = [2,0,1] inner_dims_pos = [0,2] inner_tiles = [%n,%m] into %e : tensor<?x?x?x?x?xf32> -> tensor<?x?x?xf32>
  %t = linalg.transpose ins(%u : tensor<?x?x?xf32>) outs(%o : tensor<?x?x?xf32>) permutation = [1,2,0]
  return %t : tensor<?x?x?xf32>
}
// CASE
func.func @transpose_unpack(%x: tensor<7x2x8x32xf32>, %e: tensor<2x7x32x8xf32>, %o: tensor<64x56xf32>) -> tensor<64x56xf32> {
  %t = linalg.transpose ins(%x : tensor<7x2x8x32xf32>) outs(%e : tensor<2x7x32x8xf32>) permutation = [1,0,3,2]
  %u = linalg.unpack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<2x7x32x8xf32> -> tensor<64x56xf32>
  return %u : tensor<64x56xf32>
}
// CASE
func.func @transpose_unpack_mixed(%x: tensor<8x2x7x32xf32>, %e: tensor<2x7x32x8xf32>, %o: tensor<64x56xf32>) -> tensor<64x56xf32> {
  %t = linalg.transpose ins(%x : tensor<8x2x7x32xf32>) outs(%e : tensor<2x7x32x8xf32>) permutation = [1,2,3,0]
  %u = linalg.unpack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<2x7x32x8xf32> -> tensor<64x56xf32>
  return %u : tensor<64x56xf32>
}
// CASE
func.func @transpose_unpack_dyn(%x: tensor<?x?x?x?xf32>, %e: tensor<?x?x?x?xf32>, %o: tensor<?x?xf32>, %n: index, %m : index) -> tensor<?x?xf32> {
  %t = linalg.transpose ins(%x : tensor<?x?x?x?xf32>) outs(%e : tensor<?x?x?x?xf32>) permutation = [1,0,3,2]
  %u = linalg.unpack %t outer_dims_perm = [1,0] inner_dims_pos = [0,1] inner_tiles = [%n,%m] into %o : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  return %u : tensor<?x?xf32>
}
// CASE
func.func @generic_transpose_pack(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d1,d0)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<64x56xf32>
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @generic_transpose_out(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1,d0)>], iterator_types = ["parallel","parallel"]} ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<64x56xf32>
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @generic_copy(%x: tensor<64x56xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} ins(%x : tensor<64x56xf32>) outs(%e : tensor<64x56xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<64x56xf32>
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @copy(%x: tensor<64x56xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.copy ins(%x : tensor<64x56xf32>) outs(%e : tensor<64x56xf32>) -> tensor<64x56xf32>
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @generic_exp(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d1,d0)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) { ^bb0(%a: f32, %b: f32): %z = math.exp %a : f32
   linalg.yield %z : f32 } -> tensor<64x56xf32>
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @types2(%x: tensor<?x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> tensor<2x7x32x8xf32> {
  %t = linalg.transpose ins(%x : tensor<?x64xf32>) outs(%e : tensor<64x56xf32>) permutation = [1,0]
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p : tensor<2x7x32x8xf32>
}
// CASE
func.func @types3(%x: tensor<56x64xf32>, %e: tensor<7x2x8x32xf32>, %o: tensor<?x7x32x8xf32>) -> tensor<?x7x32x8xf32> {
  %p = linalg.pack %x inner_dims_pos = [0,1] inner_tiles = [8,32] into %e : tensor<56x64xf32> -> tensor<7x2x8x32xf32>
  %t = linalg.transpose ins(%p : tensor<7x2x8x32xf32>) outs(%o : tensor<?x7x32x8xf32>) permutation = [1,0,3,2]
  return %t : tensor<?x7x32x8xf32>
}
// CASE
func.func @types4(%x: tensor<7x2x8x32xf32>, %e: tensor<?x7x32x8xf32>, %o: tensor<64x56xf32>) -> tensor<64x56xf32> {
  %t = linalg.transpose ins(%x : tensor<7x2x8x32xf32>) outs(%e : tensor<?x7x32x8xf32>) permutation = [1,0,3,2]
  %u = linalg.unpack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<?x7x32x8xf32> -> tensor<64x56xf32>
  return %u : tensor<64x56xf32>
}
// CASE
func.func @types5(%x: tensor<7x2x8x32xf32>, %e: tensor<56x64xf32>, %o: tensor<?x56xf32>) -> tensor<?x56xf32> {
  %u = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [8,32] into %e : tensor<7x2x8x32xf32> -> tensor<56x64xf32>
  %t = linalg.transpose ins(%u : tensor<56x64xf32>) outs(%o : tensor<?x56xf32>) permutation = [1,0]
  return %t : tensor<?x56xf32>
}
// CASE
func.func @id(%x: tensor<56x64xf32>, %e: tensor<56x64xf32>, %o: tensor<7x2x8x32xf32>) -> tensor<7x2x8x32xf32> {
  %t = linalg.transpose ins(%x : tensor<56x64xf32>) outs(%e : tensor<56x64xf32>) permutation = [0,1]
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [8,32] into %o : tensor<56x64xf32> -> tensor<7x2x8x32xf32>
  return %p : tensor<7x2x8x32xf32>
}
// CASE
func.func @cycle_tp(%x: tensor<4x8x12xf32>, %e: tensor<12x4x8xf32>, %o: tensor<8x1x3x4x4xf32>) -> tensor<8x1x3x4x4xf32> {
  %t = linalg.transpose ins(%x : tensor<4x8x12xf32>) outs(%e : tensor<12x4x8xf32>) permutation = [2,0,1]
  %p = linalg.pack %t outer_dims_perm = [2,1,0] inner_dims_pos = [0,1] inner_tiles = [4,4] into %o : tensor<12x4x8xf32> -> tensor<8x1x3x4x4xf32>
  return %p : tensor<8x1x3x4x4xf32>
}
// CASE
func.func @cycle_pt(%x: tensor<4x8x12xf32>, %e: tensor<2x4x3x4x4xf32>, %o: tensor<4x3x2x4x4xf32>) -> tensor<4x3x2x4x4xf32> {
  %p = linalg.pack %x outer_dims_perm = [1,0,2] inner_dims_pos = [1,2] inner_tiles = [4,4] into %e : tensor<4x8x12xf32> -> tensor<2x4x3x4x4xf32>
  %t = linalg.transpose ins(%p : tensor<2x4x3x4x4xf32>) outs(%o : tensor<4x3x2x4x4xf32>) permutation = [1,2,0,4,3]
  return %t : tensor<4x3x2x4x4xf32>
}
// CASE
func.func @cycle_tu(%x: tensor<2x4x3x2x5x4xf32>, %e: tensor<4x3x2x4x2x5xf32>, %o: tensor<10x16x6xf32>) -> tensor<10x16x6xf32> {
  %t = linalg.transpose ins(%x : tensor<2x4x3x2x5x4xf32>) outs(%e : tensor<4x3x2x4x2x5xf32>) permutation = [1,2,0,5,3,4]
  %u = linalg.unpack %t outer_dims_perm = [1,2,0] inner_dims_pos = [1,2,0] inner_tiles = [4,2,5] into %o : tensor<4x3x2x4x2x5xf32> -> tensor<10x16x6xf32>
  return %u : tensor<10x16x6xf32>
}
// CASE
func.func @cycle_tu_noperm(%x: tensor<3x4x2x2x5x4xf32>, %e: tensor<4x2x3x4x2x5xf32>, %o: tensor<16x4x15xf32>) -> tensor<16x4x15xf32> {
  %t = linalg.transpose ins(%x : tensor<3x4x2x2x5x4xf32>) outs(%e : tensor<4x2x3x4x2x5xf32>) permutation = [1,2,0,5,3,4]
  %u = linalg.unpack %t inner_dims_pos = [0,1,2] inner_tiles = [4,2,5] into %o : tensor<4x2x3x4x2x5xf32> -> tensor<16x4x15xf32>
  return %u : tensor<16x4x15xf32>
}
// CASE
func.func @cycle_ut(%x: tensor<4x2x3x4x2x5xf32>, %e: tensor<16x4x15xf32>, %o: tensor<15x16x4xf32>) -> tensor<15x16x4xf32> {
  %u = linalg.unpack %x inner_dims_pos = [0,1,2] inner_tiles = [4,2,5] into %e : tensor<4x2x3x4x2x5xf32> -> tensor<16x4x15xf32>
  %t = linalg.transpose ins(%u : tensor<16x4x15xf32>) outs(%o : tensor<15x16x4xf32>) permutation = [2,0,1]
  return %t : tensor<15x16x4xf32>
}
// CASE
func.func @cycle_ut_perm(%x: tensor<2x3x4x4x2x5xf32>, %e: tensor<16x4x15xf32>, %o: tensor<15x16x4xf32>) -> tensor<15x16x4xf32> {
  %u = linalg.unpack %x outer_dims_perm = [1,2,0] inner_dims_pos = [0,1,2] inner_tiles = [4,2,5] into %e : tensor<2x3x4x4x2x5xf32> -> tensor<16x4x15xf32>
  %t = linalg.transpose ins(%u : tensor<16x4x15xf32>) outs(%o : tensor<15x16x4xf32>) permutation = [2,0,1]
  return %t : tensor<15x16x4xf32>
}
// CASE
func.func @uses(%x: tensor<56x64xf32>, %e: tensor<7x2x8x32xf32>, %o: tensor<2x7x32x8xf32>) -> (tensor<2x7x32x8xf32>,tensor<7x2x8x32xf32>) {
  %p = linalg.pack %x inner_dims_pos = [0,1] inner_tiles = [8,32] into %e : tensor<56x64xf32> -> tensor<7x2x8x32xf32>
  %t = linalg.transpose ins(%p : tensor<7x2x8x32xf32>) outs(%o : tensor<2x7x32x8xf32>) permutation = [1,0,3,2]
  return %t, %p : tensor<2x7x32x8xf32>,tensor<7x2x8x32xf32>
}
// CASE
func.func @uses2(%x: tensor<56x64xf32>, %e: tensor<64x56xf32>, %o: tensor<2x7x32x8xf32>) -> (tensor<2x7x32x8xf32>,tensor<64x56xf32>) {
  %t = linalg.transpose ins(%x : tensor<56x64xf32>) outs(%e : tensor<64x56xf32>) permutation = [1,0]
  %p = linalg.pack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %o : tensor<64x56xf32> -> tensor<2x7x32x8xf32>
  return %p, %t : tensor<2x7x32x8xf32>,tensor<64x56xf32>
}
// CASE
func.func @generic_of_pack(%x: tensor<64xf32>, %e: tensor<2x32xf32>, %o: tensor<32x2xf32>) -> tensor<32x2xf32> {
  %p = linalg.pack %x inner_dims_pos = [0] inner_tiles = [32] into %e : tensor<64xf32> -> tensor<2x32xf32>
  %t = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d1,d0)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel","parallel"]} ins(%p : tensor<2x32xf32>) outs(%o : tensor<32x2xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<32x2xf32>
  return %t : tensor<32x2xf32>
}
// CASE
func.func @chain(%x: tensor<56x64xf32>, %e: tensor<7x2x8x32xf32>, %o: tensor<2x7x32x8xf32>, %u : tensor<64x56xf32>, %w: tensor<56x64xf32>) -> tensor<56x64xf32> {
  %p = linalg.pack %x inner_dims_pos = [0,1] inner_tiles = [8,32] into %e : tensor<56x64xf32> -> tensor<7x2x8x32xf32>
  %t = linalg.transpose ins(%p : tensor<7x2x8x32xf32>) outs(%o : tensor<2x7x32x8xf32>) permutation = [1,0,3,2]
  %q = linalg.unpack %t inner_dims_pos = [0,1] inner_tiles = [32,8] into %u : tensor<2x7x32x8xf32> -> tensor<64x56xf32>
  %z = linalg.transpose ins(%q : tensor<64x56xf32>) outs(%w : tensor<56x64xf32>) permutation = [1,0]
  return %z : tensor<56x64xf32>
}
