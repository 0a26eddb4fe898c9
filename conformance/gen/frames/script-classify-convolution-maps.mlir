// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
    ^bb0(%b0: f32, %b1: f32, %b2: f32):
      linalg.yield %b2 : f32
    // HERE
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match attributes{tag} in %root : (!transform.any_op) -> !transform.any_op
    %r:8 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:8 = transform.match.structured.classify_convolution_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3, %d#4, %d#5, %d#6, %d#7 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "output_image" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "output_channel" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "filter_loop" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#4, "input_channel" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#5, "depth" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#6, "strides" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#7, "dilations" : !transform.param<i64>
    transform.yield
  }
}
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) attrs = {tag, strides = 5} {
// AND
    } -> tensor<?xf32>
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + d1 * 3)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) attrs = {tag, strides = dense<5> : tensor<1xindex>} {
// AND
    } -> tensor<?xf32>
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0 + d1, d2 * 2)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) attrs = {tag} {
// AND
    } -> tensor<?xf32>
// CASE
  func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0 + d1)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) attrs = {tag} {
// AND
    } -> tensor<?xf32>
// CASE
  func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0 + d0 floordiv 2, d0 + d1)>, affine_map<(d0, d1, d2, d3) -> (d0)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?x?xf32>) attrs = {tag} {
// AND
    } -> tensor<?x?x?x?xf32>
// CASE
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d2 + d1, d4 + d3, d2 * 2 + d3, d2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d5, d4, d1)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d2, d4, d0, d2)>], iterator_types = ["parallel", "parallel", "reduction", "reduction", "parallel", "parallel"]} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) attrs = {tag, strides = dense<[3, 5, 4]> : tensor<3xi64>} {
// AND
    } -> tensor<?x?x?x?x?xf32>
// CASE
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5) -> (d5 * 2, d5 floordiv 2 + d3 * 1, d0, d1 + d1, d0)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d4, d5)>, affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d1, d2, d3, d3)>], iterator_types = ["parallel", "reduction", "reduction", "parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) attrs = {tag} {
// AND
    } -> tensor<?x?x?x?x?xf32>
// CASE
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1, d0, d1 + d0 * 3)>, affine_map<(d0, d1, d2) -> (d1)>, affine_map<(d0, d1, d2) -> (d1, d2, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?x?xf32>) attrs = {tag} {
// AND
    } -> tensor<?x?x?xf32>
