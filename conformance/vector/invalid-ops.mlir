// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%f: f32, %i: index, %i32: i32, %z: vector<f32>, %v4: vector<4xf32>, %v5: vector<5xf32>, %v8: vector<8xf32>, %i4: vector<4xi32>, %v44: vector<4x4xf32>, %v48: vector<4x8xf32>, %s4: vector<[4]xf32>, %ix: vector<4xindex>, %mk4: vector<4xi1>, %mk8: vector<8xi1>,
             %t: tensor<4xf32>, %t3: tensor<*xf32>, %m: memref<?x?xf32>, %mz: memref<f32>, %mv: memref<?xvector<4xf32>>, %mt: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %ms: memref<?xf32, strided<[2]>>, %mst: memref<4x4xf32>) {
  // HERE
  return
}
// EACH
vector.reduction <add>, %v44 : vector<4x4xf32> into f32
vector.reduction <and>, %v4 : vector<4xf32> into f32
vector.reduction <maxnumf>, %i4 : vector<4xi32> into i32
vector.multi_reduction <add>, %v48, %v4 [0, 1] : vector<4x8xf32> to vector<4xf32>
vector.broadcast %v48 : vector<4x8xf32> to vector<8xf32>
vector.broadcast %v4 : vector<4xf32> to vector<4x8xf32>
vector.broadcast %s4 : vector<[4]xf32> to vector<4x4xf32>
vector.broadcast %s4 : vector<[4]xf32> to vector<4x[8]xf32>
vector.broadcast %v4 : vector<4xf32> to vector<[4]xf32>
vector.broadcast %t : tensor<4xf32> to vector<4xf32>
vector.broadcast %f : f32 to vector<4xi32>
vector.shuffle %v48, %v4 [0, 1] : vector<4x8xf32>, vector<4xf32>
vector.shuffle %v48, %v44 [0, 1] : vector<4x8xf32>, vector<4x4xf32>
vector.shuffle %v4, %v4 [0, 8] : vector<4xf32>, vector<4xf32>
vector.shuffle %v4, %v4 [] : vector<4xf32>, vector<4xf32>
vector.extract %v48[-2] : vector<8xf32> from vector<4x8xf32>
vector.extract %v48[0] : vector<4xf32> from vector<4x8xf32>
"vector.extract"(%v48, %i) {static_position = array<i64: 0>} : (vector<4x8xf32>, index) -> vector<8xf32>
vector.insert %f, %v48[0] : f32 into vector<4x8xf32>
vector.insert %f, %v48[0, 8] : f32 into vector<4x8xf32>
vector.insert %f, %v48[0, 0, 0] : f32 into vector<4x8xf32>
vector.insert %v48, %v48[0, 0] : vector<4x8xf32> into vector<4x8xf32>
vector.insert %z, %v48[0, 0] : vector<f32> into vector<4x8xf32>
vector.scalable.insert %v4, %s4[3] : vector<4xf32> into vector<[4]xf32>
vector.scalable.extract %s4[3] : vector<4xf32> from vector<[4]xf32>
vector.scalable.extract %s4[3] : vector<4x1xf32> from vector<[4]xf32>
vector.insert_strided_slice %v48, %v4 {offsets = [0], strides = [1, 1]} : vector<4x8xf32> into vector<4xf32>
vector.insert_strided_slice %v4, %v48 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4x8xf32>
vector.insert_strided_slice %v4, %v48 {offsets = [0, 0], strides = [1, 1]} : vector<4xf32> into vector<4x8xf32>
vector.insert_strided_slice %v4, %v48 {offsets = [4, 0], strides = [1]} : vector<4xf32> into vector<4x8xf32>
vector.insert_strided_slice %v4, %v48 {offsets = [0, 5], strides = [1]} : vector<4xf32> into vector<4x8xf32>
vector.insert_strided_slice %v4, %v48 {offsets = [0, 0], strides = [2]} : vector<4xf32> into vector<4x8xf32>
vector.insert_strided_slice %v4, %s4 {offsets = [0], strides = [1]} : vector<4xf32> into vector<[4]xf32>
vector.extract_strided_slice %v48 {offsets = [0, 0], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
vector.extract_strided_slice %v48 {offsets = [0], sizes = [1], strides = [1, 1]} : vector<4x8xf32> to vector<1x8xf32>
vector.extract_strided_slice %v48 {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<4x8xf32> to vector<1x8xf32>
vector.extract_strided_slice %v48 {offsets = [-1], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
vector.extract_strided_slice %v48 {offsets = [0], sizes = [0], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [2]} : vector<4x8xf32> to vector<2x8xf32>
vector.extract_strided_slice %v48 {offsets = [0], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
vector.extract_strided_slice %s4 {offsets = [0], sizes = [2], strides = [1]} : vector<[4]xf32> to vector<[2]xf32>
vector.outerproduct %v48, %v4 : vector<4x8xf32>, vector<4xf32>
vector.outerproduct %v4, %v48 : vector<4xf32>, vector<4x8xf32>
vector.outerproduct %v4, %v4 {kind = #vector.kind<and>} : vector<4xf32>, vector<4xf32>
vector.outerproduct %s4, %v4 : vector<[4]xf32>, vector<4xf32>
"vector.outerproduct"(%v4, %v4) : (vector<4xf32>, vector<4xf32>) -> vector<4x5xf32>
"vector.outerproduct"(%v4, %v4, %v48) : (vector<4xf32>, vector<4xf32>, vector<4x8xf32>) -> vector<4x4xf32>
"vector.outerproduct"(%v4, %f) : (vector<4xf32>, f32) -> vector<4x4xf32>
"vector.outerproduct"(%v4, %f) : (vector<4xf32>, f32) -> vector<5xf32>
vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, 3], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i)[s] -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i,j) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} %v4, %v4, %v4 : vector<4xf32>, vector<4xf32> into vector<4xf32>
vector.contract {indexing_maps = [affine_map<(i,j) -> (i,j)>, affine_map<(i,j) -> (j)>, affine_map<(i,j) -> (i)>], iterator_types = ["parallel", "reduction"]} %v48, %v8, %v8 : vector<4x8xf32>, vector<8xf32> into vector<8xf32>
vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<and>} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %v4, %v8, %f : vector<4xf32>, vector<8xf32> into f32
vector.contract {indexing_maps = [affine_map<(i,j) -> (i,j)>, affine_map<(i,j) -> (i,j)>, affine_map<(i,j) -> ()>], iterator_types = ["parallel", "reduction"]} %v48, %v48, %f : vector<4x8xf32>, vector<4x8xf32> into f32
vector.transfer_read %m[%i], %f : memref<?x?xf32>, vector<4xf32>
vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x8xf32>
vector.transfer_read %m[%i, %i], %f {in_bounds = [true, 3]} : memref<?x?xf32>, vector<4x4xf32>
vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<3xi16>
vector.transfer_read %mv[%i], %v4 : memref<?xvector<4xf32>>, vector<5xf32>
vector.transfer_read %mv[%i], %v4 {in_bounds = [true, true]} : memref<?xvector<4xf32>>, vector<1x4xf32>
vector.transfer_read %mv[%i], %v4 {permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<?xvector<4xf32>>, vector<1x4xf32>
"vector.transfer_read"(%m, %i, %i, %i32) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, i32) -> vector<4xf32>
"vector.transfer_read"(%m, %i, %i, %f, %mk8) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32, vector<8xi1>) -> vector<4xf32>
vector.transfer_write %v4, %m[%i] : vector<4xf32>, memref<?x?xf32>
vector.transfer_write %v4, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>, in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
vector.transfer_write %v4, %m[%i, %i] {permutation_map = affine_map<(d0) -> (d0)>} : vector<4xf32>, memref<?x?xf32>
vector.transfer_write %v4, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : vector<4xf32>, memref<?x?xf32>
vector.transfer_write %v48, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : vector<4x8xf32>, memref<?x?xf32>
vector.transfer_write %v4, %m[%i, %i] {in_bounds = [true, true]} : vector<4xf32>, memref<?x?xf32>
vector.load %m[%i] : memref<?x?xf32>, vector<4xf32>
vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
vector.load %ms[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
vector.load %m[%i, %i] {alignment = 3} : memref<?x?xf32>, vector<4xf32>
vector.store %v4, %m[%i] : memref<?x?xf32>, vector<4xf32>
vector.store %i4, %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
vector.store %v8, %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
vector.store %v8, %mt[%i, %i] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<8xf32>
vector.maskedload %m[%i], %mk4, %v4 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.maskedload %m[%i, %i], %mk4, %i4 : memref<?x?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
vector.maskedload %m[%i, %i], %mk4, %v8 : memref<?x?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
vector.maskedload %m[%i, %i], %mk4, %v8 : memref<?x?xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
vector.maskedstore %m[%i], %mk4, %v4 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
vector.maskedstore %m[%i, %i], %mk4, %i4 : memref<?x?xf32>, vector<4xi1>, vector<4xi32>
vector.maskedstore %m[%i, %i], %mk4, %v8 : memref<?x?xf32>, vector<4xi1>, vector<8xf32>
vector.gather %m[%i] [%i4], %mk4, %v4 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.gather %m[%i, %i] [%i4], %mk4, %i4 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
vector.gather %m[%i, %i] [%i4], %mk8, %v4 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32> into vector<4xf32>
vector.gather %m[%i, %i] [%i4], %mk8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
vector.gather %m[%i, %i] [%i4], %mk4, %v8 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
vector.scatter %m[%i] [%i4], %mk4, %v4 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
vector.scatter %m[%i, %i] [%i4], %mk4, %i4 : memref<?x?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
vector.scatter %m[%i, %i] [%i4], %mk8, %v4 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<4xf32>
vector.scatter %m[%i, %i] [%i4], %mk8, %v8 : memref<?x?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
vector.scatter %t[%i] [%i4], %mk4, %v4 : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
vector.expandload %m[%i], %mk4, %v4 : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
vector.expandload %m[%i, %i], %mk4, %i4 : memref<?x?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
vector.expandload %m[%i, %i], %mk4, %v8 : memref<?x?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
vector.expandload %m[%i, %i], %mk4, %v8 : memref<?x?xf32>, vector<4xi1>, vector<8xf32> into vector<4xf32>
vector.compressstore %m[%i], %mk4, %v4 : memref<?x?xf32>, vector<4xi1>, vector<4xf32>
vector.compressstore %m[%i, %i], %mk4, %i4 : memref<?x?xf32>, vector<4xi1>, vector<4xi32>
vector.compressstore %m[%i, %i], %mk4, %v8 : memref<?x?xf32>, vector<4xi1>, vector<8xf32>
vector.shape_cast %v4 : vector<4xf32> to vector<8xf32>
vector.shape_cast %v4 : vector<4xf32> to vector<4xi32>
vector.shape_cast %s4 : vector<[4]xf32> to vector<4xf32>
vector.shape_cast %s4 : vector<[4]xf32> to vector<[2]x[2]xf32>
vector.bitcast %v48 : vector<4x8xf32> to vector<4x8xi16>
vector.bitcast %v48 : vector<4x8xf32> to vector<2x16xf32>
vector.bitcast %v48 : vector<4x8xf32> to vector<32xf32>
vector.bitcast %z : vector<f32> to vector<i16>
vector.type_cast %mst : memref<4x4xf32> to memref<vector<4x8xf32>>
vector.type_cast %mst : memref<4x4xf32> to memref<vector<4x4xi32>>
vector.type_cast %mst : memref<4x4xf32> to memref<vector<4x4xf32>, 3>
vector.type_cast %mt : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<vector<4x4xf32>>
vector.constant_mask [2] : vector<4x4xi1>
vector.constant_mask [2, 5] : vector<4x4xi1>
vector.constant_mask [0, 2] : vector<4x4xi1>
vector.constant_mask [2] : vector<i1>
vector.constant_mask [] : vector<i1>
vector.constant_mask [2] : vector<[4]xi1>
vector.create_mask %i : vector<4x4xi1>
vector.create_mask %i, %i : vector<4xi1>
vector.create_mask : vector<i1>
vector.transpose %v48, [0] : vector<4x8xf32> to vector<8x4xf32>
vector.transpose %v48, [1, 0] : vector<4x8xf32> to vector<8xf32>
vector.transpose %v48, [-1, 0] : vector<4x8xf32> to vector<8x4xf32>
vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = 2} : vector<4x8xf32>, vector<8xf32>
vector.scan <add>, %v48, %v44 {inclusive = true, reduction_dim = 0} : vector<4x8xf32>, vector<4x4xf32>
vector.scan <and>, %v48, %v8 {inclusive = true, reduction_dim = 0} : vector<4x8xf32>, vector<8xf32>
vector.scan <add>, %v48, %v8 {inclusive = true, reduction_dim = -1} : vector<4x8xf32>, vector<8xf32>
vector.mask %mk4 { vector.reduction <add>, %v8 : vector<8xf32> into f32 } : vector<4xi1> -> f32
vector.mask %mk4 { arith.addf %v4, %v4 : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
vector.mask %mk4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
vector.mask %mk4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> i32
vector.mask %mk4, %f { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
vector.mask %mk4 { vector.yield %v4 : vector<4xf32> } : vector<4xi1> -> f32
vector.mask %mk4 { %0 = vector.reduction <add>, %v4 : vector<4xf32> into f32 vector.yield %0, %0 : f32, f32 } : vector<4xi1> -> f32
"vector.mask"(%mk4) ({ }) : (vector<4xi1>) -> ()
"vector.mask"(%mk4) ({ %0 = "vector.reduction"(%v4) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f32 "func.return"() : () -> () }) : (vector<4xi1>) -> ()
"vector.mask"(%mk4) ({ ^bb0(%a: f32): "vector.yield"() : () -> () }) : (vector<4xi1>) -> ()
vector.interleave %v4, %v4 : vector<4xf32> -> vector<4xf32>
vector.deinterleave %v5 : vector<5xf32> -> vector<2xf32>
vector.deinterleave %v4 : vector<4xf32> -> vector<3xf32>
vector.from_elements %f, %f : vector<3xf32>
vector.step : vector<2xi32>
vector.print %v4 : vector<4xf32> str "x"
vector.fma %i4, %i4, %i4 : vector<4xi32>
%a = "any.op"() : () -> vector<4x4xsi8> %c = "any.op"() : () -> vector<4x4xi32> %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, i)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %a, %c : vector<4x4xsi8>, vector<4x4xsi8> into vector<4x4xi32>
