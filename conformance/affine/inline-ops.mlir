// ARGS: --inline=default-pipeline=
func.func @a(%x: index) { %0 = affine.min affine_map<(d0) -> (d0, 4)>(%x) 
 return }
func.func @b(%x: index) { %c = arith.constant true
 scf.if %c { %0 = arith.addi %x, %x : index }
 return }
func.func @c(%x: index) { %c = arith.constant 1 : index
 affine.if affine_set<(d0) : (d0 >= 0)>(%c) { }
 return }
func.func @d(%x: index) { %0 = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%x] 
 return }
func.func @e(%x: index) { affine.for %i = 0 to 10 { }
 return }
func.func @g(%x: index, %m: memref<?xf32>) { affine.prefetch %m[%x], read, locality<3>, data : memref<?xf32>
 return }
func.func @h(%x: index, %m: memref<?xf32>) { %v = affine.vector_load %m[%x] : memref<?xf32>, vector<4xf32>
 return }
func.func @k(%x: index, %m: memref<?xf32>) { %a = memref.alloc() : memref<4xf32>
 return }
func.func @l(%x: index, %m: memref<?xf32>) { %a = affine.apply affine_map<(d0) -> (d0)>(%x)
 %0 = affine.load %m[%a] : memref<?xf32>
 return }
func.func @ca(%n: index, %m: memref<?xf32>) {
 affine.for %i = 0 to 10 {
  func.call @a(%i) : (index) -> ()
  func.call @b(%i) : (index) -> ()
  func.call @c(%i) : (index) -> ()
  func.call @d(%n) : (index) -> ()
  func.call @e(%n) : (index) -> ()
  func.call @g(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @h(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @k(%n, %m) : (index, memref<?xf32>) -> ()
  func.call @l(%n, %m) : (index, memref<?xf32>) -> ()
 }
 return
}
