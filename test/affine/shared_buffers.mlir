// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-invariant-code-motion))' | FileCheck %s --check-prefix=HOIST
// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' | FileCheck %s --check-prefix=FORWARD
// RUN: jig-opt %s --split-input-file --scf-parallel-loop-fusion | FileCheck %s --check-prefix=FUSE
// One buffer under several names.

// HOIST-LABEL: @one_of_two
// HOIST: affine.for
// HOIST-NEXT: affine.load
// HOIST-NEXT: affine.store
// HOIST-NEXT: affine.store
func.func @one_of_two(%c: i1, %y: f32, %a: memref<4xf32>, %b: memref<4xf32>, %o: memref<4xf32>) {
  %s = arith.select %c, %a, %b : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %a[0] : memref<4xf32>
    affine.store %v, %o[%i] : memref<4xf32>
    affine.store %y, %s[0] : memref<4xf32>
  }
  return
}

// -----

memref.global @g : memref<4xf32> = dense<0.0>
memref.global @h : memref<4xf32> = dense<0.0>

// HOIST-LABEL: @one_global
// HOIST: affine.for
// HOIST-NEXT: affine.load
func.func @one_global(%y: f32, %o: memref<4xf32>) {
  %a = memref.get_global @g : memref<4xf32>
  %b = memref.get_global @g : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %a[0] : memref<4xf32>
    affine.store %v, %o[%i] : memref<4xf32>
    affine.store %y, %b[0] : memref<4xf32>
  }
  return
}

// HOIST-LABEL: @two_globals
// HOIST: affine.load
// HOIST-NEXT: affine.store
// HOIST-NEXT: affine.for
func.func @two_globals(%y: f32, %o: memref<4xf32>) {
  %a = memref.get_global @g : memref<4xf32>
  %b = memref.get_global @h : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %a[0] : memref<4xf32>
    affine.store %v, %o[%i] : memref<4xf32>
    affine.store %y, %b[0] : memref<4xf32>
  }
  return
}

// -----

// HOIST-LABEL: @carried
// HOIST: affine.for
// HOIST-NEXT: affine.load
func.func @carried(%y: f32, %o: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  scf.for %k = %c0 to %n step %c1 iter_args(%b = %a) -> (memref<4xf32>) {
    affine.for %i = 0 to 4 {
      %v = affine.load %a[0] : memref<4xf32>
      affine.store %v, %o[%i] : memref<4xf32>
      affine.store %y, %b[0] : memref<4xf32>
    }
    scf.yield %b : memref<4xf32>
  }
  return
}

// -----

// FORWARD-LABEL: @written_within
// FORWARD: scf.for
// FORWARD: %[[V:.*]] = affine.load
// FORWARD: return %[[V]]
func.func @written_within() -> f32 {
  %a = memref.alloc() : memref<1xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1.0 : f32
  %y = arith.constant 2.0 : f32
  affine.store %x, %a[0] : memref<1xf32>
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%b = %a) -> (memref<1xf32>) {
    memref.store %y, %b[%c0] : memref<1xf32>
    scf.yield %b : memref<1xf32>
  }
  %v = affine.load %a[0] : memref<1xf32>
  return %v : f32
}

// -----

// FORWARD-LABEL: @written_behind_branch
// FORWARD: ^bb1
// FORWARD: %[[V:.*]] = affine.load
// FORWARD: return %[[V]]
func.func @written_behind_branch(%x: f32, %y: f32) -> f32 {
  %a = memref.alloc() : memref<1xf32>
  %c0 = arith.constant 0 : index
  affine.store %x, %a[0] : memref<1xf32>
  cf.br ^bb1(%a : memref<1xf32>)
^bb1(%b: memref<1xf32>):
  memref.store %y, %b[%c0] : memref<1xf32>
  %v = affine.load %a[0] : memref<1xf32>
  return %v : f32
}

// -----

// Another buffer is carried: nothing writes to this one.
// FORWARD-LABEL: @written_elsewhere
// FORWARD-NOT: affine.load
// FORWARD: return %arg0
func.func @written_elsewhere(%x: f32, %y: f32, %o: memref<1xf32>) -> f32 {
  %a = memref.alloc() : memref<1xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.store %x, %a[0] : memref<1xf32>
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%b = %o) -> (memref<1xf32>) {
    memref.store %y, %b[%c0] : memref<1xf32>
    scf.yield %b : memref<1xf32>
  }
  %v = affine.load %a[0] : memref<1xf32>
  return %v : f32
}

