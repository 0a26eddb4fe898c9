// RUN: jig eval %s | FileCheck %s
// Lanes moved, combined and masked; the numbers are those of compiled code.

func.func @main() {
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %b = arith.constant dense<[[1.5, -2.0], [0.25, 7.0], [3.0, -1.0]]> : vector<3x2xf32>
  %c = arith.constant dense<[[10.0, 20.0], [30.0, 40.0]]> : vector<2x2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  vector.print %0 : vector<2x2xf32>
  %t = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  vector.print %t : vector<3x2xf32>
  %v = arith.constant dense<[1, -2, 3, 4, 5, -6, 7, 8]> : vector<8xi32>
  %w = arith.constant dense<[10, 20, 30, 40, 50, 60, 70, 80]> : vector<8xi32>
  %s = vector.shuffle %v, %w [0, 8, 3, 15, 7] : vector<8xi32>, vector<8xi32>
  vector.print %s : vector<5xi32>
  %r0 = vector.reduction <add>, %v : vector<8xi32> into i32
  %r1 = vector.reduction <mul>, %v : vector<8xi32> into i32
  %r2 = vector.reduction <maxui>, %v : vector<8xi32> into i32
  %r3 = vector.reduction <minsi>, %v, %r0 : vector<8xi32> into i32
  vector.print %r0 : i32
  vector.print %r1 : i32
  vector.print %r2 : i32
  vector.print %r3 : i32
  %t2 = arith.constant dense<[0.5, 0.25, 100.0]> : vector<3xf32>
  %m = vector.multi_reduction <add>, %a, %t2 [0] : vector<2x3xf32> to vector<3xf32>
  vector.print %m : vector<3xf32>
  %i = vector.interleave %v, %w : vector<8xi32> -> vector<16xi32>
  vector.print %i : vector<16xi32>
  %d0, %d1 = vector.deinterleave %i : vector<16xi32> -> vector<8xi32>
  vector.print %d1 : vector<8xi32>
  %e = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8xi32> to vector<4xi32>
  vector.print %e : vector<4xi32>
  %is = vector.insert_strided_slice %e, %w {offsets = [3], strides = [1]} : vector<4xi32> into vector<8xi32>
  vector.print %is : vector<8xi32>
  %br = vector.broadcast %e : vector<4xi32> to vector<2x4xi32>
  vector.print %br : vector<2x4xi32>
  %sc = vector.shape_cast %br : vector<2x4xi32> to vector<4x2xi32>
  vector.print %sc : vector<4x2xi32>
  %bc = vector.bitcast %e : vector<4xi32> to vector<8xi16>
  vector.print %bc : vector<8xi16>
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %mask = vector.create_mask %c2, %c3 : vector<3x4xi1>
  vector.print %mask : vector<3x4xi1>
  %l = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %r = arith.constant dense<[3.0, 5.0, 7.0]> : vector<3xf32>
  %o = vector.outerproduct %l, %r, %a {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  vector.print %o : vector<2x3xf32>
  %ex = vector.extract %o[1] : vector<3xf32> from vector<2x3xf32>
  %in = vector.insert %ex, %o[0] : vector<3xf32> into vector<2x3xf32>
  vector.print %in : vector<2x3xf32>
  %st = vector.step : vector<4xindex>
  vector.print %st : vector<4xindex>
  return
}

// CHECK: ( ( 21, 29 ), ( 55.25, 61 ) )
// CHECK-NEXT: ( ( 1, 4 ), ( 2, 5 ), ( 3, 6 ) )
// CHECK-NEXT: ( 1, 10, 4, 80, 8 )
// CHECK-NEXT: 20
// CHECK-NEXT: 40320
// CHECK-NEXT: -2
// CHECK-NEXT: -6
// CHECK-NEXT: ( 5.5, 7.25, 109 )
// CHECK-NEXT: ( 1, 10, -2, 20, 3, 30, 4, 40, 5, 50, -6, 60, 7, 70, 8, 80 )
// CHECK-NEXT: ( 10, 20, 30, 40, 50, 60, 70, 80 )
// CHECK-NEXT: ( 3, 4, 5, -6 )
// CHECK-NEXT: ( 10, 20, 30, 3, 4, 5, -6, 80 )
// CHECK-NEXT: ( ( 3, 4, 5, -6 ), ( 3, 4, 5, -6 ) )
// CHECK-NEXT: ( ( 3, 4 ), ( 5, -6 ), ( 3, 4 ), ( 5, -6 ) )
// CHECK-NEXT: ( 3, 0, 4, 0, 5, 0, -6, -1 )
// CHECK-NEXT: ( ( 1, 1, 1, 0 ), ( 1, 1, 1, 0 ), ( 0, 0, 0, 0 ) )
// CHECK-NEXT: ( ( 4, 7, 10 ), ( 10, 15, 20 ) )
// CHECK-NEXT: ( ( 10, 15, 20 ), ( 10, 15, 20 ) )
// CHECK-NEXT: ( 0, 1, 2, 3 )
