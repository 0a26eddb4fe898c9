// ARGS: --expand-realloc --allow-unregistered-dialect
// ARGS: --bufferization-lower-deallocations --allow-unregistered-dialect
func.func @f(%n: index, %m: memref<4xf32>, %t: tensor<4xf32>) {
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %f = arith.constant 2.0 : f32
  %a = arith.addi %c2, %c2 : index
  %b = affine.apply affine_map<(d0) -> (d0 + 1)>(%c2)
  %c = math.absf %f : f32
  %d = index.add %c2, %c2
  %e = tensor.dim %t, %c0 : tensor<4xf32>
  %g = memref.dim %m, %c0 : memref<4xf32>
  %h = complex.create %f, %f : complex<f32>
  %i = complex.re %h : complex<f32>
  %j = vector.broadcast %f : f32 to vector<4xf32>
  %k = vector.extract %j[0] : f32 from vector<4xf32>
  %l = memref.cast %m : memref<4xf32> to memref<4xf32>
  %q = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %tt = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %mm = bufferization.to_buffer %tt : tensor<4xf32> to memref<4xf32>
  %true = arith.constant true
  %y = scf.if %true -> index { scf.yield %c2 : index } else { scf.yield %c0 : index }
  "test.use"(%a, %b, %c, %d, %e, %g, %i, %k, %l, %mm, %y) : (index, index, f32, index, index, index, f32, f32, memref<4xf32>, memref<4xf32>, index) -> ()
  return
}
