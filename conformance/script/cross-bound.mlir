// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.matmul,arith.constant --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter='debug-bind-trailing-args=linalg.matmul,arith.constant debug-payload-root-tag=func' --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter='debug-payload-root-tag=mm' --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter='debug-payload-root-tag=none debug-bind-trailing-args=^linalg.matmul,arith.constant' --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter='debug-bind-trailing-args=^linalg.matmul,#2' --split-input-file --allow-unregistered-dialect
// ARGS: --transform-interpreter='entry-point=other' --split-input-file --allow-unregistered-dialect
// ARGS: --transform-dialect-check-uses --transform-infer-effects --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  func.func private @h(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %c: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {transform.target_tag = "func"} {
    %z = arith.constant {transform.target_tag = "zero"} 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
    %m = linalg.matmul {transform.target_tag = "mm"} ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
    return %m : tensor<8x4xf32>
  }
  // HERE
    transform.yield
  }
}
// EACH
transform.named_sequence @__transform_main(%root: !transform.any_op) { transform.debug.emit_remark_at %root, "root" : !transform.any_op
transform.named_sequence @__transform_main(%root: !transform.any_op, %v: !transform.any_value, %p: !transform.any_param) { transform.debug.emit_remark_at %root, "root" : !transform.any_op
// CASE
  transform.named_sequence @__transform_main(%root: !transform.any_op, %mm: !transform.any_op, %z: !transform.any_op) {
    %t, %f = transform.structured.tile_using_forall %mm num_threads [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %x, %g = transform.structured.fuse_into_containing_op %fill into %f : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %s = transform.structured.match interface{TilingInterface} in %g : (!transform.any_op) -> !transform.any_op
    %a:2 = transform.split_handle %s : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %a#0 "first" : !transform.any_op
    transform.debug.emit_remark_at %f, "spent" : !transform.any_op
// FRAME
module attributes {transform.with_named_sequence} {
  func.func private @h(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>, %c: tensor<8x4xf32>) -> tensor<8x4xf32> attributes {transform.target_tag = "func"} {
    %z = arith.constant {transform.target_tag = "zero"} 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x4xf32>) -> tensor<8x4xf32>
    %m = linalg.matmul {transform.target_tag = "mm"} ins(%a, %b : tensor<8x16xf32>, tensor<16x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
    return %m : tensor<8x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %mm: !transform.any_op, %z: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %f2 = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    transform.print %f2 {name = "after", use_local_scope} : !transform.any_op
    %e = transform.select "linalg.matmul" in %f2 : (!transform.any_op) -> !transform.any_op
    %t = transform.tune.alternatives<"t"> selected_region = 1 -> !transform.any_op {
      transform.yield %e : !transform.any_op
    }, {
      %k = transform.tune.knob<"k"> = 4 from options = [2, 4] -> !transform.param<i64>
      %l = transform.structured.match ops{["linalg.matmul"]} in %f2 : (!transform.any_op) -> !transform.any_op
      %a, %b = transform.structured.tile_using_for %l tile_sizes [%k] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
      transform.yield %b : !transform.any_op
    }
    %fn, %call = transform.loop.outline %t {func_name = "tile"} : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.call">)
    transform.debug.emit_remark_at %call, "call" : !transform.op<"func.call">
    transform.debug.emit_remark_at %mm, "spent?" : !transform.any_op
    transform.yield
  }
}