// -----

// FUSE-LABEL: @reads_carried
// FUSE-COUNT-2: scf.parallel
func.func @reads_carried(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<4xf32>
  %o = memref.alloc() : memref<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %a) -> (memref<4xf32>) {
    scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
      memref.store %y, %b[%k] : memref<4xf32>
      scf.reduce
    }
    scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
      %k1 = arith.addi %k, %c1 : index
      %v = memref.load %a[%k1] : memref<4xf32>
      memref.store %v, %o[%k] : memref<4xf32>
      scf.reduce
    }
    scf.yield %b : memref<4xf32>
  }
  return
}

// -----

// FUSE-LABEL: @writes_one_of_two
// FUSE-COUNT-2: scf.parallel
func.func @writes_one_of_two(%c: i1, %x: f32, %y: f32, %a: memref<4xf32>, %b: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = arith.select %c, %a, %b : memref<4xf32>
  scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
    %k1 = arith.addi %k, %c1 : index
    memref.store %x, %s[%k1] : memref<4xf32>
    scf.reduce
  }
  scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
    memref.store %y, %a[%k] : memref<4xf32>
    scf.reduce
  }
  return
}

// -----

// The buffer is kept in memory, and loaded from there.
// HOIST-LABEL: @loaded(
// HOIST: affine.for
// HOIST-NEXT: affine.store
// HOIST-NEXT: affine.load
func.func @loaded(%m: memref<memref<65xf32>>, %w: f32, %o : memref<65xf32>) {
  %a = memref.alloc() : memref<65xf32>
  memref.store %a, %m[] : memref<memref<65xf32>>
  %b = memref.load %m[] : memref<memref<65xf32>>
  affine.for %k = 0 to 8 {
    affine.store %w, %b[%k] : memref<65xf32>
    %r = affine.load %a[0] : memref<65xf32>
    affine.store %r, %o[%k] : memref<65xf32>
  }
  return
}

// -----

// It is loaded twice.
// HOIST-LABEL: @loaded_twice(
// HOIST: affine.for
// HOIST-NEXT: affine.store
// HOIST-NEXT: affine.load
// FUSE-LABEL: @loaded_twice(
// FUSE-COUNT-2: scf.parallel
func.func @loaded_twice(%m: memref<2xmemref<65xf32>>, %w: f32, %o : memref<65xf32>, %i: index, %j: index) {
  %a = memref.load %m[%i] : memref<2xmemref<65xf32>>
  %b = memref.load %m[%j] : memref<2xmemref<65xf32>>
  affine.for %k = 0 to 8 {
    affine.store %w, %b[%k] : memref<65xf32>
    %r = affine.load %a[0] : memref<65xf32>
    affine.store %r, %o[%k] : memref<65xf32>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
    %k1 = arith.addi %k, %c1 : index
    memref.store %w, %a[%k1] : memref<65xf32>
    scf.reduce
  }
  scf.parallel (%k) = (%c0) to (%c3) step (%c1) {
    memref.store %w, %b[%k] : memref<65xf32>
    scf.reduce
  }
  return
}

// -----

// A callee may have stored the argument; none has stored a buffer that stays here.
func.func private @keeps(memref<65xf32>)
// HOIST-LABEL: @handed_out(
// HOIST: affine.for
// HOIST-NEXT: affine.store
// HOIST-NEXT: affine.load %[[A:.*]][0]
// HOIST: affine.load
// HOIST-NEXT: affine.for
// HOIST-NEXT: affine.store
// HOIST-NEXT: affine.store
func.func @handed_out(%m: memref<memref<65xf32>>, %w: f32, %o : memref<65xf32>) {
  %a = memref.alloc() : memref<65xf32>
  %own = memref.alloc() : memref<65xf32>
  call @keeps(%a) : (memref<65xf32>) -> ()
  %b = memref.load %m[] : memref<memref<65xf32>>
  affine.for %k = 0 to 8 {
    affine.store %w, %b[%k] : memref<65xf32>
    %r = affine.load %a[0] : memref<65xf32>
    affine.store %r, %own[%k] : memref<65xf32>
  }
  affine.for %k = 0 to 8 {
    affine.store %w, %b[%k] : memref<65xf32>
    %r = affine.load %own[0] : memref<65xf32>
    affine.store %r, %a[%k] : memref<65xf32>
  }
  return
}
