// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect --mlir-print-op-generic
// The warning shows the op by the name that it has when sizes were computed.
module attributes {transform.with_named_sequence} {
  func.func @h(%a: tensor<?x?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
    %q = "a.b"() : () -> tensor<1xf32>
%0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<?x?xf32>) outs(%o : tensor<?xf32>) attrs = {tag = "gen"} {
    ^bb0(%i: f32, %j: f32):
      %s = arith.addf %i, %j : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %h3 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h5:2 = transform.structured.tile_using_forall %h3 num_threads [8, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @h(%a: tensor<?x?x8xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
    %q = "a.b"() : () -> tensor<1xf32>
%0 = linalg.generic {indexing_maps = [affine_map<(d0, d1,d2) -> (d0, d1,d2)>, affine_map<(d0, d1,d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a : tensor<?x?x8xf32>) outs(%o : tensor<?xf32>) attrs = {tag = "gen"} {
    ^bb0(%i: f32, %j: f32):
      %s = arith.addf %i, %j : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %h3 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h5:2 = transform.structured.tile_using_forall %h3 num_threads [8, 8, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @h(%a: tensor<?x?x8xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
    %q = "a.b"() : () -> tensor<1xf32>
%0 = linalg.generic {indexing_maps = [affine_map<(d0, d1,d2) -> (d0, d1,d2)>, affine_map<(d0, d1,d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a : tensor<?x?x8xf32>) outs(%o : tensor<?xf32>) attrs = {tag = "gen"} {
    ^bb0(%i: f32, %j: f32):
      %s = arith.addf %i, %j : f32
      linalg.yield %s : f32
    } -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %h3 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h5:2 = transform.structured.tile_using_forall %h3 tile_sizes [0, 8, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @h(%a: tensor<16x?x8xf32>, %o: tensor<16xf32>) -> tensor<16xf32> {
    %q = "a.b"() : () -> tensor<1xf32>
%0 = linalg.generic {indexing_maps = [affine_map<(d0, d1,d2) -> (d0, d1,d2)>, affine_map<(d0, d1,d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a : tensor<16x?x8xf32>) outs(%o : tensor<16xf32>) attrs = {tag = "gen"} {
    ^bb0(%i: f32, %j: f32):
      %s = arith.addf %i, %j : f32
      linalg.yield %s : f32
    } -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %h3 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %h5:2 = transform.structured.tile_using_forall %h3 num_threads [0, 8, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
