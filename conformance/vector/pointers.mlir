// ARGS: --split-input-file
// FRAME
func.func @f(%p: vector<3x!llvm.ptr>, %x: vector<3xindex>, %m: memref<3xvector<3x!llvm.ptr>>, %mf: memref<3xvector<3xf32>>, %t: tensor<?xf32>, %i: index, %v3: vector<3xi32>, %v4: vector<4xi32>, %c: tensor<4xcomplex<f32>>, %d: tensor<4xcomplex<f64>>) {
  // HERE
  return
}
// EACH
%0 = vector.bitcast %p : vector<3x!llvm.ptr> to vector<3x!llvm.ptr<1>>
%0 = vector.bitcast %p : vector<3x!llvm.ptr> to vector<6xi32>
%0 = vector.bitcast %p : vector<3x!llvm.ptr> to vector<6x!llvm.ptr>
%0 = vector.bitcast %x : vector<3xindex> to vector<3x!llvm.ptr>
%0 = vector.transfer_read %m[%i], %p : memref<3xvector<3x!llvm.ptr>>, vector<1x3x!llvm.ptr>
vector.transfer_write %p, %mf[%i] : vector<3x!llvm.ptr>, memref<3xvector<3xf32>>
%0 = vector.transfer_write %p, %t[%i] : vector<3x!llvm.ptr>, tensor<?xf32>
%0 = vector.transfer_write %v3, %c[%i] : vector<3xi32>, tensor<4xcomplex<f32>>
%0 = vector.transfer_write %v4, %c[%i] : vector<4xi32>, tensor<4xcomplex<f32>>
%0 = vector.transfer_write %v4, %d[%i] : vector<4xi32>, tensor<4xcomplex<f64>>
