// RUN: %python %S/../corpus.py %s
// Steps that take a size for another one, where all that is said of them is that they are sizes (../README.md).
// -----
// the inner size of a product for the columns
func.func private @a(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %p = tensor.extract_slice %b[0, 0] [%k, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %p : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func private @b(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %k = tensor.dim %a, %c1 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %p = tensor.extract_slice %b[0, 0] [%k, %k] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %e = tensor.empty(%m, %k) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %p : tensor<?x?xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = func.call @a(%a, %b) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%r : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // undefined
// -----
// the same with loops, which tie nothing
func.func private @a(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  %n = memref.dim %b, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%l, %j] : memref<?x?xf32>
        %z = memref.load %o[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %o[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func private @b(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %k = memref.dim %a, %c1 : memref<?x?xf32>
  %n = memref.dim %b, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%l, %j] : memref<?x?xf32>
        %z = memref.load %o[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %o[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %o: memref<?x?xf32>) {
  func.call @a(%a, %b, %o) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// another bound, which is an argument
func.func private @a(%a: memref<?x?xf32>, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      memref.store %one, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func private @b(%a: memref<?x?xf32>, %m: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      memref.store %one, %a[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func @f(%a: memref<?x?xf32>, %m: index, %n: index) {
  func.call @a(%a, %m, %n) : (memref<?x?xf32>, index, index) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
// -----
// a constant of whole tiles of 65
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %s = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 2.0 : f32
    %p = arith.mulf %x, %c : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}
// script
%op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%tile, %l = transform.structured.tile_using_for %op tile_sizes [65] : (!t) -> (!t, !t)
%loop = transform.cast %l : !t to !for
%main, %rest = transform.loop.peel %loop : (!for) -> (!t, !t)
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %main : (!t) -> !t
%new = transform.structured.replace %k { // differs
  %z = arith.constant 3.0 : f32
} : (!t) -> !t
// -----
// a constant of whole tiles of 4096
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %s = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 2.0 : f32
    %p = arith.mulf %x, %c : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}
// script
%op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%tile, %l = transform.structured.tile_using_for %op tile_sizes [4096] : (!t) -> (!t, !t)
%loop = transform.cast %l : !t to !for
%main, %rest = transform.loop.peel %loop : (!for) -> (!t, !t)
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %main : (!t) -> !t
%new = transform.structured.replace %k { // differs
  %z = arith.constant 3.0 : f32
} : (!t) -> !t
// -----
// a constant of whole tiles of a knob
#m = affine_map<(d0) -> (d0)>
func.func @f(%a: tensor<?xf32>, %o: tensor<?xf32>) -> tensor<?xf32> {
  %s = linalg.generic {indexing_maps = [#m, #m], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %c = arith.constant 2.0 : f32
    %p = arith.mulf %x, %c : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %s : tensor<?xf32>
}
// script
%n = transform.tune.knob<"tile"> = 16 from options = [16, 32] -> !p
%op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%tile, %l = transform.structured.tile_using_for %op tile_sizes [%n] : (!t, !p) -> (!t, !t)
%loop = transform.cast %l : !t to !for
%main, %rest = transform.loop.peel %loop : (!for) -> (!t, !t)
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %main : (!t) -> !t
%new = transform.structured.replace %k { // differs
  %z = arith.constant 3.0 : f32
} : (!t) -> !t
// -----
// a constant of whole tiles of three sizes, all of which at once take long
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %k = arith.constant 2.0 : f32
    %p = arith.mulf %x, %y : f32
    %q = arith.mulf %p, %k : f32
    %t = arith.addf %s, %q : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%op = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%tile, %l:3 = transform.structured.tile_using_for %op tile_sizes [3, 300, 4] : (!t) -> (!t, !t, !t, !t)
%loop = transform.cast %l#1 : !t to !for
%main, %rest = transform.loop.peel %loop : (!for) -> (!t, !t)
%k = transform.structured.match ops{["arith.constant"]} filter_result_type = f32 in %main : (!t) -> !t
%new = transform.structured.replace %k { // differs
  %z = arith.constant 3.0 : f32
} : (!t) -> !t
// -----
// a size that only a static one tells
func.func private @a(%a: tensor<?x7xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x7xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %z : tensor<?x?xf32>
}
func.func private @b(%a: tensor<?x7xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x7xf32>
  %n = tensor.dim %b, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %z : tensor<?x?xf32>
}
func.func @f(%a: tensor<?x7xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %z = func.call @a(%a, %b) : (tensor<?x7xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x7xf32>, tensor<?x?xf32>) outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p // undefined
// -----
// a step of the loop that a pass has unrolled
func.func @f(%m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xf32>
    %w = arith.mulf %v, %v : f32
    affine.store %w, %m[%i] : memref<?xf32>
  }
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%h = transform.apply_registered_pass "affine-loop-unroll" with options = {"unroll-factor" = 32} to %f : (!t) -> !t
%l = transform.structured.match ops{["affine.for"]} in %h : (!t) -> !t
%o:2 = transform.split_handle %l : (!t) -> (!t, !t)
%other = transform.param.constant 64 : index -> !p
transform.annotate %o#0 "step" = %other : !t, !p // differs
// -----
// a comparison in the loop that is unrolled 16 times
func.func @f(%m: memref<?xi32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %z = arith.constant 5 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    %k = arith.cmpi slt, %v, %z : i32
    %s = arith.select %k, %v, %z : i32
    memref.store %s, %m[%i] : memref<?xi32>
  }
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
transform.loop.unroll %l {factor = 16} : !t
%ls = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
%l0, %l1 = transform.split_handle %ls : (!t) -> (!t, !t)
%k = transform.structured.match ops{["arith.cmpi"]} in %l0 : (!t) -> !t
%other = transform.param.constant 4 : i64 -> !p
transform.annotate %k "predicate" = %other : !t, !p // differs
// -----
// the loop over whole vectors of a function that is called instead
func.func private @twice(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = arith.addf %a, %a : f32
    memref.store %b, %x[%i] : memref<?xf32>
  }
  return
}
func.func private @in_vectors(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %three = arith.constant dense<3.0> : vector<16xf32>
  %n = memref.dim %x, %c0 : memref<?xf32>
  %rest = arith.remui %n, %c16 : index
  %whole = arith.subi %n, %rest : index
  scf.for %i = %c0 to %whole step %c16 {
    %a = vector.load %x[%i] : memref<?xf32>, vector<16xf32>
    %b = arith.mulf %a, %three : vector<16xf32>
    vector.store %b, %x[%i] : memref<?xf32>, vector<16xf32>
  }
  scf.for %i = %whole to %n step %c1 {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = arith.addf %a, %a : f32
    memref.store %b, %x[%i] : memref<?xf32>
  }
  return
}
func.func @f(%x: memref<?xf32>) {
  func.call @twice(%x) : (memref<?xf32>) -> ()
  return
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @in_vectors -> !p
transform.annotate %call "callee" = %other : !t, !p // differs
