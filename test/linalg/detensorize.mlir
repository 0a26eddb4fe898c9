// Tensors of rank 0 as numbers compute the same; arguments that only pass them on become numbers, too, where mlir-opt dies.
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(linalg-detensorize))' -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(linalg-detensorize{aggressive-mode=true}))' -o %t.all.mlir
// RUN: FileCheck %s --check-prefix=ALL < %t.all.mlir
// RUN: jig eval %s --entry power --arg "tensor<i32>=3" --arg i32=4 | FileCheck %s --check-prefix=POWER
// RUN: jig eval %t.mlir --entry power --arg "tensor<i32>=3" --arg i32=4 | FileCheck %s --check-prefix=POWER
// RUN: jig eval %t.all.mlir --entry power --arg "tensor<i32>=3" --arg i32=4 | FileCheck %s --check-prefix=POWER
// RUN: jig eval %t.mlir --entry passed --arg "tensor<i32>=3" --arg i1=0 | FileCheck %s --check-prefix=PASSED
// RUN: jig eval %t.all.mlir --entry passed --arg "tensor<i32>=3" --arg i1=0 | FileCheck %s --check-prefix=PASSED

// POWER: dense<81> : tensor<i32>
// PASSED: dense<3> : tensor<i32>

#map = affine_map<() -> ()>
#three = {indexing_maps = [#map, #map, #map], iterator_types = []}

// CHECK-LABEL: func.func @power(
// CHECK-NOT: linalg.generic
// CHECK: arith.muli {{.*}} : i32
// CHECK: %[[T:.*]] = tensor.from_elements
// CHECK: return %[[T]]
func.func @power(%x: tensor<i32>, %n: i32) -> tensor<i32> {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %one = arith.constant dense<1> : tensor<i32>
  cf.br ^head(%one, %c0 : tensor<i32>, i32)
^head(%p: tensor<i32>, %i: i32):
  %more = arith.cmpi slt, %i, %n : i32
  cf.cond_br %more, ^body, ^end
^body:
  %e = tensor.empty() : tensor<i32>
  %q = linalg.generic #three ins(%p, %x : tensor<i32>, tensor<i32>) outs(%e : tensor<i32>) {
  ^bb0(%a: i32, %b: i32, %out: i32):
    %s = arith.muli %a, %b : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  %j = arith.addi %i, %c1 : i32
  cf.br ^head(%q, %j : tensor<i32>, i32)
^end:
  return %p : tensor<i32>
}

// ALL-LABEL: func.func @passed(
// ALL: cf.cond_br %{{.*}}, ^bb1(%{{.*}} : i32), ^bb2
func.func @passed(%x: tensor<i32>, %c: i1) -> tensor<i32> {
  cf.br ^bb1(%x : tensor<i32>)
^bb1(%1: tensor<i32>):
  %y = arith.addi %1, %x : tensor<i32>
  cf.cond_br %c, ^bb1(%y : tensor<i32>), ^bb2(%1 : tensor<i32>)
^bb2(%2: tensor<i32>):
  return %2 : tensor<i32>
}
