// ARGS: --convert-ub-to-llvm --split-input-file
// ARGS: --convert-ub-to-llvm=index-bitwidth=32 --split-input-file
// ARGS: --convert-to-llvm --split-input-file --mlir-print-debuginfo
func.func @poison() -> (i32, index, memref<?xf32>, vector<2x3xf32>) {
  %0 = ub.poison {x} : i32
  %1 = ub.poison : index
  %2 = ub.poison : memref<?xf32>
  %3 = ub.poison : vector<2x3xf32>
  %4 = ub.poison : vector<[4]xindex>
  %5 = ub.poison : complex<f32>
  %6 = ub.poison : f8E5M2
  %7 = ub.poison : memref<*xf32>
  %8 = ub.poison : (i32) -> ()
  return %0, %1, %2, %3 : i32, index, memref<?xf32>, vector<2x3xf32>
}
// -----
func.func @stays() {
  %0 = ub.poison : tensor<2xf32>
  %1 = ub.poison : vector<[2]x2xf32>
  %2 = ub.poison : none
  return
}
// -----
func.func @never(%c: i1) -> index {
  %0 = ub.poison : index
  cf.cond_br %c, ^a(%0 : index), ^b
^a(%i: index):
  return %i : index
^b:
  ub.unreachable {x}
}
