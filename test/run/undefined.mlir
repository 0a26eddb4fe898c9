// RUN: not jig eval %s --entry caller --arg i32=5 2>&1 | FileCheck %s --check-prefix=R0
// RUN: not jig eval %s --entry overflow --arg 'vector<2xi8>=dense<[1, -128]>' 2>&1 | FileCheck %s --check-prefix=R1
// RUN: not jig eval %s --entry bounds --arg 'memref<4xi32>=iota' --arg index=4 2>&1 | FileCheck %s --check-prefix=R2
// RUN: not jig eval %s --entry bounds --arg 'memref<4xi32>=iota' --arg index=-1 2>&1 | FileCheck %s --check-prefix=R3
// RUN: not jig eval %s --entry freed 2>&1 | FileCheck %s --check-prefix=R4
// RUN: not jig eval %s --entry twice 2>&1 | FileCheck %s --check-prefix=R5
// RUN: not jig eval %s --entry stack 2>&1 | FileCheck %s --check-prefix=R6
// RUN: not jig eval %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=R7
// RUN: not jig eval %s --entry empty --arg 'tensor<2x2xf32>=iota' 2>&1 | FileCheck %s --check-prefix=R8
// RUN: not jig eval %s --entry branch --arg i8=1 2>&1 | FileCheck %s --check-prefix=R9
// RUN: not jig eval %s --entry address --arg 'memref<4xi32>=iota' 2>&1 | FileCheck %s --check-prefix=R10
// RUN: not jig eval %s --entry unreachable 2>&1 | FileCheck %s --check-prefix=R11
// RUN: not jig eval %s --entry assert --arg i1=0 2>&1 | FileCheck %s --check-prefix=R12
// RUN: not jig eval %s --entry external --arg i32=1 2>&1 | FileCheck %s --check-prefix=R13
// RUN: not jig eval %s --entry forever --max-steps 1000 2>&1 | FileCheck %s --check-prefix=R14
// RUN: not jig eval %s --entry deep --max-depth 50 2>&1 | FileCheck %s --check-prefix=R15
// RUN: not jig eval %s --entry huge 2>&1 | FileCheck %s --check-prefix=R16
// RUN: not jig eval %s --entry slice --arg 'tensor<4xf32>=iota' --arg index=3 2>&1 | FileCheck %s --check-prefix=R17
// RUN: not jig eval %s --entry shapes --arg 'tensor<?xf32>:2=iota' --arg 'tensor<?xf32>:3=iota' 2>&1 | FileCheck %s --check-prefix=R18
// RUN: not jig eval %s --entry step --arg index=4 2>&1 | FileCheck %s --check-prefix=R19
// RUN: not jig eval %s --entry constant 2>&1 | FileCheck %s --check-prefix=R20
// Undefined behaviour stops at the op, with its operands.

