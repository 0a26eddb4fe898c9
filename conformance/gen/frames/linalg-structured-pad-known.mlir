// ARGS: --transform-interpreter
// FRAME
// A size that the type of the result does not know, and its init tells.
func.func @main(%c: tensor<5x1x2xi32>, %a: tensor<5x1xi32>) -> tensor<?x1xi32> {
  %x = tensor.cast %a : tensor<5x1xi32> to tensor<?x1xi32>
  %z = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%c : tensor<5x1x2xi32>) outs(%x : tensor<?x1xi32>) {
  ^bb0(%in: i32, %out: i32):
    %s = arith.addi %in, %out : i32
    linalg.yield %s : i32
  } -> tensor<?x1xi32>
  return %z : tensor<?x1xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4, 2] {padding_dimensions = [0, 2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [0]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [0], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [8, 1, 2] {padding_values = [0 : i32, 0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [4, 1, 2] pad_to_multiple_of {padding_values = [0 : i32, 0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] use_prescribed_tensor_shapes {padding_dimensions = [2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 2, 2] {padding_values = [0 : i32, 0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
func.func @main(%a: tensor<1x2x5xi8>) -> tensor<1x?x5xi8> {
  %y = tensor.cast %a : tensor<1x2x5xi8> to tensor<1x?x5xi8>
  %z = linalg.max ins(%a, %y : tensor<1x2x5xi8>, tensor<1x?x5xi8>) outs(%y : tensor<1x?x5xi8>) -> tensor<1x?x5xi8>
  return %z : tensor<1x?x5xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.max"]} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] {padding_dimensions = [2], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [4] use_prescribed_tensor_shapes {padding_dimensions = [2], copy_back_op = "linalg.copy"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [3] use_prescribed_tensor_shapes {padding_dimensions = [1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [0, 0, 8] {padding_values = [0 : i8, 0 : i8, 0 : i8]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %p, %q = transform.structured.pad_tiling_interface %0 to padding_sizes [2, 3, 8] {padding_values = [0 : i8, 0 : i8, 0 : i8]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
