// Loops that are fused, jammed or pipelined, and structured ops on buffers, keep the order of accesses to memory: what turns it round,
// or may, fails and names both accesses, and leaves the payload as it is. jig-opt does as the reference.
// RUN: split-file %s %t
// RUN: not jig apply %t/payload.mlir --script %t/fuse.mlir --quiet 2>&1 | FileCheck %s --check-prefix FUSE
// RUN: not jig apply %t/payload.mlir --script %t/past.mlir --quiet 2>&1 | FileCheck %s --check-prefix PAST
// RUN: not jig apply %t/payload.mlir --script %t/jam.mlir --quiet 2>&1 | FileCheck %s --check-prefix JAM
// RUN: not jig apply %t/payload.mlir --script %t/calls.mlir --quiet 2>&1 | FileCheck %s --check-prefix CALLS
// RUN: not jig apply %t/payload.mlir --script %t/picked.mlir --quiet 2>&1 | FileCheck %s --check-prefix PICKED
// RUN: not jig apply %t/payload.mlir --script %t/pipeline.mlir --quiet 2>&1 | FileCheck %s --check-prefix PIPELINE
// RUN: not jig apply %t/payload.mlir --script %t/tile.mlir --quiet 2>&1 | FileCheck %s --check-prefix TILE
// RUN: not jig apply %t/payload.mlir --script %t/forall.mlir --quiet 2>&1 | FileCheck %s --check-prefix TILE
// RUN: not jig apply %t/payload.mlir --script %t/vectorize.mlir --quiet 2>&1 | FileCheck %s --check-prefix TILE
// RUN: not jig apply %t/payload.mlir --script %t/interchange.mlir --quiet 2>&1 | FileCheck %s --check-prefix TILE
// RUN: jig apply %t/payload.mlir --script %t/kept.mlir --quiet | FileCheck %s --check-prefix KEPT
// RUN: jig apply %t/payload.mlir --script %t/silenced.mlir --quiet > %t/silenced
// RUN: jig apply %t/payload.mlir --script %t/nothing.mlir --quiet > %t/nothing
// RUN: diff %t/silenced %t/nothing
// RUN: jig-opt %t/payload.mlir --transform-preload-library=transform-library-paths=%t/fuse.mlir --transform-interpreter | FileCheck %s --check-prefix OPT-FUSE
// RUN: jig-opt %t/payload.mlir --transform-preload-library=transform-library-paths=%t/jam.mlir --transform-interpreter | FileCheck %s --check-prefix OPT-JAM
// RUN: jig-opt %t/payload.mlir --transform-preload-library=transform-library-paths=%t/pipeline.mlir --transform-interpreter | FileCheck %s --check-prefix OPT-PIPELINE
// RUN: jig-opt %t/payload.mlir --transform-preload-library=transform-library-paths=%t/tile.mlir --transform-interpreter | FileCheck %s --check-prefix OPT-TILE
// RUN: jig-opt %t/payload.mlir --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam))' | FileCheck %s --check-prefix PASS

// FUSE: error: %a and %b cannot be fused: 'memref.load' would run before 'memref.store', behind which it belongs: the same element
// FUSE: payload.mlir:12:{{.*}} note: here
// FUSE: payload.mlir:8:{{.*}} this is what it belongs behind
// PAST: error: %a and %b cannot be fused: 'linalg.fill' would run before 'memref.load', behind which it belongs: the same element
// PAST: payload.mlir:{{[0-9]+}}:{{.*}} note: here
// JAM: 'memref.load' would run before 'memref.store', behind which it belongs: the same element
// CALLS: 'func.call' would run before 'func.call', behind which it belongs: one may access any memory
// PICKED: would run before '{{.*}}', behind which it belongs: they may touch the same element
// PIPELINE: 'vector.load' would run before 'vector.store', behind which it belongs: the same element
// TILE: operands #1 and #2 of 'linalg.generic' are one buffer, of which iterations write what others use
// KEPT-LABEL: @tiled
// KEPT: scf.for
// KEPT-NEXT: memref.subview
// OPT-FUSE-LABEL: @fused
// OPT-FUSE: memref.store
// OPT-FUSE-NEXT: addi
// OPT-JAM-LABEL: @jammed
// OPT-JAM-COUNT-2: memref.store
// OPT-PIPELINE-LABEL: @piped
// OPT-PIPELINE: iter_args
// OPT-TILE-LABEL: @tiled
// OPT-TILE: scf.for
// PASS-LABEL: @affine
// PASS: affine.for %{{.*}} = 0 to 8 {
// PASS-LABEL: @affine_kept
// PASS: affine.for %{{.*}} = 0 to 8 step 4

