// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// match.structured.elemental_bitwidth: of scalars, tensors, memrefs and what has no width.

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[0] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[1] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[2] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[3] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[4] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.input %s[5] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.match.structured %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      %v = transform.match.structured.init %s[0] : (!transform.any_op) -> !transform.any_value
      %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
      transform.debug.emit_param_as_remark %r : !transform.param<i64>
    }
    transform.yield
  }
}

// -----

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

// -----

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
    %v = transform.get_operand %m[1] : (!transform.any_op) -> !transform.any_value
    %r = transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %r : !transform.param<i64>
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %m : (!transform.any_op) -> !transform.param<i64>
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> !transform.param<i32>
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v : !transform.any_value
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v : (!transform.any_value) -> ()
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v : () -> (!transform.param<i64>)
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v, %v : (!transform.any_value) -> (!transform.param<i64>)
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %e : (!transform.any_value) -> (!transform.param<i64>)
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.elemental_bitwidth %v {x = 1} : (!transform.any_value) -> (!transform.any_param)
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.sequence %root : !transform.any_op failures(suppress) {
      ^bb0(%z: !transform.any_op):
      transform.match.structured.elemental_bitwidth %e : (!transform.any_value) -> (!transform.param<i64>)
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.sequence %root : !transform.any_op failures(suppress) {
      ^bb0(%z: !transform.any_op):
      transform.match.structured %m : !transform.any_op {
        ^bb0(%s: !transform.op<"linalg.fill">):
      }
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured failures(suppress) %m : !transform.any_op {
      ^bb0(%s: !transform.op<"linalg.fill">):
    }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    %q = transform.match.structured failures(suppress) %m : (!transform.any_op) -> !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.yield %s, %s, %s : !transform.any_op, !transform.any_op, !transform.any_op }
      transform.debug.emit_remark_at %q, "x" : !transform.any_op
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured failures(suppress) %m : !transform.any_op {
      ^bb0(%s: !transform.any_op):
      transform.match.structured.yield %s : !transform.any_op }
    transform.yield
  }
}

// -----

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
    %m = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %m[0] : (!transform.any_op) -> !transform.any_value
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield %m : !transform.any_op
    transform.yield
  }
}

// -----

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
    %e = transform.get_operand %m[except(0, 1)] : (!transform.any_op) -> !transform.any_value
    transform.match.structured.yield
    transform.yield
  }
}
