// What no conversion to llvm takes becomes simpler first (src/payload/lower/left_over.c): rows of vectors in memory, classes of floats,
// additions with two results, scans, atomic products of integers, factors narrower than their sums, contractions that are no sums, math of
// vectors of any rank, single elements of buffers with gaps, scopes of the stack with loops, sums of nothing but -0.0, bounds of floats, sines beside cosines, computed positions, lanes that pass through; and vectors whose rows have gaps in memory are read row by row.
// RUN: %same %s --entry main --show-args --arg 'vector<2x3xf32>=dense<[[0x7F800000,1.0,0x00000001],[0xFF800000,0.0,0x00800000]]>' --arg f64=1.0e-310
// RUN: %same %s --entry gaps --arg 'memref<3x7xf64>=iota'
// RUN: %same %s --entry f16s --arg 'vector<4xf16>=dense<[0x7C00,0x03FF,0x0400,0xFE00]>'
// RUN: %same %s --entry factors --arg 'vector<2x3xi8>=dense<[[-128,127,3],[4,-5,6]]>' --arg 'vector<3x2xi8>=dense<[[127,-128],[-128,1],[2,3]]>' --arg 'vector<4xf16>=random:1'
// RUN: %same %s --entry kinds --arg 'vector<3x2xi32>=dense<[[1,-2],[3,4],[-5,6]]>' --arg 'vector<2x2xi32>=dense<[[1,-2],[3,4]]>' --arg 'vector<2x3xi32>=dense<[[1,2,3],[4,5,-1000]]>' --arg 'vector<3x2x2xi1>=dense<[[[1,0],[1,1]],[[0,0],[1,1]],[[1,0],[0,1]]]>'
// RUN: %same %s --entry math --arg 'vector<2x3xi32>=dense<[[0,-1,8],[1,-2147483648,48]]>' --arg 'vector<2x3xf32>=dense<[[0x7F800000,1.0,-0.0],[0x7FC00000,2.0,-3.0]]>' --arg 'vector<i16>=dense<-5>'
// RUN: %same %s --entry bounds --arg 'vector<2x3xf32>=dense<[[0x7F800000,1.0,-0.0],[0x7FC00000,2.0,-3.0]]>' --arg f32=1.5 --arg f32=-0.5
// RUN: %same %s --entry bounds --arg 'vector<2x3xf32>=random:1' --arg f32=-1.5 --arg f32=2.5
// RUN: %same %s --entry elements --arg 'memref<6xf32>=iota'
// RUN: %same %s --entry one_lane --show-args --arg i1=false --arg 'memref<6xf32>=iota' --arg 'memref<index>=dense<5>'
// RUN: %same %s --entry one_lane --show-args --arg i1=true --arg 'memref<6xf32>=iota' --arg 'memref<index>=dense<5>'
// RUN: %same %s --entry scope --arg index=3
// RUN: %same %s --entry places --arg index=0 --arg index=2 --arg 'vector<2x3x4xi32>=iota' --arg 'memref<1xf32>=iota'
// RUN: %same %s --entry places --arg index=1 --arg index=0 --arg 'vector<2x3x4xi32>=random:1' --arg 'memref<1xf32>=iota'
// RUN: %same %s --entry scope --arg index=0
// RUN: %same %s --entry sums --arg 'vector<2xf32>=dense<-0.0>' --arg 'vector<2xi1>=dense<[1, 0]>'

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

