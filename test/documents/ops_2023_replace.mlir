// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_replace.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_replace.payload -
// Op list of 2023, "Structured (Linalg) transform operations": replace.
// ORACLE: 16
module {
  func.func @f() -> i32 {
    %0 = arith.constant 1 : i32
    return %0 : i32
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["arith.constant"]} in %arg0
    %1 = transform.structured.replace %0 {
      %c = arith.constant 42 : i32
    }
  }
}
