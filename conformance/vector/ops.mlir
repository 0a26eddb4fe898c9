// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --mlir-print-local-scope

#acc = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]
#dot = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>]
#matmul = {indexing_maps = #acc, iterator_types = ["parallel", "parallel", "reduction"]}
#matmul_max = {indexing_maps = #acc, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>}
#matmul_enum = {indexing_maps = #acc, iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>]}

func.func @contract(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>, %x: vector<8xf32>, %s: f32, %m: vector<4x16x8xi1>) {
  %0 = vector.contract #matmul %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %1 = vector.contract #matmul_max %a, %b, %0 : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  %3 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"]} %x, %x, %s : vector<8xf32>, vector<8xf32> into f32
  %4 = vector.contract {indexing_maps = #dot, iterator_types = ["reduction"], kind = #vector.kind<mul>} %x, %x, %s {extra = 1 : i32} : vector<8xf32>, vector<8xf32> into f32
  %5 = vector.mask %m { vector.contract #matmul %a, %b, %c : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32> } : vector<4x16x8xi1> -> vector<4x16xf32>
  return
}

func.func @reductions(%v: vector<16xf32>, %vi: vector<[4]xi32>, %s: f32, %w: vector<4x8x16x32xf32>, %acc0: vector<4x16xf32>, %acc1: f32) {
  %0 = vector.reduction <add>, %v : vector<16xf32> into f32
  %1 = vector.reduction <add>, %v, %s : vector<16xf32> into f32
  %2 = vector.reduction <mul>, %v, %s fastmath<reassoc,nnan> {x = 2} : vector<16xf32> into f32
  %3 = vector.reduction <minnumf>, %v : vector<16xf32> into f32
  %4 = vector.reduction <maximumf>, %v : vector<16xf32> into f32
  %5 = vector.reduction <minui>, %vi : vector<[4]xi32> into i32
  %6 = vector.reduction <xor>, %vi : vector<[4]xi32> into i32
  %7 = vector.multi_reduction <mul>, %w, %acc0 [1, 3] : vector<4x8x16x32xf32> to vector<4x16xf32>
  %8 = vector.multi_reduction <add>, %w, %acc1 [0, 1, 2, 3] : vector<4x8x16x32xf32> to f32
  %9:2 = vector.scan <add>, %acc0, %v {inclusive = true, reduction_dim = 0 : i64} : vector<4x16xf32>, vector<16xf32>
  return
}

func.func @lanes(%s: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %sc: vector<[4]xf32>, %i: index) {
  %0 = vector.broadcast %s : f32 to vector<4xf32>
  %1 = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %s : f32 to vector<f32>
  %3 = vector.shuffle %v, %v [0, 4, 1, 5, 2] : vector<4xf32>, vector<4xf32>
  %4 = vector.shuffle %w, %w [0, 2, 1] : vector<2x4xf32>, vector<2x4xf32>
  %5 = vector.shuffle %z, %z [0, 1] : vector<f32>, vector<f32>
  %6 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %7 = vector.interleave %sc, %sc : vector<[4]xf32> -> vector<[8]xf32>
  %8 = vector.interleave %z, %z : vector<f32> -> vector<2xf32>
  %9, %10 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %11 = vector.fma %v, %v, %v : vector<4xf32>
  %12:8 = vector.to_elements %w : vector<2x4xf32>
  %13 = vector.from_elements %s, %s : vector<2xf32>
  %14 = vector.from_elements %s : vector<f32>
  %15 = vector.to_elements %z : vector<f32>
  %16 = vector.step : vector<8xindex>
  %17 = vector.step : vector<[8]xindex>
  %18 = vector.vscale
  %19 = vector.transpose %w, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %20 = vector.transpose %z, [] : vector<f32> to vector<f32>
  return
}

func.func @parts(%s: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %z: vector<f32>, %sc: vector<[4]xf32>, %i: index, %j: index) {
  %0 = vector.extract %w[0] : vector<4xf32> from vector<2x4xf32>
  %1 = vector.extract %w[0, 1] : f32 from vector<2x4xf32>
  %2 = vector.extract %w[%i, 1] : f32 from vector<2x4xf32>
  %3 = vector.extract %w[%i, %j] : f32 from vector<2x4xf32>
  %4 = vector.extract %w[] : vector<2x4xf32> from vector<2x4xf32>
  %5 = vector.extract %z[] : f32 from vector<f32>
  %6 = vector.extract %w[-1] : vector<4xf32> from vector<2x4xf32>
  %7 = vector.extract %sc[2] {a} : f32 from vector<[4]xf32>
  %8 = vector.insert %v, %w [1] : vector<4xf32> into vector<2x4xf32>
  %9 = vector.insert %s, %w [1, %i] : f32 into vector<2x4xf32>
  %10 = vector.insert %s, %z [] : f32 into vector<f32>
  %11 = vector.insert %s, %w [%j, %i] : f32 into vector<2x4xf32>
  %12 = vector.scalable.insert %v, %sc[4] : vector<4xf32> into vector<[4]xf32>
  %13 = vector.scalable.extract %sc[8] : vector<4xf32> from vector<[4]xf32>
  %14 = vector.extract_strided_slice %w {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<2x4xf32> to vector<2x1xf32>
  %15 = vector.extract_strided_slice %w {offsets = [1], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  %16 = vector.insert_strided_slice %v, %w {offsets = [1, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}

func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %s: f32, %sc: vector<[8]xf32>, %m: vector<4x8xi1>) {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  %1 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  %2 = vector.outerproduct %a, %s, %a : vector<4xf32>, f32
  %3 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<4xf32>, vector<8xf32>
  %4 = vector.outerproduct %a, %sc : vector<4xf32>, vector<[8]xf32>
  %5 = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>, other} : vector<4xf32>, vector<8xf32>
  %6 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  return
}

func.func @casts(%a: vector<4x8xf32>, %m: memref<8x8x8xf32>, %z: vector<f32>, %sc: vector<2x[4]xi8>) {
  %0 = vector.shape_cast %a : vector<4x8xf32> to vector<32xf32>
  %1 = vector.shape_cast %z : vector<f32> to vector<1x1xf32>
  %2 = vector.bitcast %a : vector<4x8xf32> to vector<4x16xi16>
  %3 = vector.bitcast %sc : vector<2x[4]xi8> to vector<2x[1]xi32>
  %4 = vector.type_cast %m : memref<8x8x8xf32> to memref<vector<8x8x8xf32>>
  return
}

func.func @masks(%i: index, %j: index, %v: vector<4xf32>, %s: f32, %m: vector<4xi1>, %r: memref<?xf32>, %t: tensor<?xf32>) {
  %0 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %1 = vector.constant_mask [4] : vector<[4]xi1>
  %2 = vector.constant_mask [1] : vector<i1>
  %3 = vector.create_mask %i, %j : vector<4x3xi1>
  %4 = vector.create_mask %i : vector<[4]xi1>
  %5 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %6 = vector.mask %m, %v { vector.transfer_read %r[%i], %s : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { vector.transfer_write %v, %r[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %7 = vector.mask %m { vector.transfer_write %v, %t[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  vector.mask %m {} : vector<4xi1>
  vector.mask %m { vector.yield } : vector<4xi1>
  %8 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %9 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } {name = "x"} : vector<4xi1> -> f32
  return
}

func.func @transfers(%r: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<4xi1>, %v: vector<4xf32>, %w: vector<4x3xf32>, %m2: vector<4x3xi1>,
                     %rv: memref<?x?xvector<4x3xf32>>, %pv: vector<4x3xf32>, %wv: vector<1x1x4x3xf32>, %vz: vector<f32>, %mi: memref<?xf32>, %mt: vector<3x4xi1>) {
  %0 = vector.transfer_read %r[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %r[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %r[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (0, d0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<4x3xf32>
  %3 = vector.transfer_read %r[%i, %i], %p, %m {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %4 = vector.transfer_read %t[%i, %i], %p, %mt {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<4x3xf32>
  %5 = vector.transfer_read %rv[%i, %i], %pv : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  %6 = vector.transfer_read %mi[%i], %p : memref<?xf32>, vector<f32>
  vector.transfer_write %v, %r[%i, %i] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %w, %r[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, true]} : vector<4x3xf32>, memref<?x?xf32>
  vector.transfer_write %w, %r[%i, %i] {in_bounds = [false, false]} : vector<4x3xf32>, memref<?x?xf32>
  vector.transfer_write %v, %r[%i, %i], %m : vector<4xf32>, memref<?x?xf32>
  %7 = vector.transfer_write %w, %t[%i, %i], %m2 {foo = "bar"} : vector<4x3xf32>, tensor<?x?xf32>
  vector.transfer_write %wv, %rv[%i, %i] : vector<1x1x4x3xf32>, memref<?x?xvector<4x3xf32>>
  vector.transfer_write %vz, %mi[%i] : vector<f32>, memref<?xf32>
  return
}

func.func @memory(%r: memref<?x?xf32>, %rv: memref<8xvector<8xf32>>, %i: index, %v: vector<8xf32>, %w: vector<2x8xf32>, %m: vector<8xi1>, %ix: vector<8xi32>, %t: tensor<?xf32>, %fm: memref<?xf32>) {
  %0 = vector.load %r[%i, %i] : memref<?x?xf32>, vector<8xf32>
  %1 = vector.load %r[%i, %i] {nontemporal = true, alignment = 16} : memref<?x?xf32>, vector<2x8xf32>
  %2 = vector.load %rv[%i] : memref<8xvector<8xf32>>, vector<8xf32>
  vector.store %v, %r[%i, %i] : memref<?x?xf32>, vector<8xf32>
  vector.store %w, %r[%i, %i] {nontemporal = false} : memref<?x?xf32>, vector<2x8xf32>
  %3 = vector.maskedload %r[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %4 = vector.maskedload %r[%i, %i], %m, %v {alignment = 8 : i64} : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %r[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %5 = vector.gather %r[%i, %i] [%ix], %m, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.scatter %r[%i, %i] [%ix], %m, %v : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %6 = vector.scatter %t[%i] [%ix], %m, %v : tensor<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> -> tensor<?xf32>
  %7 = vector.expandload %r[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.compressstore %r[%i, %i], %m, %v : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  %8 = vector.gather %t[%i] [%ix], %m, %v : tensor<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

func.func @print(%v: vector<4x4xf32>, %s: index, %f: f32, %vv: vector<4x4xi1>) {
  vector.print %v : vector<4x4xf32>
  vector.print %s : index
  vector.print str "hello \"you\""
  vector.print punctuation <newline>
  vector.print punctuation <comma>
  vector.print %f : f32 punctuation <no_punctuation>
  vector.print %f : f32 punctuation <newline> {a = 1}
  vector.print str "x" punctuation <newline>
  return
}
