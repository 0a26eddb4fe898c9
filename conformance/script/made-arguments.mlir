// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// ARGS: --transform-interpreter --allow-unregistered-dialect --mlir-print-debuginfo --split-input-file
// Where the arguments are that tiling, fusion and outlining make: at what a loop starts with, at the function.
module attributes {transform.with_named_sequence} {
    func.func @f0(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %m0 : tensor<8x8xf32>
    }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %h2 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.matmul">
  %h8:3 = transform.structured.tile_using_for %h2 tile_sizes [4, 2, 0] : (!transform.op<"linalg.matmul">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %e = transform.structured.match ops{["tensor.extract_slice", "tensor.insert_slice", "affine.apply"]} in %root : (!transform.any_op) -> !transform.any_op
  %h9 = transform.get_operand %e[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %h9, "r0" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
    func.func @f0(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %m0 : tensor<8x8xf32>
    }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %h2 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.op<"linalg.matmul">
  %h8:2 = transform.structured.tile_using_forall %h2 tile_sizes [4, 2, 0] : (!transform.op<"linalg.matmul">) -> (!transform.any_op, !transform.any_op)
  %e = transform.structured.match ops{["tensor.extract_slice", "tensor.insert_slice", "affine.apply", "tensor.parallel_insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  %h9 = transform.get_operand %e[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %h9, "r0" : !transform.any_value
  %p = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %h:2 = transform.structured.fuse_into_containing_op %p into %h8#1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %e2 = transform.structured.match ops{["tensor.extract_slice", "tensor.insert_slice", "affine.apply", "tensor.parallel_insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  %h10 = transform.get_operand %e2[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %h10, "r0" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
    func.func @f0(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %z = arith.constant 0.0 : f32
    %f = linalg.fill ins(%z : f32) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    %m0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) {
    ^bb0(%p: f32, %q: f32):
     %y = arith.addf %p, %q : f32
     linalg.yield %y : f32
    } -> tensor<8x8xf32>
    return %m0 : tensor<8x8xf32>
    }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %h2 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %h8:2 = transform.structured.tile_using_forall %h2 num_threads [4, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %e = transform.structured.match ops{["tensor.extract_slice", "arith.addf", "affine.apply", "tensor.parallel_insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  %h9 = transform.get_operand %e[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %h9, "r0" : !transform.any_value
    %fill = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.generalize %fill : (!transform.any_op) -> !transform.any_op
  %y = transform.structured.match ops{["linalg.yield"]} in %root : (!transform.any_op) -> !transform.any_op
  %h10 = transform.get_operand %y[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %h10, "r1" : !transform.any_value
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
    func.func @f0(%n: index) {
    %k = arith.addi %n, %n : index
    scf.for %i = %n to %n step %k {
      %j = arith.muli %i, %k : index
      "test.use"(%j, %n) : (index, index) -> ()
    }
    return
    }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %h2 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  %h8:2 = transform.loop.outline %h2 {func_name = "o"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %e = transform.structured.match ops{["arith.muli", "func.call", "test.use", "scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
  %h9 = transform.get_operand %e[all] : (!transform.any_op) -> !transform.any_value
    transform.debug.emit_remark_at %h9, "r0" : !transform.any_value
    transform.yield
  }
}
