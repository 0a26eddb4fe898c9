// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --finalize-memref-to-llvm=index-bitwidth=32

memref.global "private" constant @g : memref<2x3xf32> = dense<1.0>
memref.global @u : memref<4xindex> = uninitialized
memref.global "nested" @e : memref<i32, 3> {alignment = 16}
func.func @use() -> memref<2x3xf32> {
  %0 = memref.get_global @g : memref<2x3xf32>
  %1 = memref.get_global @u : memref<4xindex>
  %2 = memref.get_global @e : memref<i32, 3>
  return %0 : memref<2x3xf32>
}

// -----

memref.global constant @bit : memref<i1> = dense<true>
memref.global constant @float : memref<f32> = dense<2.0>
memref.global @index : memref<index> = dense<7>
memref.global @complex : memref<complex<f32>> = dense<(1.0, 2.0)>
memref.global @small : memref<f8E4M3FN> = dense<1.0>

// -----

memref.global @indices : memref<2xindex> = dense<[1, 2]>
memref.global @smalls : memref<2xf8E4M3FN> = dense<[1.0, 2.0]>
memref.global @complexes : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global @none : memref<0xf32> = dense<>
memref.global @signed : memref<2xsi8> = dense<[1, 2]>
memref.global @bits : memref<4x2xi1> = dense<true> {alignment = 1}

// -----

memref.global @resource : memref<4xf32> = dense_resource<blob>
memref.global "private" @tagged : memref<2xf32> = dense<1.0> {tag = 3, other}

// -----

memref.global @vector : memref<vector<2xf32>> = uninitialized
memref.global @vectors : memref<2xvector<2x3xf32>>
memref.global @buffers : memref<4xmemref<2xf32>>
func.func @use() {
  %0 = memref.get_global @vectors : memref<2xvector<2x3xf32>>
  %1 = memref.get_global @buffers : memref<4xmemref<2xf32>>
  return
}

// -----

memref.global @identity : memref<4xf32, strided<[1]>>
memref.global @strided : memref<4xf32, strided<[2]>>
memref.global @near : memref<4xf32, "near">
func.func @use() {
  %0 = memref.get_global @strided : memref<4xf32, strided<[2]>>
  %1 = memref.get_global @near : memref<4xf32, "near">
  return
}

// -----

module @outer {
  memref.global @g : memref<4xf32>
  module @inner {
    memref.global @g : memref<8xf32>
    func.func @use() {
      %0 = memref.get_global @g : memref<8xf32>
      return
    }
  }
}
