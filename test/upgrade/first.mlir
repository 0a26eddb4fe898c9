// Texts of former releases that today's format fits, too: each is read as it was meant, and release 22 refuses it.
// RUN: split-file %s %t
// RUN: %python %S/Inputs/first.py %t
//--- fuse.mlir
    %1, %l:2 = transform.structured.fuse %0 {tile_sizes = [4, 8]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
//--- fuse_into.mlir
    %1 = transform.structured.fuse_into_containing_op %0 into %b : (!transform.any_op, !transform.any_op) -> !transform.any_op
//--- pad.mlir
    %1 = transform.structured.pad %0 {padding_dimensions = [0]} : (!transform.any_op) -> !transform.any_op
//--- split.mlir
    %1, %2 = transform.structured.split %0 after 4 {dimension = 0 : i64} : !transform.any_op
//--- outline.mlir
    %1 = transform.loop.outline %0 {func_name = "f"} : (!transform.any_op) -> !transform.any_op
//--- peel.mlir
    %c = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %1 = transform.loop.peel %c : (!transform.op<"scf.for">) -> !transform.any_op
//--- replace.mlir
    %1 = transform.structured.replace %0 {
      %2 = arith.constant 5 : i32
    }
//--- winograd.mlir
    %1 = transform.structured.winograd_conv2d %0 {m = 4, r = 3} : (!transform.any_op) -> !transform.any_op
//--- sequence.mlir
    transform.sequence %0 : !transform.any_op failures(propagate) {
      transform.print %0 : !transform.any_op
    }
//--- yield.mlir
    %1 = transform.structured.match ops{["a.b"]} in %b : (!transform.any_op) -> !transform.any_op
  }
  func.func @warp(%i: index, %f: f32) {
    %2 = vector.warp_execute_on_lane_0(%i)[32] -> (f32) {
      vector.yield %f : f32
    }
    return
