// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --finalize-memref-to-llvm=index-bitwidth=32

func.func @cast(%a: memref<?x4xf32>, %u: memref<*xf32>) {
  %0 = memref.cast %a : memref<?x4xf32> to memref<5x?xf32>
  %1 = memref.cast %a : memref<?x4xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %3 = memref.cast %a : memref<?x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @cast_in_space(%c: memref<*xi8, 2>, %d: memref<f32, 1>) -> memref<*xf32, 1> {
  %0 = memref.cast %c : memref<*xi8, 2> to memref<2xi8, 2>
  %1 = memref.cast %0 : memref<2xi8, 2> to memref<*xi8, 2>
  %2 = memref.cast %d : memref<f32, 1> to memref<*xf32, 1>
  return %2 : memref<*xf32, 1>
}

// -----

func.func @cast_no_number(%a: memref<*xf32, "near">) {
  %0 = memref.cast %a : memref<*xf32, "near"> to memref<4xf32, "near">
  return
}

// -----

func.func @space_cast(%a: memref<?x4xf32>, %b: memref<f32, 3>) {
  %0 = memref.memory_space_cast %a : memref<?x4xf32> to memref<?x4xf32, 3>
  %1 = memref.memory_space_cast %b : memref<f32, 3> to memref<f32, 3 : i32>
  %2 = memref.memory_space_cast %b : memref<f32, 3> to memref<f32>
  return
}

// -----

func.func @space_cast_unranked(%u: memref<*xf32>, %v: memref<*xi8, 5>) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 3>
  %1 = memref.memory_space_cast %v : memref<*xi8, 5> to memref<*xi8>
  return
}

// -----

func.func @space_cast_no_number(%u: memref<*xf32>, %v: memref<*xf32, "near">) {
  %0 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, "near">
  %1 = memref.memory_space_cast %v : memref<*xf32, "near"> to memref<*xf32>
  return
}

// -----

func.func @reinterpret(%a: memref<?x4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %a to offset: [%i], sizes: [%i, 2], strides: [3, %i] : memref<?x4xf32> to memref<?x2xf32, strided<[3, ?], offset: ?>>
  %1 = memref.reinterpret_cast %a to offset: [5], sizes: [3, %i], strides: [%i, 1] : memref<?x4xf32> to memref<3x?xf32, strided<[?, 1], offset: 5>>
  return
}

// -----

func.func @reinterpret_rank_zero(%a: memref<?x4xf32>, %b: memref<f32>) {
  %0 = memref.reinterpret_cast %a to offset: [1], sizes: [], strides: [] : memref<?x4xf32> to memref<f32, strided<[], offset: 1>>
  %1 = memref.reinterpret_cast %b to offset: [0], sizes: [3, 4], strides: [0, 0] : memref<f32> to memref<3x4xf32, strided<[0, 0]>>
  return
}

// -----

func.func @reinterpret_unranked(%u: memref<*xf32>, %v: memref<*xi8, 2>, %i: index) {
  %0 = memref.reinterpret_cast %u to offset: [1], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: 1>>
  %1 = memref.reinterpret_cast %v to offset: [%i], sizes: [2, %i], strides: [%i, 1] : memref<*xi8, 2> to memref<2x?xi8, strided<[?, 1], offset: ?>, 2>
  return
}

// -----

func.func @transpose(%a: memref<?x4x?xf32, strided<[?, 2, 7], offset: ?>>, %b: memref<?x?xi8>) {
  %0 = memref.transpose %a (i, j, k) -> (k, i, j) : memref<?x4x?xf32, strided<[?, 2, 7], offset: ?>> to memref<?x?x4xf32, strided<[7, ?, 2], offset: ?>>
  %1 = memref.transpose %b (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, strided<[1, ?]>>
  return
}

// -----

func.func @view(%a: memref<2048xi8>, %i: index, %n: index, %d: memref<?xi8, 3>) {
  %0 = memref.view %a[%i][%n, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %1 = memref.view %a[%i][] : memref<2048xi8> to memref<3x4xf32>
  %2 = memref.view %d[%i][] : memref<?xi8, 3> to memref<f32, 3>
  %3 = memref.view %d[%i][%n] : memref<?xi8, 3> to memref<?x0x3xf32, 3>
  %4 = memref.view %a[%i][%n, %i] : memref<2048xi8> to memref<?x?x5x2xindex>
  return
}

// -----

func.func @metadata(%a: memref<?x4xf32, strided<[?, 2], offset: ?>>, %d: memref<f32, 3>) -> (memref<f32>, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x4xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  %b1, %o1 = memref.extract_strided_metadata %d : memref<f32, 3> -> memref<f32, 3>, index
  return %b, %o, %s#1, %t#0 : memref<f32>, index, index, index
}

// -----

func.func @metadata_of_layout(%a: memref<4x8xf32>) -> (index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  return %s#0, %t#0 : index, index
}

// -----

func.func @pointer(%a: memref<?x4xf32>, %b: memref<*xf32>, %c: memref<4xf32, strided<[1], offset: 3>>, %d: memref<f32, 3>, %e: memref<*xf32, 2>) {
  %0 = memref.extract_aligned_pointer_as_index %a : memref<?x4xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %b : memref<*xf32> -> index
  %2 = memref.extract_aligned_pointer_as_index %c :  memref<4xf32, strided<[1], offset: 3>> -> index
  %3 = memref.extract_aligned_pointer_as_index %d : memref<f32, 3> -> index
  %4 = memref.extract_aligned_pointer_as_index %e : memref<*xf32, 2> -> index
  return
}

// -----

func.func @alignment(%a: memref<?x4xf32>, %b: memref<4xf32, strided<[1], offset: ?>>, %c: memref<4xf32, strided<[1], offset: 3>>, %d: memref<f32, 3>) -> memref<?x4xf32> {
  %0 = memref.assume_alignment %a, 16 : memref<?x4xf32>
  %1 = memref.assume_alignment %b, 1 : memref<4xf32, strided<[1], offset: ?>>
  %2 = memref.assume_alignment %c, 1073741824 {tag} : memref<4xf32, strided<[1], offset: 3>>
  %3 = memref.assume_alignment %d, 8 : memref<f32, 3>
  return %0 : memref<?x4xf32>
}

// -----

func.func @distinct(%a: memref<?x4xf32>, %b: memref<4xf32, strided<[1], offset: ?>>, %c: memref<4xf32, strided<[1], offset: 3>>) -> memref<?x4xf32> {
  %0:3 = memref.distinct_objects %a, %b, %c : memref<?x4xf32>, memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: 3>>
  return %0#0 : memref<?x4xf32>
}

// -----

func.func @distinct_from_none(%a: memref<f32>, %b: memref<f32, 1>) {
  %0 = memref.distinct_objects %a : memref<f32>
  %1:2 = memref.distinct_objects %a, %b : memref<f32>, memref<f32, 1>
  return
}

// -----

// What expand-strided-metadata is for stays.
func.func @stays(%a: memref<4x8xf32>, %n: index, %t: memref<1xi32>, %i: index) {
  %0 = memref.subview %a[0, 0][2, 2][1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  %1 = memref.collapse_shape %a [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %2 = memref.expand_shape %a [[0], [1, 2]] output_shape [4, 2, 4] : memref<4x8xf32> into memref<4x2x4xf32>
  %3 = memref.realloc %1 : memref<32xf32> to memref<8xf32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}
