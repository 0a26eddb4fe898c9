// ARGS: --convert-linalg-to-loops
// ARGS: --convert-linalg-to-affine-loops
// ARGS: --linalg-generalize-named-ops
// ARGS: --linalg-specialize-generic-ops
// ARGS: --linalg-morph-ops
// ARGS: --gpu-eliminate-barriers
// ARGS: --scf-for-to-while
// ARGS: --scf-for-loop-peeling
// ARGS: --linalg-fuse-elementwise-ops
// ARGS: --scf-for-loop-canonicalization
// ARGS: --fold-memref-alias-ops
// Passes over patterns merge identical blocks on the way.

func.func @f(%m: memref<4xf32>, %c: i1, %x: f32) -> f32 {
  cf.cond_br %c, ^a, ^b
^a:
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  cf.br ^d(%x : f32)
^b:
  linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)
  cf.br ^d(%x : f32)
^d(%r: f32):
  %s = arith.addf %r, %x : f32
  return %s : f32
}
func.func @g(%c: i1, %x: f32, %y: f32) -> f32 {
  cf.cond_br %c, ^a, ^b
^a:
  %p = arith.addf %x, %y : f32
  return %p : f32
^b:
  %q = arith.addf %x, %y : f32
  return %q : f32
}
