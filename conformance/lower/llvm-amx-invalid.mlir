// ARGS: --convert-vector-to-llvm=enable-amx --split-input-file
// ARGS: --convert-to-llvm --split-input-file
// Memory that has no descriptor.
func.func @a(%r: memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) {
  %6 = amx.tile_load %r[%i, %i], %i : memref<8x8xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into !amx.tile<2x4xf32>
  return
}
// -----
func.func @a(%o: memref<8x8xf32, "x">, %i: index) {
  %3 = amx.tile_load %o[%i, %i] : memref<8x8xf32, "x"> into !amx.tile<2x4xf32>
  return
}
