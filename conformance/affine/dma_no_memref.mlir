// ARGS: --split-input-file
func.func @f(%a: i32) {
  "affine.dma_start"(%a) : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  "affine.dma_wait"(%a) : (i32) -> ()
  return
}
