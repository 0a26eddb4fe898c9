// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    %1:3 = transform.structured.lower_pack %0 : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.print %1#0 {name = "0"} : !transform.op<"tensor.pad">
    transform.print %1#1 {name = "1"} : !transform.op<"tensor.expand_shape">
    transform.print %1#2 {name = "2"} : !transform.op<"linalg.transpose">
    transform.yield
  }
}
// CASE
  func.func @pack(%a: tensor<?x?x7xf32>, %d: tensor<?x7x?x4xf32>) -> tensor<?x7x?x4xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?x?x7xf32> -> tensor<?x7x?x4xf32>
    return %0 : tensor<?x7x?x4xf32>
  }
// CASE
  func.func @pack(%a: tensor<129x47x16x16xf32>, %d: tensor<1x1x1x1x64x136x16x16xf32>) -> tensor<1x1x1x1x64x136x16x16xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [1, 0, 2, 3] inner_tiles = [64, 136, 16, 16] into %d : tensor<129x47x16x16xf32> -> tensor<1x1x1x1x64x136x16x16xf32>
    return %0 : tensor<1x1x1x1x64x136x16x16xf32>
  }
// CASE
  func.func @pack(%a: tensor<129x47xf32>, %d: tensor<1x1x136x64xf32>) -> tensor<1x1x136x64xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [136, 64] into %d : tensor<129x47xf32> -> tensor<1x1x136x64xf32>
    return %0 : tensor<1x1x136x64xf32>
  }
// CASE
  func.func @pack(%a: tensor<129x1xf32>, %d: tensor<1x1x136xf32>) -> tensor<1x1x136xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0] inner_tiles = [136] into %d : tensor<129x1xf32> -> tensor<1x1x136xf32>
    return %0 : tensor<1x1x136xf32>
  }
// CASE
  func.func @pack(%a: tensor<129x1x1xf32>, %d: tensor<1x1x1x136x1xf32>) -> tensor<1x1x1x136x1xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0, 2] inner_tiles = [136, 1] into %d : tensor<129x1x1xf32> -> tensor<1x1x1x136x1xf32>
    return %0 : tensor<1x1x1x136x1xf32>
  }
// CASE
  func.func @pack(%a: tensor<4xi8>, %d: tensor<1x4xi8>) -> tensor<1x4xi8> {
    %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<4xi8> -> tensor<1x4xi8>
    return %0 : tensor<1x4xi8>
  }
// CASE
  func.func @pack(%a: tensor<4x1xf32>, %d: tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32> {
    %0 = linalg.pack %a inner_dims_pos = [1, 0] inner_tiles = [1, 4] into %d : tensor<4x1xf32> -> tensor<1x1x1x4xf32>
    return %0 : tensor<1x1x1x4xf32>
  }
// CASE
  func.func @pack(%a: tensor<?x4x4xf32>, %d: tensor<?x1x1x4x4xf32>) -> tensor<?x1x1x4x4xf32> {
    %0 = linalg.pack %a inner_dims_pos = [1, 2] inner_tiles = [4, 4] into %d : tensor<?x4x4xf32> -> tensor<?x1x1x4x4xf32>
    return %0 : tensor<?x1x1x4x4xf32>
  }
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.pack">
    %1:3 = transform.structured.lower_pack %0 {lowerPadLikeWithInsertSlice = false} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    transform.yield
  }
}
// CASE
  func.func @pack(%a: tensor<129x47x16x16xf32>, %d: tensor<1x1x1x1x136x64x16x16xf32>) -> tensor<1x1x1x1x136x64x16x16xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0, 1, 2, 3] inner_tiles = [136, 64, 16, 16] into %d : tensor<129x47x16x16xf32> -> tensor<1x1x1x1x136x64x16x16xf32>
    return %0 : tensor<1x1x1x1x136x64x16x16xf32>
  }
// CASE
  func.func @pack(%a: tensor<129x1xf32>, %d: tensor<1x1x136xf32>) -> tensor<1x1x136xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) inner_dims_pos = [0] inner_tiles = [136] into %d : tensor<129x1xf32> -> tensor<1x1x136xf32>
    return %0 : tensor<1x1x136xf32>
  }
