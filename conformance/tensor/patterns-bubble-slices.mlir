// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.tensor.bubble_up_extract_slice } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<2x3x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[1,0,0][2,3,5][1,1,1] : tensor<4x3x5xf32> to tensor<2x3x5xf32>
  return %s : tensor<2x3x5xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>, %o: index) -> tensor<1x2x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[%o,1,0][1,2,5][1,1,1] : tensor<4x3x5xf32> to tensor<1x2x5xf32>
  return %s : tensor<1x2x5xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>, %o: index, %p : index, %n : index) -> tensor<1x?x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[%o,%p,0][1,%n,5][1,1,1] : tensor<4x3x5xf32> to tensor<1x?x5xf32>
  return %s : tensor<1x?x5xf32>
}
// CASE
func.func @a(%src: tensor<?xf32>, %o: index, %p : index, %n : index, %d: index) -> tensor<1x?x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [%d,3,5] : tensor<?xf32> into tensor<?x3x5xf32>
  %s = tensor.extract_slice %e[%o,%p,0][1,%n,5][1,1,1] : tensor<?x3x5xf32> to tensor<1x?x5xf32>
  return %s : tensor<1x?x5xf32>
}
// CASE
func.func @a(%src: tensor<?xf32>, %o: index, %p : index, %n : index, %d: index) -> tensor<1x?x?xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,%d] : tensor<?xf32> into tensor<4x3x?xf32>
  %s = tensor.extract_slice %e[%o,%p,0][1,%n,%d][1,1,1] : tensor<4x3x?xf32> to tensor<1x?x?xf32>
  return %s : tensor<1x?x?xf32>
}
// CASE
func.func @a(%src: tensor<?x?xf32>, %o: index, %p : index, %n : index, %d: index) -> tensor<?x?x4xf32> {
  %e = tensor.expand_shape %src [[0],[1,2]] output_shape [%p,%d,4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  %s = tensor.extract_slice %e[%o,%p,0][%n,%d,4][1,1,1] : tensor<?x?x4xf32> to tensor<?x?x4xf32>
  return %s : tensor<?x?x4xf32>
}
// CASE
func.func @a(%src: tensor<?x?xf32>, %o: index, %p : index, %n : index, %d: index) -> tensor<?x?x4xf32> {
  %c0 = arith.constant 0 : index
  %e = tensor.expand_shape %src [[0],[1,2]] output_shape [%p,%d,4] : tensor<?x?xf32> into tensor<?x?x4xf32>
  %s = tensor.extract_slice %e[%o,%p,%c0][%n,%d,4][1,1,1] : tensor<?x?x4xf32> to tensor<?x?x4xf32>
  return %s : tensor<?x?x4xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<2x2x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[1,0,0][2,2,5][1,1,1] : tensor<4x3x5xf32> to tensor<2x2x5xf32>
  return %s : tensor<2x2x5xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<2x3x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[1,0,0][2,3,5][2,1,1] : tensor<4x3x5xf32> to tensor<2x3x5xf32>
  return %s : tensor<2x3x5xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<3x5xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[1,0,0][1,3,5][1,1,1] : tensor<4x3x5xf32> to tensor<3x5xf32>
  return %s : tensor<3x5xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<1x1x1xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[1,2,3][1,1,1][1,1,1] : tensor<4x3x5xf32> to tensor<1x1x1xf32>
  return %s : tensor<1x1x1xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>,%o:index,%p:index,%q:index) -> tensor<1x1x1xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [4,3,5] : tensor<60xf32> into tensor<4x3x5xf32>
  %s = tensor.extract_slice %e[%o,%p,%q][1,1,1][1,1,1] : tensor<4x3x5xf32> to tensor<1x1x1xf32>
  return %s : tensor<1x1x1xf32>
}
// CASE
func.func @a(%src: tensor<f32>) -> tensor<1x1xf32> {
  %e = tensor.expand_shape %src [] output_shape [1,1] : tensor<f32> into tensor<1x1xf32>
  %s = tensor.extract_slice %e[0,0][1,1][1,1] : tensor<1x1xf32> to tensor<1x1xf32>
  return %s : tensor<1x1xf32>
}
// CASE
func.func @a(%src: tensor<f32>, %o: index) -> tensor<1x1xf32> {
  %e = tensor.expand_shape %src [] output_shape [1,1] : tensor<f32> into tensor<1x1xf32>
  %s = tensor.extract_slice %e[%o,0][1,1][1,1] : tensor<1x1xf32> to tensor<1x1xf32>
  return %s : tensor<1x1xf32>
}
// CASE
func.func @a(%src: tensor<?xf32>,%o:index,%p:index,%q:index,%n:index,%d0:index,%d1:index,%d2:index) -> tensor<1x?x?xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [%d0,%d1,%d2] : tensor<?xf32> into tensor<?x?x?xf32>
  %s = tensor.extract_slice %e[%o,%p,0][1,%n,%d2][1,1,1] : tensor<?x?x?xf32> to tensor<1x?x?xf32>
  return %s : tensor<1x?x?xf32>
}
// CASE
func.func @a(%src: tensor<?xf32>,%o:index,%p:index,%q:index,%n:index,%d0:index,%d1:index,%d2:index) -> tensor<1x1x?xf32> {
  %e = tensor.expand_shape %src [[0,1,2]] output_shape [%d0,%d1,%d2] : tensor<?xf32> into tensor<?x?x?xf32>
  %s = tensor.extract_slice %e[%o,%p,%q][1,1,%n][1,1,1] : tensor<?x?x?xf32> to tensor<1x1x?xf32>
  return %s : tensor<1x1x?xf32>
}
// CASE
func.func @a(%src: tensor<?xf32>,%o:index,%n:index) -> tensor<?xf32> {
  %d = tensor.dim %src, %o : tensor<?xf32>
  %e = tensor.expand_shape %src [[0]] output_shape [%d] : tensor<?xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[%o][%n][1] : tensor<?xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>) -> tensor<15xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[30][15][1] : tensor<900xf32> to tensor<15xf32>
  return %s : tensor<15xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>) -> tensor<20xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[20][20][1] : tensor<900xf32> to tensor<20xf32>
  return %s : tensor<20xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>) -> tensor<20xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[30][20][1] : tensor<900xf32> to tensor<20xf32>
  return %s : tensor<20xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>) -> tensor<4xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[32][4][1] : tensor<900xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>) -> tensor<1xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[899][1][1] : tensor<900xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>, %o : index) -> tensor<1xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[%o][1][1] : tensor<900xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}
