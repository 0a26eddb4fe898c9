// ARGS: --convert-vector-to-llvm --allow-unregistered-dialect --split-input-file
// ARGS: '--convert-vector-to-llvm=use-vector-alignment' --allow-unregistered-dialect --split-input-file
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --allow-unregistered-dialect --split-input-file
// Vectors from and to memory; masks.

func.func @load(%m: memref<200x100xf32>, %i: index, %j: index) -> (vector<8xf32>, vector<f32>, vector<2x8xf32>) {
  %0 = vector.load %m[%i, %j] : memref<200x100xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %j] : memref<200x100xf32>, vector<f32>
  %2 = vector.load %m[%i, %j] : memref<200x100xf32>, vector<2x8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<f32>, vector<2x8xf32>
}

// -----

func.func @load_attrs(%m: memref<200x100xf32>, %n: memref<?x?xf64, strided<[?, 1], offset: ?>>, %i: index, %j: index, %v: vector<8xf32>, %x: memref<4xindex>, %c: memref<4xvector<4xf32>>) {
  %0 = vector.load %m[%i, %j] {nontemporal = true} : memref<200x100xf32>, vector<8xf32>
  %1 = vector.load %m[%i, %j] {alignment = 16} : memref<200x100xf32>, vector<8xf32>
  %2 = vector.load %n[%i, %j] : memref<?x?xf64, strided<[?, 1], offset: ?>>, vector<4xf64>
  %3 = vector.load %x[%i] : memref<4xindex>, vector<4xindex>
  vector.store %v, %m[%i, %j] {nontemporal = true} : memref<200x100xf32>, vector<8xf32>
  vector.store %v, %m[%i, %j] {alignment = 8} : memref<200x100xf32>, vector<8xf32>
  vector.store %v, %m[%i, %j] : memref<200x100xf32>, vector<8xf32>
  "x.use"(%0, %1, %2, %3) : (vector<8xf32>, vector<8xf32>, vector<4xf64>, vector<4xindex>) -> ()
  return
}

// -----

