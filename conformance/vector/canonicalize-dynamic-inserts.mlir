// ARGS: --canonicalize --split-input-file
// Insertions at one unknown position; slices of a transposed write.

func.func @slices(%v: vector<4x8xf32>, %t: tensor<8x4xf32>, %d: tensor<4x2xf32>) -> tensor<4x2xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true,true], permutation_map = affine_map<(a,b)->(b,a)>} : vector<4x8xf32>, tensor<8x4xf32>
 %1 = tensor.extract_slice %0[0,0][4,2][1,1] : tensor<8x4xf32> to tensor<4x2xf32>
 %2 = tensor.insert_slice %1 into %d[0,0][4,2][1,1] : tensor<4x2xf32> into tensor<4x2xf32>
 return %2 : tensor<4x2xf32> }

// -----

func.func @slices(%v: vector<4x8xf32>, %t: tensor<8x4xf32>, %d: tensor<40x20xf32>, %s: index) -> tensor<40x20xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true,true], permutation_map = affine_map<(a,b)->(b,a)>} : vector<4x8xf32>, tensor<8x4xf32>
 %1 = tensor.extract_slice %0[0,0][4,%s][1,1] : tensor<8x4xf32> to tensor<4x?xf32>
 %2 = tensor.insert_slice %1 into %d[3,5][4,%s][1,1] : tensor<4x?xf32> into tensor<40x20xf32>
 return %2 : tensor<40x20xf32> }

// -----

func.func @slices(%v: vector<4x4xf32>, %t: tensor<4x4xf32>, %d: tensor<40x20xf32>, %s: index) -> tensor<40x20xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true,true], permutation_map = affine_map<(a,b)->(b,a)>} : vector<4x4xf32>, tensor<4x4xf32>
 %1 = tensor.extract_slice %0[0,0][4,%s][1,1] : tensor<4x4xf32> to tensor<4x?xf32>
 %2 = tensor.insert_slice %1 into %d[3,5][4,%s][1,1] : tensor<4x?xf32> into tensor<40x20xf32>
 return %2 : tensor<40x20xf32> }

// -----

func.func @ins2(%v: vector<4xf32>, %f: f32, %i: index) -> vector<4xf32> {
 %0 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
 %1 = vector.insert %f, %0[%i] : f32 into vector<4xf32>
 return %1 : vector<4xf32> }

// -----

func.func @ins2(%v: vector<4xf32>, %f: f32, %g: f32, %i: index) -> vector<4xf32> {
 %0 = vector.insert %f, %v[%i] : f32 into vector<4xf32>
 %1 = vector.insert %g, %0[%i] : f32 into vector<4xf32>
 return %1 : vector<4xf32> }

// -----

func.func @ins2(%v: vector<4x5xf32>, %f: vector<5xf32>, %g: vector<5xf32>, %i: index) -> vector<4x5xf32> {
 %0 = vector.insert %f, %v[%i] : vector<5xf32> into vector<4x5xf32>
 %1 = vector.insert %g, %0[%i] : vector<5xf32> into vector<4x5xf32>
 return %1 : vector<4x5xf32> }

// -----

func.func @ins2(%v: vector<4x5xf32>, %f: f32, %g: f32, %i: index, %j: index) -> vector<4x5xf32> {
 %0 = vector.insert %f, %v[2, %i] : f32 into vector<4x5xf32>
 %1 = vector.insert %g, %0[2, %i] : f32 into vector<4x5xf32>
 return %1 : vector<4x5xf32> }

// -----

func.func @ins2(%v: vector<4x5xf32>, %f: f32, %g: f32, %i: index, %j: index) -> (vector<4x5xf32>, vector<4x5xf32>) {
 %0 = vector.insert %f, %v[2, %i] : f32 into vector<4x5xf32>
 %1 = vector.insert %g, %0[2, %i] : f32 into vector<4x5xf32>
 return %1, %0 : vector<4x5xf32>, vector<4x5xf32> }

// -----

func.func @ins2(%v: vector<4x5xf32>, %f: f32, %g: f32, %i: index, %j: index) -> vector<4x5xf32> {
 %0 = vector.insert %f, %v[2, %i] : f32 into vector<4x5xf32>
 %1 = vector.insert %g, %0[2, %j] : f32 into vector<4x5xf32>
 return %1 : vector<4x5xf32> }
