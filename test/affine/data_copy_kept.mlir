// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate))' | FileCheck %s
// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma skip-non-unit-stride-loops}))' | FileCheck %s --check-prefix=DMA
// RUN: jig-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=0}))' 2>/dev/null | FileCheck %s --check-prefix=INSIDE
// Where affine-data-copy-generate of the reference gives a program that computes something else.

// Every other element is written: a copy would write all.
// CHECK-LABEL: @gaps(
// CHECK-NOT: memref.alloc
// CHECK: affine.store %{{.*}}, %arg0[%
func.func @gaps(%a: memref<64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 step 2 {
    affine.store %c, %a[%i] : memref<64xf32>
  }
  return
}

// -----

// So it is where a condition decides.
// CHECK-LABEL: @condition(
// CHECK-NOT: memref.alloc
// CHECK: affine.store %{{.*}}, %arg0[%
func.func @condition(%a: memref<64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%i) {
      affine.store %c, %a[%i] : memref<64xf32>
    }
  }
  return
}

// -----

// And where an inner loop may never run.
// CHECK-LABEL: @never(
// CHECK-NOT: memref.alloc
// CHECK: affine.store %{{.*}}, %arg0[%
func.func @never(%a: memref<64xf32>, %n: index) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      affine.store %c, %a[%i] : memref<64xf32>
    }
  }
  return
}

// -----

// What is written is read as well: then all is copied in.
// CHECK-LABEL: @gaps_read(
// CHECK: %[[FAST:.*]] = memref.alloc() : memref<63xf32, 1>
// CHECK: affine.load %arg0
// CHECK-NEXT: affine.store %{{.*}}, %[[FAST]]
func.func @gaps_read(%a: memref<64xf32>) {
  affine.for %i = 0 to 64 step 2 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}

// -----

// Ops that are not affine access the buffer, too: the copy would be old, or what is copied out.
// CHECK-LABEL: @others(
// CHECK-NOT: memref.alloc
// CHECK: memref.store %{{.*}}, %arg0[%
func.func @others(%a: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xf32>
    memref.store %0, %a[%n] : memref<64xf32>
  }
  return
}

// -----

// By another name.
// CHECK-LABEL: @names(
// CHECK-NOT: memref.alloc
// CHECK: affine.store
func.func @names(%a: memref<64xf32>) {
  %v = memref.cast %a : memref<64xf32> to memref<?xf32>
  affine.for %i = 1 to 64 {
    %0 = affine.load %a[%i - 1] : memref<64xf32>
    affine.store %0, %v[%i] : memref<?xf32>
  }
  return
}

// -----

// The callee reads it.
// CHECK-LABEL: @calls(
// CHECK-NOT: memref.alloc
// CHECK: call @f
func.func private @f(memref<64xf32>)
func.func @calls(%a: memref<64xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.store %c, %a[%i] : memref<64xf32>
    func.call @f(%a) : (memref<64xf32>) -> ()
  }
  return
}

// -----

// The loop is left before the buffer ends, unless it never runs: then the buffer may be smaller.
// CHECK-LABEL: @beyond(
// CHECK-NOT: memref.alloc
// CHECK: affine.load %arg0[%
func.func @beyond(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      %0 = affine.load %a[%i] : memref<?xf32>
      "use"(%0) : (f32) -> ()
    }
  }
  return
}

// -----

// What the index is taken from is computed behind where the copy would be.
// CHECK-LABEL: @later(
// CHECK: affine.load %arg0[symbol(
func.func @later(%a: memref<64xf32>, %b: memref<64xf32>, %v: f32) {
  affine.store %v, %b[0] : memref<64xf32>
  %n = "size"() : () -> index
  %0 = affine.load %a[symbol(%n)] : memref<64xf32>
  "use"(%0) : (f32) -> ()
  return
}

// -----

// The last tile ends with the buffer; a transfer would be of a whole one.
// DMA-LABEL: @tiles(
// DMA-NOT: affine.dma_start
// DMA: affine.store %{{.*}}, %arg0[%
func.func @tiles(%a: memref<100xf32>) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 100)>(%i) {
      %0 = affine.load %a[%j] : memref<100xf32>
      affine.store %0, %a[%j] : memref<100xf32>
    }
  }
  return
}

