// ARGS: --canonicalize --split-input-file
// Dims that a read repeats: as broadcasts, and in bounds.

func.func @w2(%v: vector<6xf32>, %t: tensor<1x6xf32>, %f: f32) -> vector<1x6x5xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<6xf32>, tensor<1x6xf32>
 %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true,true,true], permutation_map = affine_map<(a,b)->(a,b,0)>} : tensor<1x6xf32>, vector<1x6x5xf32>
 return %1 : vector<1x6x5xf32> }

// -----

func.func @w8(%v: vector<6xf32>, %t: tensor<6x1xf32>, %f: f32) -> vector<6x1xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true], permutation_map=affine_map<(a,b)->(a)>} : vector<6xf32>, tensor<6x1xf32>
 %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true, true]} : tensor<6x1xf32>, vector<6x1xf32>
 return %1 : vector<6x1xf32> }

// -----

func.func @w17(%v: vector<6x3xf32>, %t: tensor<2x3x6xf32>, %f: f32) -> vector<3x4x1x6xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true,true], permutation_map=affine_map<(a,b,c)->(c,b)>} : vector<6x3xf32>, tensor<2x3x6xf32>
 %1 = vector.transfer_read %0[%c0, %c0, %c0], %f {in_bounds = [true, true,true,true], permutation_map=affine_map<(a,b,c)->(b,0,a,c)>} : tensor<2x3x6xf32>, vector<3x4x1x6xf32>
 return %1 : vector<3x4x1x6xf32> }

// -----

func.func @i1(%t: memref<16x16xf32>, %f: f32, %i: index) -> vector<4x8xf32> {
 %c0 = arith.constant 0 : index
 %1 = vector.transfer_read %t[%i, %c0], %f {permutation_map = affine_map<(a,b)->(0,b)>, in_bounds=[false,true]} : memref<16x16xf32>, vector<4x8xf32>
 return %1 : vector<4x8xf32> }

// -----

func.func @i2(%t: memref<16x16xf32>, %f: f32, %i: index) -> vector<4x8xf32> {
 %c0 = arith.constant 0 : index
 %1 = vector.transfer_read %t[%i, %c0], %f {permutation_map = affine_map<(a,b)->(0,b)>, in_bounds=[true,false]} : memref<16x16xf32>, vector<4x8xf32>
 return %1 : vector<4x8xf32> }

// -----

func.func @i3(%t: memref<16x16xf32>, %f: f32, %i: index) -> vector<4x8xf32> {
 %1 = vector.transfer_read %t[%i, %i], %f {permutation_map = affine_map<(a,b)->(0,0)>, in_bounds=[true,false]} : memref<16x16xf32>, vector<4x8xf32>
 return %1 : vector<4x8xf32> }

// -----

func.func @i4(%t: memref<16x16xf32>, %f: f32, %i: index) -> vector<4x8xf32> {
 %c0 = arith.constant 0 : index
 %1 = vector.transfer_read %t[%c0, %c0], %f {permutation_map = affine_map<(a,b)->(0,0)>} : memref<16x16xf32>, vector<4x8xf32>
 return %1 : vector<4x8xf32> }

// -----

func.func @i5(%t: memref<16x16xf32>, %f: f32, %i: index) -> vector<4x8x3xf32> {
 %c0 = arith.constant 0 : index
 %1 = vector.transfer_read %t[%c0, %i], %f {permutation_map = affine_map<(a,b)->(0,b,a)>} : memref<16x16xf32>, vector<4x8x3xf32>
 return %1 : vector<4x8x3xf32> }
