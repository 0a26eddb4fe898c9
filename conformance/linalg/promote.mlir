// ARGS: --transform-interpreter --split-input-file

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {mapping = [#gpu.memory_space<workgroup>]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {mapping = [#gpu.memory_space<private>], operands_to_promote = [0, 2]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {mapping = [#gpu.thread<x>]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {memory_space = 3, operands_to_promote = [2]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {memory_space = #gpu.address_space<workgroup>, operands_to_promote = [0]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [3]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [-1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [0, 1], use_full_tile_buffers = [true]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %a[%i, 0] [4, 8] [1, 1] : memref<32x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, 6] [1, 1] : memref<?x?xf32> to memref<8x6xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [4, 6] [1, 1] : memref<?x?xf32> to memref<4x6xf32, strided<[?, 1], offset: ?>>
    linalg.matmul {a} ins(%sa, %sb : memref<4x8xf32, strided<[64, 1], offset: ?>>, memref<8x6xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<4x6xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [1, 0], use_full_tile_buffers = [true, false]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %cx[0, 0] [4, 8] [1, 1] : memref<16x16xcomplex<f32>> to memref<4x8xcomplex<f32>, strided<[16, 1]>>
    linalg.copy {a} ins(%sa : memref<4x8xcomplex<f32>, strided<[16, 1]>>) outs(%sa : memref<4x8xcomplex<f32>, strided<[16, 1]>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default, operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %id[0, 0] [4, 8] [1, 1] : memref<16x16xindex> to memref<4x8xindex, strided<[16, 1]>>
    linalg.copy {a} ins(%sa : memref<4x8xindex, strided<[16, 1]>>) outs(%sa : memref<4x8xindex, strided<[16, 1]>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default, operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %i1[0, 0] [4, 8] [1, 1] : memref<16x16xi1> to memref<4x8xi1, strided<[16, 1]>>
    linalg.copy {a} ins(%sa : memref<4x8xi1, strided<[16, 1]>>) outs(%sa : memref<4x8xi1, strided<[16, 1]>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default, operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %v[0, 0] [4, 8] [1, 1] : memref<16x16xvector<4xf32>> to memref<4x8xvector<4xf32>, strided<[16, 1]>>
    linalg.copy {a} ins(%sa : memref<4x8xvector<4xf32>, strided<[16, 1]>>) outs(%sa : memref<4x8xvector<4xf32>, strided<[16, 1]>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default, operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %h[0, 0] [4, 8] [1, 1] : memref<16x16xf16> to memref<4x8xf16, strided<[16, 1]>>
    linalg.copy {a} ins(%sa : memref<4x8xf16, strided<[16, 1]>>) outs(%sa : memref<4x8xf16, strided<[16, 1]>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default, operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    linalg.copy {a} ins(%h : memref<16x16xf16>) outs(%h : memref<16x16xf16>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0  : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %z = linalg.copy {a} ins(%t : tensor<16x16xf32>) outs(%t : tensor<16x16xf32>) -> tensor<16x16xf32>
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0  : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %sa = memref.subview %h[%i, 0] [1, 8] [1, 1] : memref<16x16xf16> to memref<8xf16, strided<[1], offset: ?>>
    linalg.copy {a} ins(%sa : memref<8xf16, strided<[1], offset: ?>>) outs(%sa : memref<8xf16, strided<[1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [1]} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %z = arith.addi %i, %s {a} : index
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0  : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<32x64xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index, %cx: memref<16x16xcomplex<f32>>, %id: memref<16x16xindex>, %i1: memref<16x16xi1>, %t: tensor<16x16xf32>, %v: memref<16x16xvector<4xf32>>, %h: memref<16x16xf16>) {
    %q = arith.constant 1.0 : f32
    %sa = memref.subview %b[%i, 0] [%s, 8] [1, 2] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 2], offset: ?>>
    linalg.fill {a} ins(%q : f32) outs(%sa : memref<?x8xf32, strided<[?, 2], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0  : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "promoted" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index) {
    %cst = arith.constant 1.0 : f32
    %0 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%s]
    %sa = memref.subview %a[%i, 0] [%0, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, %s] [1, 1] : memref<?x?xf32> to memref<8x?xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [%0, %s] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    linalg.matmul ins(%sa, %sb : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<8x?xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0  : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index) {
    %cst = arith.constant 1.0 : f32
    %0 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%s]
    %sa = memref.subview %a[%i, 0] [%0, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, %s] [1, 1] : memref<?x?xf32> to memref<8x?xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [%0, %s] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    linalg.matmul ins(%sa, %sb : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<8x?xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [0], use_alloca, alignment = 32} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index) {
    %cst = arith.constant 1.0 : f32
    %0 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%s]
    %sa = memref.subview %a[%i, 0] [%0, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, %s] [1, 1] : memref<?x?xf32> to memref<8x?xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [%0, %s] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    linalg.matmul ins(%sa, %sb : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<8x?xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {operands_to_promote = [0], use_original_subview_size} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %s: index) {
    %cst = arith.constant 1.0 : f32
    %0 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%i)[%s]
    %sa = memref.subview %a[%i, 0] [%0, 8] [1, 1] : memref<?x?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
    %sb = memref.subview %b[0, %i] [8, %s] [1, 1] : memref<?x?xf32> to memref<8x?xf32, strided<[?, 1], offset: ?>>
    %sc = memref.subview %c[%i, %i] [%0, %s] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
    linalg.matmul ins(%sa, %sb : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<8x?xf32, strided<[?, 1], offset: ?>>) outs(%sc : memref<?x?xf32, strided<[?, 1], offset: ?>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {use_full_tiles_by_default} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// What nobody reads is not copied.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: memref<8x8xf32>, %y: memref<8x8xf32>) {
    %a = memref.subview %x[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
    %o = memref.subview %y[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x4xf32, strided<[8, 1]>>) outs(%o : memref<4x4xf32, strided<[8, 1]>>) attrs = {a} {
    ^bb0(%p: f32, %q: f32):
      %n = arith.negf %p : f32
      linalg.yield %n : f32
    }
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<4x4xf32, strided<[8, 1]>>) outs(%o : memref<4x4xf32, strided<[8, 1]>>) attrs = {a} {
    ^bb0(%p: f32, %q: f32):
      linalg.yield %q : f32
    }
    linalg.copy {a} ins(%a : memref<4x4xf32, strided<[8, 1]>>) outs(%o : memref<4x4xf32, strided<[8, 1]>>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {a} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// FRAME
func.func @f(%x: memref<8x8xf32>, %o: memref<4x4xf32>) {
  %a = memref.subview %x[0, 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1]>>
  linalg.matmul ins(%a, %a : memref<4x4xf32, strided<[8, 1]>>, memref<4x4xf32, strided<[8, 1]>>) outs(%o : memref<4x4xf32>)
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.promote %0 {
      // HERE
    } : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// EACH
use_full_tile_buffers = [true, false]
use_full_tile_buffers = [false, true]
use_full_tile_buffers = [true, false], operands_to_promote = [0]
