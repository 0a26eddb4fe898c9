// ARGS: --split-input-file --finalize-memref-to-llvm
// ARGS: --split-input-file --finalize-memref-to-llvm=index-bitwidth=32

func.func @load(%a: memref<4x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %a[%i, %j] : memref<4x8xf32>
  return %0 : f32
}

// -----

func.func @strides(%a: memref<?x?x?xf32, strided<[?, 7, ?], offset: ?>>, %i: index) {
  %0 = memref.load %a[%i, %i, %i] : memref<?x?x?xf32, strided<[?, 7, ?], offset: ?>>
  memref.store %0, %a[%i, %i, %i] : memref<?x?x?xf32, strided<[?, 7, ?], offset: ?>>
  return
}

// -----

func.func @offset(%a: memref<4xf32, strided<[2], offset: 3>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xf32, strided<[2], offset: 3>>
  return
}

// -----

func.func @rank_zero(%a: memref<f32>, %b: memref<f32, strided<[], offset: 2>>) {
  %0 = memref.load %a[] : memref<f32>
  memref.store %0, %b[] : memref<f32, strided<[], offset: 2>>
  return
}

// -----

func.func @hints(%a: memref<4xf32>, %i: index) {
  %0 = memref.load %a[%i] {nontemporal = true, alignment = 8} : memref<4xf32>
  %1 = memref.load %a[%i] {nontemporal = false, tag} : memref<4xf32>
  memref.store %0, %a[%i] {nontemporal = true} : memref<4xf32>
  memref.store %1, %a[%i] {alignment = 4294967296} : memref<4xf32>
  return
}

// -----

func.func @elements(%a: memref<4xindex>, %b: memref<4xi1>, %c: memref<4xcomplex<f32>>, %d: memref<4xf8E5M2>,
                    %e: memref<4xvector<2x3xf32>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xindex>
  %1 = memref.load %b[%0] : memref<4xi1>
  %2 = memref.load %c[%0] : memref<4xcomplex<f32>>
  %3 = memref.load %d[%i] : memref<4xf8E5M2>
  %4 = memref.load %e[%i] : memref<4xvector<2x3xf32>>
  memref.store %0, %a[%i] : memref<4xindex>
  memref.store %1, %b[%i] : memref<4xi1>
  memref.store %2, %c[%i] : memref<4xcomplex<f32>>
  memref.store %3, %d[%i] : memref<4xf8E5M2>
  memref.store %4, %e[%i] : memref<4xvector<2x3xf32>>
  return
}

// -----

func.func @spaces(%a: memref<?xf32, 3>, %b: memref<4xf32, 4294967295>, %i: index) {
  %0 = memref.load %a[%i] : memref<?xf32, 3>
  memref.store %0, %b[%i] : memref<4xf32, 4294967295>
  return
}

// -----

func.func @prefetch(%a: memref<?x4xf32, strided<[?, 1], offset: ?>>, %b: memref<f32>, %i: index) {
  memref.prefetch %a[%i, %i], read, locality<0>, data : memref<?x4xf32, strided<[?, 1], offset: ?>>
  memref.prefetch %a[%i, %i], write, locality<3>, instr : memref<?x4xf32, strided<[?, 1], offset: ?>>
  memref.prefetch %b[], write, locality<1>, data : memref<f32>
  return
}

// -----

func.func @buffers(%a: memref<4xmemref<?xf32>>, %b: memref<?xmemref<*xf32>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xmemref<?xf32>>
  %1 = memref.load %0[%i] : memref<?xf32>
  %2 = memref.load %b[%i] : memref<?xmemref<*xf32>>
  %3 = memref.rank %2 : memref<*xf32>
  return
}

// -----

func.func @no_number(%a: memref<4xf32, "near">, %i: index) {
  %0 = memref.load %a[%i] : memref<4xf32, "near">
  return
}

// -----

func.func @not_strided(%a: memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>, %i: index) {
  %0 = memref.load %a[%i] : memref<4xf32, affine_map<(d0) -> (d0 mod 3)>>
  return
}

// -----

