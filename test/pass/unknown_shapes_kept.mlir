// A comparison of tensors of unknown shape with themselves has the same answer everywhere; how many there are only the op says. The
// reference makes a constant that nobody can read again.
// RUN: jig-opt %s --canonicalize > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig eval %s --entry main > %t.before && jig eval %t.mlir --entry main | diff %t.before -
// RUN: jig-opt %s --convert-elementwise-to-linalg | jig eval - --entry main | diff %t.before -

// CHECK-LABEL: func.func @compared
// CHECK: arith.cmpi
func.func @compared(%a: tensor<?xi32>) -> tensor<?xi1> {
  %0 = arith.cmpi eq, %a, %a : tensor<?xi32>
  return %0 : tensor<?xi1>
}

// CHECK-LABEL: func.func @unranked
// CHECK: arith.cmpi
func.func @unranked(%a: tensor<*xi32>) -> tensor<*xi1> {
  %0 = arith.cmpi slt, %a, %a : tensor<*xi32>
  return %0 : tensor<*xi1>
}

// CHECK-LABEL: func.func @different
// CHECK: arith.xori
func.func @different(%a: tensor<?xi32>) -> tensor<?xi32> {
  %0 = arith.xori %a, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @main() -> (tensor<?xi1>, tensor<?xi32>) {
  %n = arith.constant 3 : index
  %c = arith.constant 7 : i32
  %e = tensor.empty(%n) : tensor<?xi32>
  %a = linalg.fill ins(%c : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  %0 = call @compared(%a) : (tensor<?xi32>) -> tensor<?xi1>
  %1 = call @different(%a) : (tensor<?xi32>) -> tensor<?xi32>
  return %0, %1 : tensor<?xi1>, tensor<?xi32>
}
