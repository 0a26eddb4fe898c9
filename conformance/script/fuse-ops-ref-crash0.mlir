// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%c, %d : tensor<?x?xf32>, tensor<?x?xf32>) attrs = {p} {
    ^bb0(%o: f32, %q: f32, %r: f32):
      linalg.yield %o, %q : f32, f32
    } -> (tensor<?x?xf32>, tensor<?x?xf32>)
    %1 = linalg.log {t} ins(%0#1 : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %pr = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l, %l2 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %p, "p" : !transform.any_op
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
    transform.yield
  }
}
