// ARGS: --transform-interpreter --split-input-file

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memory_space = 3} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memory_space = 3, memcpy_op = "linalg.copy"} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memcpy_op = "memref.copy", emit_dealloc} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {alloc_op = "memref.alloca", emit_dealloc} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only, memory_space = 4, emit_dealloc} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memcpy_op = "foo"} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.exp {b} ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%0: tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e : f32
    } -> tensor<8xf32>
    %1 = tensor.extract %5[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {alloc_op = "foo"} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.pad %t low[1] high[%i] {
    ^bb0(%j: index):
     tensor.yield %x : f32
    } {a} : tensor<8xf32> to tensor<?xf32>
    %1 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.pad %t low[1] high[%i] {
    ^bb0(%j: index):
     tensor.yield %x : f32
    } {a} : tensor<8xf32> to tensor<?xf32>
    %1 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memory_space = 3, memcpy_op = "linalg.copy"} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.pad %t low[1] high[%i] {
    ^bb0(%j: index):
     tensor.yield %x : f32
    } {a} : tensor<8xf32> to tensor<?xf32>
    %1 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memcpy_op = "memref.copy", emit_dealloc} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.pad %t low[1] high[%i] {
    ^bb0(%j: index):
     tensor.yield %x : f32
    } {a} : tensor<8xf32> to tensor<?xf32>
    %1 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {alloc_op = "memref.alloca"} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.pad %t low[1] high[%i] {
    ^bb0(%j: index):
     tensor.yield %x : f32
    } {a} : tensor<8xf32> to tensor<?xf32>
    %1 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %q = tensor.empty(%i) : tensor<?xf32>
    %0 = linalg.exp {a} ins(%q: tensor<?xf32>) outs(%q: tensor<?xf32>) -> tensor<?xf32>
    %9 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %q = tensor.extract_slice %t[0][%i][1] : tensor<8xf32> to tensor<?xf32>
    %0 = linalg.exp {a} ins(%q: tensor<?xf32>) outs(%q: tensor<?xf32>) -> tensor<?xf32>
    %9 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %p = tensor.empty(%i) : tensor<?xf32>
    %q = linalg.fill ins(%x: f32) outs(%p: tensor<?xf32>) -> tensor<?xf32>
    %0 = linalg.exp {a} ins(%q: tensor<?xf32>) outs(%q: tensor<?xf32>) -> tensor<?xf32>
    %9 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %q = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
    %0 = linalg.exp {a} ins(%q: tensor<?xf32>) outs(%q: tensor<?xf32>) -> tensor<?xf32>
    %9 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %q = bufferization.to_tensor %m : memref<8xf32> to tensor<8xf32>
    %0 = linalg.exp {a} ins(%q: tensor<8xf32>) outs(%t: tensor<8xf32>) -> tensor<8xf32>
    %9 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%t, %d: tensor<8xf32>, tensor<8xf32>) attrs={a} {
    ^bb0(%q: f32, %r: f32):
     %e = arith.addf %q, %q : f32
     linalg.yield %e, %r : f32, f32
    } -> (tensor<8xf32>, tensor<8xf32>)
    %1 = tensor.extract %0#1[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.insert_slice %t into %w[1,0][1,1][1,1] {a} : tensor<8xf32> into tensor<2x4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %s = tensor.empty() : tensor<4xf32>
%0 = tensor.insert_slice %s into %w[1,0][1,4][1,1] {a} : tensor<4xf32> into tensor<2x4xf32>
    %1 = tensor.extract %0[%i,%i] : tensor<2x4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.extract_slice %w[1,0][1,4][1,1] {a} : tensor<2x4xf32> to tensor<4xf32>
    %1 = tensor.extract %0[%i] : tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.collapse_shape %w [[0,1]] {a} : tensor<2x4xf32> into tensor<8xf32>
    %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.cast %t {a} : tensor<8xf32> to tensor<*xf32>
    %1 = tensor.rank %0 : tensor<*xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %s = arith.constant dense<[2,4]> : tensor<2xindex>
