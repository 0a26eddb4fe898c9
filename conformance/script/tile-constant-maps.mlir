// ARGS: --transform-interpreter --split-input-file
func.func @f(%a: tensor<32xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0+3)>,affine_map<(d0)->(d0)>],iterator_types=["parallel"]} ins(%a: tensor<32xf32>) outs(%o: tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<32xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0+3)>,affine_map<(d0)->(d0)>],iterator_types=["parallel"]} ins(%a: tensor<32xf32>) outs(%o: tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<32xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0+3)>,affine_map<(d0)->(d0)>],iterator_types=["parallel"]} ins(%a: tensor<32xf32>) outs(%o: tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<32xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0+3)>,affine_map<(d0)->(d0)>],iterator_types=["parallel"]} ins(%a: tensor<32xf32>) outs(%o: tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<32xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0*2+3)>,affine_map<(d0)->(d0)>],iterator_types=["parallel"]} ins(%a: tensor<32xf32>) outs(%o: tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<32xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0-1)>,affine_map<(d0)->(d0)>],iterator_types=["parallel"]} ins(%a: tensor<32xf32>) outs(%o: tensor<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<64xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0+3)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=["parallel","parallel"]} ins(%a: tensor<64xf32>) outs(%o: tensor<8x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l1 = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<64xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0+d1)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=["parallel","parallel"]} ins(%a: tensor<64xf32>) outs(%o: tensor<8x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_forall %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<64xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0*2+d1)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=["parallel","parallel"]} ins(%a: tensor<64xf32>) outs(%o: tensor<8x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l1 = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
func.func @f(%a: tensor<64xf32>, %o: tensor<8x6xf32>) -> tensor<8x6xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d1+3)>,affine_map<(d0,d1)->(d0,d1)>],iterator_types=["parallel","parallel"]} ins(%a: tensor<64xf32>) outs(%o: tensor<8x6xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op) {
    %g = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l1 = transform.structured.tile_using_for %g tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