func.func @load_scalable(%m: memref<200x100xf32>, %i: index, %v: vector<[4]xf32>, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.load %m[%i, %i] : memref<200x100xf32>, vector<[4]xf32>
  vector.store %v, %m[%i, %i] : memref<200x100xf32>, vector<[4]xf32>
  %1 = vector.maskedload %m[%i, %i], %k, %v : memref<200x100xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  vector.maskedstore %m[%i, %i], %k, %v : memref<200x100xf32>, vector<[4]xi1>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @load_space(%m: memref<200xf32, 3>, %i: index) -> vector<4xf32> {
  %0 = vector.load %m[%i] : memref<200xf32, 3>, vector<4xf32>
  vector.store %0, %m[%i] : memref<200xf32, 3>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @load_0d(%m: memref<f32>, %v: vector<f32>) -> vector<f32> {
  %0 = vector.load %m[] : memref<f32>, vector<f32>
  vector.store %v, %m[] : memref<f32>, vector<f32>
  return %0 : vector<f32>
}

// -----

func.func @masked(%m: memref<?xf32>, %k: vector<16xi1>, %p: vector<16xf32>, %i: index, %n: memref<?xindex>, %q: vector<16xindex>) -> (vector<16xf32>, vector<16xindex>) {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<16xi1>, vector<16xf32>
  %1 = vector.maskedload %n[%i], %k, %q : memref<?xindex>, vector<16xi1>, vector<16xindex> into vector<16xindex>
  vector.maskedstore %n[%i], %k, %q : memref<?xindex>, vector<16xi1>, vector<16xindex>
  %2 = vector.maskedload %m[%i], %k, %p {alignment = 4} : memref<?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
  vector.maskedstore %m[%i], %k, %2 {alignment = 2} : memref<?xf32>, vector<16xi1>, vector<16xf32>
  return %0, %1 : vector<16xf32>, vector<16xindex>
}

// -----

func.func @masked_2d(%m: memref<?x?xf32>, %k: vector<4x16xi1>, %p: vector<4x16xf32>, %i: index) -> vector<4x16xf32> {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<?x?xf32>, vector<4x16xi1>, vector<4x16xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}

// -----

func.func @gather(%m: memref<?xf32>, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>, %i: index, %m2: memref<4x4xf32>, %s: vector<[4]xi32>, %sk: vector<[4]xi1>, %sp: vector<[4]xf32>) {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.gather %m2[%i, %i] [%x], %k, %p : memref<4x4xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %2 = vector.gather %m[%i] [%s], %sk, %sp : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %3 = vector.gather %m[%i] [%x], %k, %p {alignment = 8} : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.scatter %m[%i] [%x], %k, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  vector.scatter %m2[%i, %i] [%x], %k, %p {alignment = 8} : memref<4x4xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  vector.scatter %m[%i] [%s], %sk, %sp : memref<?xf32>, vector<[4]xi32>, vector<[4]xi1>, vector<[4]xf32>
  "x.use"(%0, %1, %2, %3) : (vector<3xf32>, vector<3xf32>, vector<[4]xf32>, vector<3xf32>) -> ()
  return
}

// -----

func.func @gather_index(%m: memref<?xindex>, %x: vector<3xindex>, %k: vector<3xi1>, %p: vector<3xindex>, %i: index) -> vector<3xindex> {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<?xindex>, vector<3xindex>, vector<3xi1>, vector<3xindex> into vector<3xindex>
  vector.scatter %m[%i] [%x], %k, %p : memref<?xindex>, vector<3xindex>, vector<3xi1>, vector<3xindex>
  return %0 : vector<3xindex>
}

// -----

func.func @gather_2d(%m: memref<?xf32>, %x: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %p : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @gather_strided(%m: memref<4x4xf32, strided<[1, 4]>>, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>, %i: index, %m1: memref<100xf32, strided<[2]>>) -> (vector<3xf32>, vector<3xf32>) {
  %0 = vector.gather %m[%i, %i] [%x], %k, %p : memref<4x4xf32, strided<[1, 4]>>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.gather %m1[%i] [%x], %k, %p : memref<100xf32, strided<[2]>>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.scatter %m[%i, %i] [%x], %k, %p : memref<4x4xf32, strided<[1, 4]>>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  return %0, %1 : vector<3xf32>, vector<3xf32>
}

// -----

func.func @gather_tensor(%m: tensor<?xf32>, %x: vector<3xi32>, %k: vector<3xi1>, %p: vector<3xf32>, %i: index) -> vector<3xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %p : tensor<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @expand(%m: memref<?xf32>, %k: vector<11xi1>, %p: vector<11xf32>, %i: index, %n: memref<?xindex>, %q: vector<11xindex>) -> (vector<11xf32>, vector<11xindex>) {
  %0 = vector.expandload %m[%i], %k, %p : memref<?xf32>, vector<11xi1>, vector<11xf32> into vector<11xf32>
  %1 = vector.expandload %n[%i], %k, %q {alignment = 8} : memref<?xindex>, vector<11xi1>, vector<11xindex> into vector<11xindex>
  vector.compressstore %m[%i], %k, %p : memref<?xf32>, vector<11xi1>, vector<11xf32>
  vector.compressstore %n[%i], %k, %q {alignment = 8} : memref<?xindex>, vector<11xi1>, vector<11xindex>
  return %0, %1 : vector<11xf32>, vector<11xindex>
}

// -----

func.func @type_cast(%m: memref<8x8x8xf32>, %n: memref<4x4xf32, 3>) -> (memref<vector<8x8x8xf32>>, memref<vector<4x4xf32>, 3>) {
  %0 = vector.type_cast %m : memref<8x8x8xf32> to memref<vector<8x8x8xf32>>
  %1 = vector.type_cast %n : memref<4x4xf32, 3> to memref<vector<4x4xf32>, 3>
  return %0, %1 : memref<vector<8x8x8xf32>>, memref<vector<4x4xf32>, 3>
}

// -----

func.func @create_mask(%a: index, %b: index) -> (vector<8xi1>, vector<2x8xi1>, vector<[4]xi1>, vector<3x[4]xi1>) {
  %0 = vector.create_mask %a : vector<8xi1>
  %1 = vector.create_mask %a, %b : vector<2x8xi1>
  %2 = vector.create_mask %a : vector<[4]xi1>
  %3 = vector.create_mask %a, %b : vector<3x[4]xi1>
  return %0, %1, %2, %3 : vector<8xi1>, vector<2x8xi1>, vector<[4]xi1>, vector<3x[4]xi1>
}

// -----

func.func @constant_mask() -> (vector<8xi1>, vector<2x8xi1>, vector<i1>, vector<[4]xi1>, vector<4xi1>) {
  %0 = vector.constant_mask [4] : vector<8xi1>
  %1 = vector.constant_mask [1, 3] : vector<2x8xi1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.constant_mask [4] : vector<[4]xi1>
  %4 = vector.constant_mask [0] : vector<4xi1>
  return %0, %1, %2, %3, %4 : vector<8xi1>, vector<2x8xi1>, vector<i1>, vector<[4]xi1>, vector<4xi1>
}

// -----

func.func @create_mask_0d(%a: index) -> vector<i1> {
  %0 = vector.create_mask %a : vector<i1>
  return %0 : vector<i1>
}

// -----

func.func @transfer(%m: memref<?xf32>, %i: index, %f: f32, %v: vector<17xf32>) -> vector<17xf32> {
  %0 = vector.transfer_read %m[%i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<?xf32>, vector<17xf32>
  vector.transfer_write %v, %m[%i] {permutation_map = affine_map<(d0) -> (d0)>} : vector<17xf32>, memref<?xf32>
  return %0 : vector<17xf32>
}

// -----

func.func @transfer_inb(%m: memref<?x?xf32>, %i: index, %f: f32, %v: vector<17xf32>) -> vector<17xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<?x?xf32>, vector<17xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<17xf32>, memref<?x?xf32>
  return %0 : vector<17xf32>
}

// -----

func.func @transfer_2d(%m: memref<?x?xf32>, %i: index, %f: f32, %v: vector<4x17xf32>) -> vector<4x17xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x17xf32>
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true]} : vector<4x17xf32>, memref<?x?xf32>
  return %0 : vector<4x17xf32>
}

