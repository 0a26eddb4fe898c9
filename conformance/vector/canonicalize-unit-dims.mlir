// ARGS: --canonicalize --split-input-file
// Reads of one lane after a write, and masks without trailing ones.

func.func @w(%v: vector<6xf32>, %t: tensor<1x6xf32>, %f: f32) -> vector<1x6xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<6xf32>, tensor<1x6xf32>
 %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true,true]} : tensor<1x6xf32>, vector<1x6xf32>
 return %1 : vector<1x6xf32> }

// -----

func.func @w(%v: vector<1xf32>, %t: tensor<1x4xf32>, %f: f32) -> vector<1x1xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<1xf32>, tensor<1x4xf32>
 %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true,true]} : tensor<1x4xf32>, vector<1x1xf32>
 return %1 : vector<1x1xf32> }

// -----

func.func @w(%v: vector<6xf32>, %t: tensor<3x6xf32>, %f: f32) -> vector<1x6xf32> {
 %c0 = arith.constant 0 : index
 %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<6xf32>, tensor<3x6xf32>
 %1 = vector.transfer_read %0[%c0, %c0], %f {in_bounds = [true,true]} : tensor<3x6xf32>, vector<1x6xf32>
 return %1 : vector<1x6xf32> }

// -----

func.func @scm(%i: index, %j: index) -> vector<4x[3]xi1> { 
 %c1 = arith.constant 1 : index
 %0 = vector.create_mask %i, %c1, %j, %c1 : vector<4x1x[3]x1xi1>
 %1 = vector.shape_cast %0 : vector<4x1x[3]x1xi1> to vector<4x[3]xi1>
 return %1 : vector<4x[3]xi1> }

// -----

func.func @scm(%i: index, %j: index) -> vector<4x1x3xi1> { 
 %c1 = arith.constant 1 : index
 %0 = vector.create_mask %i, %c1, %j, %c1 : vector<4x1x3x1xi1>
 %1 = vector.shape_cast %0 : vector<4x1x3x1xi1> to vector<4x1x3xi1>
 return %1 : vector<4x1x3xi1> }

// -----

func.func @scm(%i: index, %j: index) -> vector<1xi1> { 
 %c1 = arith.constant 1 : index
 %0 = vector.create_mask %i, %c1 : vector<1x1xi1>
 %1 = vector.shape_cast %0 : vector<1x1xi1> to vector<1xi1>
 return %1 : vector<1xi1> }
