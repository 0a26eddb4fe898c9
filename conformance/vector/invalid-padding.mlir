// ARGS: --split-input-file
// FRAME
func.func @f(%c: tensor<4xcomplex<f32>>, %mv: memref<4xvector<4xf32>>, %m: memref<4xf32>, %i: index, %pc: complex<f32>, %v4: vector<4xf32>, %v5: vector<5xf32>, %pi: i32, %t: tensor<4xf32>) {
  // HERE
  return
}
// EACH
%r = vector.transfer_read %c[%i], %pc : tensor<4xcomplex<f32>>, vector<2xi64>
%r = vector.transfer_read %mv[%i], %v5 : memref<4xvector<4xf32>>, vector<4xf32>
%r = vector.transfer_read %m[%i], %v4 : memref<4xf32>, vector<4xf32>
%r = vector.transfer_read %m[%i], %pi : memref<4xf32>, vector<4xf32>
%r = vector.transfer_read %m[%i], %t : memref<4xf32>, vector<4xf32>
