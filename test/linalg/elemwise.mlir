// Ops that the reference had until LLVM 20, and that scripts of that time tile.
// RUN: jig-opt %s | FileCheck %s
// RUN: jig-opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=BODY
// RUN: jig-opt --mlir-print-op-generic %s | jig-opt | FileCheck %s
// RUN: jig-opt --canonicalize %s | FileCheck %s --check-prefix=CANON
// RUN: jig-opt --transform-interpreter %s | FileCheck %s --check-prefix=TILED

// CHECK-LABEL: func.func @unary
func.func @unary(%a: tensor<4xf32>, %i: tensor<4xi32>, %b: tensor<4xf32>) {
  // CHECK: linalg.elemwise_unary ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>) -> tensor<4xf32>
  // BODY: "linalg.elemwise_unary"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}>
  // BODY: "math.exp"
  %default = linalg.elemwise_unary ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<exp>
  // BODY: "math.exp"
  %exp = linalg.elemwise_unary {fun = #linalg.unary_fn<exp>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<log>
  // BODY: "math.log"
  %log = linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<abs>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<abs>
  // BODY: "math.absf"
  %abs = linalg.elemwise_unary {fun = #linalg.unary_fn<abs>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<ceil>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<ceil>
  // BODY: "math.ceil"
  %ceil = linalg.elemwise_unary {fun = #linalg.unary_fn<ceil>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<floor>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<floor>
  // BODY: "math.floor"
  %floor = linalg.elemwise_unary {fun = #linalg.unary_fn<floor>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<negf>
  // BODY: "arith.negf"
  %negf = linalg.elemwise_unary {fun = #linalg.unary_fn<negf>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<reciprocal>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<reciprocal>
  // BODY: "arith.divf"(%{{.*}}, %{{.*}})
  %reciprocal = linalg.elemwise_unary {fun = #linalg.unary_fn<reciprocal>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<round>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<round>
  // BODY: "math.round"
  %round = linalg.elemwise_unary {fun = #linalg.unary_fn<round>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<sqrt>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<sqrt>
  // BODY: "math.sqrt"
  %sqrt = linalg.elemwise_unary {fun = #linalg.unary_fn<sqrt>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<rsqrt>
  // BODY: "math.rsqrt"
  %rsqrt = linalg.elemwise_unary {fun = #linalg.unary_fn<rsqrt>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<square>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<square>
  // BODY: "arith.mulf"(%[[X:.*]], %[[X]])
  %square = linalg.elemwise_unary {fun = #linalg.unary_fn<square>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<tanh>
  // BODY: "math.tanh"
  %tanh = linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {fun = #linalg.unary_fn<erf>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{fun = #linalg.unary_fn<erf>
  // BODY: "math.erf"
  %erf = linalg.elemwise_unary {fun = #linalg.unary_fn<erf>} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>} ins
  // BODY: "linalg.elemwise_unary"({{.*}}) <{cast = #linalg.type_fn<cast_unsigned>, operand
  // BODY: "arith.uitofp"
  // BODY: "math.exp"
  %unsigned = linalg.elemwise_unary {cast = #linalg.type_fn<cast_unsigned>} ins(%i : tensor<4xi32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: linalg.elemwise_unary {cast = #linalg.type_fn<cast_signed>, other = 1 : i64} ins
  // BODY: "arith.sitofp"
  %signed = linalg.elemwise_unary {cast = #linalg.type_fn<cast_signed>, other = 1} ins(%i : tensor<4xi32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @binary
func.func @binary(%a: memref<4x?xf32>, %i: memref<4x?xi32>, %s: f32, %j: i8) {
  // CHECK: linalg.elemwise_binary ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, memref<4x?xi32>) outs(%{{.*}} : memref<4x?xf32>)
  // BODY: "linalg.elemwise_binary"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}>
  // BODY: %[[CAST:.*]] = "arith.sitofp"
  // BODY: "arith.addf"(%{{.*}}, %[[CAST]])
  linalg.elemwise_binary ins(%a, %i : memref<4x?xf32>, memref<4x?xi32>) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "arith.addf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.addi"
  linalg.elemwise_binary {fun = #linalg.binary_fn<add>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<sub>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "arith.subf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<sub>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<sub>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.subi"
  linalg.elemwise_binary {fun = #linalg.binary_fn<sub>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "arith.mulf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.muli"
  linalg.elemwise_binary {fun = #linalg.binary_fn<mul>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<div>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "arith.divf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<div>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<div>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.divsi"
  linalg.elemwise_binary {fun = #linalg.binary_fn<div>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<div_unsigned>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.divui"
  linalg.elemwise_binary {fun = #linalg.binary_fn<div_unsigned>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "arith.maximumf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.maxsi"
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_signed>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<min_signed>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "arith.minimumf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<min_signed>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<min_signed>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.minsi"
  linalg.elemwise_binary {fun = #linalg.binary_fn<min_signed>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.maxui"
  linalg.elemwise_binary {fun = #linalg.binary_fn<max_unsigned>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<min_unsigned>} ins(%{{.*}}, %{{.*}} : memref<4x?xi32>, i8)
  // BODY: "arith.extsi"
  // BODY: "arith.minui"
  linalg.elemwise_binary {fun = #linalg.binary_fn<min_unsigned>} ins(%i, %j : memref<4x?xi32>, i8) outs(%i : memref<4x?xi32>)
  // CHECK: linalg.elemwise_binary {fun = #linalg.binary_fn<powf>} ins(%{{.*}}, %{{.*}} : memref<4x?xf32>, f32)
  // BODY: "math.powf"
  linalg.elemwise_binary {fun = #linalg.binary_fn<powf>} ins(%a, %s : memref<4x?xf32>, f32) outs(%a : memref<4x?xf32>)
  return
}

// CANON-LABEL: func.func @casts_fold
// CANON-SAME: %[[A:.*]]: tensor<4xf32>
// CANON-NEXT: %[[U:.*]] = linalg.elemwise_unary ins(%[[A]] : tensor<4xf32>) outs(%[[A]] : tensor<4xf32>) -> tensor<4xf32>
// CANON-NEXT: %[[B:.*]] = linalg.elemwise_binary ins(%[[U]], %[[A]] : tensor<4xf32>, tensor<4xf32>) outs(%[[A]] : tensor<4xf32>) -> tensor<4xf32>
// CANON-NEXT: tensor.cast %[[B]]
func.func @casts_fold(%a: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = linalg.elemwise_unary ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.elemwise_binary ins(%1, %0 : tensor<?xf32>, tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CANON-LABEL: func.func @no_elements
// CANON-NEXT: return
func.func @no_elements(%a: memref<0xf32>) {
  linalg.elemwise_unary ins(%a : memref<0xf32>) outs(%a : memref<0xf32>)
  return
}

// TILED-LABEL: func.func @tiled
// TILED: scf.for
// TILED: %[[SLICE:.*]] = tensor.extract_slice %{{.*}}[%{{.*}}, 0] [4, 8] [1, 1]
// TILED: linalg.elemwise_binary {fun = #linalg.binary_fn<mul>, tile} ins(%[[SLICE]], %{{.*}} : tensor<4x8xf32>, f32)
// TILED-LABEL: func.func @generalized
// TILED: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["parallel"]}
// TILED: math.tanh
func.func @tiled(%a: tensor<16x8xf32>, %s: f32, %b: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = linalg.elemwise_binary {fun = #linalg.binary_fn<mul>, tile} ins(%a, %s : tensor<16x8xf32>, f32) outs(%b : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}
func.func @generalized(%a: tensor<16xf32>) -> tensor<16xf32> {
  %0 = linalg.elemwise_unary {fun = #linalg.unary_fn<tanh>, generalize} ins(%a : tensor<16xf32>) outs(%a : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {tile} in %m : (!transform.any_op) -> !transform.any_op
    %1, %loop = transform.structured.tile_using_for %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2 = transform.structured.match attributes {generalize} in %m : (!transform.any_op) -> !transform.any_op
    %3 = transform.structured.generalize %2 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