func.func @kinds(%x: vector<3x2xi32>, %y: vector<2x2xi32>, %z: vector<2x3xi32>, %m: vector<3x2x2xi1>) -> (vector<2x3xi32>, vector<3x2xi32>, vector<2x3x2xi32>, i32, vector<2xf32>) {
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(i,k,j)->(i,k)>, affine_map<(i,k,j)->(k,j)>, affine_map<(i,k,j)->(j,i)>],
    iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<maxsi>} %x, %y, %z : vector<3x2xi32>, vector<2x2xi32> into vector<2x3xi32> } : vector<3x2x2xi1> -> vector<2x3xi32>
  %t = vector.transpose %z, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %q = vector.contract {indexing_maps = [affine_map<(i,k,j)->(i,k)>, affine_map<(i,k,j)->(j,k)>, affine_map<(i,k,j)->(i,j)>],
    iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<xor>} %x, %y, %t : vector<3x2xi32>, vector<2x2xi32> into vector<3x2xi32>
  // Of three loops that are kept and lie otherwise in the result.
  %w = arith.constant dense<3> : vector<2x3x2xi32>
  %y3 = vector.broadcast %y : vector<2x2xi32> to vector<2x2x2xi32>
  %b = vector.contract {indexing_maps = [affine_map<(g,i,k,j)->(i,k)>, affine_map<(g,i,k,j)->(k,g,j)>, affine_map<(g,i,k,j)->(j,i,g)>],
    iterator_types = ["parallel", "parallel", "reduction", "parallel"], kind = #vector.kind<minui>} %x, %y3, %w : vector<3x2xi32>, vector<2x2x2xi32> into vector<2x3x2xi32>
  %c9 = arith.constant 9 : i32
  %s = vector.contract {indexing_maps = [affine_map<(i,k)->(i,k)>, affine_map<(i,k)->(i,k)>, affine_map<(i,k)->()>],
    iterator_types = ["reduction", "reduction"], kind = #vector.kind<or>} %y, %y, %c9 : vector<2x2xi32>, vector<2x2xi32> into i32
  %f = arith.constant dense<[[1.0, -2.0], [0.5, 4.0]]> : vector<2x2xf32>
  %v = arith.constant dense<[1.0, 8.0]> : vector<2xf32>
  %o = vector.contract {indexing_maps = [affine_map<(i,k)->(k,i)>, affine_map<(i,k)->(k)>, affine_map<(i,k)->(i)>],
    iterator_types = ["parallel", "reduction"], kind = #vector.kind<maximumf>} %f, %v, %v : vector<2x2xf32>, vector<2xf32> into vector<2xf32>
  return %r, %q, %b, %s, %o : vector<2x3xi32>, vector<3x2xi32>, vector<2x3x2xi32>, i32, vector<2xf32>
}

func.func @math(%i: vector<2x3xi32>, %f: vector<2x3xf32>, %o: vector<i16>) -> (vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi1>, vector<i16>, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>) {
  %a = math.absi %i : vector<2x3xi32>
  %b = math.ctlz %i : vector<2x3xi32>
  %c = math.cttz %i : vector<2x3xi32>
  %d = math.isfinite %f : vector<2x3xf32>
  %e = math.isnan %f : vector<2x3xf32>
  %p = math.ctpop %o : vector<i16>
  %n = arith.constant dense<[[2, -1, 3], [0, -2, 5]]> : vector<2x3xi32>
  %g = math.fpowi %f, %n : vector<2x3xf32>, vector<2x3xi32>
  %r = vector.extract %f[1] : vector<3xf32> from vector<2x3xf32>
  %s = vector.extract %n[1] : vector<3xi32> from vector<2x3xi32>
  %h = math.fpowi %r, %s : vector<3xf32>, vector<3xi32>
  %z = arith.constant dense<[[0.0, -0.0, 0.0], [-0.0, 0.0, 0.0]]> : vector<2x3xf32>
  %k = math.cbrt %z : vector<2x3xf32>
  return %a, %b, %c, %d, %e, %p, %g, %h, %k : vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi1>, vector<i16>, vector<2x3xf32>, vector<3xf32>, vector<2x3xf32>
}

// Bounds, infinite and NaN ones too; sines beside cosines.
func.func @bounds(%f: vector<2x3xf32>, %least: f32, %most: f32) -> (vector<2x3xf32>, f32, vector<2x3xf32>, vector<2x3xf32>) {
  %l = vector.broadcast %least : f32 to vector<2x3xf32>
  %m = vector.broadcast %most : f32 to vector<2x3xf32>
  %0 = math.clampf %f to [%l, %m] : vector<2x3xf32>
  %1 = math.clampf %least to [%most, %least] : f32
  %z = arith.constant dense<[[0.0, -0.0, 0.0], [-0.0, 0.0, 0.0]]> : vector<2x3xf32>
  %s, %c = math.sincos %z : vector<2x3xf32>
  return %0, %1, %s, %c : vector<2x3xf32>, f32, vector<2x3xf32>, vector<2x3xf32>
}

func.func @elements(%m: memref<6xf32>) -> (vector<f32>, memref<1xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.0 : f32
  %s = memref.subview %m[1] [2] [2] : memref<6xf32> to memref<2xf32, strided<[2], offset: 1>>
  %v = arith.constant dense<7.0> : vector<f32>
  vector.transfer_write %v, %s[%c1] : vector<f32>, memref<2xf32, strided<[2], offset: 1>>
  %r = vector.transfer_read %s[%c0], %f : memref<2xf32, strided<[2], offset: 1>>, vector<f32>
  // A buffer that only becomes smaller.
  %a = memref.alloc() : memref<3xf32>
  memref.store %f, %a[%c0] : memref<3xf32>
  %b = memref.realloc %a : memref<3xf32> to memref<1xf32>
  return %r, %b : vector<f32>, memref<1xf32>
}

// A mask of one lane, as an operand and around the transfer.
func.func @one_lane(%yes: i1, %m: memref<6xf32>, %n: memref<index>) -> (vector<f32>, vector<f32>, vector<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.0 : f32
  %s = memref.subview %m[1] [2] [2] : memref<6xf32> to memref<2xf32, strided<[2], offset: 1>>
  %k = vector.broadcast %yes : i1 to vector<1xi1>
  %v = arith.constant dense<7.0> : vector<f32>
  %w = arith.constant dense<9> : vector<index>
  vector.transfer_write %v, %s[%c0], %k : vector<f32>, memref<2xf32, strided<[2], offset: 1>>
  vector.mask %k { vector.transfer_write %v, %s[%c1] : vector<f32>, memref<2xf32, strided<[2], offset: 1>> } : vector<1xi1>
  %a = vector.transfer_read %s[%c1], %f, %k : memref<2xf32, strided<[2], offset: 1>>, vector<f32>
  %b = vector.mask %k { vector.transfer_read %s[%c0], %f : memref<2xf32, strided<[2], offset: 1>>, vector<f32> } : vector<1xi1> -> vector<f32>
  %c = vector.transfer_read %n[], %c1, %k : memref<index>, vector<index>
  vector.transfer_write %w, %n[], %k : vector<index>, memref<index>
  return %a, %b, %c : vector<f32>, vector<f32>, vector<index>
}

func.func @scope(%n: index) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 7 : i32
  %r:2 = memref.alloca_scope -> (index, i32) {
    %m = memref.alloca(%n) : memref<?xi32>
    linalg.fill ins(%k : i32) outs(%m : memref<?xi32>)
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %k) -> i32 {
      %x = memref.load %m[%i] : memref<?xi32>
      %y = memref.alloca_scope -> (i32) {
        %z = arith.addi %a, %x : i32
        memref.alloca_scope.return %z : i32
      }
      scf.yield %y : i32
    }
    memref.alloca_scope.return %n, %s : index, i32
  }
  return %r#0, %r#1 : index, i32
}

