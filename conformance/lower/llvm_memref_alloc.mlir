// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --finalize-memref-to-llvm=use-aligned-alloc
// ARGS: --split-input-file --finalize-memref-to-llvm=use-generic-functions
// ARGS: --split-input-file --finalize-memref-to-llvm=use-generic-functions=1\ use-aligned-alloc=1\ index-bitwidth=32
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file

func.func @static() {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc() : memref<1x1x5x1xi64>
  %2 = memref.alloc() : memref<0x3xf64>
  return
}

// -----

func.func @dynamic(%n: index, %m: index) {
  %0 = memref.alloc(%n, %m) : memref<?x3x?xi8>
  %1 = memref.alloc(%n) : memref<?x1x1xf16>
  %2 = memref.alloc(%n) : memref<2x?x1x4xf16>
  return
}

// -----

func.func @rank_zero() {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc() : memref<index>
  memref.dealloc %0 : memref<f32>
  return
}

// -----

func.func @aligned(%n: index) {
  %0 = memref.alloc() {alignment = 64} : memref<16xf32>
  %1 = memref.alloc(%n) {alignment = 8} : memref<?xi1>
  %2 = memref.alloc() {alignment = 1} : memref<3xf32>
  %3 = memref.alloc() {alignment = 4294967296} : memref<3xf32>
  return
}

// -----

func.func @spaces(%n: index) {
  %0 = memref.alloc() : memref<16xf32, 3>
  %1 = memref.alloc(%n) {alignment = 16} : memref<?xi32, 1 : i8>
  %2 = memref.alloc() : memref<16xf32, 0 : i32>
  return
}

// -----

func.func @vectors(%n: index) {
  %0 = memref.alloc(%n) : memref<?xvector<2x3xf32>>
  %1 = memref.alloc() : memref<4x4xvector<3xf32>>
  return
}

// -----

func.func @elements() {
  %0 = memref.alloc() : memref<4xi1>
  %1 = memref.alloc() : memref<16xi1>
  %2 = memref.alloc() : memref<5xindex>
  %3 = memref.alloc() : memref<3xi129>
  %4 = memref.alloc() : memref<3xcomplex<f80>>
  %5 = memref.alloc() : memref<3xcomplex<i7>>
  %6 = memref.alloc() : memref<2xsi8>
  %7 = memref.alloc() : memref<4xf8E5M2>
  return
}

// -----

func.func @buffers(%n: index) {
  %0 = memref.alloc() : memref<3xmemref<2xf32>>
  %1 = memref.alloc(%n) : memref<?xmemref<*xf32>>
  return
}

// -----

func.func @too_many() {
  %0 = memref.alloc() : memref<4294967296x4294967296x4294967296xi8>
  %1 = memref.alloc() : memref<4294967296x2147483648xi8>
  %2 = memref.alloc() : memref<2x9223372036854775807x2xi8>
  return
}

// -----

func.func @stack(%n: index) {
  %0 = memref.alloca() : memref<5xi1>
  %1 = memref.alloca(%n) {alignment = 64} : memref<2x?xvector<4xf32>>
  %2 = memref.alloca() : memref<3xf32, 5>
  %3 = memref.alloca() : memref<index>
  %4 = memref.alloca() : memref<vector<[4]xf32>>
  return
}

// -----

func.func @free(%0: memref<4x8xf32>, %1: memref<*xi8>, %2: memref<?xf32, strided<[2], offset: ?>>) {
  memref.dealloc %0 : memref<4x8xf32>
  memref.dealloc %1 : memref<*xi8>
  memref.dealloc %2 : memref<?xf32, strided<[2], offset: ?>>
  return
}

// -----

func.func @free_in_space(%0: memref<4x8xf32, 2>) {
  memref.dealloc %0 : memref<4x8xf32, 2>
  return
}

// -----

func.func @free_unranked_in_space(%0: memref<*xf32, 2>) {
  memref.dealloc %0 : memref<*xf32, 2>
  return
}

// -----

func.func @layouts(%n: index) {
  %0 = memref.alloc() : memref<3xf32, strided<[1]>>
  %1 = memref.alloc() : memref<2x3xf32, strided<[3, 1]>>
  %2 = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>
  %3 = memref.alloc(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.alloca() : memref<2x3xf32, affine_map<(d0, d1) -> (d0, d1)>>
  return
}

// -----

func.func @no_number() {
  %0 = memref.alloc() : memref<4xf32, "near">
  %1 = memref.alloc() : memref<4xf32, "near">
  %2 = memref.alloca() : memref<4xf32, "far">
  return
}

// -----

// The dialect's functions are not called when something else has their names.
func.func private @malloc(i64)
func.func private @free()
func.func private @malloc_1()
func.func private @aligned_alloc()
func.func private @_mlir_memref_to_llvm_free()
func.func @taken() {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  memref.dealloc %1 : memref<4xf32>
  return
}

// -----

llvm.func @malloc(i64) -> !llvm.ptr attributes {known}
func.func @declared() {
  %0 = memref.alloc() : memref<4xf32>
  return
}

// -----

llvm.func @malloc(i32) -> !llvm.ptr
llvm.func @free(!llvm.ptr) -> i32
func.func @declared_otherwise() {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  return
}

// -----

gpu.module @device {
  gpu.func @f(%n: index) kernel {
    %0 = memref.alloc() : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    gpu.return
  }
}
module {
  func.func @g() {
    %0 = memref.alloc() : memref<4xf32>
    memref.dealloc %0 : memref<4xf32>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @layout_of_data(%n: index) {
    %0 = memref.alloc(%n) : memref<?x2xindex>
    %1 = memref.alloc() : memref<8xmemref<2xf32>>
    return
  }
}

// -----

func.func @space_with_a_sign() {
  %0 = memref.alloc() : memref<4xf32, 1 : ui64>
  return
}