//--- payload.mlir
func.func @fused(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %o[%i] : memref<8xf32>
  } {first}
  scf.for %i = %c0 to %c7 step %c1 {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %o[%j] : memref<8xf32>
    memref.store %x, %a[%i] : memref<8xf32>
  } {second}
  return
}
func.func @past(%a: memref<8xf32>, %o: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %o[%i] : memref<8xf32>
  } {early}
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %o[%i] : memref<8xf32>
    memref.store %x, %o[%i] : memref<8xf32>
  } {late}
  return
}
func.func @jammed(%a: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c1 to %c7 step %c1 {
    scf.for %j = %c0 to %c7 step %c1 {
      %p = arith.subi %i, %c1 : index
      %q = arith.addi %j, %c1 : index
      %x = memref.load %a[%p, %q] : memref<8x8xf32>
      memref.store %x, %a[%i, %j] : memref<8x8xf32>
    }
  } {jammed}
  return
}
func.func private @g()
func.func @unknown(%a: memref<8x8xf32>, %at: memref<8xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      func.call @g() : () -> ()
    }
  } {calls}
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %p = memref.load %at[%i] : memref<8xindex>
      %x = memref.load %a[%p, %j] : memref<8x8xf32>
      memref.store %x, %a[%j, %p] : memref<8x8xf32>
    }
  } {picked}
  return
}
func.func @piped(%a: memref<16x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c1 to %c16 step %c1 {
    %p = arith.subi %i, %c1 : index
    %x = vector.load %a[%p, %c0] : memref<16x4xf32>, vector<4xf32>
    %y = arith.addf %x, %x : vector<4xf32>
    vector.store %y, %a[%i, %c0] : memref<16x4xf32>, vector<4xf32>
  } {piped}
  return
}
func.func @tiled(%a: memref<8x8xf32>, %m: memref<8x8xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %m : memref<8x8xf32>, memref<8x8xf32>) outs(%m : memref<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %z, %p : f32
    linalg.yield %q : f32
  }
  return
}
func.func @affine(%s: memref<1xf32>, %o: memref<8xf32>, %a: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %x, %s[0] : memref<1xf32>
    }
    %y = affine.load %s[0] : memref<1xf32>
    affine.store %y, %o[%i] : memref<8xf32>
  }
  return
}
func.func @affine_kept(%o: memref<8x8xf32>, %a: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %x, %o[%j, %i] : memref<8x8xf32>
    }
  }
  return
}

//--- fuse.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match attributes {first} in %root : (!t) -> !t
    %b = transform.structured.match attributes {second} in %root : (!t) -> !t
    %n = transform.loop.fuse_sibling %a into %b : (!t, !t) -> !t
    transform.yield
  }
}

//--- past.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match attributes {early} in %root : (!t) -> !t
    %b = transform.structured.match attributes {late} in %root : (!t) -> !t
    %n = transform.loop.fuse_sibling %a into %b : (!t, !t) -> !t
    transform.yield
  }
}

//--- jam.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match attributes {jammed} in %root : (!t) -> !t
    transform.loop.unroll_and_jam %a {factor = 2} : !t
    transform.yield
  }
}

//--- calls.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match attributes {calls} in %root : (!t) -> !t
    transform.loop.unroll_and_jam %a {factor = 2} : !t
    transform.yield
  }
}

//--- picked.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match attributes {picked} in %root : (!t) -> !t
    transform.loop.unroll_and_jam %a {factor = 2} : !t
    transform.yield
  }
}

//--- pipeline.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %a = transform.structured.match attributes {piped} in %root : (!t) -> !transform.op<"scf.for">
    %n = transform.loop.pipeline %a {iteration_interval = 1, read_latency = 2} : (!transform.op<"scf.for">) -> !t
    transform.yield
  }
}

//--- tile.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %g = transform.structured.match ops {["linalg.generic"]} in %root : (!t) -> !t
    %t, %l:2 = transform.structured.tile_using_for %g tile_sizes [4, 4] : (!t) -> (!t, !t, !t)
    transform.yield
  }
}

//--- forall.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %g = transform.structured.match ops {["linalg.generic"]} in %root : (!t) -> !t
    %t, %l = transform.structured.tile_using_forall %g tile_sizes [4] : (!t) -> (!t, !t)
    transform.yield
  }
}

//--- vectorize.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %g = transform.structured.match ops {["linalg.generic"]} in %root : (!t) -> !t
    transform.structured.vectorize %g : !t
    transform.yield
  }
}

//--- interchange.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %g = transform.structured.match ops {["linalg.generic"]} in %root : (!t) -> !t
    %t = transform.structured.interchange %g iterator_interchange = [1, 0, 2] : (!t) -> !t
    transform.yield
  }
}

//--- kept.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    %g = transform.structured.match ops {["linalg.generic"]} in %root : (!t) -> !t
    %t, %l = transform.structured.tile_using_for %g tile_sizes [4] : (!t) -> (!t, !t)
    transform.yield
  }
}

//--- nothing.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    transform.yield
  }
}

//--- silenced.mlir
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !t) {
    transform.sequence %root : !t failures(suppress) {
    ^bb0(%inner: !t):
      %a = transform.structured.match attributes {jammed} in %inner : (!t) -> !t
      transform.loop.unroll_and_jam %a {factor = 2} : !t
    }
    transform.yield
  }
}
