// ARGS: --affine-loop-tile
// The same, of a nest whose tiles would be sized by it.
func.func @tile(%a: memref<100xf32>, %s: index) {
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i floordiv symbol(%s)] : memref<100xf32>
  }
  return
}
