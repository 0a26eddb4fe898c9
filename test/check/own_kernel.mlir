// RUN: split-file %s %t
// RUN: jig check %t/payload.mlir --script %t/script.mlir | FileCheck %s
// A function that is written by hand in the place of an op, as docs/checking.md has it.
// CHECK: equal {{.*}}cast_and_call
// CHECK: equal {{.*}}apply_dce

//--- payload.mlir
func.func private @mine(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %o) -> tensor<?xf32> {
    %x = tensor.extract %a[%i] : tensor<?xf32>
    %e = math.exp %x : f32
    %u = tensor.insert %e into %t[%i] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

//--- script.mlir
!t = !transform.any_op
!v = !transform.any_value
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %in = transform.get_operand %exp[all] : (!t) -> !v
    %out = transform.get_result %exp[all] : (!t) -> !v
    %call = transform.func.cast_and_call @mine(%in) -> %out after %exp : (!t, !v, !v) -> !t
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.apply_dce to %f : !t
    transform.yield
  }
}
