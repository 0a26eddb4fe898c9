// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/replace.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/replace.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f() -> i32 {
    %0 = arith.constant 1 : i32
    return %0 : i32
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["arith.constant"]} in %arg1
    // the new one
    %1 = transform.structured.replace %0 {
      %2 = arith.constant 5 : i32 // as it is
    }
    %3 = transform.get_closest_isolated_parent %1 : (!pdl.operation) -> !pdl.operation
  }
}
