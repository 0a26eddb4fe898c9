// RUN: jig-opt %s --cse --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefixes=HEAD,TREE
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(cse))' --mlir-timing --mlir-timing-display=list -o /dev/null 2>&1 | FileCheck %s --check-prefixes=HEAD,LIST
// RUN: jig-opt %s --mlir-timing --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s --check-prefix=WALL

// HEAD: ===---{{-+}}===
// HEAD-NEXT: ... Execution time report ...
// HEAD-NEXT: ===---{{-+}}===
// HEAD-NEXT: Total Execution Time: {{[0-9.]+}} seconds
// HEAD:   ----User Time----  ----Wall Time----  ----Name----
// TREE-NEXT: Parser
// TREE-NEXT: CSE
// TREE-NEXT: Output
// TREE-NEXT: Rest
// TREE-NEXT: ({{ *}}100.0%) {{ *}}{{[0-9.]+}} (100.0%)  Total
// LIST: root
// LIST: 'func.func' Pipeline
// LIST: Total
// WALL: {{^}}  ----Wall Time----  ----Name----
func.func @f() {
  return
}
