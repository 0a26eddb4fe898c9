// ARGS: --split-input-file
// FRAME
func.func @f(%a: vector<4xf32>, %s: f32, %m: memref<4x?xf32>, %i: index, %mk: vector<4xi1>, %t: tensor<*xf32>, %mv: memref<?xvector<4xf32>>) {
 // HERE
 return }
// EACH
vector.contract {} %a, %a, %s : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [], iterator_types = []} %a, %a, %s, %mk, %mk : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [], iterator_types = []} %a, %a, %s, %mk : vector<4xf32>, vector<4xf32> into f32
vector.outerproduct %a : vector<4xf32>
vector.outerproduct %a : vector<4xf32>, vector<4xf32>
vector.outerproduct %a, %a, %a, %a : vector<4xf32>, vector<4xf32>
vector.outerproduct %s, %a : f32, vector<4xf32>
vector.transfer_read %m[%i, %i], %s : memref<4x?xf32>
vector.transfer_read %t[%i, %i], %s : tensor<*xf32>, vector<4xf32>
vector.transfer_read %m[%i, %i], %s : memref<4x?xf32>, f32
vector.transfer_read %m[%i, %i], %s : memref<4x?xf32>, vector<1x2x4xf32>
vector.transfer_read %mv[%i], %a, %mk : memref<?xvector<4xf32>>, vector<1x4xf32>
vector.transfer_read %m[%i, %i], %s, %mk {permutation_map = affine_map<(d0, d1)->(d0)>}: memref<4x?xf32>, vector<2x4xf32>
vector.transfer_write %a, %m[%i, %i] : memref<4x?xf32>
vector.transfer_write %a, %m[%i, %i] : f32, memref<4x?xf32>
vector.transfer_write %a, %m[%i, %i] : vector<4xf32>, f32
vector.mask %mk, %a { vector.yield } : vector<4xi1>
vector.mask %mk  : vector<4xi1>
