// A batch of products, of which the second factors are given transposed.
#a = affine_map<(b, i, j, k) -> (b, i, k)>
#b = affine_map<(b, i, j, k) -> (b, j, k)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>
!ab = tensor<16x256x64xf32>
!c = tensor<16x256x256xf32>

func.func @bmm(%a: !ab, %b: !ab, %c: !c) -> !c attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%c : !c) -> !c
  %product = linalg.batch_matmul indexing_maps = [#a, #b, #c] ins(%a, %b : !ab, !ab) outs(%init : !c) -> !c
  return %product : !c
}
