// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func private @callee(i32) -> f32
func.func @others(%a: i32, %v: vector<4xf32>, %x: f32, %m: memref<4xf32>, %i: index) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = func.constant @callee : (i32) -> f32
  %2 = index.constant 4
  %3 = index.constant -4
  %4 = index.bool.constant true
  %5 = index.bool.constant false
  %6 = ub.poison : i32
  %7 = vector.vscale
  %low, %high = arith.mulsi_extended %a, %a : i32
  %8, %9 = arith.addui_extended %a, %a : i32, i1
  %10 = func.call @callee(%a) : (i32) -> f32
  %11 = vector.broadcast %x : f32 to vector<4xf32>
  %12 = bufferization.alloc_tensor() : tensor<4xf32>
  %13 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %14 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  %15 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %16 = builtin.unrealized_conversion_cast %a : i32 to f32
  return
}