// CASE
func.func @a(%src: tensor<1x5x1x1xf32>, %o : index) -> tensor<2xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<1x5x1x1xf32> into tensor<5xf32>
  %s = tensor.extract_slice %e[%o][2][1] : tensor<5xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}
// CASE
func.func @a(%src: tensor<1x?x1x1xf32>, %o : index, %n : index) -> tensor<?xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<1x?x1x1xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[%o][%n][1] : tensor<?xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}
// CASE
func.func @a(%src: tensor<1x?x1x1xf32>, %o : index, %n : index) -> tensor<2xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<1x?x1x1xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[3][2][1] : tensor<?xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}
// CASE
func.func @a(%src: tensor<?x4x1x1xf32>, %o : index, %n : index) -> tensor<4xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<?x4x1x1xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[8][4][1] : tensor<?xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
// CASE
func.func @a(%src: tensor<?x4x1x1xf32>, %o : index, %n : index) -> tensor<2xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<?x4x1x1xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[9][2][1] : tensor<?xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}
// CASE
func.func @a(%src: tensor<4x?x1x1xf32>, %o : index, %n : index) -> tensor<2xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<4x?x1x1xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[9][2][1] : tensor<?xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}
// CASE
func.func @a(%src: tensor<1x1xf32>, %o : index, %n : index) -> tensor<?xf32> {
  %e = tensor.collapse_shape %src [[0,1]] : tensor<1x1xf32> into tensor<1xf32>
  %s = tensor.extract_slice %e[%o][%n][1] : tensor<1xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}
