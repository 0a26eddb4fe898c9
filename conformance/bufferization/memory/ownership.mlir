// ARGS: --ownership-based-buffer-deallocation --split-input-file --allow-unregistered-dialect
// ARGS: --ownership-based-buffer-deallocation=private-function-dynamic-ownership --split-input-file --allow-unregistered-dialect
func.func @dealloc(%m: memref<f32>) { memref.dealloc %m : memref<f32> return }
// -----
func.func @dealloc2(%m: memref<f32>, %c: i1) { bufferization.dealloc (%m : memref<f32>) if (%c) return }
// -----
func.func @unreg(%m: memref<f32>) { "foo.use"(%m) : (memref<f32>) -> () return }
// -----
func.func @unreg2() { "foo.use"() : () -> () return }
// -----
func.func @manual(%m: memref<f32>) { memref.dealloc %m {bufferization.manual_deallocation} : memref<f32> return }
// -----
func.func @manual2() -> memref<f32> { %m = memref.alloc() {bufferization.manual_deallocation} : memref<f32> 
  return %m : memref<f32> }
// -----
func.func @loop(%c: i1) { cf.br ^a
^a: cf.cond_br %c, ^a, ^b
^b: return }
// -----
func.func @sw(%c: i32) { cf.switch %c : i32, [ default: ^a, 1: ^b ]
^a: return
^b: return }
// -----
func.func @sw2(%c: i32, %m: memref<f32>) -> memref<f32> { cf.switch %c : i32, [ default: ^a(%m: memref<f32>), 1: ^a(%m: memref<f32>) ]
^a(%k: memref<f32>): return %k : memref<f32> }
// -----
func.func @sw3(%c: i32) { cf.switch %c : i32, [ default: ^a ]
^a: return
}
// -----
func.func @generic2(%t: tensor<4xf32>) -> tensor<4xf32> { 
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) { ^bb0(%a: f32, %b: f32): linalg.yield %a : f32 } -> tensor<4xf32>
  return %0 : tensor<4xf32> }
// -----
func.func @forall(%t: tensor<4xf32>) -> tensor<4xf32> { 
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
   %m = memref.alloc() : memref<f32>
   %s = tensor.extract_slice %t[%i][1][1] : tensor<4xf32> to tensor<1xf32>
   scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i][1][1] : tensor<1xf32> into tensor<4xf32> }
  }
  return %0 : tensor<4xf32> }
// -----
func.func @forall2(%n: index) { 
  scf.forall (%i) in (4) {
   %m = memref.alloc(%i) : memref<?xf32>
   %v = memref.load %m[%n] : memref<?xf32>
  }
  return  }
// -----
func.func @par(%n: index, %f: f32) -> f32 {
  %c1 = arith.constant 1 : index 
  %r = scf.parallel (%i) = (%c1) to (%n) step (%n) init (%f) -> f32 {
   %m = memref.alloc(%i) : memref<?xf32>
   %v = memref.load %m[%n] : memref<?xf32>
   scf.reduce(%v : f32) { ^bb0(%a: f32, %b: f32):
     %k = memref.alloc(%i) : memref<?xf32>
     %x = arith.addf %a, %b : f32 
     scf.reduce.return %x : f32 }
  }
  return %r : f32 }
// -----
func.func @par2(%n: index, %f: memref<f32>) -> memref<f32> {
  %c1 = arith.constant 1 : index 
  %r = scf.parallel (%i) = (%c1) to (%n) step (%n) init (%f) -> memref<f32> {
   %m = memref.alloc() : memref<f32>
   scf.reduce(%m : memref<f32>) { ^bb0(%a: memref<f32>, %b: memref<f32>):
     scf.reduce.return %a : memref<f32> }
  }
  return %r : memref<f32> }
// -----
func.func @launch(%n: index) {
  gpu.launch blocks(%a, %b, %c) in (%d = %n, %e = %n, %f = %n) threads(%g, %h, %i) in (%j = %n, %k = %n, %l = %n) {
    %m = memref.alloc() : memref<f32>
    gpu.terminator
  }
  return }
// -----
func.func @tt(%m: memref<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  memref.copy %1, %m : memref<4xf32> to memref<4xf32>
  return %0 : tensor<4xf32> }
