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
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = "test.red"(%b1, %b0) : (f32, f32) -> f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %m = arith.addf %b1, %b0 : f32
      %s = arith.addf %m, %b0 : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      %t = arith.mulf %b2, %b0 : f32
      linalg.yield %s, %t : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1, %a2 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %s, %s : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = arith.addf %b1, %b0 : f32
      linalg.yield %b1 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s, %q = "test.red"(%b1, %b0) : (f32, f32) -> (f32, f32)
      linalg.yield %s : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %s = scf.execute_region -> f32 { %u = arith.addf %b1, %b0 : f32
      scf.yield %u : f32 }
      linalg.yield %s : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %x = arith.addf %b1, %b0 : f32
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