// CASE
  func.func @pack(%a: tensor<?x?x7xf32>, %d: tensor<?x7x?x4xf32>) -> tensor<?x7x?x4xf32> {
    %c = arith.constant 1.0 : f32
    %0 = linalg.pack %a padding_value(%c : f32) outer_dims_perm = [1, 2, 0] inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<?x?x7xf32> -> tensor<?x7x?x4xf32>
    return %0 : tensor<?x7x?x4xf32>
  }
// CASE
  func.func @two(%a: tensor<?xf32>, %d: tensor<?x16xf32>) -> (tensor<?x16xf32>, tensor<?x16xf32>) {
    %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [16] into %d : tensor<?xf32> -> tensor<?x16xf32>
    %1 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [16] into %d {second} : tensor<?xf32> -> tensor<?x16xf32>
    return %0, %1 : tensor<?x16xf32>, tensor<?x16xf32>
  }
// CASE
  func.func @none()
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %1:4 = transform.structured.lower_unpack %0 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.print %1#0 {name = "0"} : !transform.op<"tensor.empty">
    transform.print %1#1 {name = "1"} : !transform.op<"linalg.transpose">
    transform.print %1#2 {name = "2"} : !transform.op<"tensor.collapse_shape">
    transform.print %1#3 {name = "3"} : !transform.op<"tensor.extract_slice">
    transform.yield
  }
}
// CASE
  func.func @unpack(%a: tensor<?x?x?x?xf32>, %d: tensor<?x?xf32>, %t: index) -> tensor<?x?xf32> {
    %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [%t, %t] into %d : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x136x64xf32>, %d: tensor<129x47xf32>) -> tensor<129x47xf32> {
    %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [136, 64] into %d : tensor<1x1x136x64xf32> -> tensor<129x47xf32>
    return %0 : tensor<129x47xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x47x136xf32>, %d: tensor<129x47xf32>) -> tensor<129x47xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [136] into %d : tensor<1x47x136xf32> -> tensor<129x47xf32>
    return %0 : tensor<129x47xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x136x64xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [136, 64] into %d : tensor<1x1x136x64xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x?x64xf32>, %d: tensor<?x47xf32>, %t: index) -> tensor<?x47xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [%t, 64] into %d : tensor<1x1x?x64xf32> -> tensor<?x47xf32>
    return %0 : tensor<?x47xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x1x4xf32>, %d: tensor<4x1xf32>) -> tensor<4x1xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [1, 0] inner_tiles = [1, 4] into %d : tensor<1x1x1x4xf32> -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x1x1xf32>, %d: tensor<1x1x1xf32>) -> tensor<1x1x1xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [1] into %d : tensor<1x1x1x1xf32> -> tensor<1x1x1xf32>
    return %0 : tensor<1x1x1xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x1x3xf32>, %d: tensor<1x3xf32>) -> tensor<1x3xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [1, 3] into %d : tensor<1x1x1x3xf32> -> tensor<1x3xf32>
    return %0 : tensor<1x3xf32>
  }
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.op<"linalg.unpack">
    %1:4 = transform.structured.lower_unpack %0 {lowerUnpadLikeWithExtractSlice = false} : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
    transform.yield
  }
}
// CASE
  func.func @unpack(%a: tensor<1x1x1x1x136x64x16x16xf32>, %d: tensor<129x47x16x16xf32>) -> tensor<129x47x16x16xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0, 1, 2, 3] inner_tiles = [136, 64, 16, 16] into %d : tensor<1x1x1x1x136x64x16x16xf32> -> tensor<129x47x16x16xf32>
    return %0 : tensor<129x47x16x16xf32>
  }
// CASE
  func.func @unpack(%a: tensor<1x1x136xf32>, %d: tensor<129x1xf32>) -> tensor<129x1xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [136] into %d : tensor<1x1x136xf32> -> tensor<129x1xf32>
    return %0 : tensor<129x1xf32>
  }
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op, %p: !transform.op<"linalg.pack">, %q: !transform.op<"linalg.unpack">) {
    // HERE
    transform.yield
  }
}
// EACH
    %1:3 = transform.structured.lower_pack %m : (!transform.any_op) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %1:3 = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.any_op, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %1:3 = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.pad">, !transform.op<"linalg.transpose">)
    %1:3 = transform.structured.lower_pack %p {lowerPadLikeWithInsertSlice} : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
    %1:2 = transform.structured.lower_pack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">)
    %1:4 = transform.structured.lower_unpack %q : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.any_op, !transform.op<"tensor.extract_slice">)
    %1:4 = transform.structured.lower_unpack %p : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
