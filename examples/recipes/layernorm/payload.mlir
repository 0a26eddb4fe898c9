// Each row less its mean, divided by its standard deviation, times gamma, plus beta.
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
!x = tensor<1024x768xf32>
!rows = tensor<1024xf32>
!columns = tensor<768xf32>

func.func @layernorm(%x: !x, %gamma: !columns, %beta: !columns, %out: !x) -> !x attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %part = arith.constant 0.00130208333 : f32 // 1/768
  %epsilon = arith.constant 1.0e-5 : f32
  %empty = tensor.empty() : !rows
  %init = linalg.fill ins(%zero : f32) outs(%empty : !rows) -> !rows
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : !x) outs(%init : !rows) {
  ^bb0(%a: f32, %old: f32):
    %s = arith.addf %a, %old : f32
    linalg.yield %s : f32
  } -> !rows
  %squares = linalg.generic {indexing_maps = [#all, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%x, %sum : !x, !rows) outs(%init : !rows) {
  ^bb0(%a: f32, %s: f32, %old: f32):
    %mean = arith.mulf %s, %part : f32
    %d = arith.subf %a, %mean : f32
    %square = arith.mulf %d, %d : f32
    %q = arith.addf %square, %old : f32
    linalg.yield %q : f32
  } -> !rows
  %result = linalg.generic {indexing_maps = [#all, #row, #row, #column, #column, #all], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sum, %squares, %gamma, %beta : !x, !rows, !rows, !columns, !columns) outs(%out : !x) {
  ^bb0(%a: f32, %s: f32, %q: f32, %g: f32, %b: f32, %old: f32):
    %mean = arith.mulf %s, %part : f32
    %var = arith.mulf %q, %part : f32
    %stable = arith.addf %var, %epsilon : f32
    %deviation = math.sqrt %stable : f32
    %scale = arith.divf %one, %deviation : f32
    %d = arith.subf %a, %mean : f32
    %n = arith.mulf %d, %scale : f32
    %y = math.fma %n, %g, %b : f32
    linalg.yield %y : f32
  } -> !x
  return %result : !x
}
