// The sum of 16 million numbers.
!x = tensor<16777216xf32>
!sum = tensor<f32>

func.func @reduction(%x: !x, %out: !sum) -> !sum attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%out : !sum) -> !sum
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : !x) outs(%init : !sum) {
  ^bb0(%a: f32, %old: f32):
    %s = arith.addf %a, %old : f32
    linalg.yield %s : f32
  } -> !sum
  return %sum : !sum
}
