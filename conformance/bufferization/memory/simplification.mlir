// ARGS: --buffer-deallocation-simplification --split-input-file
func.func @t1(%a: memref<f32>, %c: i1) -> (i1, i1) {
  %t = arith.constant true
  %m = memref.alloc() : memref<f32>
  %s = arith.select %c, %m, %a : memref<f32>
  %0:2 = bufferization.dealloc (%m : memref<f32>) if (%t) retain (%s, %m : memref<f32>, memref<f32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t2(%a: memref<f32>, %b: memref<f32>) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%a : memref<f32>) if (%t) retain (%b, %a : memref<f32>, memref<f32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t3(%a: memref<f32>, %b: memref<f32>, %c: i1) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%a, %b : memref<f32>, memref<f32>) if (%t, %c) retain (%b, %a : memref<f32>, memref<f32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t4(%a: memref<f32>, %b: memref<f32>, %c: i1) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%a, %b : memref<f32>, memref<f32>) if (%t, %t) retain (%b, %a : memref<f32>, memref<f32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t5(%a: memref<f32>, %b: memref<f32>, %c: i1) -> (i1) {
  %t = arith.constant true
  %x:2 = memref.extract_strided_metadata %a : memref<f32> -> memref<f32>, index
  %0 = bufferization.dealloc (%a, %b : memref<f32>, memref<f32>) if (%t, %c) retain (%a : memref<f32>)
  return %0 : i1
}
// -----
func.func @t6(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1) -> (i1, i1) {
  %t = arith.constant true
  %v = memref.cast %a : memref<4xf32> to memref<?xf32>
  %0:2 = bufferization.dealloc (%a, %b, %v : memref<4xf32>, memref<4xf32>, memref<?xf32>) if (%t, %t, %c) retain (%a, %b : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t7(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%a, %b, %d : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %c) retain (%a, %b : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t8(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1, i1) {
  %t = arith.constant true
  %0:3 = bufferization.dealloc (%a, %b, %d : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %c) retain (%a, %b, %d : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @t9(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1, i1) {
  %t = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %0:3 = bufferization.dealloc (%a, %b, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %c) retain (%a, %b, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @t10(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1, i1) {
  %t = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  %0:3 = bufferization.dealloc (%a, %m, %s : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %c) retain (%a, %m, %s : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @t11(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1, i1) {
  %t = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  %0:3 = bufferization.dealloc (%a, %m, %s : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %c, %t) retain (%a, %m, %s : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
// -----
func.func @t12(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1, i1) {
  %t = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %d, %m : memref<4xf32>
  %0:3 = bufferization.dealloc (%a, %b, %s : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %c) retain (%a, %b, %m : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}
func.func @t13(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%a, %b, %d : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %t) retain (%a, %b: memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t14(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1) {
  %t = arith.constant true
  %v:4 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %0:2 = bufferization.dealloc (%v#0, %b, %d : memref<f32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %t) retain (%a, %b: memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}
func.func @t15(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: memref<4xf32>) -> (i1, i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%a, %b, %d : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%t, %t, %c) retain (%a, %b: memref<4xf32>, memref<4xf32>)
  return %c, %c : i1, i1
}
// -----
func.func @f(%arg2: i1, %b: memref<4xf32>) -> (i1) {
    %true = arith.constant true
    %false_0 = arith.constant false
    %alloc = memref.alloc() : memref<2x2xi32>
    %9 = arith.andi %true, %arg2 : i1
    %5 = arith.andi %false_0, %arg2 : i1
    %10:2 = bufferization.dealloc (%b, %alloc : memref<4xf32>, memref<2x2xi32>) if (%5, %9) retain (%alloc, %alloc : memref<2x2xi32>, memref<2x2xi32>)
    %11 = arith.xori %10#1, %true : i1
    return %11 : i1
}
