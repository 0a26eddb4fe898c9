// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --finalize-memref-to-llvm=index-bitwidth=32

func.func @bytes(%a: memref<2x4xf32>, %b: memref<2x4xf32>, %d: memref<?xindex>, %e: memref<?xindex>) {
  memref.copy %a, %b : memref<2x4xf32> to memref<2x4xf32>
  memref.copy %d, %e : memref<?xindex> to memref<?xindex>
  return
}

// -----

func.func @rank_zero(%a: memref<f32>, %b: memref<f32, strided<[], offset: 3>>, %c: memref<f32, strided<[], offset: ?>>) {
  memref.copy %a, %b : memref<f32> to memref<f32, strided<[], offset: 3>>
  memref.copy %c, %a : memref<f32, strided<[], offset: ?>> to memref<f32>
  return
}

// -----

func.func @together_somewhere(%a: memref<2x4xf32>, %b: memref<2x4xf32, strided<[4, 1], offset: ?>>, %c: memref<1x8xf32>, %d: memref<1x8xf32, strided<[16, 1]>>) {
  memref.copy %a, %b : memref<2x4xf32> to memref<2x4xf32, strided<[4, 1], offset: ?>>
  memref.copy %c, %d : memref<1x8xf32> to memref<1x8xf32, strided<[16, 1]>>
  return
}

// -----

func.func @in_spaces(%a: memref<4xi1, 1>, %b: memref<4xi1, 3>) {
  memref.copy %a, %b : memref<4xi1, 1> to memref<4xi1, 3>
  return
}

// -----

func.func @empty(%a: memref<0x4xf32>, %b: memref<0x4xf32, strided<[4, 1], offset: ?>>, %c: memref<0x4xf32>) {
  memref.copy %a, %b : memref<0x4xf32> to memref<0x4xf32, strided<[4, 1], offset: ?>>
  memref.copy %a, %c : memref<0x4xf32> to memref<0x4xf32>
  return
}

// -----

func.func @strided(%a: memref<2x4xf32>, %b: memref<2x4xf32, strided<[8, 1]>>) {
  memref.copy %a, %b : memref<2x4xf32> to memref<2x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @dynamic_strides(%a: memref<?xvector<2x2xf16>, strided<[?], offset: ?>>, %b: memref<?xvector<2x2xf16>>) {
  memref.copy %a, %b : memref<?xvector<2x2xf16>, strided<[?], offset: ?>> to memref<?xvector<2x2xf16>>
  return
}

// -----

func.func @unit_stride_dynamic(%a: memref<?xf32, strided<[1], offset: ?>>, %b: memref<?xf32>, %c: memref<?x4xf32, strided<[4, 1]>>, %d: memref<?x4xf32>) {
  memref.copy %a, %b : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32>
  memref.copy %c, %d : memref<?x4xf32, strided<[4, 1]>> to memref<?x4xf32>
  return
}

// -----

func.func @unranked(%a: memref<*xf32>, %b: memref<*xf32>, %c: memref<4xf32>, %d: memref<*xf32, 3>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  memref.copy %c, %a : memref<4xf32> to memref<*xf32>
  memref.copy %d, %c : memref<*xf32, 3> to memref<4xf32>
  return
}

// -----

llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr) -> i32
func.func @declared_otherwise(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

// -----

llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
func.func @declared(%a: memref<*xf32>, %b: memref<*xf32>) {
  memref.copy %a, %b : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @itself(%a: memref<4xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  return
}