func.func @add(%a: memref<?x4xf32>, %b: memref<4xi32>, %i: index, %f: f32, %n: i32) -> (f32, i32) {
  %0 = memref.atomic_rmw addf %f, %a[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %1 = memref.atomic_rmw addi %n, %b[%i] {tag} : (i32, memref<4xi32>) -> i32
  return %0, %1 : f32, i32
}

// -----

func.func @floats(%a: memref<f32>, %f: f32) {
  %0 = memref.atomic_rmw assign %f, %a[] : (f32, memref<f32>) -> f32
  %1 = memref.atomic_rmw maximumf %f, %a[] : (f32, memref<f32>) -> f32
  %2 = memref.atomic_rmw maxnumf %f, %a[] : (f32, memref<f32>) -> f32
  %3 = memref.atomic_rmw minimumf %f, %a[] : (f32, memref<f32>) -> f32
  %4 = memref.atomic_rmw minnumf %f, %a[] : (f32, memref<f32>) -> f32
  return
}

// -----

func.func @integers(%a: memref<4xi8, strided<[?], offset: 1>, 3>, %n: i8, %i: index) {
  %0 = memref.atomic_rmw assign %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %1 = memref.atomic_rmw maxs %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %2 = memref.atomic_rmw maxu %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %3 = memref.atomic_rmw mins %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %4 = memref.atomic_rmw minu %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %5 = memref.atomic_rmw ori %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %6 = memref.atomic_rmw andi %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  %7 = memref.atomic_rmw xori %n, %a[%i] : (i8, memref<4xi8, strided<[?], offset: 1>, 3>) -> i8
  return
}

// -----

func.func @no_function(%a: memref<f32>, %b: memref<i32>, %f: f32, %n: i32) {
  %0 = memref.atomic_rmw mulf %f, %a[] : (f32, memref<f32>) -> f32
  %1 = memref.atomic_rmw muli %n, %b[] : (i32, memref<i32>) -> i32
  return
}

// -----

func.func @bit(%a: memref<4xi1>, %i: index, %v: i1) {
  %0 = memref.atomic_rmw ori %v, %a[%i] : (i1, memref<4xi1>) -> i1
  return
}

// -----

func.func @small_float(%a: memref<4xf8E5M2>, %i: index, %v: f8E5M2) {
  %0 = memref.atomic_rmw addf %v, %a[%i] : (f8E5M2, memref<4xf8E5M2>) -> f8E5M2
  return
}

// -----

func.func @region(%b: memref<4xi32>, %i: index) -> i32 {
  %0 = memref.generic_atomic_rmw %b[%i] : memref<4xi32> {
  ^bb0(%v: i32):
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %v, %1 : i32
    memref.atomic_yield %2 : i32
  }
  return %0 : i32
}

// -----

func.func @regions(%b: memref<i8>, %c: memref<f8E5M2>) -> (i8, f8E5M2) {
  %0 = memref.generic_atomic_rmw %b[] : memref<i8> {
  ^bb0(%v: i8):
    memref.atomic_yield %v : i8
  }
  %1 = memref.generic_atomic_rmw %c[] : memref<f8E5M2> {
  ^bb0(%v: f8E5M2):
    memref.atomic_yield %v : f8E5M2
  }
  return %0, %1 : i8, f8E5M2
}

// -----

// What is in the region must be llvm already.
func.func @of_others(%b: memref<4xi32>, %i: index) {
  %0 = memref.generic_atomic_rmw %b[%i] : memref<4xi32> {
  ^bb0(%v: i32):
    %1 = arith.addi %v, %v : i32
    memref.atomic_yield %1 : i32
  }
  return
}

// -----

func.func @from_outside(%b: memref<4xi32>, %i: index, %v: i32) {
  %0 = memref.generic_atomic_rmw %b[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    memref.atomic_yield %v : i32
  }
  return
}

// -----

func.func @compared_float(%b: memref<f32>) {
  %0 = memref.generic_atomic_rmw %b[] : memref<f32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  return
}

// -----

func.func @in_a_loop(%b: memref<i8>, %i: index) {
  scf.for %k = %i to %i step %i {
    %0 = memref.generic_atomic_rmw %b[] : memref<i8> {
    ^bb0(%old: i8):
      memref.atomic_yield %old : i8
    }
  }
  return
}