// -----
func.func @ind(%m: memref<4xf32>, %f: (memref<4xf32>) -> memref<4xf32>) -> memref<4xf32> {
  %0 = func.call_indirect %f(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32> }
// -----
func.func @sel(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = arith.select %c, %m, %0 : memref<4xf32>
  return %1 : memref<4xf32> }
// -----
func.func @ur(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32> }
// -----
func.func private @ext(%m: memref<*xf32>) -> memref<*xf32>
func.func private @p(%m: memref<f32>, %k: memref<f32>) -> (memref<f32>, i1, memref<f32>) {
  %t = arith.constant true
  return %k, %t, %m : memref<f32>, i1, memref<f32> }
func.func @q(%m: memref<f32>) -> memref<f32> {
 %a:3 = call @p(%m, %m) : (memref<f32>, memref<f32>) -> (memref<f32>, i1, memref<f32>)
 return %a#2 : memref<f32> }
// -----
func.func @alloca() -> memref<f32> { %m = memref.alloca() : memref<f32> 
  return %m : memref<f32> }
// -----
func.func @realloc(%m: memref<4xf32>) -> memref<8xf32> { %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %0 : memref<8xf32> }
// -----
func.func @while(%m: memref<f32>, %c: i1) -> memref<f32> {
  %r = scf.while (%a = %m) : (memref<f32>) -> memref<f32> {
    %n = memref.alloc() : memref<f32>
    scf.condition(%c) %n : memref<f32>
  } do {
  ^bb0(%b: memref<f32>):
    scf.yield %b : memref<f32>
  }
  return %r : memref<f32>
}
// -----
func.func @sel(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc() : memref<4xf32>
  %1 = arith.select %c, %2, %0 : memref<4xf32>
  return %1 : memref<4xf32> }
func.func @sel2(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %2 = memref.alloc() : memref<4xf32>
  %1 = arith.select %c, %2, %m : memref<4xf32>
  cf.br ^a
 ^a:
  return %1 : memref<4xf32> }
// -----
func.func private @keep(%m: memref<4xf32>)
func.func @branches(%c: i1, %m: memref<4xf32>, %i: index) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%i) : memref<?xf32>
  cf.cond_br %c, ^left(%a, %m : memref<4xf32>, memref<4xf32>), ^right(%a : memref<4xf32>)
^left(%x: memref<4xf32>, %y: memref<4xf32>):
  call @keep(%x) : (memref<4xf32>) -> ()
  %view = memref.cast %b : memref<?xf32> to memref<4xf32>
  cf.br ^end(%y, %view : memref<4xf32>, memref<4xf32>)
^right(%z: memref<4xf32>):
  cf.br ^end(%z, %z : memref<4xf32>, memref<4xf32>)
^end(%u: memref<4xf32>, %v: memref<4xf32>):
  call @keep(%v) : (memref<4xf32>) -> ()
  return %u : memref<4xf32>
}
// -----
func.func @unknown_owner(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  %v = memref.cast %s : memref<4xf32> to memref<?xf32>
  %w = memref.cast %v : memref<?xf32> to memref<4xf32>
  return %w : memref<4xf32>
}
// -----
func.func @loop(%n: index, %m: memref<4xf32>, %c: i1) -> (memref<4xf32>, memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> memref<4xf32> {
    %y = scf.if %c -> memref<4xf32> {
      %a = memref.alloc() : memref<4xf32>
      memref.copy %x, %a : memref<4xf32> to memref<4xf32>
      scf.yield %a : memref<4xf32>
    } else {
      scf.yield %x : memref<4xf32>
    }
    scf.yield %y : memref<4xf32>
  }
  %u = scf.index_switch %n -> memref<*xf32>
  case 1 {
    %b = memref.alloc(%n) : memref<?xf32>
    %v = memref.cast %b : memref<?xf32> to memref<*xf32>
    scf.yield %v : memref<*xf32>
  }
  default {
    %v = memref.cast %r : memref<4xf32> to memref<*xf32>
    scf.yield %v : memref<*xf32>
  }
  return %r, %u : memref<4xf32>, memref<*xf32>
}
// -----
memref.global "private" constant @g : memref<4xf32> = dense<1.0>
func.func @captured(%c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %g = memref.get_global @g : memref<4xf32>
  %r:2 = memref.alloca_scope -> (memref<4xf32>, memref<4xf32>) {
    %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
    %s = scf.execute_region -> memref<4xf32> {
      cf.cond_br %c, ^a, ^b(%g : memref<4xf32>)
    ^a:
      cf.br ^b(%a : memref<4xf32>)
    ^b(%x: memref<4xf32>):
      scf.yield %x : memref<4xf32>
    }
    memref.alloca_scope.return %b, %s : memref<4xf32>, memref<4xf32>
  }
  return %r#1 : memref<4xf32>
}
// -----
func.func @nested_loop(%c: i1) {
  scf.execute_region {
    cf.br ^a
  ^a:
    cf.cond_br %c, ^a, ^b
  ^b:
    scf.yield
  }
  return
}
// -----
func.func @infinite(%c: i1) {
  cf.br ^a
^a:
  cf.br ^a
}
// -----
func.func @two_returns(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^a, ^b
^a:
  return %a : memref<4xf32>
^b:
  return %m : memref<4xf32>
}
