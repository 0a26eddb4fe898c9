// max(A * B + bias, 0), of sizes that no tile divides.
!A = tensor<500x777xf32>
!B = tensor<777x333xf32>
!C = tensor<500x333xf32>
!row = tensor<333xf32>

func.func @gemm(%a: !A, %b: !B, %bias: !row, %c: !C) -> !C attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : !C
  %init = linalg.fill ins(%zero : f32) outs(%empty : !C) -> !C
  %product = linalg.matmul ins(%a, %b : !A, !B) outs(%init : !C) -> !C
  %result = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                            iterator_types = ["parallel", "parallel"]}
      ins(%product, %bias : !C, !row) outs(%c : !C) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %sum = arith.addf %x, %y : f32
    %relu = arith.maximumf %sum, %zero : f32
    linalg.yield %relu : f32
  } -> !C
  return %result : !C
}
