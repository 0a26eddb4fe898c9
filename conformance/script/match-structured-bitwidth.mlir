// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
module attributes {transform.with_named_sequence} {
  func.func @f(%a: f32, %b: tensor<?xindex>, %c: tensor<4xcomplex<f32>>, %i: index, %v: tensor<4xvector<2xf32>>, %u: tensor<*xf32>, %ve: vector<4xf16>, %me: memref<4xmemref<2xf32>>, %pt: tensor<4x!llvm.ptr>) -> tensor<?xindex> {
    %0 = linalg.generic {indexing_maps = [affine_map<(m) -> ()>, affine_map<(m) -> ()>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%a, %i, %c, %v, %pt: f32, index, tensor<4xcomplex<f32>>, tensor<4xvector<2xf32>>, tensor<4x!llvm.ptr>) outs(%b : tensor<?xindex>) {
      ^bb0(%x: f32, %y: index, %z: complex<f32>, %w: vector<2xf32>, %pt2: !llvm.ptr, %o: index):
      linalg.yield %o : index
    } -> tensor<?xindex>
    "test.uu"(%u, %ve) : (tensor<*xf32>, vector<4xf16>) -> ()
    return %0 : tensor<?xindex>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["test.uu"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %r : !transform.param<i64>
    transform.yield
  }
}
