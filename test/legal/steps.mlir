func.func @f(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<512x512xf32>
  %i = linalg.fill ins(%z : f32) outs(%e : tensor<512x512xf32>) -> tensor<512x512xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
                     outs(%i : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
func.func @two(%a: memref<8xf32>) { linalg.exp ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) linalg.exp ins(%a : memref<8xf32>) outs(%a : memref<8xf32>) return }

// What can be done with the ops at a line: loops, producers and users, a handle, steps, and what does not apply as it is. The lines above are counted below.
// RUN: jig legal %s:5 | FileCheck %s
// RUN: jig legal %s:5 --paste 2 > %t.script
// RUN: FileCheck %s --check-prefix=SCRIPT --input-file=%t.script
// RUN: jig apply --quiet --script %t.script %s | FileCheck %s --check-prefix=APPLIED
// RUN: jig legal %s:9 | FileCheck %s --check-prefix=TWO
// RUN: jig legal %s:9:97 --paste 3 > %t.second
// RUN: jig apply --quiet --script %t.second %s | FileCheck %s --check-prefix=SECOND
// RUN: jig legal %s:9:97 --json | FileCheck %s --check-prefix=JSON
// RUN: jig legal %s:1 --all | FileCheck %s --check-prefix=ALL
// RUN: jig legal %s | FileCheck %s --check-prefix=WHOLE
// RUN: jig legal %s --paste 1 > %t.whole
// RUN: jig apply --quiet --script %t.whole %s | FileCheck %s --check-prefix=BUFFERS
// RUN: not jig legal %s:6 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not jig legal %s:5:1 2>&1 | FileCheck %s --check-prefix=COLUMN
// RUN: not jig legal %s:5 --paste 99 2>&1 | FileCheck %s --check-prefix=STEP
// RUN: not jig legal %t.none:5 2>&1 | FileCheck %s --check-prefix=FILE

// CHECK: steps.mlir:5:8: linalg.matmul in func.func @f
// CHECK-NEXT: loops 0: parallel, 512; 1: parallel, 512; 2: reduction, 512
// CHECK-NEXT: producers 2: linalg.fill steps.mlir:4
// CHECK-NEXT: users func.return steps.mlir:7
// CHECK-NEXT: handle %op = transform.structured.match ops{["linalg.matmul"]} in %root
// CHECK-NEXT: 1 %tiled_op, %forall_op = transform.structured.tile_using_forall %op tile_sizes [32, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op) // 0 to 512, 0 to 512, 0; 0 leaves a loop alone
// CHECK-NEXT: 2 %tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %op tile_sizes [32, 32, 32]
// CHECK: transform.structured.split_reduction %op {split_factor = 32, insert_split_dimension = 0}
// CHECK-NOT: convert_conv2d
// CHECK: %producer = transform.get_producer_of_operand %op[2] : (!transform.any_op) -> !transform.any_op // linalg.fill
// CHECK: not as it is:
// CHECK-NEXT: transform.structured.vectorize: it would be one vector of more than 4096 elements: tile it first
// SCRIPT: transform.named_sequence @__transform_main(%root: !transform.any_op) {
// SCRIPT-NEXT: %op = transform.structured.match
// SCRIPT-NEXT: transform.structured.tile_using_for %op tile_sizes [32, 32, 32]
// SCRIPT-NEXT: transform.yield
// APPLIED-COUNT-3: scf.for
// Two ops on a line have a handle each, by their place among those of the name.
// TWO: steps.mlir:9:1: func.func @two
// TWO: steps.mlir:9:37: linalg.exp in func.func @two
// TWO: %all_ops = transform.structured.match ops{["linalg.exp"]} in %root
// TWO-NEXT: %op, %ops_after = transform.split_handle %all_ops
// TWO: steps.mlir:9:97: linalg.exp in func.func @two
// TWO: %ops_before, %op = transform.split_handle %all_ops
// SECOND-LABEL: func @two
// SECOND-NEXT: linalg.exp
// JSON: {"op": "linalg.exp", "at": {"file": "{{.*}}steps.mlir", "line": 9, "column": 97}, "in": "func.func @two", "loops": "0: parallel, 8", "handle": "{{.*}}split_handle{{.*}}", "steps": [{"step": 1, "op": "transform.structured.tile_using_forall", "lines": "{{.*}}\n", "range": "{{.*}}", "changes": true},
// JSON-SAME: "refused": []}
// Without a line, what can be done anywhere; with --all also what changes nothing.
// WHOLE: steps.mlir: builtin.module
// WHOLE-NEXT: 1 %buffered = transform.bufferization.one_shot_bufferize
// WHOLE-NOT: apply_cse
// WHOLE: linalg.fill in func.func @f
// BUFFERS: func @f(%{{.*}}: memref<512x512xf32>
// ALL: transform.apply_cse to %op : !transform.any_op // changes nothing
// NOTHING: no operation begins at {{.*}}steps.mlir:6; the nearest begin at lines 5 and 7
// COLUMN: no operation begins at {{.*}}steps.mlir:5:1
// STEP: there is no step 99: there are {{[0-9]+$}}
// FILE: cannot open input file
