// ARGS: --transform-interpreter --split-input-file
// Casts are never what takes the place of an op, even of a cast; what only reshapes or slices may be, and is looked through
// when it is all of its source.

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<4x?xf32>) -> tensor<?x5xf32> {
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %b = tensor.cast %a : tensor<?x?xf32> to tensor<?x5xf32>
  return %b : tensor<?x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%n: index) -> tensor<?x5xf32> {
  %t = tensor.empty(%n) : tensor<4x?xf32>
  %u = tensor.extract_slice %t[0, 0] [4, 3] [1, 1] : tensor<4x?xf32> to tensor<4x3xf32>
  %a = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %b = tensor.cast %a : tensor<?x?xf32> to tensor<?x5xf32>
  return %b : tensor<?x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%s: i8) -> index {
  %0 = arith.extsi %s : i8 to i32
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["arith.index_cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: memref<4x?xf32>) -> memref<?x5xf32> {
  %a = memref.cast %t : memref<4x?xf32> to memref<?x?xf32>
  %b = memref.cast %a : memref<?x?xf32> to memref<?x5xf32>
  return %b : memref<?x5xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["memref.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<1x16xf32>) -> tensor<?xf32> {
  %n = arith.constant 16 : index
  %0 = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<1x16xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<16xf32>, %n: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[0] [%n] [1] : tensor<16xf32> to tensor<?xf32>
  %b = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %b : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<1x4xf32>, %n: index) -> tensor<4xf32> {
  %0 = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<1x4xf32> to tensor<?xf32>
  %b = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
  return %b : tensor<4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<16xf32>) -> tensor<?xf32> {
  %n = arith.constant 4 : index
  %0 = tensor.extract_slice %t[0] [%n] [1] : tensor<16xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.extract_slice"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<24xf32>) -> tensor<2x3x4xf32> {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.expand_shape"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%t: tensor<24xf32>) -> tensor<6x4xf32> {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.collapse_shape"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%v: tensor<2x16xf32>, %n: index) -> tensor<16xf32> {
  %s = tensor.extract_slice %v[0,0] [1, %n] [1, 1] : tensor<2x16xf32> to tensor<?xf32>
  %c = tensor.cast %s : tensor<?xf32> to tensor<16xf32>
  return %c : tensor<16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%v: tensor<1x16xf32>, %n: index) -> tensor<1x16xf32> {
  %s = tensor.extract_slice %v[0,0] [1, %n] [1, 1] : tensor<1x16xf32> to tensor<1x?xf32>
  %c = tensor.cast %s : tensor<1x?xf32> to tensor<1x16xf32>
  return %c : tensor<1x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%v: tensor<?x16xf32>, %n: index) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %v, %c0 : tensor<?x16xf32>
  %s = tensor.extract_slice %v[0,0] [%d, %n] [1, 1] : tensor<?x16xf32> to tensor<?x?xf32>
  %c = tensor.cast %s : tensor<?x?xf32> to tensor<?x16xf32>
  return %c : tensor<?x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @k(%v: tensor<?x16xf32>, %n: index) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %v[0,0] [%n, %n] [1, 1] : tensor<?x16xf32> to tensor<?x?xf32>
  %c = tensor.cast %s : tensor<?x?xf32> to tensor<?x16xf32>
  return %c : tensor<?x16xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["tensor.cast"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

// Arguments of blocks do not count until an op was found.
module attributes {transform.with_named_sequence} {
func.func @argument_first(%v: i32) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) {
    %z = arith.muli %v, %v : i32
    scf.yield %v, %z : i32, i32
  }
  return %r#0 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["scf.execute_region"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @argument_last(%v: i32) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) {
    %z = arith.muli %v, %v : i32
    scf.yield %z, %v : i32, i32
  }
  return %r#0 : i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["scf.execute_region"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}

// -----

// Conversions follow to ops of any name, but through casts, too.
module attributes {transform.with_named_sequence} {
func.func @k(%s: i8, %b: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.extsi %s : i8 to i32
  %1 = arith.addi %0, %c0 : i32
  %m = arith.muli %b, %b : i32
  %2 = arith.addi %m, %c0 : i32
  %t = arith.trunci %m : i32 to i8
  %e = arith.extsi %t : i8 to i32
  %3 = arith.addi %e, %c0 : i32
  return %1, %2, %3 : i32, i32, i32
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %ops = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles} : !transform.any_op
  transform.debug.emit_remark_at %ops, "op" : !transform.any_op
  transform.yield
}
}
