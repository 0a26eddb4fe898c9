// RUN: %python %S/../corpus.py %s
// Steps that change what the payload's own numbers choose, which smaller shapes must not hide (../README.md).
// -----
// another row is left out
func.func @f(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
  %e = tensor.empty() : tensor<512x1024xf32>
  %zero = arith.constant 0.0 : f32
  %row = arith.constant 511 : index
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %c = arith.cmpi eq, %i, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32>
  return %r : tensor<512x1024xf32>
}
// script
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = index in %root : (!t) -> !t
%other = transform.param.constant 510 : index -> !p
transform.annotate %k "value" = %other : !t, !p // differs
// -----
// a border as a float, in another op
func.func @f(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
  %e = tensor.empty() : tensor<512x1024xf32>
  %n = tensor.empty() : tensor<1024xf32>
  %border = arith.constant {border} 300.0 : f32
  %zero = arith.constant 0.0 : f32
  %iota = linalg.generic {indexing_maps = [affine_map<(j) -> (j)>], iterator_types = ["parallel"]} outs(%n : tensor<1024xf32>) {
  ^bb0(%o: f32):
    %j = linalg.index 0 : index
    %k = arith.index_cast %j : index to i64
    %s = arith.sitofp %k : i64 to f32
    linalg.yield %s : f32
  } -> tensor<1024xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %iota : tensor<512x1024xf32>, tensor<1024xf32>) outs(%e : tensor<512x1024xf32>) {
  ^bb0(%a: f32, %j: f32, %o: f32):
    %c = arith.cmpf olt, %j, %border : f32
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x1024xf32>
  return %r : tensor<512x1024xf32>
}
// script
%k = transform.structured.match ops{["arith.constant"]} attributes{border} in %root : (!t) -> !t
%other = transform.param.constant 301.0 : f32 -> !p
transform.annotate %k "value" = %other : !t, !p // differs
// -----
// an extent that is asked for
func.func @f(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
  %c0 = arith.constant 0 : index
  %most = arith.constant {most} 511 : index
  %d = tensor.dim %x, %c0 : tensor<512x1024xf32>
  %c = arith.cmpi ugt, %d, %most : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %s = arith.select %c, %zero, %one : f32
  %e = tensor.empty() : tensor<512x1024xf32>
  %z = linalg.fill ins(%s : f32) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %r = linalg.mul ins(%x, %z : tensor<512x1024xf32>, tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  return %r : tensor<512x1024xf32>
}
// script
%k = transform.structured.match ops{["arith.constant"]} attributes{most} in %root : (!t) -> !t
%other = transform.param.constant 512 : index -> !p
transform.annotate %k "value" = %other : !t, !p // differs
// -----
// slices that overlap, in the other order
func.func private @a(%x: tensor<512x300xf32>, %y: tensor<512x312xf32>, %o: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %p = tensor.insert_slice %x into %o[0, 0] [512, 300] [1, 1] : tensor<512x300xf32> into tensor<512x512xf32>
  %q = tensor.insert_slice %y into %p[0, 200] [512, 312] [1, 1] : tensor<512x312xf32> into tensor<512x512xf32>
  return %q : tensor<512x512xf32>
}
func.func private @b(%x: tensor<512x300xf32>, %y: tensor<512x312xf32>, %o: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %q = tensor.insert_slice %y into %o[0, 200] [512, 312] [1, 1] : tensor<512x312xf32> into tensor<512x512xf32>
  %p = tensor.insert_slice %x into %q[0, 0] [512, 300] [1, 1] : tensor<512x300xf32> into tensor<512x512xf32>
  return %p : tensor<512x512xf32>
}
func.func @f(%x: tensor<512x300xf32>, %y: tensor<512x312xf32>, %o: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %s = func.call @a(%x, %y, %o) : (tensor<512x300xf32>, tensor<512x312xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %r = linalg.exp ins(%s : tensor<512x512xf32>) outs(%o : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
