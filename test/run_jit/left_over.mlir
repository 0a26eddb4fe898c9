// What no conversion to llvm takes becomes simpler first (src/payload/lower/left_over.c): rows of vectors in memory, classes of floats,
// additions with two results, scans, atomic products of integers, factors narrower than their sums; and vectors whose rows have gaps in memory are read row by row.
// RUN: %same %s --entry main --show-args --arg 'vector<2x3xf32>=dense<[[0x7F800000,1.0,0x00000001],[0xFF800000,0.0,0x00800000]]>' --arg f64=1.0e-310
// RUN: %same %s --entry gaps --arg 'memref<3x7xf64>=iota'
// RUN: %same %s --entry f16s --arg 'vector<4xf16>=dense<[0x7C00,0x03FF,0x0400,0xFE00]>'
// RUN: %same %s --entry factors --arg 'vector<2x3xi8>=dense<[[-128,127,3],[4,-5,6]]>' --arg 'vector<3x2xi8>=dense<[[127,-128],[-128,1],[2,3]]>' --arg 'vector<4xf16>=random:1'

func.func @main(%x: vector<2x3xf32>, %d: f64) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xi32>, vector<2x2xi32>, vector<2x3xi1>, vector<2x3xi1>, i1, i1, i32, vector<2x3xi32>, vector<3xi32>, memref<4x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant dense<[[1,2],[3,-4]]> : vector<2x2xi32>
  %m = memref.alloc() : memref<4x4xi32>
  %z = arith.constant 0 : i32
  linalg.fill ins(%z : i32) outs(%m : memref<4x4xi32>)
  vector.store %v, %m[%c1, %c0] : memref<4x4xi32>, vector<2x2xi32>
  %r = vector.load %m[%c1, %c1] : memref<4x4xi32>, vector<2x2xi32>
  %s, %o = arith.addui_extended %v, %r : vector<2x2xi32>, vector<2x2xi1>
  %lo, %hi = arith.mulsi_extended %v, %v : vector<2x2xi32>
  %inf = math.isinf %x : vector<2x3xf32>
  %nor = math.isnormal %x : vector<2x3xf32>
  %dinf = math.isinf %d : f64
  %dnor = math.isnormal %d : f64
  %c7 = arith.constant 7 : i32
  %o2 = memref.atomic_rmw muli %c7, %m[%c1, %c0] : (i32, memref<4x4xi32>) -> i32
  %w = arith.constant dense<[[1,2,3],[4,5,6]]> : vector<2x3xi32>
  %i = arith.constant dense<[7,8,9]> : vector<3xi32>
  %sc:2 = vector.scan <add>, %w, %i {inclusive = true, reduction_dim = 0} : vector<2x3xi32>, vector<3xi32>
  return %r, %s, %o, %lo, %hi, %inf, %nor, %dinf, %dnor, %o2, %sc#0, %sc#1, %m : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi1>, vector<2x2xi32>, vector<2x2xi32>, vector<2x3xi1>, vector<2x3xi1>, i1, i1, i32, vector<2x3xi32>, vector<3xi32>, memref<4x4xi32>
}

func.func @gaps(%m: memref<3x7xf64>) -> (vector<3x7xf64>, vector<3x7xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0.5 : f64
  %a = vector.transfer_read %m[%c1, %c1], %p : memref<3x7xf64>, vector<3x7xf64>
  vector.transfer_write %a, %m[%c0, %c1] : vector<3x7xf64>, memref<3x7xf64>
  %b = vector.transfer_read %m[%c0, %c0], %p : memref<3x7xf64>, vector<3x7xf64>
  return %a, %b : vector<3x7xf64>, vector<3x7xf64>
}

func.func @f16s(%x: vector<4xf16>) -> (vector<4xi1>, vector<4xi1>) {
  %0 = math.isinf %x : vector<4xf16>
  %1 = math.isnormal %x : vector<4xf16>
  return %0, %1 : vector<4xi1>, vector<4xi1>
}

func.func @factors(%a: vector<2x3xi8>, %b: vector<3x2xi8>, %c: vector<4xf16>) -> (vector<2x2xi32>, f32) {
  %z = arith.constant dense<7> : vector<2x2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                        iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
    %a, %b, %z : vector<2x3xi8>, vector<3x2xi8> into vector<2x2xi32>
  %f = arith.constant 0.5 : f32
  %1 = vector.contract {indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>}
    %c, %c, %f : vector<4xf16>, vector<4xf16> into f32
  return %0, %1 : vector<2x2xi32>, f32
}
