// ARGS: --buffer-results-to-out-params --split-input-file --allow-unregistered-dialect
// ARGS: "--buffer-results-to-out-params=hoist-static-allocs" --split-input-file --allow-unregistered-dialect
// ARGS: "--buffer-results-to-out-params=hoist-dynamic-allocs add-result-attr" --split-input-file --allow-unregistered-dialect
// ARGS: "--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs" --split-input-file --allow-unregistered-dialect
// ARGS: "--buffer-results-to-out-params=modify-public-functions" --split-input-file --allow-unregistered-dialect
func.func private @a(%x: memref<4xf32>) -> memref<4xf32> { return %x : memref<4xf32> }
func.func private @b(%n: index, %m: index) -> (memref<4xf32>, f32, memref<?xf32>) {
  %c = arith.constant 1.0 : f32
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%m) : memref<?xf32>
  return %0, %c, %1 : memref<4xf32>, f32, memref<?xf32>
}
func.func @u(%n: index) -> (f32, memref<4xf32>) {
  %k = arith.constant 3 : index
  %0:3 = call @b(%n, %k) : (index, index) -> (memref<4xf32>, f32, memref<?xf32>)
  %1 = call @a(%0#0) : (memref<4xf32>) -> memref<4xf32>
  memref.copy %0#0, %1 : memref<4xf32> to memref<4xf32>
  return %0#1, %1 : f32, memref<4xf32>
}
// -----
func.func private @a(%x: memref<4xf32>) -> (memref<4xf32> {test.a = 1 : i32}, i32 {test.b}) attributes {foo} { %c = arith.constant 1 : i32 
 return %x, %c : memref<4xf32>, i32 }
func.func private @ext(%x: memref<4xf32>) -> memref<4xf32>
func.func private @lay(%x: memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>> { 
  return %x : memref<4xf32, strided<[?], offset: ?>> }
func.func private @ur(%x: memref<*xf32>) -> memref<*xf32> { 
  return %x : memref<*xf32> }
func.func @u(%n: memref<4xf32>, %l: memref<4xf32, strided<[?], offset: ?>>, %ur: memref<*xf32>) {
  %0:2 = call @a(%n) : (memref<4xf32>) -> (memref<4xf32>, i32)
  %1 = call @ext(%n) : (memref<4xf32>) -> (memref<4xf32>)
  %2 = call @lay(%l) : (memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>)
  %3 = call @ur(%ur) : (memref<*xf32>) -> (memref<*xf32>)
  "foo.use"(%0#0, %0#1, %1, %2) : (memref<4xf32>, i32, memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
  return
}
// -----
func.func private @lay(%x: memref<4xf32, strided<[2], offset: ?>>) -> memref<4xf32, strided<[2], offset: ?>> { 
  return %x : memref<4xf32, strided<[2], offset: ?>> }
// -----
func.func private @two(%c: i1, %x: memref<4xf32, 1>, %y: memref<4xf32, 1>) -> memref<4xf32, 1> { 
  cf.cond_br %c, ^a, ^b
^a:
  return %x : memref<4xf32, 1> 
^b:
  return %y : memref<4xf32, 1> 
}
func.func @u(%c: i1, %x: memref<4xf32, 1>) -> memref<4xf32, 1> { 
  %0 = call @two(%c, %x, %x) : (i1, memref<4xf32, 1>, memref<4xf32, 1>) -> memref<4xf32, 1> 
  return %0 : memref<4xf32, 1>
}
// -----
func.func private @dyn(%n: index) -> memref<?xf32> { 
  %m = arith.addi %n, %n : index
  %0 = memref.alloc(%m) : memref<?xf32>
  return %0 : memref<?xf32> }
func.func @u(%n: index) {
  %0 = call @dyn(%n) : (index) -> memref<?xf32>
  return
}
// -----
func.func private @dyn2(%n: index, %m: index) -> (memref<?x?xf32>, memref<?xf32>, memref<3xf32>) { 
  %0 = memref.alloc(%n, %m) : memref<?x?xf32>
  %1 = memref.alloc(%m) : memref<?xf32>
  %2 = memref.alloc() : memref<3xf32>
  memref.dealloc %1 : memref<?xf32>
  return %0, %1, %2 : memref<?x?xf32>, memref<?xf32>, memref<3xf32> }
func.func @u(%n: index) {
  %k = arith.constant 3 : index
  %0:3 = call @dyn2(%n, %k) : (index, index) -> (memref<?x?xf32>, memref<?xf32>, memref<3xf32>)
  return
}
// -----
func.func private @rec(%x: memref<3xf32>) -> (memref<3xf32>) { 
  %0 = call @rec(%x) : (memref<3xf32>) -> (memref<3xf32>)
  return %0 : memref<3xf32> }
// -----
func.func private @nested(%x: memref<3xf32>) -> (memref<3xf32>) { 
  %0 = scf.execute_region -> memref<3xf32> {
    %k = memref.alloc() : memref<3xf32>
    scf.yield %k : memref<3xf32>
  }
  return %0 : memref<3xf32> }
module @m { func.func private @inner(%x: memref<3xf32>) -> memref<3xf32> { return %x : memref<3xf32> } }
