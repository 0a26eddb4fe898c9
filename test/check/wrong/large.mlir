// RUN: %python %S/../corpus.py %s
// Mistakes of large shapes that smaller ones would not show (../README.md).
// -----
// an index that goes through memory
func.func private @a(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %row = arith.constant 411 : index
  %m = memref.alloca() : memref<index>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    memref.store %i, %m[] : memref<index>
    %l = memref.load %m[] : memref<index>
    %c = arith.cmpi eq, %l, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func private @b(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %row = arith.constant 410 : index
  %m = memref.alloca() : memref<index>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    memref.store %i, %m[] : memref<index>
    %l = memref.load %m[] : memref<index>
    %c = arith.cmpi eq, %l, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func @f(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = func.call @a(%x) : (tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// a row that a constant in memory says
memref.global "private" constant @n : memref<index> = dense<411>
memref.global "private" constant @m : memref<index> = dense<410>
func.func private @a(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %m = memref.get_global @n : memref<index>
  %row = memref.load %m[] : memref<index>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %c = arith.cmpi eq, %i, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func private @b(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %m = memref.get_global @m : memref<index>
  %row = memref.load %m[] : memref<index>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %c = arith.cmpi eq, %i, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func @f(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = func.call @a(%x) : (tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// a row that a function knows which a value names
func.func private @g(%i: index) -> i1 {
  %row = arith.constant 411 : index
  %c = arith.cmpi eq, %i, %row : index
  return %c : i1
}
func.func private @h(%i: index) -> i1 {
  %row = arith.constant 410 : index
  %c = arith.cmpi eq, %i, %row : index
  return %c : i1
}
func.func private @a(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %fn = func.constant @g : (index) -> i1
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %c = func.call_indirect %fn(%i) : (index) -> i1
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func private @b(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %fn = func.constant @h : (index) -> i1
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %i = linalg.index 0 : index
    %c = func.call_indirect %fn(%i) : (index) -> i1
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func @f(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = func.call @a(%x) : (tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
// -----
// iterations that are counted in memory
func.func private @a(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %row = arith.constant 411 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<index>
  memref.store %c0, %m[] : memref<index>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = memref.load %m[] : memref<index>
    %n1 = arith.addi %n, %c1 : index
    memref.store %n1, %m[] : memref<index>
    %c = arith.cmpi eq, %n, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func private @b(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %zero = arith.constant 0.0 : f32
  %row = arith.constant 410 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<index>
  memref.store %c0, %m[] : memref<index>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = memref.load %m[] : memref<index>
    %n1 = arith.addi %n, %c1 : index
    memref.store %n1, %m[] : memref<index>
    %c = arith.cmpi eq, %n, %row : index
    %s = arith.select %c, %zero, %a : f32
    linalg.yield %s : f32
  } -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
func.func @f(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = func.call @a(%x) : (tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
// script
%call = transform.structured.match ops{["func.call"]} in %root : (!t) -> !t
%other = transform.param.constant @b -> !p
transform.annotate %call "callee" = %other : !t, !p  // differs
