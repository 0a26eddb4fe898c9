// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      // HERE
      transform.debug.emit_remark_at %s, "matches" : !transform.any_op
    }
    transform.yield
  }
}
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %m = arith.negf %b0 : f32
      %s = arith.addf %b2, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %m = arith.mulf %b0, %b1 : f32
      %s = arith.negf %m : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %m = arith.mulf %b0, %b1 : f32
      %s = arith.addf %b2, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {contraction = ["", ""]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      linalg.yield %b1, %b2 : f32,f32
    } -> (tensor<?xf32>, tensor<?xf32>)
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %c = arith.constant 1.0 : f32
      %m = arith.mulf %b0, %c : f32
      %s = arith.addf %b2, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %l = linalg.index 0 : index
      %li = arith.index_cast %l : index to i32
      %lf = arith.sitofp %li : i32 to f32
      %m = arith.mulf %b0, %lf : f32
      %s = arith.addf %b2, %m : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %x = memref.alloc() : memref<f32>
      %l = memref.load %x[] : memref<f32>
      %l2 = arith.addf %l, %b2 : f32
      linalg.yield %l2 : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
