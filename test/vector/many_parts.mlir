// RUN: jig-opt %s --convert-vector-to-scf=full-unroll=true | FileCheck %s --check-prefix=UNROLL
// RUN: jig-opt %s --convert-vector-to-scf=lower-scalable=true | FileCheck %s --check-prefix=ROWS
// RUN: jig-opt %s --transform-interpreter | FileCheck %s --check-prefix=NARROW
// What would become more parts than memory holds stays as it is.

// UNROLL-LABEL: @lanes
// UNROLL-NOT: vector.insert
// UNROLL: vector.transfer_read {{.*}}vector<50000000x8xf32>
// UNROLL-NOT: vector.extract
// UNROLL: vector.transfer_write
func.func @lanes(%m: memref<?x?xf32>, %p: f32, %i: index) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<50000000x8xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<50000000x8xf32>, memref<?x?xf32>
  return
}

// Nor may the dimensions together.
// UNROLL-LABEL: @lanes_together
// UNROLL-NOT: vector.insert
// UNROLL: vector.transfer_read {{.*}}vector<10000x10000x8xf32>
func.func @lanes_together(%m: memref<?x?x?xf32>, %p: f32, %i: index) -> vector<10000x10000x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<10000x10000x8xf32>
  return %0 : vector<10000x10000x8xf32>
}

// ROWS-LABEL: @columns
// ROWS-NOT: scf.for
// ROWS: vector.transpose
// ROWS: vector.transfer_write {{.*}}vector<[4]x50000000xf32>
func.func @columns(%m: memref<?x?xf32>, %v: vector<50000000x[4]xf32>, %i: index) {
  %0 = vector.transpose %v, [1, 0] : vector<50000000x[4]xf32> to vector<[4]x50000000xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x50000000xf32>, memref<?x?xf32>
  return
}

// The constants of a recast are as wide as its lanes, or there is one for each of very many pieces.
// NARROW-LABEL: @wide
// NARROW-NOT: arith.andi
// NARROW: vector.bitcast {{.*}} to vector<262144xi16000000>
// NARROW: vector.bitcast {{.*}} to vector<1xi1000000>
module attributes {transform.with_named_sequence} {
  func.func @wide(%v: vector<524288xi16000000>, %w: vector<1000000xi1000000>) -> (vector<262144xi16000000>, vector<1xi1000000>) {
    %0 = arith.trunci %v : vector<524288xi16000000> to vector<524288xi8000000>
    %1 = vector.bitcast %0 : vector<524288xi8000000> to vector<262144xi16000000>
    %2 = arith.trunci %w : vector<1000000xi1000000> to vector<1000000xi1>
    %3 = vector.bitcast %2 : vector<1000000xi1> to vector<1xi1000000>
    return %1, %3 : vector<262144xi16000000>, vector<1xi1000000>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
