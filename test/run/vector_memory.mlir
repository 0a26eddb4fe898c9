// RUN: jig eval %s | FileCheck %s
// Transfers with padding, permutations and masks; gathers and scatters.

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<4x5xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %p = arith.muli %i, %c5 : index
      %q = arith.addi %p, %j : index
      %k = arith.index_cast %q : index to i32
      %f = arith.sitofp %k : i32 to f32
      memref.store %f, %m[%i, %j] : memref<4x5xf32>
    }
  }
  %pad = arith.constant -1.0 : f32
  %0 = vector.transfer_read %m[%c2, %c3], %pad {in_bounds = [false, false]} : memref<4x5xf32>, vector<3x4xf32>
  vector.print %0 : vector<3x4xf32>
  %1 = vector.transfer_read %m[%c1, %c1], %pad {permutation_map = affine_map<(d0,d1)->(d1,d0)>, in_bounds = [false, false]} : memref<4x5xf32>, vector<5x2xf32>
  vector.print %1 : vector<5x2xf32>
  %2 = vector.transfer_read %m[%c1, %c1], %pad {permutation_map = affine_map<(d0,d1)->(d1,0)>, in_bounds = [false, true]} : memref<4x5xf32>, vector<3x2xf32>
  vector.print %2 : vector<3x2xf32>
  %mask = vector.create_mask %c2, %c3 : vector<2x5xi1>
  %3 = vector.transfer_read %m[%c1, %c1], %pad, %mask {permutation_map = affine_map<(d0,d1)->(d1,d0)>, in_bounds = [false, false]} : memref<4x5xf32>, vector<5x2xf32>
  vector.print %3 : vector<5x2xf32>
  %v = arith.constant dense<[[100.0, 200.0],[300.0, 400.0]]> : vector<2x2xf32>
  vector.transfer_write %v, %m[%c3, %c4] {in_bounds = [false, false]} : vector<2x2xf32>, memref<4x5xf32>
  vector.transfer_write %v, %m[%c0, %c0] {permutation_map = affine_map<(d0,d1)->(d1,d0)>, in_bounds = [false, false]} : vector<2x2xf32>, memref<4x5xf32>
  %4 = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xf32>, vector<4x5xf32>
  vector.print %4 : vector<4x5xf32>
  %ix = arith.constant dense<[0, 2, 1, 7]> : vector<4xi32>
  %mk = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %pt = arith.constant dense<[-5.0, -6.0, -7.0, -8.0]> : vector<4xf32>
  %g = vector.gather %m[%c0, %c1][%ix], %mk, %pt : memref<4x5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %g : vector<4xf32>
  %ml = vector.maskedload %m[%c1, %c1], %mk, %pt : memref<4x5xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %ml : vector<4xf32>
  %el = vector.expandload %m[%c1, %c1], %mk, %pt : memref<4x5xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.print %el : vector<4xf32>
  vector.compressstore %m[%c2, %c1], %mk, %pt : memref<4x5xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %m[%c3, %c1], %mk, %pt : memref<4x5xf32>, vector<4xi1>, vector<4xf32>
  vector.scatter %m[%c0, %c0][%ix], %mk, %ml : memref<4x5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %5 = vector.transfer_read %m[%c0, %c0], %pad {in_bounds = [true, true]} : memref<4x5xf32>, vector<4x5xf32>
  vector.print %5 : vector<4x5xf32>
  %red = vector.mask %mk { vector.reduction <add>, %g, %pad : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %red : f32
  %ld = vector.load %m[%c2, %c2] : memref<4x5xf32>, vector<3xf32>
  vector.print %ld : vector<3xf32>
  %first = vector.constant_mask [1] : vector<4xi1>
  %both = vector.mask %first { vector.gather %m[%c0, %c1][%ix], %mk, %pt : memref<4x5xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.print %both : vector<4xf32>
  return
}

// CHECK: ( ( 13, 14, -1, -1 ), ( 18, 19, -1, -1 ), ( -1, -1, -1, -1 ) )
// CHECK-NEXT: ( ( 6, 11 ), ( 7, 12 ), ( 8, 13 ), ( 9, 14 ), ( -1, -1 ) )
// CHECK-NEXT: ( ( 6, 6 ), ( 7, 7 ), ( 8, 8 ) )
// CHECK-NEXT: ( ( 6, 11 ), ( 7, 12 ), ( 8, 13 ), ( -1, -1 ), ( -1, -1 ) )
// CHECK-NEXT: ( ( 100, 300, 2, 3, 4 ), ( 200, 400, 7, 8, 9 ), ( 10, 11, 12, 13, 14 ), ( 15, 16, 17, 18, 100 ) )
// CHECK-NEXT: ( 300, 3, -7, 8 )
// CHECK-NEXT: ( 400, 7, -7, 9 )
// CHECK-NEXT: ( 400, 7, -7, 8 )
// CHECK-NEXT: ( ( 400, 300, 7, 3, 4 ), ( 200, 400, 9, 8, 9 ), ( 10, -5, -6, -8, 14 ), ( 15, -5, -6, 18, -8 ) )
// CHECK-NEXT: 310
// CHECK-NEXT: ( -6, -8, 14 )
// CHECK-NEXT: ( 300, -6, -7, -8 )
