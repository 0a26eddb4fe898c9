// RUN: jig check %s | FileCheck %s
// How small shapes become by what the payload says of indices: a mask below the diagonal, and a few rows, are there in small ones,
// too; what begins at column 300 is there above 300; what the last row has is in no smaller one.
// CHECK: smaller shapes: @diagonal(tensor<8x8xf32>) for (tensor<512x1024xf32>), @few(tensor<8x8xf32>) for (tensor<512x1024xf32>), @column(tensor<8x302xf32>) for (tensor<512x1024xf32>), @row(tensor<512x8xf32>) for (tensor<512x1024xf32>), @quarter(tensor<512x8xf32>) for (tensor<512x1024xf32>)
// CHECK: {{^}}3 equal
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @diagonal(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %e = tensor.empty() : tensor<512x1024xf32>
    %zero = arith.constant 0.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %c = arith.cmpi uge, %i, %j : index
      %s = arith.select %c, %zero, %a : f32
      linalg.yield %s : f32
    } -> tensor<512x1024xf32>
    return %r : tensor<512x1024xf32>
  }
  func.func @few(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %e = tensor.empty() : tensor<512x1024xf32>
    %zero = arith.constant 0.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %two = arith.constant 2 : index
      %c = arith.cmpi ult, %i, %two : index
      %s = arith.select %c, %zero, %a : f32
      linalg.yield %s : f32
    } -> tensor<512x1024xf32>
    return %r : tensor<512x1024xf32>
  }
  func.func @column(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %e = tensor.empty() : tensor<512x1024xf32>
    %zero = arith.constant 0.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = arith.constant 300 : index
      %c = arith.cmpi uge, %j, %k : index
      %s = arith.select %c, %zero, %a : f32
      linalg.yield %s : f32
    } -> tensor<512x1024xf32>
    return %r : tensor<512x1024xf32>
  }
  func.func @row(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %e = tensor.empty() : tensor<512x1024xf32>
    %zero = arith.constant 0.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = arith.constant 511 : index
      %c = arith.cmpi eq, %i, %k : index
      %s = arith.select %c, %zero, %a : f32
      linalg.yield %s : f32
    } -> tensor<512x1024xf32>
    return %r : tensor<512x1024xf32>
  }
  func.func @quarter(%x: tensor<512x1024xf32>) -> tensor<512x1024xf32> {
    %e = tensor.empty() : tensor<512x1024xf32>
    %zero = arith.constant 0.0 : f32
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) {
    ^bb0(%a: f32, %o: f32):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %n = arith.constant 128 : index
      %q = arith.divui %i, %n : index
      %k = arith.constant 3 : index
      %c = arith.cmpi eq, %q, %k : index
      %s = arith.select %c, %zero, %a : f32
      linalg.yield %s : f32
    } -> tensor<512x1024xf32>
    return %r : tensor<512x1024xf32>
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %yes = transform.param.constant unit -> !transform.any_param
    transform.annotate %g "seen" = %yes : !t, !transform.any_param
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
    transform.yield
  }
}