%0 = tensor.reshape %t(%s) {a} : (tensor<8xf32>, tensor<2xindex>) -> tensor<2x4xf32>
    %1 = tensor.extract %0[%i,%i] : tensor<2x4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = bufferization.alloc_tensor(%i) {memory_space = 2, a} : tensor<?xf32>
    %1 = tensor.extract %0[%i] : tensor<?xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {memory_space = 4, emit_dealloc} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %v = vector.constant_mask [2] : vector<4xi1>
    %c0 = arith.constant 0 : index
    %z = arith.constant dense<1.0> : vector<4xf32>
    %0 = vector.mask %v {vector.transfer_write %z, %t[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<8xf32>} {a} : vector<4xi1> -> tensor<8xf32>
    %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {emit_dealloc} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %0 = linalg.copy {a} ins(%t: tensor<8xf32>) outs(%e: tensor<8xf32>) -> tensor<8xf32>
    %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 {bufferize_destination_only} : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.insert_slice %t into %d[0][8][1] {a} : tensor<8xf32> into tensor<8xf32>
    %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.transpose ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) permutation=[0] {a}
    %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = linalg.softmax {a} dimension(0) ins(%t: tensor<8xf32>) outs(%d: tensor<8xf32>) -> tensor<8xf32>
       %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.empty() {a} : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = arith.addf %t, %d {a} : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = arith.addf %x, %x {a} : f32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    linalg.fill {a} ins(%x: f32) outs(%m: memref<8xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.concat dim(0) %t, %d {a} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.extract %t[%i] {a} : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = bufferization.materialize_in_destination %t in %d {a} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
       %1 = tensor.extract %0[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %0 = tensor.insert %x into %t[%i] {a} : tensor<8xf32>
       %1 = linalg.fill {a} ins(%x: f32) outs(%0: tensor<8xf32>) -> tensor<8xf32>
       %2 = tensor.extract %1[%i] : tensor<8xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %e = tensor.empty() : tensor<8xf32>
       %s = tensor.extract_slice %e[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
       %0 = linalg.fill {a} ins(%x: f32) outs(%s: tensor<4xf32>) -> tensor<4xf32>
       %1 = tensor.extract %0[%i] : tensor<4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %x: f32, %i: index, %w: tensor<2x4xf32>) {
    %z = arith.constant dense<1.0> : vector<4xf32>
    %0 = vector.transfer_write %z, %w[%i, %i] {a, permutation_map = affine_map<(d0, d1) -> (d1)>, in_bounds = [true]} : vector<4xf32>, tensor<2x4xf32>
    %1 = tensor.extract %0[%i, %i] : tensor<2x4xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0  : !transform.any_op
    %k = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %k : !transform.param<i64>
    transform.debug.emit_remark_at %b, "buffer" : !transform.any_value
    transform.yield
  }
}


// -----

module attributes {transform.with_named_sequence} {
  func.func @nothing_added(%t: tensor<8x?xf32>, %s: tensor<8x4xf32>) -> (tensor<8x?xf32>, tensor<8x?xf32>, tensor<9x4xf32>) {
    %x = arith.constant 1.0 : f32
    %c0 = arith.constant 0 : index
    %0 = tensor.pad %t nofold low[0, 0] high[0, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } : tensor<8x?xf32> to tensor<8x?xf32>
    %1 = tensor.pad %0 nofold low[0, %c0] high[0, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } : tensor<8x?xf32> to tensor<8x?xf32>
    %c1 = arith.constant 1 : index
    %2 = tensor.pad %s nofold low[%c1, 0] high[0, %c0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } : tensor<8x4xf32> to tensor<9x4xf32>
    return %0, %1, %2 : tensor<8x?xf32>, tensor<8x?xf32>, tensor<9x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 : !transform.any_op
    transform.yield
  }
}
