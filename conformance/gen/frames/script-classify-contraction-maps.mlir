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
    %r:4 = transform.match.structured failures(propagate) %m : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>) {
    ^bb0(%s: !transform.any_op):
      %d:4 = transform.match.structured.classify_contraction_dims %s : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %d#0, %d#1, %d#2, %d#3 : !transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>
    }
    transform.debug.emit_param_as_remark %r#0, "batch" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#1, "m" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#2, "n" : !transform.param<i64>
    transform.debug.emit_param_as_remark %r#3, "k" : !transform.param<i64>
    transform.yield
  }
}
// CASE
  func.func @f(%a0: tensor<?x?x?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6, d3, d0, d5)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d6)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d2, d1)>], iterator_types = ["reduction", "reduction", "parallel", "reduction", "reduction", "parallel", "parallel"]} ins(%a0, %a1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) attrs = {tag} {
// AND
    } -> tensor<?x?x?xf32>
// CASE
  func.func @f(%a0: tensor<?x?x?x?x?xf32>, %a1: tensor<?x?x?x?x?x?xf32>, %a2: tensor<?x?x?x?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d6 + d4 * 1, d1 * 2 + d4 * 3, d0, d2, d3)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d5, d2, d6, d4, d1)>, affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d2, d6)>], iterator_types = ["reduction", "parallel", "parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%a0, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?x?xf32>) outs(%a2 : tensor<?x?x?x?x?xf32>) attrs = {tag} {
// AND
    } -> tensor<?x?x?x?x?xf32>