// -----

// A transfer has one stride, which is known.
// DMA-LABEL: @strides(
// DMA-NOT: affine.dma_start
// DMA: return
func.func @strides(%a: memref<8x8x8xf32>, %b: memref<4x?xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        %0 = affine.load %a[%i, %j, %k] : memref<8x8x8xf32>
        %1 = affine.load %b[%i, %j] : memref<4x?xf32>
        "use"(%0, %1) : (f32, f32) -> ()
      }
    }
  }
  return
}

// -----

// The copy for the first loop does not go out of the outer one, in which the buffer changes.
// INSIDE-LABEL: @stays_inside(
// INSIDE: affine.for
// INSIDE-NEXT: memref.alloc() : memref<1xf32, 1>
// INSIDE-NEXT: affine.load %arg0[7]
func.func @stays_inside(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[7] : memref<64xf32>
      affine.store %0, %b[%j] : memref<64xf32>
    }
    affine.for %j = 0 to 64 {
      %0 = affine.load %b[%j] : memref<64xf32>
      %1 = arith.addf %0, %0 : f32
      affine.store %1, %a[%j] : memref<64xf32>
    }
  }
  return
}

// -----

// Only loads and stores of single elements tell what is copied: a vector is read from where it was.
// CHECK-LABEL: @vectors(
// CHECK: %[[FAST:.*]] = memref.alloc() : memref<8xf32, 1>
// CHECK: affine.load %[[FAST]]
// CHECK: affine.vector_load %arg0[%{{.*}} + 32] : memref<64xf32>
func.func @vectors(%a: memref<64xf32>, %b: memref<64xf32, 3>, %c: memref<64xf32, 3>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32, 3>
    %1 = affine.vector_load %a[%i + 32] : memref<64xf32>, vector<4xf32>
    affine.vector_store %1, %c[%i] : memref<64xf32, 3>, vector<4xf32>
  }
  return
}

// -----

// Where the buffer is written it would be old there.
// CHECK-LABEL: @vectors_old(
// CHECK-NOT: memref.alloc
// CHECK: affine.store %{{.*}}, %arg0[%
func.func @vectors_old(%a: memref<64xf32>, %v: f32, %c: memref<64xf32, 3>) {
  affine.for %i = 0 to 8 {
    affine.store %v, %a[%i] : memref<64xf32>
    %1 = affine.vector_load %a[%i] : memref<64xf32>, vector<4xf32>
    affine.vector_store %1, %c[%i] : memref<64xf32, 3>, vector<4xf32>
  }
  return
}

// -----

// What is loaded from memory may be any buffer that is kept there.
// CHECK-LABEL: @kept_in_memory(
// CHECK: memref.alloc() : memref<64xf32>
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @kept_in_memory(%m: memref<memref<64xf32>>, %v: f32, %o: memref<64xf32, 3>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<64xf32>
  %part = memref.cast %a : memref<64xf32> to memref<?xf32>
  %same = memref.cast %part : memref<?xf32> to memref<64xf32>
  affine.store %same, %m[] : memref<memref<64xf32>>
  affine.for %i = 0 to 8 {
    %b = memref.load %m[] : memref<memref<64xf32>>
    memref.store %v, %b[%c0] : memref<64xf32>
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %o[%i] : memref<64xf32, 3>
  }
  return
}

// -----

// It is none that only this function has.
// CHECK-LABEL: @not_kept(
// CHECK: memref.alloc() : memref<64xf32>
// CHECK: memref.alloc() : memref<8xf32, 1>
func.func @not_kept(%m: memref<memref<64xf32>>, %v: f32, %o: memref<64xf32, 3>) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 8 {
    %b = memref.load %m[] : memref<memref<64xf32>>
    memref.store %v, %b[%c0] : memref<64xf32>
    %x = affine.load %a[%i] : memref<64xf32>
    affine.store %x, %o[%i] : memref<64xf32, 3>
  }
  return
}
