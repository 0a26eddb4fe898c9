// ARGS: --canonicalize --split-input-file
// Complex constants in elements.

func.func @t() -> complex<f32> { %c = arith.constant dense<(1.0,2.0)> : tensor<4xcomplex<f32>>
 %c0 = arith.constant 1 : index
 %0 = tensor.extract %c[%c0] : tensor<4xcomplex<f32>> return %0 : complex<f32> }

// -----

func.func @t() -> complex<f32> { %c = arith.constant dense<[(1.0,2.0), (3.0,4.0)]> : tensor<2xcomplex<f32>>
 %c0 = arith.constant 1 : index
 %0 = tensor.extract %c[%c0] : tensor<2xcomplex<f32>> return %0 : complex<f32> }

// -----

func.func @t() -> complex<i32> { %c = arith.constant dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>
 %c0 = arith.constant 1 : index
 %0 = tensor.extract %c[%c0] : tensor<2xcomplex<i32>> return %0 : complex<i32> }

// -----

func.func @t() -> complex<i32> { %c = arith.constant dense<(1,2)> : tensor<2xcomplex<i32>>
 %c0 = arith.constant 1 : index
 %0 = tensor.extract %c[%c0] : tensor<2xcomplex<i32>> return %0 : complex<i32> }

// -----

func.func @t() -> complex<f32> { %c = arith.constant sparse<[[0]], [(1.0,2.0)]> : tensor<2xcomplex<f32>>
 %c0 = arith.constant 1 : index
 %0 = tensor.extract %c[%c0] : tensor<2xcomplex<f32>> return %0 : complex<f32> }

// -----

func.func @t() -> complex<f32> { %c = arith.constant sparse<[[1]], [(1.0,2.0)]> : tensor<2xcomplex<f32>>
 %c0 = arith.constant 1 : index
 %0 = tensor.extract %c[%c0] : tensor<2xcomplex<f32>> return %0 : complex<f32> }

// -----

func.func @t(%i: index) -> complex<f32> { %c = arith.constant dense<(1.0,2.0)> : tensor<4xcomplex<f32>>
 %0 = tensor.extract %c[%i] : tensor<4xcomplex<f32>> return %0 : complex<f32> }

// -----

func.func @t(%i: index) -> complex<i32> { %c = arith.constant dense<(1,2)> : tensor<4xcomplex<i32>>
 %0 = tensor.extract %c[%i] : tensor<4xcomplex<i32>> return %0 : complex<i32> }

// -----

func.func @t() -> complex<f32> { %c = arith.constant dense<(1.0,2.0)> : tensor<complex<f32>>
 %0 = tensor.extract %c[] : tensor<complex<f32>> return %0 : complex<f32> }

// -----

func.func @t() -> tensor<2xcomplex<f32>> { %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
 %0 = tensor.from_elements %a, %a : tensor<2xcomplex<f32>> return %0 : tensor<2xcomplex<f32>> }

// -----

func.func @t() -> tensor<2xcomplex<f32>> { %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
 %b = complex.constant [1.0 : f32, 3.0 : f32] : complex<f32>
 %0 = tensor.from_elements %a, %b : tensor<2xcomplex<f32>> return %0 : tensor<2xcomplex<f32>> }

// -----

func.func @t() -> tensor<2xcomplex<i32>> { %a = complex.constant [1 : i32, 2 : i32] : complex<i32>
 %b = complex.constant [1 : i32, 3 : i32] : complex<i32>
 %0 = tensor.from_elements %a, %b : tensor<2xcomplex<i32>> return %0 : tensor<2xcomplex<i32>> }

// -----

func.func @t() -> tensor<1xcomplex<f32>> { %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
 %0 = tensor.from_elements %a : tensor<1xcomplex<f32>> return %0 : tensor<1xcomplex<f32>> }
