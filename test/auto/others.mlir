// Whatever else a payload has goes on as it is: buffers, dynamic sizes, control flow, calls, what cannot be bufferized; and mistakes are told.
// REQUIRES: compiled
// RUN: jig run --auto %s --entry dynamic --arg 'tensor<?x?xf32>:13x7=random:1' --arg 'tensor<?x?xf32>:7x70=random:2' --arg 'tensor<?x?xf32>:13x70=zeros' --out %t.npy
// RUN: jig eval %s --entry dynamic --arg 'tensor<?x?xf32>:13x7=random:1' --arg 'tensor<?x?xf32>:7x70=random:2' --arg 'tensor<?x?xf32>:13x70=zeros' --compare %t.npy --tolerance 1e-5
// RUN: jig run --auto %s --entry dynamic --arg 'tensor<?x?xf32>:6x0=random:1' --arg 'tensor<?x?xf32>:0x64=random:2' --arg 'tensor<?x?xf32>:6x64=zeros' --out %t.npy
// RUN: jig eval %s --entry dynamic --arg 'tensor<?x?xf32>:6x0=random:1' --arg 'tensor<?x?xf32>:0x64=random:2' --arg 'tensor<?x?xf32>:6x64=zeros' --compare %t.npy
// What is allocated is freed, and not more is on the stack than there is room for.
// RUN: jig run --auto %s --entry dynamic --arg 'tensor<?x?xf32>:13x7=random:1' --arg 'tensor<?x?xf32>:7x70=random:2' --arg 'tensor<?x?xf32>:13x70=zeros' --time 1 2>&1 >/dev/null | FileCheck %s --check-prefix=FREED
// FREED: nothing leaked
// RUN: jig apply --quiet --auto %s | FileCheck %s --check-prefix=STACK
// STACK-LABEL: func.func @deep
// STACK: memref.alloca() {{.*}} : memref<512x512xf32>
// STACK-NOT: memref.alloca() {{.*}} : memref<512x512xf32>
// STACK: memref.dealloc
// RUN: jig run --auto %s --entry buffers --arg 'memref<5x3xf32>=iota' --arg 'memref<3x9xf32>=iota' --arg 'memref<5x9xf32>=zeros' --show-args | FileCheck %s --check-prefix=BUFFERS
// BUFFERS: 4.500000e+01, 4.800000e+01
// RUN: jig run --auto %s --entry scalar --arg 'tensor<f32>=2.0' | FileCheck %s --check-prefix=SCALAR
// SCALAR: 4.000000e+00
// RUN: jig run --auto %s --entry calls --arg 'tensor<4xf32>=iota' | FileCheck %s --check-prefix=CALLS
// RUN: jig eval --auto %s --entry calls --arg 'tensor<4xf32>=iota' | FileCheck %s --check-prefix=CALLS
// CALLS: dense<[0.000000e+00, 2.000000e+00, 4.000000e+00, 6.000000e+00]> : tensor<4xf32>
// RUN: not jig run --auto --set machine=9 %s --entry scalar --arg 'tensor<f32>=2.0' 2>&1 | FileCheck %s --check-prefix=CHOICE
// CHOICE: error: 'machine' cannot be 9
// RUN: not jig apply --auto --script %s %s 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: --auto is in place of a script, not with --script
// RUN: not jig run --auto=loud %s 2>&1 | FileCheck %s --check-prefix=WORD
// WORD: --auto {{.*}}quiet or report

func.func @dynamic(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %product = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%init : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
func.func @buffers(%a: memref<5x3xf32>, %b: memref<3x9xf32>, %c: memref<5x9xf32>) {
  linalg.matmul ins(%a, %b : memref<5x3xf32>, memref<3x9xf32>) outs(%c : memref<5x9xf32>)
  return
}
func.func @scalar(%a: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %s = linalg.add ins(%a, %a : tensor<f32>, tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
func.func private @twice(%a: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %s = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
func.func @calls(%a: tensor<4xf32>) -> tensor<4xf32> {
  %s = func.call @twice(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
// Three of the results in between are 1 MiB each, and what is packed takes some of the 2 MiB, too.
func.func @deep(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  %a = linalg.matmul ins(%x, %x : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32>
  %b = linalg.matmul ins(%a, %x : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32>
  %c = linalg.matmul ins(%b, %a : tensor<512x512xf32>, tensor<512x512xf32>) outs(%f : tensor<512x512xf32>) -> tensor<512x512xf32>
  %d = linalg.matmul ins(%c, %b : tensor<512x512xf32>, tensor<512x512xf32>) outs(%a : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %d : tensor<512x512xf32>
}
