// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @f(%m: memref<10x10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 5, s0)>(%i)[%n] step 2 {
      %v = affine.load %m[%i + 1, symbol(%n) * 2 - %j] : memref<10x10xf32>
      affine.store %v, %m[%j mod 3, 0] : memref<10x10xf32>
      affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
        %a = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0)>(%i)[%n]
        "t.use"(%a) : (index) -> ()
      }
    }
  }
  return
}
