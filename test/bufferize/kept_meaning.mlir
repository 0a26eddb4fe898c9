// RUN: jig-opt %s "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops" | FileCheck %s
// RUN: jig-opt %s "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops" > %t.mlir
// RUN: jig eval %s --entry main > %t.before && jig eval %t.mlir --entry main > %t.after && diff %t.before %t.after
// Where the reference gives a program that computes something else.

// What is written beside the part that is put back is not seen.
// CHECK-LABEL: func.func @beside
// CHECK: scf.forall
// CHECK: memref.alloc
// CHECK: memref.store
func.func @beside(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %c7 = arith.constant 7 : index
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %x = tensor.insert %f into %o[%c7] : tensor<8xf32>
    %e = tensor.extract_slice %x[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// The part that is put back may be written to where it is, also when its place is computed twice.
// CHECK-LABEL: func.func @same_part
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @same_part(%t: tensor<8xf32>, %f: f32) -> tensor<8xf32> {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<8xf32>) {
    %j = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %k = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %e = tensor.extract_slice %o[%j] [4] [1] : tensor<8xf32> to tensor<4xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %g into %o[%k] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}

// CHECK-LABEL: func.func @switch
// CHECK: memref.alloc
func.func @switch(%a: tensor<8xf32>, %b: tensor<8xf32>, %f: f32, %k: index) -> (tensor<8xf32>, f32) {
  %c7 = arith.constant 7 : index
  %0 = scf.index_switch %k -> tensor<8xf32>
  case 0 {
    scf.yield %a : tensor<8xf32>
  }
  default {
    scf.yield %b : tensor<8xf32>
  }
  %1 = tensor.insert %f into %0[%c7] : tensor<8xf32>
  %2 = tensor.extract %a[%c7] : tensor<8xf32>
  return %1, %2 : tensor<8xf32>, f32
}

// The second iteration has two buffers.
// CHECK-LABEL: func.func @twice
// CHECK: scf.for
// CHECK: memref.alloc
// CHECK: memref.alloc
func.func @twice(%t: tensor<8xf32>, %f: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %t, %y = %t) -> (tensor<8xf32>, tensor<8xf32>) {
    %w = tensor.insert %f into %x[%i] : tensor<8xf32>
    %a = tensor.extract %w[%c0] : tensor<8xf32>
    %b = tensor.extract %y[%i] : tensor<8xf32>
    %s = arith.addf %a, %b : f32
    %e = tensor.empty() : tensor<8xf32>
    %g = linalg.fill ins(%s : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %g, %g : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// A constant that a loop yields is not written to behind it.
// CHECK-LABEL: func.func @constant
// CHECK: scf.for
// CHECK: memref.alloc
func.func @constant(%t: tensor<2xf32>, %f: f32) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %t) -> (tensor<2xf32>) {
    %k = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
    scf.yield %k : tensor<2xf32>
  }
  %w = tensor.insert %f into %r[%c0] : tensor<2xf32>
  return %w : tensor<2xf32>
}

// A vector along the second dimension leaves the second row.
// CHECK-LABEL: func.func @one_row
// CHECK: memref.alloc
// CHECK: memref.copy
// CHECK: vector.transfer_write
func.func @one_row(%t: tensor<2x1xf32>, %v: vector<2xf32>, %f: f32) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<2xf32>, tensor<2x1xf32>
  %1 = tensor.insert %f into %t[%c0, %c0] : tensor<2x1xf32>
  return %0, %1 : tensor<2x1xf32>, tensor<2x1xf32>
}

// A masked vector leaves what was written to the slice where its mask is not.
// CHECK-LABEL: func.func @masked
// CHECK: memref.alloc
// CHECK: vector.transfer_write
func.func @masked(%t: tensor<8xf32>, %v: vector<2xf32>, %m: vector<2xi1>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %s = tensor.extract_slice %t[0] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %w = vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<2xf32>, tensor<2xf32>
  %x = vector.transfer_read %w[%c0], %p {in_bounds = [true]} : tensor<2xf32>, vector<2xf32>
  %y = vector.transfer_write %x, %t[%c0], %m {in_bounds = [true]} : vector<2xf32>, tensor<8xf32>
  return %y : tensor<8xf32>
}

func.func @main() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %f = arith.constant 2.0 : f32
  %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %0 = call @beside(%t, %f) : (tensor<8xf32>, f32) -> tensor<8xf32>
  %1 = tensor.extract %0[%c7] : tensor<8xf32>
  %2 = call @same_part(%t, %f) : (tensor<8xf32>, f32) -> tensor<8xf32>
  %3 = tensor.extract %2[%c7] : tensor<8xf32>
  %4:2 = call @switch(%t, %0, %f, %c0) : (tensor<8xf32>, tensor<8xf32>, f32, index) -> (tensor<8xf32>, f32)
  %5:2 = call @twice(%t, %f) : (tensor<8xf32>, f32) -> (tensor<8xf32>, tensor<8xf32>)
  %6 = tensor.extract %5#0[%c0] : tensor<8xf32>
  %7 = tensor.extract %5#1[%c7] : tensor<8xf32>
  %k = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %8 = call @constant(%k, %f) : (tensor<2xf32>, f32) -> tensor<2xf32>
  %9 = tensor.extract %8[%c0] : tensor<2xf32>
  %rows = tensor.from_elements %f, %1 : tensor<2x1xf32>
  %v = arith.constant dense<[5.0, 6.0]> : vector<2xf32>
  %10:2 = call @one_row(%rows, %v, %f) : (tensor<2x1xf32>, vector<2xf32>, f32) -> (tensor<2x1xf32>, tensor<2x1xf32>)
  %11 = tensor.extract %10#0[%c1, %c0] : tensor<2x1xf32>
  %m = arith.constant dense<[false, true]> : vector<2xi1>
  %12 = call @masked(%t, %v, %m) : (tensor<8xf32>, vector<2xf32>, vector<2xi1>) -> tensor<8xf32>
  %13 = tensor.extract %12[%c0] : tensor<8xf32>
  %14 = tensor.extract %12[%c1] : tensor<8xf32>
  return %1, %3, %4#1, %6, %7, %9, %11, %13, %14 : f32, f32, f32, f32, f32, f32, f32, f32, f32
}
