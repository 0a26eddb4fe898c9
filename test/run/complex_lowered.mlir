// What complex numbers compute is the same by their parts, near poles, for large and for small numbers.
// RUN: jig eval %s --entry values --out %t.npy
// RUN: jig-opt %s --convert-complex-to-standard > %t.parts
// RUN: FileCheck %s --check-prefix=PARTS < %t.parts
// RUN: jig eval %t.parts --entry values --compare %t.npy --tolerance 1.0e-7
// RUN: jig eval %s --entry quotients --out %t.quotients.npy
// RUN: jig eval %t.parts --entry quotients --compare %t.quotients.npy --tolerance 1.0e-12
// RUN: jig-opt %s --convert-complex-to-standard=complex-range=basic > %t.basic
// RUN: not jig eval %t.basic --entry quotients --compare %t.quotients.npy --tolerance 1.0e-12

// PARTS-NOT: = complex.{{[adelmnpst]|con[^s]|cos|exp}}
func.func @values() -> (tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>,
                        tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xf64>) {
  %x = arith.constant dense<[0.0, 1.0, -1.0, 0.5, -0.3, 2.0, -2.5, 8.0, -8.0, 1.0e-9, 0.0, 0.0, 3.0, -3.0, 1.0e-3, 0.1, 30.0, -0.9, 1.0e3, 7.0e-5]> : tensor<20xf64>
  %y = arith.constant dense<[1.0, 0.0, 0.5, -0.7, 0.9, -2.0, 3.0, 0.1, 0.2, 1.0e-9, -4.0, 0.3, 0.0, 1.0e-3, 1.0e-3, 0.2, 1.5, 0.1, -1.0e3, -7.0e-5]> : tensor<20xf64>
  %p:5 = func.call @all(%x, %y) : (tensor<20xf64>, tensor<20xf64>) -> (tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>)
  %q = func.call @numbers(%x, %y) : (tensor<20xf64>, tensor<20xf64>) -> tensor<20xf64>
  return %p#0, %p#1, %p#2, %p#3, %p#4, %q : tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xf64>
}

func.func private @all(%x: tensor<20xf64>, %y: tensor<20xf64>) -> (tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>) {
  %waves = tensor.generate {
  ^bb0(%i: index):
    %z = func.call @at(%x, %y, %i) : (tensor<20xf64>, tensor<20xf64>, index) -> complex<f64>
    %small = func.call @shrink(%z) : (complex<f64>) -> complex<f64>
    %0 = complex.sin %small : complex<f64>
    %1 = complex.cos %small : complex<f64>
    %2 = complex.add %0, %1 : complex<f64>
    %3 = complex.tanh %z : complex<f64>
    %4 = complex.mul %2, %3 : complex<f64>
    tensor.yield %4 : complex<f64>
  } : tensor<20xcomplex<f64>>
  %exponentials = tensor.generate {
  ^bb0(%i: index):
    %z = func.call @at(%x, %y, %i) : (tensor<20xf64>, tensor<20xf64>, index) -> complex<f64>
    %small = func.call @shrink(%z) : (complex<f64>) -> complex<f64>
    %0 = complex.exp %small : complex<f64>
    %1 = complex.expm1 %small : complex<f64>
    %2 = complex.sub %0, %1 : complex<f64>
    %3 = complex.conj %1 : complex<f64>
    %4 = complex.add %2, %3 : complex<f64>
    tensor.yield %4 : complex<f64>
  } : tensor<20xcomplex<f64>>
  %logs = tensor.generate {
  ^bb0(%i: index):
    %z = func.call @at(%x, %y, %i) : (tensor<20xf64>, tensor<20xf64>, index) -> complex<f64>
    %0 = complex.log %z : complex<f64>
    %1 = complex.log1p %z : complex<f64>
    %2 = complex.sub %0, %1 : complex<f64>
    %3 = complex.tan %z : complex<f64>
    %4 = complex.neg %3 : complex<f64>
    %5 = complex.add %2, %4 : complex<f64>
    tensor.yield %5 : complex<f64>
  } : tensor<20xcomplex<f64>>
  %roots = tensor.generate {
  ^bb0(%i: index):
    %z = func.call @at(%x, %y, %i) : (tensor<20xf64>, tensor<20xf64>, index) -> complex<f64>
    %0 = complex.sqrt %z : complex<f64>
    %1 = complex.rsqrt %z : complex<f64>
    %2 = complex.div %0, %1 : complex<f64>
    %3 = complex.sign %z : complex<f64>
    %4 = complex.add %2, %3 : complex<f64>
    tensor.yield %4 : complex<f64>
  } : tensor<20xcomplex<f64>>
  %powers = tensor.generate {
  ^bb0(%i: index):
    %z = func.call @at(%x, %y, %i) : (tensor<20xf64>, tensor<20xf64>, index) -> complex<f64>
    %c3 = arith.constant 3 : i32
    %e = complex.constant [0.5, -0.25] : complex<f64>
    %0 = complex.powi %z, %c3 : complex<f64>, i32
    %1 = complex.pow %z, %e : complex<f64>
    %2 = complex.atan2 %e, %z : complex<f64>
    %3 = complex.add %0, %1 : complex<f64>
    %4 = complex.add %3, %2 : complex<f64>
    tensor.yield %4 : complex<f64>
  } : tensor<20xcomplex<f64>>
  return %waves, %exponentials, %logs, %roots, %powers : tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>, tensor<20xcomplex<f64>>
}

