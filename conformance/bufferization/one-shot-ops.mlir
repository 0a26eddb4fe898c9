// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries test-analysis-only"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries must-infer-memory-space"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-unknown-ops use-encoding-for-memory-space"
// ARGS: --split-input-file "--one-shot-bufferize=allow-unknown-ops dialect-filter=tensor,bufferization"
func.func @pack(%a: tensor<8x8xf32>, %b: tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xf32> {
  %0 = linalg.pack %a inner_dims_pos=[0,1] inner_tiles=[4,4] into %b : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %0 : tensor<2x2x4x4xf32>
}
// -----
func.func @unpack(%a: tensor<8x8xf32>, %b: tensor<2x2x4x4xf32>) -> tensor<8x8xf32> {
  %0 = linalg.unpack %b inner_dims_pos=[0,1] inner_tiles=[4,4] into %a : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @soft(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<8x8xf32>) outs(%b: tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @bc(%a: tensor<8x8xf32>) -> tensor<8x8xi32> {
  %0 = tensor.bitcast %a : tensor<8x8xf32> to tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}
// -----
func.func @gen(%f: f32, %n: index) -> tensor<?x8xf32> {
  %0 = tensor.generate %n { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
// -----
func.func private @ext(%a: tensor<4xf32>) -> tensor<4xf32>
func.func @callext(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @ext(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @ew(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.addf %a, %a : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @elements(%f: f32) -> (tensor<0xf32>, tensor<1x3xf32>) {
  %0 = tensor.from_elements : tensor<0xf32>
  %1 = tensor.from_elements %f, %f, %f : tensor<1x3xf32>
  return %0, %1 : tensor<0xf32>, tensor<1x3xf32>
}
// -----
func.func @pad(%a: tensor<?x4xf32>, %f: f32, %n: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%n, %c2] high[1, %n] {
  ^bb0(%i: index, %j: index):
    %k = arith.addi %i, %j : index
    %z = arith.index_cast %k : index to i32
    %g = arith.sitofp %z : i32 to f32
    tensor.yield %g : f32
  } : tensor<?x4xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @casts(%a: tensor<4xf32>, %u: tensor<*xf32>) -> (tensor<*xf32>, tensor<?xf32>, tensor<4xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<*xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %2 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  return %0, %1, %2 : tensor<*xf32>, tensor<?xf32>, tensor<4xf32>
}
// -----
func.func @index(%a: tensor<4xi32>) -> (tensor<4xindex>, index) {
  %0 = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.rank %a : tensor<4xi32>
  return %0, %1 : tensor<4xindex>, index
}
// -----
func.func @masked(%m: vector<4xi1>, %v: vector<4xf32>, %t: tensor<8xf32>, %i: index, %f: f32) -> (tensor<8xf32>, vector<4xf32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  %1 = vector.mask %m { vector.transfer_read %0[%i], %f : tensor<8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : tensor<8xf32>, vector<4xf32>
}
// -----
func.func @masked_conflict(%m: vector<4xi1>, %v: vector<4xf32>, %t: tensor<8xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<8xf32> } : vector<4xi1> -> tensor<8xf32>
  return %0, %t : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @gather(%t: tensor<8xf32>, %i: index, %x: vector<4xi32>, %m: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %t[%i] [%x], %m, %p {alignment = 4, gone} : tensor<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// -----
func.func @select(%c: i1, %t: tensor<8xf32>, %u: tensor<8xf32>, %f: f32, %i: index) -> (tensor<8xf32>, f32) {
  %e = bufferization.alloc_tensor() copy(%u) : tensor<8xf32>
  %0 = arith.select %c, %t, %e : tensor<8xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<8xf32>
  %2 = tensor.extract %t[%i] : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, f32
}
// -----
func.func @select_elementwise(%c: tensor<8xi1>, %t: tensor<8xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %0 = arith.select %c, %t, %u : tensor<8xi1>, tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @materialize(%t: tensor<8xf32>, %d: tensor<8xf32>, %m: memref<8xf32>, %f: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %x = linalg.fill ins(%f : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %0 = bufferization.materialize_in_destination %x in %d : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<8xf32>, memref<8xf32>) -> ()
  return %0 : tensor<8xf32>
}
// -----
func.func @materialize_conflict(%t: tensor<8xf32>, %d: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %0, %d : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @materialize_constant(%t: tensor<2xf32>) -> tensor<2xf32> {
  %d = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @bridges(%m: memref<8xf32>, %f: f32, %i: index) {
  %0 = bufferization.to_tensor %m restrict writable : memref<8xf32> to tensor<8xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<8xf32>
  %2 = bufferization.to_buffer %1 : tensor<8xf32> to memref<8xf32, strided<[?], offset: ?>>
  memref.store %f, %2[%i] : memref<8xf32, strided<[?], offset: ?>>
  bufferization.dealloc_tensor %1 : tensor<8xf32>
  return
}
// -----
func.func @read_only(%m: memref<8xf32>, %f: f32, %i: index) -> tensor<8xf32> {
  %0 = bufferization.to_tensor %m restrict : memref<8xf32> to tensor<8xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @not_restrict(%m: memref<8xf32>, %i: index) -> f32 {
  %0 = bufferization.to_tensor %m : memref<8xf32> to tensor<8xf32>
  %1 = tensor.extract %0[%i] : tensor<8xf32>
  return %1 : f32
}
// -----
func.func @spaces(%n: index, %f: f32) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 3 : i64} : tensor<?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = bufferization.alloc_tensor() copy(%1) : tensor<?xf32>
  return %2 : tensor<?xf32>
}
// -----
func.func @encoded(%t: tensor<4xf32, 2 : i64>) -> tensor<4xf32, 2 : i64> {
  %e = tensor.empty() : tensor<4xf32, 2 : i64>
  %0 = linalg.copy ins(%t : tensor<4xf32, 2 : i64>) outs(%e : tensor<4xf32, 2 : i64>) -> tensor<4xf32, 2 : i64>
  return %0 : tensor<4xf32, 2 : i64>
}
// -----
// Offsets of the parts: the one before comes first, and what was composed into it behind the others.
func.func @joined(%a: tensor<3x?xf32>, %b: tensor<3x5xf32>, %c: tensor<3x?xf32>) -> tensor<3x?xf32> {
  %0 = tensor.concat dim(1) %a, %c, %b, %c, %a : (tensor<3x?xf32>, tensor<3x?xf32>, tensor<3x5xf32>, tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}
// -----
// Sizes of a collapsed shape are asked for where only the shape counts.
func.func @collapsed_shape(%a: tensor<?x3x?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
