// An op that cannot be tiled is left by sequences that suppress failures, and what an alternative has said that is taken back is not told. mlir-opt ends at the first, and tells the second.
// RUN: jig apply --quiet --entry-point fuses %s 2>&1 | FileCheck %s --check-prefix=LEFT
// RUN: not jig-opt %s --transform-interpreter=entry-point=fuses 2>&1 | FileCheck %s --check-prefix=ENDS
// RUN: jig apply --quiet --entry-point tries %s 2>&1 | FileCheck %s --check-prefix=TRIED
// RUN: jig-opt %s --transform-interpreter=entry-point=tries 2>&1 | FileCheck %s --check-prefix=TOLD

// LEFT-NOT: error:
// LEFT: linalg.generic {{.*}} attrs =  {after}
// ENDS: error: failed to tile operation
// TRIED-NOT: remark: first
// TRIED: remark: second
// TRIED-NOT: remark: first
// TOLD: remark: first
// TOLD: remark: second
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @falling(%x: tensor<30x40xf32>, %y: tensor<30x40xf32>) -> tensor<30x40xf32> {
    %m = linalg.generic {indexing_maps = [affine_map<(i, j) -> (-i + 29, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
        ins(%x : tensor<30x40xf32>) outs(%y : tensor<30x40xf32>) {
    ^bb0(%e: f32, %o: f32):
      %s = arith.addf %e, %e : f32
      linalg.yield %s : f32
    } -> tensor<30x40xf32>
    return %m : tensor<30x40xf32>
  }
  transform.named_sequence @fuse(%op: !t {transform.consumed}) {
    %tile, %loop = transform.structured.fuse %op tile_sizes [1] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @fuses(%root: !t {transform.readonly}) {
    %op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    transform.include @fuse failures(suppress) (%op) {jig.expected} : (!t) -> ()
    %left = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    transform.annotate %left "after" : !t
    transform.yield
  }
  transform.named_sequence @tries(%root: !t {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    transform.alternatives %func : !t {
    ^bb0(%f: !t):
      transform.debug.emit_remark_at %f, "first" : !t
      transform.match.operation_name %f ["func.call"] : !t
    }, {
    ^bb0(%f: !t):
      transform.debug.emit_remark_at %f, "second" : !t
    }
    transform.yield
  }
}