// -----

func.func @transfer_0d(%m: memref<f32>, %f: f32, %v: vector<f32>) -> vector<f32> {
  %0 = vector.transfer_read %m[], %f : memref<f32>, vector<f32>
  vector.transfer_write %v, %m[] : vector<f32>, memref<f32>
  return %0 : vector<f32>
}

// -----

func.func @transfer_perm(%m: memref<?x?x?xf32>, %i: index, %f: f32, %v: vector<4x17xf32>) -> (vector<4x17xf32>, vector<4xf32>) {
  %0 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<?x?x?xf32>, vector<4x17xf32>
  %1 = vector.transfer_read %m[%i, %i, %i], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (0)>} : memref<?x?x?xf32>, vector<4xf32>
  return %0, %1 : vector<4x17xf32>, vector<4xf32>
}

// -----

func.func @transfer_index(%m: memref<?xindex>, %i: index, %v: vector<17xindex>, %k: vector<17xi1>, %z: index) -> vector<17xindex> {
  %0 = vector.transfer_read %m[%i], %z : memref<?xindex>, vector<17xindex>
  %1 = vector.transfer_read %m[%i], %z, %k {in_bounds=[true]} : memref<?xindex>, vector<17xindex>
  vector.transfer_write %v, %m[%i] : vector<17xindex>, memref<?xindex>
  vector.transfer_write %1, %m[%i], %k : vector<17xindex>, memref<?xindex>
  return %0 : vector<17xindex>
}

// -----

func.func @transfer_space(%m: memref<?xf32, 3>, %i: index, %f: f32, %v: vector<17xf32>) -> vector<17xf32> {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32, 3>, vector<17xf32>
  vector.transfer_write %v, %m[%i] : vector<17xf32>, memref<?xf32, 3>
  return %0 : vector<17xf32>
}

// -----

