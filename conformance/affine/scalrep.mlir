// ARGS: --split-input-file --allow-unregistered-dialect --affine-scalrep
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-scalrep))' --dump-pass-pipeline
func.func @forward(%o: memref<10x10xf32>, %c: f32) -> memref<10x10xf32> {
  %m = memref.alloc() : memref<10x10xf32>
  %k = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %m[%i, %j] : memref<10x10xf32>
      affine.store %c, %k[%i, %j] : memref<10x10xf32>
      %x = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %y = affine.load %m[%x - 1, %j] : memref<10x10xf32>
      %z = affine.load %k[%i, %j] : memref<10x10xf32>
      %s = arith.addf %y, %z : f32
      affine.store %s, %o[%i, %j] : memref<10x10xf32>
    }
  }
  memref.dealloc %m : memref<10x10xf32>
  return %k : memref<10x10xf32>
}
// -----
func.func @disturbed(%a: memref<10xf32>, %b: memref<10xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
    affine.store %c, %b[0] : memref<10xf32>
    %x = affine.load %a[%i] : memref<10xf32>
    "use"(%x) : (f32) -> ()
  }
  affine.for %i = 0 to 9 {
    affine.store %c, %a[%i] : memref<10xf32>
    affine.store %c, %a[%i + 1] : memref<10xf32>
    %x = affine.load %a[%i] : memref<10xf32>
    "use"(%x) : (f32) -> ()
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
    "unknown"() : () -> ()
    %x = affine.load %a[%i] : memref<10xf32>
    "use"(%x) : (f32) -> ()
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
    affine.for %j = 0 to %n {
      %x = affine.load %a[%i] : memref<10xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%j) {
        affine.store %x, %a[%j] : memref<10xf32>
      }
    }
  }
  return
}
// -----
func.func @overwritten(%c: f32, %d: f32, %a: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
    affine.store %d, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %a[%i] : memref<10xf32>
    %x = affine.load %a[3] : memref<10xf32>
    affine.store %x, %a[%i] : memref<10xf32>
  }
  affine.store %c, %a[0] : memref<10xf32>
  affine.if affine_set<() : (1 >= 0)>() {
    affine.store %d, %a[0] : memref<10xf32>
  }
  affine.store %d, %a[0] : memref<10xf32>
  return
}
// -----
func.func @read_again(%a: memref<10xf32>, %b: memref<?xf32>, %n: index) -> f32 {
  %x = affine.load %a[symbol(%n)] : memref<10xf32>
  %y = affine.load %a[symbol(%n)] : memref<10xf32>
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    %z = affine.load %a[symbol(%n)] : memref<10xf32>
    %u = affine.load %b[%i] : memref<?xf32>
    %v = affine.load %b[%i] : memref<?xf32>
    %t = arith.addf %z, %s : f32
    %w = arith.addf %u, %v : f32
    %q = arith.addf %t, %w : f32
    affine.yield %q : f32
  }
  affine.store %r, %a[1] : memref<10xf32>
  %k = affine.load %a[symbol(%n)] : memref<10xf32>
  %e = arith.addf %k, %y : f32
  return %e : f32
}
// -----
func.func @vectors(%a: memref<10xf32>, %v: vector<4xf32>, %c: f32) -> (vector<4xf32>, f32, vector<2xf32>) {
  affine.vector_store %v, %a[0] : memref<10xf32>, vector<4xf32>
  %x = affine.vector_load %a[0] : memref<10xf32>, vector<4xf32>
  %y = affine.load %a[0] : memref<10xf32>
  %z = affine.vector_load %a[0] : memref<10xf32>, vector<2xf32>
  return %x, %y, %z : vector<4xf32>, f32, vector<2xf32>
}
// -----
func.func @blocks(%a: memref<f32>, %x: i1, %c: f32, %d: f32) -> f32 {
  affine.store %c, %a[] : memref<f32>
  cf.cond_br %x, ^a, ^b
^a:
  affine.store %d, %a[] : memref<f32>
  cf.br ^c
^b:
  %y = affine.load %a[] : memref<f32>
  "use"(%y) : (f32) -> ()
  cf.br ^c
^c:
  %z = affine.load %a[] : memref<f32>
  affine.store %c, %a[] : memref<f32>
  return %z : f32
}
// -----
func.func @views(%n: index, %c: f32, %d: f32) -> f32 {
  %m = memref.alloc(%n) : memref<?xf32>
  %o = memref.alloc(%n) : memref<?xf32>
  %v = memref.subview %m[0][4][1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  affine.store %c, %m[0] : memref<?xf32>
  affine.store %d, %o[0] : memref<?xf32>
  %x = affine.load %m[0] : memref<?xf32>
  affine.store %d, %v[0] : memref<4xf32, strided<[1]>>
  %y = affine.load %m[0] : memref<?xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