// CASE
func.func @a(%src: tensor<1x1xf32>, %o : index, %n : index) -> tensor<1xf32> {
  %e = tensor.collapse_shape %src [[0,1]] : tensor<1x1xf32> into tensor<1xf32>
  %s = tensor.extract_slice %e[0][1][1] : tensor<1xf32> to tensor<1xf32>
  return %s : tensor<1xf32>
}
// CASE
func.func @a(%src: tensor<1x1xf32>, %o : index, %n : index) -> tensor<f32> {
  %e = tensor.collapse_shape %src [[0,1]] : tensor<1x1xf32> into tensor<1xf32>
  %s = tensor.extract_slice %e[0][1][1] : tensor<1xf32> to tensor<f32>
  return %s : tensor<f32>
}
// CASE
func.func @a(%src: tensor<1x1xf32>, %o : index, %n : index) -> tensor<f32> {
  %e = tensor.collapse_shape %src [] : tensor<1x1xf32> into tensor<f32>
  %s = tensor.extract_slice %e[][][] : tensor<f32> to tensor<f32>
  return %s : tensor<f32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>, %o : index) -> tensor<0xf32> {
  %e = tensor.collapse_shape %src [[0,1,2,3]] : tensor<6x5x3x10xf32> into tensor<900xf32>
  %s = tensor.extract_slice %e[10][0][1] : tensor<900xf32> to tensor<0xf32>
  return %s : tensor<0xf32>
}
// CASE
func.func @a(%src: tensor<6x5x3x10xf32>, %o : index) -> tensor<5x20xf32> {
  %e = tensor.collapse_shape %src [[0,1],[2,3]] : tensor<6x5x3x10xf32> into tensor<30x30xf32>
  %s = tensor.extract_slice %e[10,10][5,20][1,1] : tensor<30x30xf32> to tensor<5x20xf32>
  return %s : tensor<5x20xf32>
}
// CASE
func.func @a(%src: tensor<6x5xf32>, %o : index) -> tensor<3xf32> {
  %e = tensor.collapse_shape %src [[0,1]] : tensor<6x5xf32> into tensor<30xf32>
  %s = tensor.extract_slice %e[12][3][1] : tensor<30xf32> to tensor<3xf32>
  return %s : tensor<3xf32>
}
// CASE
func.func @a(%src: tensor<6x5xf32>, %o : index) -> tensor<3xf32> {
  %e = tensor.collapse_shape %src [[0,1]] : tensor<6x5xf32> into tensor<30xf32>
  %s = tensor.extract_slice %e[11][3][1] : tensor<30xf32> to tensor<3xf32>
  return %s : tensor<3xf32>
}
// CASE
func.func @a(%src: tensor<6x5xf32>, %o : index) -> tensor<?xf32> {
  %c12 = arith.constant 12 : index
  %c3 = arith.constant 2 : index
  %e = tensor.collapse_shape %src [[0,1]] : tensor<6x5xf32> into tensor<30xf32>
  %s = tensor.extract_slice %e[%c12][%c3][1] : tensor<30xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<10xf32> {
  %e = linalg.exp ins(%src : tensor<60xf32>) outs(%src : tensor<60xf32>) -> tensor<60xf32>
  %s = tensor.extract_slice %e[10][10][1] : tensor<60xf32> to tensor<10xf32>
  return %s : tensor<10xf32>
}
// CASE
func.func @a(%src: tensor<60xf32>) -> tensor<10xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.pad %src low[3] high[4] { ^bb0(%i: index): tensor.yield %c : f32 } : tensor<60xf32> to tensor<67xf32>
  %s = tensor.extract_slice %e[10][10][1] : tensor<67xf32> to tensor<10xf32>
  return %s : tensor<10xf32>
}
// CASE
// Products of several sizes; of induction variables.
func.func @a(%src: tensor<?x?xf32>,%a:index,%b:index,%c:index,%d:index,%x:index,%y:index) -> tensor<?x?x?x?xf32> {
  %e = tensor.expand_shape %src [[0,1],[2,3]] output_shape [%a,%b,%c,%d] : tensor<?x?xf32> into tensor<?x?x?x?xf32>
  %s = tensor.extract_slice %e[%x,0,%y,0][%y,%b,%x,%d][1,1,1,1] : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
  return %s : tensor<?x?x?x?xf32>
}
func.func @b(%src: tensor<?xf32>,%a:index,%b:index,%c:index,%d:index,%x:index,%y:index) -> tensor<1x?x?x?xf32> {
  %c1 = arith.constant 1 : index
  %e = tensor.expand_shape %src [[0,1,2,3]] output_shape [%a,%b,%c,%d] : tensor<?xf32> into tensor<?x?x?x?xf32>
  %s = tensor.extract_slice %e[%x,0,0,0][1,%b,%c,%d][%c1,1,1,1] : tensor<?x?x?x?xf32> to tensor<1x?x?x?xf32>
  return %s : tensor<1x?x?x?xf32>
}
// CASE
func.func @loop(%src: tensor<?xf32>, %d: index, %x: index, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%k = %src) -> tensor<?xf32> {
    %e = tensor.expand_shape %src [[0, 1, 2]] output_shape [%i, %n, %d] : tensor<?xf32> into tensor<?x?x?xf32>
    %s = tensor.extract_slice %e[%x, 0, 0] [%i, %n, %d] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?x?xf32>
    %f = tensor.collapse_shape %s [[0, 1, 2]] : tensor<?x?x?xf32> into tensor<?xf32>
    scf.yield %f : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// CASE
// Before a dimension of unknown size that is the outermost, or at 0 in it.
func.func @open(%src: tensor<?x?x10xf32>, %more: tensor<1x?x10xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %e = tensor.collapse_shape %src [[0, 1, 2]] : tensor<?x?x10xf32> into tensor<?xf32>
  %s = tensor.extract_slice %e[5] [3] [1] : tensor<?xf32> to tensor<3xf32>
  %f = tensor.collapse_shape %more [[0, 1, 2]] : tensor<1x?x10xf32> into tensor<?xf32>
  %t = tensor.extract_slice %f[45] [3] [1] : tensor<?xf32> to tensor<3xf32>
  return %s, %t : tensor<3xf32>, tensor<3xf32>
}
// CASE
// What is known of sizes is lost in the type.
func.func @lost(%src: tensor<?xf32>, %a: index, %x: index) -> tensor<?x?x?xf32> {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c8 = arith.constant 8 : index
  %e = tensor.expand_shape %src [[0, 1, 2]] output_shape [%a, %c5, 8] : tensor<?xf32> into tensor<?x?x8xf32>
  %s = tensor.extract_slice %e[%x, 0, 0] [%c1, %c5, %c8] [1, 1, 1] : tensor<?x?x8xf32> to tensor<?x?x?xf32>
  return %s : tensor<?x?x?xf32>
}
