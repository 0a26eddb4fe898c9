// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %pr = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>) {
    %0 = linalg.fill {p} ins(%x : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.matmul {t} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %t, %l, %l2 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %p, "p" : !transform.any_op
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>) {
    %0 = linalg.matmul {p} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.log {t} ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %t, %l, %l2 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %p, "p" : !transform.any_op
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>) {
    %0 = linalg.exp {p} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.add {t} ins(%0, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %p, "p" : !transform.any_op
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>) {
    %0 = "test.prod"(%a) {p} : (tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.log {t} ins(%0 : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %p, "p" : !transform.any_op
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32, %n: index) -> (tensor<?x?xf32>) {
    %0 = tensor.pad %a low[1, 2] high[%n, 3] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } {p} : tensor<?x?xf32> to tensor<?x?xf32>
    %1 = linalg.log {t} ins(%0 : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %p, "p" : !transform.any_op
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>, %x: f32) -> (tensor<?x?xf32>) {
    %0 = linalg.matmul {p} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %1 = linalg.log {t} ins(%0 : tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p2, %n2 = transform.structured.fuse_into_containing_op %p into %n : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %m: index, %n: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) attrs = {p} {
    ^bb0(%x: f32, %y: f32):
      %z = arith.mulf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<?x?xf32>
    %1 = linalg.log {t} ins(%0 : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    %2 = linalg.exp ins(%0 : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %1, %2 : tensor<?x?xf32>, tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %n = transform.structured.fuse_into_containing_op %pr into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %n, "n" : !transform.any_op
// CASE
  func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %step: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) attrs = {p} {
    ^bb0(%x: f32, %y: f32):
      %z = arith.mulf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<?xf32>
    %d = tensor.dim %0, %c0 : tensor<?xf32>
    %m = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%d, %step]
    %1 = scf.forall (%i) in (%m) shared_outs(%o = %c) -> (tensor<?xf32>) {
      %from = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%i)[%step]
      %size = affine.min affine_map<(d0)[s0, s1] -> (s0 - d0 * s1, s1)>(%i)[%d, %step]
      %2 = tensor.extract_slice %0[%from] [%size] [1] : tensor<?xf32> to tensor<?xf32>
      %3 = tensor.extract_slice %o[%from] [%size] [1] : tensor<?xf32> to tensor<?xf32>
      %4 = linalg.copy ins(%2 : tensor<?xf32>) outs(%3 : tensor<?xf32>) -> tensor<?xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %4 into %o[%from] [%size] [1] : tensor<?xf32> into tensor<?xf32>
      }
    } {t}
    return %0, %1 : tensor<?xf32>, tensor<?xf32>
// AND
    %p, %n = transform.structured.fuse_into_containing_op %pr into %0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