func.func private @outside(i32) -> i32
func.func @div(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}
func.func @caller(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %0 = call @div(%a, %z) : (i32, i32) -> i32
  return %0 : i32
}
func.func @overflow(%a: vector<2xi8>) -> vector<2xi8> {
  %m = arith.constant dense<[-1, -1]> : vector<2xi8>
  %0 = arith.divsi %a, %m : vector<2xi8>
  return %0 : vector<2xi8>
}
func.func @bounds(%m: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.load %m[%i] : memref<4xi32>
  return %0 : i32
}
func.func @freed() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %c1 = arith.constant 1 : index
  memref.dealloc %m : memref<4xi32>
  %0 = memref.load %m[%c1] : memref<4xi32>
  return %0 : i32
}
func.func @twice() {
  %m = memref.alloc() : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  return
}
func.func @stack() -> i32 {
  %c0 = arith.constant 0 : index
  %m = call @alloca() : () -> memref<1xi32>
  %0 = memref.load %m[%c0] : memref<1xi32>
  return %0 : i32
}
func.func @alloca() -> memref<1xi32> {
  %m = memref.alloca() : memref<1xi32>
  return %m : memref<1xi32>
}
func.func @unwritten() -> i32 {
  %m = memref.alloc() : memref<4xi32>
  %c1 = arith.constant 1 : index
  %0 = memref.load %m[%c1] : memref<4xi32>
  return %0 : i32
}
func.func @empty(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<2x2xf32>
  %0 = linalg.matmul ins(%a, %a : tensor<2x2xf32>, tensor<2x2xf32>) outs(%e : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
func.func @branch(%a: i8) -> i8 {
  %c9 = arith.constant 9 : i8
  %p = arith.shli %a, %c9 : i8
  %b = arith.cmpi eq, %p, %c9 : i8
  %0 = scf.if %b -> i8 { scf.yield %a : i8 } else { scf.yield %c9 : i8 }
  return %0 : i8
}
func.func @address(%m: memref<4xi32>) -> i32 {
  %p = ub.poison : index
  %0 = memref.load %m[%p] : memref<4xi32>
  return %0 : i32
}
func.func @unreachable() {
  ub.unreachable
}
func.func @assert(%c: i1) {
  cf.assert %c, "must hold"
  return
}
func.func @external(%a: i32) -> i32 {
  %0 = call @outside(%a) : (i32) -> i32
  return %0 : i32
}
func.func @forever() {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}
func.func @deep() {
  call @deep() : () -> ()
  return
}
func.func @huge() -> tensor<100000x100000xf32> {
  %0 = tensor.empty() : tensor<100000x100000xf32>
  return %0 : tensor<100000x100000xf32>
}
func.func @slice(%a: tensor<4xf32>, %o: index) -> tensor<2xf32> {
  %0 = tensor.extract_slice %a[%o] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @shapes(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.addf %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @step(%s: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %s step %c0 {
  }
  return
}
func.func @constant() {
  %m = memref.get_global @table : memref<3xi32>
  %c0 = arith.constant 0 : index
  %c = arith.constant 0 : i32
  memref.store %c, %m[%c0] : memref<3xi32>
  return
}
memref.global "private" constant @table : memref<3xi32> = dense<[5, 6, 7]>

// R0: {{.*}}undefined.mlir:26:8: error: 'arith.divsi' op divides by zero; operands: 5 : i32, 0 : i32
// R0: {{.*}}undefined.mlir:31:8: note: called from here
// R1: {{.*}}undefined.mlir:36:8: error: 'arith.divsi' op overflows: the quotient is too large at element 1; operands: dense<[1, -128]> : vector<2xi8>, dense<-1> : vector<2xi8>
// R2: {{.*}}undefined.mlir:40:8: error: 'memref.load' op index 4 of dimension 0 is out of bounds: its size is 4; operands: dense<[0, 1, 2, 3]> : tensor<4xi32>, 4 : index
// R3: {{.*}}undefined.mlir:40:8: error: 'memref.load' op index -1 of dimension 0 is out of bounds: its size is 4; operands: dense<[0, 1, 2, 3]> : tensor<4xi32>, -1 : index
// R4: {{.*}}undefined.mlir:47:8: error: 'memref.load' op uses memory after it was freed; operands: memref<4xi32>, 1 : index
// R5: {{.*}}undefined.mlir:53:3: error: 'memref.dealloc' op frees memory a second time; operands: memref<4xi32>
// R6: {{.*}}undefined.mlir:59:8: error: 'memref.load' op uses memory whose scope has ended; operands: memref<1xi32>, 0 : index
// R7: {{.*}}undefined.mlir:69:8: error: 'memref.load' op reads an element that was never written; operands: dense<[?, ?, ?, ?]> : tensor<4xi32>, 1 : index
// R8: {{.*}}undefined.mlir:74:8: error: 'arith.addf' op reads operand #0, which was never written; operands: ? : f32, 0.000000e+00 : f32
// R9: {{.*}}undefined.mlir:81:8: error: 'scf.if' op depends on operand #0, which is poison; operands: #ub.poison : i1
// R10: {{.*}}undefined.mlir:86:8: error: 'memref.load' op depends on operand #1, which is poison; operands: dense<[0, 1, 2, 3]> : tensor<4xi32>, #ub.poison : index
// R11: {{.*}}undefined.mlir:90:3: error: 'ub.unreachable' op was reached
// R12: {{.*}}undefined.mlir:93:3: error: 'cf.assert' op failed: must hold; operands: false
// R13: {{.*}}undefined.mlir:97:8: error: function 'outside' has no body to evaluate
// R14: {{.*}}undefined.mlir:103:3: error: evaluation takes more steps than its limit of 1000
// R15: {{.*}}undefined.mlir:106:3: error: function 'deep' is called more deeply than the limit
// R16: {{.*}}undefined.mlir:110:8: error: evaluation needs more memory than its limit of 1073741824 bytes
// R17: {{.*}}undefined.mlir:114:8: error: 'tensor.extract_slice' op is out of bounds in dimension 0: offset 3, size 2, stride 1 of 4; operands: dense<[0.000000e+00, 1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<4xf32>, 3 : index
// R18: {{.*}}undefined.mlir:118:8: error: 'arith.addf' op has operands of different sizes in dimension 0: 2 and 3; operands: dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>, dense<[0.000000e+00, 1.000000e+00, 2.000000e+00]> : tensor<3xf32>
// R19: {{.*}}undefined.mlir:123:3: error: 'scf.for' op has a step that is not positive; operands: 0 : index, 4 : index, 0 : index
// R20: {{.*}}undefined.mlir:131:3: error: 'memref.store' op writes to constant memory; operands: 0 : i32, dense<[5, 6, 7]> : tensor<3xi32>, 0 : index

// Ranks that only the values tell.
// RUN: not jig eval %s --entry ranks 2>&1 | FileCheck %s --check-prefix=RANKS
// RANKS: error: 'arith.addf' op has operands of different ranks: 1 and 3; operands:
func.func @ranks() -> tensor<*xf32> {
  %a = arith.constant dense<1.0> : tensor<1xf32>
  %b = arith.constant dense<1.0> : tensor<1x3x4xf32>
  %x = tensor.cast %a : tensor<1xf32> to tensor<*xf32>
  %y = tensor.cast %b : tensor<1x3x4xf32> to tensor<*xf32>
  %0 = arith.addf %x, %y : tensor<*xf32>
  return %0 : tensor<*xf32>
}
