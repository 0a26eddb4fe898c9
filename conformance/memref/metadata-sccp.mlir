// ARGS: --sccp --split-input-file
// Metadata that the type knows is used while constants are looked for.

func.func @m(%a: memref<4x4xf32>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

func.func @m(%a: memref<?x4xf32>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// -----

func.func @m(%a: memref<4xf32>) -> (memref<f32>, index, index, index) {
  %c = memref.cast %a : memref<4xf32> to memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @m(%a: memref<4xf32, strided<[?], offset: ?>>) -> (memref<f32>, index, index, index) {
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %b, %o, %s, %t : memref<f32>, index, index, index
}

// -----

func.func @m(%a: memref<4xf32>) -> (memref<f32>, index, index, index) {
  %c = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %b, %o, %s, %t = memref.extract_strided_metadata %c : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  %u = arith.addi %s, %t : index
  return %b, %o, %u, %t : memref<f32>, index, index, index
}
