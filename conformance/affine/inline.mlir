// ARGS: --inline=default-pipeline= --allow-unregistered-dialect
func.func @callee(%x: index, %m: memref<?xf32>) { %0 = affine.load %m[%x] : memref<?xf32>
 affine.store %0, %m[%x + 1] : memref<?xf32>
 return }
func.func @sym(%x: index, %m: memref<?xf32>) { %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%x]
 %1 = affine.load %m[%0] : memref<?xf32>
 affine.store %1, %m[symbol(%x)] : memref<?xf32>
 return }
func.func @unk(%x: index, %m: memref<?xf32>) { "foo.bar"(%x) : (index) -> ()
 return }
func.func @ld(%x: index, %m: memref<?xf32>) { %0 = memref.load %m[%x] : memref<?xf32> 
 memref.store %0, %m[%x] : memref<?xf32>
 return }
func.func @ar(%x: index, %m: memref<?xf32>) -> index { %0 = arith.addi %x, %x : index 
 return %0 : index }
func.func @ardim(%x: index, %m: memref<?xf32>) -> f32 { %0 = arith.addi %x, %x : index 
 %c0 = arith.constant 0 : index
 %d = memref.dim %m, %c0 : memref<?xf32>
 %1 = affine.load %m[%0] : memref<?xf32>
 return %1 : f32 }
func.func @dm(%x: index, %m: memref<?xf32>) -> f32 { 
 %c0 = arith.constant 0 : index
 %d = memref.dim %m, %c0 : memref<?xf32>
 %1 = affine.load %m[%d] : memref<?xf32>
 return %1 : f32 }
func.func @lp(%x: index, %m: memref<?xf32>) { 
 affine.for %i = 0 to %x { %1 = affine.load %m[%i] : memref<?xf32> 
   affine.store %1, %m[%i + %x] : memref<?xf32> }
 affine.if affine_set<(d0) : (d0 >= 0)>(%x) { affine.for %i = 0 to 10 { } }
 return }
func.func @sif(%x: index, %m: memref<?xf32>) { 
 affine.if affine_set<()[s0] : (s0 >= 0)>()[%x] { affine.for %i = 0 to 10 { } }
 return }
func.func @ca(%n: index, %m: memref<?xf32>) {
 affine.for %i = 0 to 10 {
  func.call @callee(%i, %m) : (index, memref<?xf32>) -> ()
  func.call @callee(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @sym(%i, %m) : (index, memref<?xf32>) -> ()
  func.call @sym(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @unk(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @ld(%n, %m) : (index, memref<?xf32>) -> ()
  %a = func.call @ar(%n, %m) : (index, memref<?xf32>) -> (index)
  %b = func.call @ardim(%n, %m) : (index, memref<?xf32>) -> (f32)
  %c = func.call @dm(%n, %m) : (index, memref<?xf32>) -> (f32)
  func.call @lp(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @lp(%i, %m) : (index, memref<?xf32>) -> ()
  func.call @sif(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @sif(%i, %m) : (index, memref<?xf32>) -> ()
 }
 scf.for %i = %n to %n step %n {
  func.call @callee(%i, %m) : (index, memref<?xf32>) -> ()
  func.call @sif(%i, %m) : (index, memref<?xf32>) -> ()
  func.call @ld(%n, %m) : (index, memref<?xf32>) -> ()
 }
 return
}