func.func @places(%i: index, %j: index, %v: vector<2x3x4xi32>, %m: memref<1xf32>) -> (vector<2x3x4xi32>, vector<4xi32>, i32, vector<2x3x4xi32>, vector<2xf32>) {
  %k = arith.constant 7 : i32
  %w = arith.constant dense<9> : vector<4xi32>
  %0 = vector.insert %k, %v[%i, 2, %j] : i32 into vector<2x3x4xi32>
  %1 = vector.extract %v[%i, %j] : vector<4xi32> from vector<2x3x4xi32>
  %2 = vector.extract %v[1, %j, %i] : i32 from vector<2x3x4xi32>
  %3 = vector.insert %w, %v[%i, %j] : vector<4xi32> into vector<2x3x4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.5 : f32
  %mask = vector.create_mask %i : vector<2xi1>
  %p = arith.constant dense<[2.5, 1.5]> : vector<2xf32>
  %4 = vector.mask %mask, %p { vector.transfer_read %m[%c0], %f : memref<1xf32>, vector<2xf32> } : vector<2xi1> -> vector<2xf32>
  return %0, %1, %2, %3, %4 : vector<2x3x4xi32>, vector<4xi32>, i32, vector<2x3x4xi32>, vector<2xf32>
}

func.func @sums(%v: vector<2xf32>, %m: vector<2xi1>) -> (f32, f32) {
  %0 = vector.reduction <add>, %v : vector<2xf32> into f32
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %0, %1 : f32, f32
}
