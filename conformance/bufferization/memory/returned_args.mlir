// ARGS: --drop-equivalent-buffer-results --split-input-file --allow-unregistered-dialect
func.func private @a(%x: memref<4xf32>, %y: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i32) { %c = arith.constant 1 : i32
 return %y, %x, %c : memref<4xf32>, memref<4xf32>, i32 }
func.func @pub(%x: memref<4xf32>) -> (memref<4xf32>) { return %x : memref<4xf32> }
func.func private @cast(%x: memref<4xf32>) -> (memref<?xf32> {test.a}) { %0 = memref.cast %x : memref<4xf32> to memref<?xf32>
 return %0 : memref<?xf32> }
func.func private @cast2(%x: memref<4xf32>) -> (memref<*xf32>) { %0 = memref.cast %x : memref<4xf32> to memref<?xf32>
 %1 = memref.cast %0 : memref<?xf32> to memref<*xf32>
 return %1 : memref<*xf32> }
func.func private @cast3(%x: memref<?xf32>) -> (memref<4xf32>) { %0 = memref.cast %x : memref<?xf32> to memref<4xf32>
 return %0 : memref<4xf32> }
func.func private @ext(%x: memref<4xf32>) -> memref<4xf32>
func.func private @two(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) -> (memref<4xf32>) { 
 cf.cond_br %c, ^a, ^b
 ^a: return %x : memref<4xf32>
 ^b: return %y : memref<4xf32> }
func.func private @two2(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) -> (memref<4xf32>) { 
 cf.cond_br %c, ^a, ^b
 ^a: return %x : memref<4xf32>
 ^b: return %x : memref<4xf32> }
func.func private @view(%x: memref<4xf32>) -> (memref<2xf32, strided<[1]>>) { %0 = memref.subview %x[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
 return %0 : memref<2xf32, strided<[1]>> }
func.func private @b(%x: memref<4xf32>) -> (memref<4xf32>) { %0:3 = call @a(%x, %x) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i32)
 return %0#1 : memref<4xf32> }
func.func private @blockarg(%x: memref<4xf32>) -> (memref<4xf32>) { cf.br ^a(%x : memref<4xf32>)
^a(%y: memref<4xf32>): 
 return %y : memref<4xf32> }
func.func @u(%n: memref<4xf32>, %m: memref<4xf32>, %d: memref<?xf32>, %c: i1) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0:3 = call @a(%n, %m) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>, i32)
  %1 = call @pub(%0#1) : (memref<4xf32>) -> (memref<4xf32>)
  %2 = call @cast(%0#0) : (memref<4xf32>) -> (memref<?xf32>)
  %3 = call @cast2(%0#0) : (memref<4xf32>) -> (memref<*xf32>)
  %4 = call @cast3(%d) : (memref<?xf32>) -> (memref<4xf32>)
  %5 = call @ext(%0#0) : (memref<4xf32>) -> (memref<4xf32>)
  %6 = call @two(%n, %m, %c) : (memref<4xf32>, memref<4xf32>, i1) -> (memref<4xf32>)
  %7 = call @two2(%n, %m, %c) : (memref<4xf32>, memref<4xf32>, i1) -> (memref<4xf32>)
  %8 = call @view(%n) : (memref<4xf32>) -> (memref<2xf32, strided<[1]>>)
  %9 = call @b(%m) : (memref<4xf32>) -> (memref<4xf32>)
  %10 = call @blockarg(%m) : (memref<4xf32>) -> (memref<4xf32>)
  memref.copy %2, %4 : memref<?xf32> to memref<4xf32>
  "foo.use"(%10, %8, %3) : (memref<4xf32>, memref<2xf32, strided<[1]>>, memref<*xf32>) -> ()
  return %4, %7, %1, %9: memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
}
// -----
func.func private @rec(%x: memref<3xf32>) -> (memref<3xf32>) { 
  %0 = call @rec(%x) : (memref<3xf32>) -> (memref<3xf32>)
  return %0 : memref<3xf32> }
// -----
func.func @main(%x: memref<3xf32>) -> (memref<3xf32>) { 
  %0 = call @l(%x) : (memref<3xf32>) -> (memref<3xf32>)
  return %0 : memref<3xf32> }
func.func private @l(%x: memref<3xf32>) -> (memref<3xf32>) { 
  return %x : memref<3xf32> }
module @n {
func.func private @l(%x: memref<3xf32>) -> (memref<3xf32>) { 
  return %x : memref<3xf32> }
func.func @main(%x: memref<3xf32>) -> (memref<3xf32>) { 
  %0 = func.call @l(%x) : (memref<3xf32>) -> (memref<3xf32>)
  %f = func.constant @l : (memref<3xf32>) -> memref<3xf32>
  return %0 : memref<3xf32> }
}