func.func @transfer_scalable(%m: memref<?xf32>, %i: index, %f: f32, %v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<[4]xf32>
  vector.transfer_write %v, %m[%i] : vector<[4]xf32>, memref<?xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @transfer_tensor(%m: tensor<?xf32>, %i: index, %f: f32) -> vector<17xf32> {
  %0 = vector.transfer_read %m[%i], %f : tensor<?xf32>, vector<17xf32>
  return %0 : vector<17xf32>
}

// -----

func.func @transfer_strided(%m: memref<4x4xf32, strided<[1, 4]>>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true]} : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @masked_transfer(%m: memref<?xf32>, %i: index, %f: f32, %k: vector<8xi1>) -> vector<8xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %f {in_bounds = [true]} : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_write %0, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  return %0 : vector<8xf32>
}

// -----


func.func @masked_fold(%m: memref<?xf32>, %x: vector<3xi32>, %p: vector<3xf32>, %i: index) -> (vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>) {
  %all = vector.constant_mask [3] : vector<3xi1>
  %none = vector.constant_mask [0] : vector<3xi1>
  %0 = vector.maskedload %m[%i], %all, %p : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %1 = vector.maskedload %m[%i], %none, %p : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %2 = vector.gather %m[%i] [%x], %none, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %3 = vector.expandload %m[%i], %all, %p : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.maskedstore %m[%i], %all, %p : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.maskedstore %m[%i], %none, %p : memref<?xf32>, vector<3xi1>, vector<3xf32>
  vector.scatter %m[%i] [%x], %none, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  vector.compressstore %m[%i], %all, %p : memref<?xf32>, vector<3xi1>, vector<3xf32>
  return %0, %1, %2, %3 : vector<3xf32>, vector<3xf32>, vector<3xf32>, vector<3xf32>
}

// -----

func.func @ops_of_arith(%a: vector<4xf32>, %b: vector<2x4xf32>, %i: index) -> (vector<4xf32>, index) {
  %0 = arith.addf %a, %a : vector<4xf32>
  %1 = arith.addi %i, %i : index
  %2 = vector.shuffle %0, %a [0, 4, 1, 5] : vector<4xf32>, vector<4xf32>
  return %2, %1 : vector<4xf32>, index
}

// -----

func.func @memref_ops(%m: memref<4xf32>, %i: index) -> (f32, vector<4xf32>) {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = vector.broadcast %0 : f32 to vector<4xf32>
  return %0, %1 : f32, vector<4xf32>
}

// -----

func.func @bound_of_lanes() -> vector<[4]xi1> {
  %c2 = arith.constant 2 : index
  %s = vector.vscale
  %n = arith.muli %s, %c2 : index
  %0 = vector.create_mask %s : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// -----

func.func @vectors_of_vectors(%m: memref<?xvector<4xi8>>, %i: index, %p: vector<4xi8>) -> (vector<1x4xi8>, vector<8xi8>) {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<?xvector<4xi8>>, vector<1x4xi8>
  %1 = vector.transfer_read %m[%i], %p : memref<?xvector<4xi8>>, vector<8xi8>
  vector.transfer_write %1, %m[%i] : vector<8xi8>, memref<?xvector<4xi8>>
  return %0, %1 : vector<1x4xi8>, vector<8xi8>
}

// -----

// Rows of three numbers lie apart in both.
func.func @type_cast_of_rows(%m: memref<vector<4x3xf32>>, %n: memref<2xvector<3x3xf32>>) -> (memref<4xvector<3xf32>>, memref<2x3xvector<3xf32>>) {
  %0 = vector.type_cast %m : memref<vector<4x3xf32>> to memref<4xvector<3xf32>>
  %1 = vector.type_cast %n : memref<2xvector<3x3xf32>> to memref<2x3xvector<3xf32>>
  return %0, %1 : memref<4xvector<3xf32>>, memref<2x3xvector<3xf32>>
}

// -----

// One vector alone has no next one.
func.func @type_cast_of_one(%m: memref<vector<1x7xf32>>, %n: memref<1x1xvector<1x3xi8>>) -> (memref<1xvector<7xf32>>, memref<1x1x1xvector<3xi8>>) {
  %0 = vector.type_cast %m : memref<vector<1x7xf32>> to memref<1xvector<7xf32>>
  %1 = vector.type_cast %n : memref<1x1xvector<1x3xi8>> to memref<1x1x1xvector<3xi8>>
  return %0, %1 : memref<1xvector<7xf32>>, memref<1x1x1xvector<3xi8>>
}
