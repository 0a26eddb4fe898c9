// ARGS: --optimize-allocation-liveness --split-input-file
func.func @a(%c: i1, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.load %m[%i] : memref<4xf32>
  %v2 = arith.addf %v, %v : f32
  cf.br ^a
^a:
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @b(%c: i1, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.load %m[%i] : memref<4xf32>
  %v2 = arith.addf %v, %v : f32
  scf.if %c {
    memref.dealloc %m : memref<4xf32>
  }
  return
}
func.func @b2(%c: i1, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  scf.if %c {
  %v = memref.load %m[%i] : memref<4xf32>
  %v2 = arith.addf %v, %v : f32
    memref.dealloc %m : memref<4xf32>
  }
  return
}
func.func @c(%c: i1, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  %v2 = arith.constant 1 : i32
  memref.dealloc %m : memref<4xf32>
  return
}
// -----
func.func private @use(memref<4xf32>) -> memref<4xf32>
func.func @views(%c: i1, %i: index, %m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %v = memref.subview %a[0][2][1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  %x = memref.load %v[%i] : memref<2xf32, strided<[1]>>
  %r = call @use(%b) : (memref<4xf32>) -> memref<4xf32>
  scf.if %c {
    memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  }
  %y = arith.addf %x, %x : f32
  %z = memref.alloc() : memref<4xf32>
  memref.dealloc %z : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<4xf32>
  return
}
// -----
func.func @twice(%c: i1, %i: index) {
  %a = memref.alloc() : memref<4xf32>
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  } else {
    memref.dealloc %a : memref<4xf32>
  }
  return
}
// -----
func.func @nested(%n: index) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloc() : memref<4xf32>
    %v = memref.load %a[%i] : memref<4xf32>
    %w = arith.addf %v, %v : f32
    memref.dealloc %a : memref<4xf32>
  }
  %s = memref.alloca() : memref<4xf32>
  return
}