func.func private @numbers(%x: tensor<20xf64>, %y: tensor<20xf64>) -> tensor<20xf64> {
  %numbers = tensor.generate {
  ^bb0(%i: index):
    %z = func.call @at(%x, %y, %i) : (tensor<20xf64>, tensor<20xf64>, index) -> complex<f64>
    %i1 = complex.constant [0.0, 1.0] : complex<f64>
    %0 = complex.abs %z : complex<f64>
    %1 = complex.angle %z : complex<f64>
    %2 = complex.eq %z, %i1 : complex<f64>
    %3 = complex.neq %z, %i1 : complex<f64>
    %4 = arith.select %2, %0, %1 : f64
    %5 = arith.select %3, %0, %1 : f64
    %6 = arith.addf %4, %5 : f64
    tensor.yield %6 : f64
  } : tensor<20xf64>
  return %numbers : tensor<20xf64>
}

func.func private @at(%x: tensor<20xf64>, %y: tensor<20xf64>, %i: index) -> complex<f64> {
  %re = tensor.extract %x[%i] : tensor<20xf64>
  %im = tensor.extract %y[%i] : tensor<20xf64>
  %z = complex.create %re, %im : complex<f64>
  return %z : complex<f64>
}
func.func private @shrink(%z: complex<f64>) -> complex<f64> {
  %c = complex.constant [0.01, 0.0] : complex<f64>
  %r = complex.mul %z, %c : complex<f64>
  return %r : complex<f64>
}

// With care, what is large is divided without overflow.
func.func @quotients() -> tensor<4xcomplex<f64>> {
  %large = complex.constant [1.0e200, 1.0e200] : complex<f64>
  %tall = complex.constant [1.0e100, 1.0e250] : complex<f64>
  %small = complex.constant [1.0e-200, -1.0e-200] : complex<f64>
  %a = func.call @id(%large) : (complex<f64>) -> complex<f64>
  %b = func.call @id(%tall) : (complex<f64>) -> complex<f64>
  %c = func.call @id(%small) : (complex<f64>) -> complex<f64>
  %0 = complex.div %a, %b : complex<f64>
  %1 = complex.div %b, %a : complex<f64>
  %2 = complex.div %c, %c : complex<f64>
  %3 = complex.div %c, %a : complex<f64>
  %t = tensor.from_elements %0, %1, %2, %3 : tensor<4xcomplex<f64>>
  return %t : tensor<4xcomplex<f64>>
}
func.func private @id(%z: complex<f64>) -> complex<f64> {
  return %z : complex<f64>
}
