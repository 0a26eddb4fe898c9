// Powers and leading zeros are the same as calls.
// RUN: jig eval %s --entry all --out %t.npy
// RUN: jig-opt %s --convert-math-to-funcs=convert-ctlz > %t.calls
// RUN: FileCheck %s < %t.calls
// RUN: jig eval %t.calls --entry all --compare %t.npy --tolerance 1.0e-6

// CHECK-NOT: math.
// CHECK: call @__mlir_math_ipowi_i16
// CHECK: call @__mlir_math_fpowi_f64_i32
// CHECK: call @__mlir_math_ctlz_i16
func.func private @powers(%x: i16, %n: i16, %f: f64, %k: i32) -> (i16, f64, i16) {
  %0 = math.ipowi %x, %n : i16
  %1 = math.fpowi %f, %k : f64, i32
  %2 = math.ctlz %x : i16
  return %0, %1, %2 : i16, f64, i16
}

func.func @all() -> (tensor<7xi16>, tensor<7xf64>, tensor<7xi16>) {
  %x = arith.constant dense<[2, -3, -1, -1, 1, 7, 300]> : tensor<7xi16>
  %n = arith.constant dense<[10, 3, -5, -4, -9, -2, 0]> : tensor<7xi16>
  %f = arith.constant dense<[1.5, -2.0, 0.5, 1.0, 2.5, -1.0, 3.0]> : tensor<7xf64>
  %k = arith.constant dense<[5, -3, 0, -2147483648, -1, 2147483647, 4]> : tensor<7xi32>
  %a = tensor.empty() : tensor<7xi16>
  %b = tensor.empty() : tensor<7xf64>
  %0:3 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %n, %f, %k : tensor<7xi16>, tensor<7xi16>, tensor<7xf64>, tensor<7xi32>) outs(%a, %b, %a : tensor<7xi16>, tensor<7xf64>, tensor<7xi16>) {
  ^bb0(%p: i16, %q: i16, %r: f64, %s: i32, %o0: i16, %o1: f64, %o2: i16):
    %1:3 = func.call @powers(%p, %q, %r, %s) : (i16, i16, f64, i32) -> (i16, f64, i16)
    linalg.yield %1#0, %1#1, %1#2 : i16, f64, i16
  } -> (tensor<7xi16>, tensor<7xf64>, tensor<7xi16>)
  return %0#0, %0#1, %0#2 : tensor<7xi16>, tensor<7xf64>, tensor<7xi16>
}
