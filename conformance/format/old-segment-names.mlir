// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  "linalg.generic"(%a, %b) ({
  ^bb0(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operand_segment_sizes = array<i32: 1, 1>} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  "linalg.generic"(%a, %b) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<parallel>], operand_segment_sizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32):
    "linalg.yield"(%x) : (f32) -> ()
  }) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operand_segment_sizes = array<i32: 1, 0>} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operand_segment_sizes = array<i32: 0, 1>, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> {operand_segment_sizes = array<i32: 0, 1>} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = array<i32: 0, 1>} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operand_segment_sizes = dense<[1, 0]> : vector<2xi32>} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operand_segment_sizes = dense<[1, 0]> : vector<2xi32>}> : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operand_segment_sizes = array<i32: 1>}> : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operand_segment_sizes = array<i32: 1, 2>} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc(%i) {operand_segment_sizes = array<i32: 1, 0>} : memref<?xf32>
  return
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @m(%a: !transform.any_op) {
  %0, %1 = "transform.structured.tile_using_forall"(%a) {operand_segment_sizes = array<i32: 1, 0, 0, 0, 0>, static_num_threads = array<i64>, static_tile_sizes = array<i64: 4>} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{operandSegmentSizes = array<i32: 1, 0>}> {operand_segment_sizes = "x", foo} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) <{alignment = 4 : i64}> {operand_segment_sizes = array<i32: 1, 0>, foo} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc(%i) {operand_segment_sizes = array<i32: 0, 1>} : memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = memref.alloc(%i) {operand_segment_sizes = "x"} : memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operandSegmentSizes = "x"} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operandSegmentSizes = array<i32: 1, 0>, operand_segment_sizes = "x"} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = "memref.alloc"(%i) {operand_segment_sizes = array<i32: 1>} : (index) -> memref<?xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %v: vector<4xf32>, %i: i1) {
  cf.cond_br %i, ^a, ^b {operand_segment_sizes = array<i32: 1, 0, 0>}
^a:
  return
^b:
  "cf.cond_br"(%i)[^a, ^b] {operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
}
// -----
func.func @f(%m: memref<4xf32>, %v: memref<4xf32>, %i: i1) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"], operand_segment_sizes = array<i32: 1, 1>} ins(%m : memref<4xf32>) outs(%v : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  }
  linalg.copy {operand_segment_sizes = array<i32: 1, 1>} ins(%m : memref<4xf32>) outs(%v : memref<4xf32>)
  return
}
