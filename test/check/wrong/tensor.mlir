// RUN: %python %S/../corpus.py %s
// Schedules with a step that computes something else (../README.md).
// -----
// a slice, off by one
func.func @f(%a: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %s = tensor.extract_slice %a[2, 0] [4, 5] [1, 1] : tensor<6x5xf32> to tensor<4x5xf32>
  return %s : tensor<4x5xf32>
}
// script
%op = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 1, 0> -> !p
transform.annotate %op "static_offsets" = %value : !t, !p // differs
// -----
// a slice put back elsewhere
func.func @f(%a: tensor<4x4xf32>, %o: tensor<6x5xf32>) -> tensor<6x5xf32> {
  %s = tensor.insert_slice %a into %o[1, 1] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<6x5xf32>
  return %s : tensor<6x5xf32>
}
// script
%op = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 0, 1> -> !p
transform.annotate %op "static_offsets" = %value : !t, !p // differs
// -----
// a stride
func.func @f(%a: tensor<8xf32>) -> tensor<4xf32> {
  %s = tensor.extract_slice %a[0] [4] [2] : tensor<8xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
// script
%op = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 1> -> !p
transform.annotate %op "static_strides" = %value : !t, !p // differs
// -----
// a slice of a tile, too far
func.func @f(%a: tensor<9x5xf32>, %o: tensor<9x5xf32>) -> tensor<9x5xf32> {
  %s = linalg.exp ins(%a : tensor<9x5xf32>) outs(%o : tensor<9x5xf32>) -> tensor<9x5xf32>
  return %s : tensor<9x5xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [3] : (!t) -> (!t, !t)
%op = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 2, 1> -> !p
transform.annotate %op "static_strides" = %value : !t, !p // undefined
// -----
// a transpose too many
func.func @f(%a: tensor<3x3xf32>, %o: tensor<3x3xf32>) -> tensor<3x3xf32> {
  %s = linalg.exp ins(%a : tensor<3x3xf32>) outs(%o : tensor<3x3xf32>) -> tensor<3x3xf32>
  return %s : tensor<3x3xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%s = transform.structured.generalize %m : (!t) -> !t
%op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%value = transform.param.constant [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>] -> !p
transform.annotate %op "indexing_maps" = %value : !t, !p // differs
%s2, %l = transform.structured.tile_using_for %op tile_sizes [2] : (!t) -> (!t, !t)
// -----
// another permutation
func.func @f(%a: tensor<2x2x2xf32>, %o: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %s = linalg.transpose ins(%a : tensor<2x2x2xf32>) outs(%o : tensor<2x2x2xf32>) permutation = [1, 2, 0]
  return %s : tensor<2x2x2xf32>
}
// script
%op = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 2, 0, 1> -> !p
transform.annotate %op "permutation" = %value : !t, !p // differs
// -----
// the wrong operand transposed
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %s : tensor<4x4xf32>
}
// script
%op = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%value = transform.param.constant [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] -> !p
transform.annotate %op "indexing_maps" = %value : !t, !p // differs
%s2, %l = transform.structured.tile_using_for %op tile_sizes [2] : (!t) -> (!t, !t)
// -----
// padding that matters
func.func @f(%a: tensor<4x7xf32>, %b: tensor<7x4xf32>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = linalg.matmul ins(%a, %b : tensor<4x7xf32>, tensor<7x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %s : tensor<4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [0, 0, 4] : (!t) -> (!t, !t)
%padded, %pad, %copy = transform.structured.pad %s {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [2], copy_back_op = "none"} : (!t) -> (!t, !t, !t)
%c = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%floats = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %root : (!t) -> !t
%one = transform.param.constant 1.0 : f32 -> !p
transform.annotate %floats "value" = %one : !t, !p // differs
// -----
// the sum of the other dimension
func.func @f(%a: tensor<4x4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %s = linalg.reduce { arith.addf } ins(%a : tensor<4x4xf32>) outs(%o : tensor<4xf32>) dimensions = [1]
  return %s : tensor<4xf32>
}
// script
%op = transform.structured.match ops{["linalg.reduce"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 0> -> !p
transform.annotate %op "dimensions" = %value : !t, !p // differs
// -----
// broadcast along the other dimension
func.func @f(%a: tensor<4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = linalg.broadcast ins(%a : tensor<4xf32>) outs(%o : tensor<4x4xf32>) dimensions = [0]
  return %s : tensor<4x4xf32>
}
// script
%op = transform.structured.match ops{["linalg.broadcast"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 1> -> !p
transform.annotate %op "dimensions" = %value : !t, !p // differs
// -----
// concatenated the other way
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<?x?xf32> {
  %s = tensor.concat dim(0) %a, %b : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<?x?xf32>
  return %s : tensor<?x?xf32>
}
// script
%op = transform.structured.match ops{["tensor.concat"]} in %root : (!t) -> !t
%value = transform.param.constant 1 : i64 -> !p
transform.annotate %op "dim" = %value : !t, !p // differs
// -----
// packed in another order
func.func @f(%a: tensor<4x4xf32>, %o: tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32> {
  %s = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %o : tensor<4x4xf32> -> tensor<2x2x2x2xf32>
  return %s : tensor<2x2x2x2xf32>
}
// script
%op = transform.structured.match ops{["linalg.pack"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 1, 0> -> !p
transform.annotate %op "outer_dims_perm" = %value : !t, !p // differs
%c = transform.cast %op : !t to !transform.op<"linalg.pack">
%low:3 = transform.structured.lower_pack %c : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
// -----
// an index of another loop
func.func @f(%o: tensor<4x4xindex>) -> tensor<4x4xindex> {
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%o : tensor<4x4xindex>) {
  ^bb0(%x: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<4x4xindex>
  return %s : tensor<4x4xindex>
}
// script
%op = transform.structured.match ops{["linalg.index"]} in %root : (!t) -> !t
%value = transform.param.constant 1 : i64 -> !p
transform.annotate %op "dim" = %value : !t, !p // differs
// -----
// the steps of a loop
func.func @f(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %s = linalg.exp ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %m tile_sizes [1] : (!t) -> (!t, !t)
%all = transform.structured.match ops{["arith.constant"]} in %root : (!t) -> !t
%others, %op2 = transform.split_handle %all {overflow_result = 0} : (!t) -> (!t, !t)
%b = transform.get_producer_of_operand %l[2] : (!t) -> !t
%value = transform.param.constant 2 : index -> !p
transform.annotate %b "value" = %value : !t, !p // differs
// -----
// fewer iterations
func.func @f(%a: tensor<9xf32>, %o: tensor<9xf32>) -> tensor<9xf32> {
  %s = linalg.exp ins(%a : tensor<9xf32>) outs(%o : tensor<9xf32>) -> tensor<9xf32>
  return %s : tensor<9xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_forall %m num_threads [3] : (!t) -> (!t, !t)
%op = transform.structured.match ops{["scf.forall"]} in %root : (!t) -> !t
%value = transform.param.constant array<i64: 2> -> !p
transform.annotate %op "staticUpperBound" = %value : !t, !p // differs
// -----
// the bounds of indices
func.func @f(%i: index) -> index {
  %c3 = arith.constant 3 : index
  %j = arith.muli %i, %c3 : index
  %r = affine.min affine_map<(i) -> (i, 10)>(%j)
  return %r : index
}
// options: --size 15 --size 3
// script
%m = transform.structured.match ops{["affine.min"]} in %root : (!t) -> !t
%i = transform.get_producer_of_operand %m[0] : (!t) -> !t
transform.affine.simplify_bounded_affine_ops %m with [%i : !t] within [0] and [5] : !t // differs
// -----
// a branch that was not taken
func.func @f(%c: i1, %a: f32, %m: memref<1xf32>) {
  %i = arith.constant 0 : index
  scf.if %c {
    memref.store %a, %m[%i] : memref<1xf32>
  } else {
    %b = arith.mulf %a, %a : f32
    memref.store %b, %m[%i] : memref<1xf32>
  }
  return
}
// options: --arg i1=0 --arg f32=random:1 --arg memref<1xf32>=random:2
// script
%m = transform.structured.match ops{["scf.if"]} in %root : (!t) -> !t
transform.scf.take_assumed_branch %m : (!t) -> () // differs
// -----
// sizes of vectors taken for granted
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %s = linalg.exp ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %s : tensor<?xf32>
}
// options: --size 3
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
transform.structured.vectorize %m vector_sizes [4] {assume_dynamic_dims_match_vec_sizes} : !t // undefined
