// Each lowering computes what was there before it.
// RUN: jig-opt %s --convert-scf-to-cf > %t.cf
// RUN: jig-opt %s --lower-affine > %t.affine
// RUN: jig-opt %s --lower-affine --convert-scf-to-cf --arith-expand --reconcile-unrealized-casts > %t.all
// RUN: jig-opt %s --arith-expand=include-bf16 > %t.arith
// RUN: jig eval %s --entry loops > %t.loops
// RUN: jig eval %t.cf --entry loops | diff %t.loops -
// RUN: jig eval %t.all --entry loops | diff %t.loops -
// RUN: jig eval %s --entry affine > %t.expected
// RUN: jig eval %t.affine --entry affine | diff %t.expected -
// RUN: jig eval %t.all --entry affine | diff %t.expected -
// RUN: jig eval %s --entry divisions > %t.divisions
// RUN: jig eval %t.arith --entry divisions | diff %t.divisions -
// RUN: jig eval %s --entry floats > %t.floats
// RUN: jig eval %t.arith --entry floats | diff %t.floats -

func.func @loops() -> (memref<40xi32>, index, i32) {
  %m = memref.alloc() : memref<40xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  scf.parallel (%i) = (%c0) to (%c40) step (%c1) {
    memref.store %zero, %m[%i] : memref<40xi32>
  }
  scf.forall (%i, %j) = (0, 1) to (10, 4) step (3, 2) {
    %at = arith.addi %i, %j : index
    %v = arith.index_cast %at : index to i32
    memref.store %v, %m[%at] : memref<40xi32>
  }
  %sum:2 = scf.for %i = %c0 to %c40 step %c3 iter_args(%a = %c0, %b = %one) -> (index, i32) {
    %even = arith.remui %i, %c20 : index
    %is = arith.cmpi ult, %even, %c3 : index
    %x = scf.if %is -> i32 {
      %s = scf.index_switch %i -> i32
      case 0 {
        scf.yield %seven : i32
      }
      case 21 {
        %w = scf.while (%k = %b) : (i32) -> i32 {
          %more = arith.cmpi slt, %k, %seven : i32
          scf.condition(%more) %k : i32
        } do {
        ^bb0(%k: i32):
          %next = arith.addi %k, %one : i32
          scf.yield %next : i32
        }
        scf.yield %w : i32
      }
      default {
        scf.yield %one : i32
      }
      scf.yield %s : i32
    } else {
      %e = scf.execute_region -> i32 {
        cf.cond_br %is, ^bb1, ^bb2(%b : i32)
      ^bb1:
        scf.yield %seven : i32
      ^bb2(%y: i32):
        scf.yield %y : i32
      }
      scf.yield %e : i32
    }
    %sum = arith.addi %a, %i : index
    memref.store %x, %m[%i] : memref<40xi32>
    scf.yield %sum, %x : index, i32
  }
  %all = scf.parallel (%i, %j) = (%c0, %c1) to (%c20, %c3) step (%c3, %c1) init (%seven) -> i32 {
    %at = arith.addi %i, %j : index
    %v = memref.load %m[%at] : memref<40xi32>
    scf.reduce(%v : i32) {
    ^bb0(%x: i32, %y: i32):
      %s = arith.addi %x, %y : i32
      scf.reduce.return %s : i32
    }
  }
  return %m, %sum#0, %all : memref<40xi32>, index, i32
}

func.func @affine() -> (memref<30xindex>, i32) {
  %m = memref.alloc() : memref<30xindex>
  %n = memref.alloc() : memref<30xi32>
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 30 {
    affine.store %c0, %m[%i] : memref<30xindex>
  }
  affine.for %i = -10 to 20 {
    %x = affine.apply affine_map<(d0) -> ((d0 floordiv 3) * 7 + d0 mod 4 - d0 ceildiv 5)>(%i)
    %y = affine.min affine_map<(d0, d1) -> (d0, d1 + 3, 11)>(%x, %i)
    %z = affine.max affine_map<(d0, d1) -> (d0, d1 * -2)>(%y, %i)
    %t = affine.if affine_set<(d0) : (d0 mod 3 - 1 == 0, d0 + 4 >= 0)>(%i) -> index {
      affine.yield %z : index
    } else {
      affine.yield %x : index
    }
    affine.store %t, %m[%i + 10] : memref<30xindex>
    %w = arith.index_cast %t : index to i32
    affine.store %w, %n[%i + 10] : memref<30xi32>
  }
  %r = affine.parallel (%i, %j) = (0, max(1, 2)) to (10, min(5, 3)) step (2, 1) reduce ("addi") -> (i32) {
    %v = affine.load %n[%i + %j] : memref<30xi32>
    affine.yield %v : i32
  }
  memref.dealloc %n : memref<30xi32>
  return %m, %r : memref<30xindex>, i32
}

func.func @divisions() -> (vector<8xi32>, vector<8xi32>, vector<8xi32>, vector<8xi8>) {
  %a = arith.constant dense<[7, -7, 7, -7, 0, 6, -6, -2147483648]> : vector<8xi32>
  %b = arith.constant dense<[2, 2, -2, -2, 5, 3, 3, 2]> : vector<8xi32>
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>
  %x = arith.constant dense<[-128, 127, 0, -1, 1, 5, -5, 64]> : vector<8xi8>
  %y = arith.constant dense<[127, -128, 0, 1, -1, 4, 6, -64]> : vector<8xi8>
  %0 = arith.ceildivsi %a, %b : vector<8xi32>
  %1 = arith.floordivsi %a, %b : vector<8xi32>
  %2 = arith.ceildivui %a, %c : vector<8xi32>
  %3 = arith.maxsi %x, %y : vector<8xi8>
  %4 = arith.minui %3, %y : vector<8xi8>
  %5 = arith.maxui %4, %x : vector<8xi8>
  %6 = arith.minsi %5, %4 : vector<8xi8>
  return %0, %1, %2, %6 : vector<8xi32>, vector<8xi32>, vector<8xi32>, vector<8xi8>
}

func.func @floats() -> (vector<6xf32>, vector<6xf32>, vector<6xf32>, vector<6xf32>, vector<6xbf16>, vector<6xf32>) {
  %a = arith.constant dense<[1.0, 0x7FC00000, -3.0, 0x7F800000, 1.00390625, 1.01171875]> : vector<6xf32>
  %b = arith.constant dense<[2.0, 5.0, 0x7FC00000, 0xFF800000, 0.1, 3.0e38]> : vector<6xf32>
  %0 = arith.maximumf %a, %b : vector<6xf32>
  %1 = arith.minimumf %a, %b : vector<6xf32>
  %2 = arith.maxnumf %a, %b : vector<6xf32>
  %3 = arith.minnumf %a, %b : vector<6xf32>
  %4 = arith.truncf %a : vector<6xf32> to vector<6xbf16>
  %5 = arith.extf %4 : vector<6xbf16> to vector<6xf32>
  return %0, %1, %2, %3, %4, %5 : vector<6xf32>, vector<6xf32>, vector<6xf32>, vector<6xf32>, vector<6xbf16>, vector<6xf32>
}
