// RUN: jig-opt %s "--one-shot-bufferize=bufferize-function-boundaries" | FileCheck %s
// RUN: jig-opt %s "--one-shot-bufferize=bufferize-function-boundaries" > %t.mlir
// RUN: jig eval %s --entry main > %t.before && jig eval %t.mlir --entry main > %t.after && diff %t.before %t.after
// A function's argument that branches pass on is another name of the same tensor. The reference does not see that what other blocks
// than the first one write to that is read under the first name.

// CHECK-LABEL: func.func @later
// CHECK: memref.alloc
// CHECK: cf.br
func.func @later(%t: tensor<8xf32>, %f: f32) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  cf.br ^next(%t : tensor<8xf32>)
^next(%x: tensor<8xf32>):
  %0 = tensor.insert %f into %x[%c7] : tensor<8xf32>
  %1 = tensor.extract %0[%c7] : tensor<8xf32>
  %2 = tensor.extract %t[%c7] : tensor<8xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: func.func @two_names
// CHECK: memref.alloc
// CHECK: cf.br
func.func @two_names(%t: tensor<8xf32>, %f: f32) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  cf.br ^next(%t, %t : tensor<8xf32>, tensor<8xf32>)
^next(%x: tensor<8xf32>, %y: tensor<8xf32>):
  cf.br ^last
^last:
  %0 = tensor.insert %f into %x[%c7] : tensor<8xf32>
  %1 = tensor.extract %0[%c7] : tensor<8xf32>
  %2 = tensor.extract %y[%c7] : tensor<8xf32>
  return %1, %2 : f32, f32
}

// The second iteration reads what the first one wrote, were it in place.
// CHECK-LABEL: func.func @again
// CHECK: memref.alloc
func.func @again(%t: tensor<8xf32>, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  cf.br ^head(%c0, %zero : index, f32)
^head(%i: index, %sum: f32):
  %more = arith.cmpi slt, %i, %c2 : index
  cf.cond_br %more, ^body(%t : tensor<8xf32>), ^exit
^body(%x: tensor<8xf32>):
  %old = tensor.extract %t[%c1] : tensor<8xf32>
  %0 = tensor.insert %f into %x[%c1] : tensor<8xf32>
  %new = tensor.extract %0[%c1] : tensor<8xf32>
  %s0 = arith.addf %sum, %old : f32
  %s1 = arith.addf %s0, %new : f32
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%j, %s1 : index, f32)
^exit:
  return %sum, %sum : f32, f32
}

// What is written before, or where the first name is not read any more, is in place.
// CHECK-LABEL: func.func @in_place
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @in_place(%t: tensor<8xf32>, %f: f32) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  %0 = tensor.extract %t[%c7] : tensor<8xf32>
  cf.br ^next(%t : tensor<8xf32>)
^next(%x: tensor<8xf32>):
  %1 = tensor.insert %f into %x[%c7] : tensor<8xf32>
  %2 = tensor.extract %1[%c7] : tensor<8xf32>
  return %0, %2 : f32, f32
}

// CHECK-LABEL: func.func @inside
// CHECK: memref.alloc
func.func @inside(%t: tensor<8xf32>, %f: f32) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  cf.br ^next(%t : tensor<8xf32>)
^next(%x: tensor<8xf32>):
  %true = arith.constant true
  %0 = scf.if %true -> (f32) {
    %1 = tensor.insert %f into %x[%c7] : tensor<8xf32>
    %2 = tensor.extract %1[%c7] : tensor<8xf32>
    scf.yield %2 : f32
  } else {
    scf.yield %f : f32
  }
  %3 = tensor.extract %t[%c7] : tensor<8xf32>
  return %0, %3 : f32, f32
}

// Blocks of an op inside, whose tensors are handed on.
// CHECK-LABEL: func.func @handed_on
// CHECK: memref.alloc
func.func @handed_on(%t: tensor<8xf32>, %f: f32) -> (f32, f32) {
  %c7 = arith.constant 7 : index
  %0:2 = scf.execute_region -> (tensor<8xf32>, f32) {
    cf.br ^first(%t : tensor<8xf32>)
  ^first(%x: tensor<8xf32>):
    cf.br ^second(%x : tensor<8xf32>)
  ^second(%y: tensor<8xf32>):
    %1 = tensor.insert %f into %y[%c7] : tensor<8xf32>
    %2 = tensor.extract %1[%c7] : tensor<8xf32>
    scf.yield %x, %2 : tensor<8xf32>, f32
  }
  %3 = tensor.extract %0#0[%c7] : tensor<8xf32>
  return %3, %0#1 : f32, f32
}

func.func @main() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %true = arith.constant true
  %f = arith.constant 2.0 : f32
  %t = arith.constant dense<1.0> : tensor<8xf32>
  %0:2 = call @later(%t, %f) : (tensor<8xf32>, f32) -> (f32, f32)
  %1:2 = call @two_names(%t, %f) : (tensor<8xf32>, f32) -> (f32, f32)
  %2:2 = call @again(%t, %f) : (tensor<8xf32>, f32) -> (f32, f32)
  %3:2 = call @inside(%t, %f) : (tensor<8xf32>, f32) -> (f32, f32)
  %4:2 = call @handed_on(%t, %f) : (tensor<8xf32>, f32) -> (f32, f32)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
