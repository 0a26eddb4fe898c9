// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --finalize-memref-to-llvm=index-bitwidth=32

func.func @dim(%a: memref<?x4xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %a, %c0 : memref<?x4xf32>
  %1 = memref.dim %a, %c1 : memref<?x4xf32>
  return %0, %1 : index, index
}

// -----

func.func @dim_at(%a: memref<?x4xf32>, %b: memref<3xi8, strided<[2], offset: ?>, 3>, %i: index) {
  %0 = memref.dim %a, %i : memref<?x4xf32>
  %1 = memref.dim %b, %i : memref<3xi8, strided<[2], offset: ?>, 3>
  return
}

// -----

func.func @dim_outside(%a: memref<?x4xf32>) {
  %c7 = arith.constant 7 : index
  %c-1 = arith.constant -1 : index
  %0 = memref.dim %a, %c7 : memref<?x4xf32>
  %1 = memref.dim %a, %c-1 : memref<?x4xf32>
  return
}

// -----

func.func @dim_unranked(%u: memref<*xf32>, %v: memref<*xi8, 2>, %i: index) {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %u, %i : memref<*xf32>
  %1 = memref.dim %v, %c0 : memref<*xi8, 2>
  return
}

// -----

func.func @dim_no_number(%u: memref<*xf32, "near">, %i: index) {
  %0 = memref.dim %u, %i : memref<*xf32, "near">
  return
}

// -----

func.func @rank(%a: memref<?x4xf32>, %u: memref<*xf32>, %v: memref<*xf32, "near">) {
  %0 = memref.rank %a : memref<?x4xf32>
  %1 = memref.rank %u : memref<*xf32>
  %2 = memref.rank %v : memref<*xf32, "near">
  return
}

// -----

func.func @reshape(%a: memref<?x4xf32>, %s: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %a(%s) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

func.func @reshape_some(%a: memref<1xf32>, %s: memref<3xindex>) {
  %0 = memref.reshape %a(%s) : (memref<1xf32>, memref<3xindex>) -> memref<1x?x1xf32>
  return
}

// -----

func.func @reshape_strided_shape(%a: memref<8xf32, 1>, %s: memref<2xindex, strided<[2], offset: ?>>) {
  %0 = memref.reshape %a(%s) : (memref<8xf32, 1>, memref<2xindex, strided<[2], offset: ?>>) -> memref<?x?xf32, 1>
  return
}

// -----

func.func @reshape_by_i32(%a: memref<?x4xf32>, %s: memref<3xi32>) {
  %0 = memref.reshape %a(%s) : (memref<?x4xf32>, memref<3xi32>) -> memref<?x3x?xf32>
  return
}

// -----

func.func @reshape_by_i64(%a: memref<?x4xf32>, %s: memref<2xi64>) {
  %0 = memref.reshape %a(%s) : (memref<?x4xf32>, memref<2xi64>) -> memref<?x3xf32>
  return
}

// -----

func.func @reshape_to_rank_zero(%a: memref<1xf32>, %s: memref<0xindex>) {
  %0 = memref.reshape %a(%s) : (memref<1xf32>, memref<0xindex>) -> memref<f32>
  return
}

// -----

func.func @reshape_of_unranked(%u: memref<*xf32>, %v: memref<*xf32, 3>, %s: memref<2xindex>) {
  %0 = memref.reshape %u(%s) : (memref<*xf32>, memref<2xindex>) -> memref<2x?xf32>
  %1 = memref.reshape %v(%s) : (memref<*xf32, 3>, memref<2xindex>) -> memref<4x2xf32, 3>
  return
}

// -----

func.func @reshape_to_unranked(%a: memref<?x4xf32>, %s: memref<?xindex>) -> index {
  %0 = memref.reshape %a(%s) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.rank %0 : memref<*xf32>
  return %1 : index
}

// -----

func.func @reshape_unranked(%u: memref<*xi8>, %v: memref<*xf32, 3>, %s: memref<?xindex>, %t: memref<?xindex, 2>) {
  %0 = memref.reshape %u(%s) : (memref<*xi8>, memref<?xindex>) -> memref<*xi8>
  %1 = memref.reshape %v(%t) : (memref<*xf32, 3>, memref<?xindex, 2>) -> memref<*xf32, 3>
  return
}

// -----

func.func @reshape_in_a_loop(%a: memref<4xf32>, %s: memref<?xindex>, %i: index) {
  scf.for %k = %i to %i step %i {
    %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<?xindex>) -> memref<*xf32>
  }
  return
}
