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
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %v = arith.constant dense<1.0> : vector<4xf32>
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {elementwise} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {elementwise} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a0 : tensor<f32>) outs(%a1 : tensor<f32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b0 : f32
    } -> tensor<f32>
// AND
      transform.match.structured.body %s {elementwise} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0, 0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b0 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {elementwise} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<?xf32>) outs(%a1 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      %z:2 = math.sincos %b0 : f32
      linalg.yield %z#0 : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {elementwise} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32):
      linalg.yield %b0 : f32
    } -> tensor<?x?xf32>
// AND
      transform.match.structured.body %s {elementwise} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>, %a3: tensor<?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2, %a3 : tensor<?xf32>, tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):
      linalg.yield %b0, %b0 : f32, f32
    } -> (tensor<?xf32>, tensor<?xf32>)
// AND
      transform.match.structured.body %s {passthrough} : !transform.any_op
// CASE
  func.func @f(%a0: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a0 : tensor<?xf32>) attrs = {tag} {
      ^bb0(%b0: f32):
      %c = arith.constant 1.0 : f32
      linalg.yield %c : f32
    } -> tensor<?xf32>
// AND
      transform.match.structured.body %s {passthrough} : !transform.any_op
