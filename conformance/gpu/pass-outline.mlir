// ARGS: --allow-unregistered-dialect --gpu-kernel-outlining --split-input-file
// ARGS: --allow-unregistered-dialect --gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<index=32:i32>" --split-input-file --mlir-print-debuginfo
module {
func.func private @dev(%x: f32) -> f32 { %y = call @dev2(%x) : (f32) -> f32 return %y : f32 }
func.func private @dev2(%x: f32) -> f32 { return %x : f32 }
memref.global "private" @g : memref<4xf32> = dense<1.0>
func.func @a(%n: index, %m: memref<?xf32>, %f: f32, %sh: i32) {
  %c1 = arith.constant 1 : index
  %big = arith.constant 5000000000 : index
  %neg = arith.constant -5 : index
  %t = gpu.wait async
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %big, %gz = %neg) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %n) dynamic_shared_memory_size %sh workgroup(%w: memref<4xf32, 3>) private(%p : memref<f32, 5>) {
    %y = func.call @dev(%f) : (f32) -> f32
    %gg = memref.get_global @g : memref<4xf32>
    memref.store %y, %p[] : memref<f32, 5>
    memref.store %y, %w[%sx] : memref<4xf32, 3>
    gpu.terminator
  } {foo = 3}
  %t2 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%qx = %c1, %qy = %c1, %qz = %c1) blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %n) {
    cf.br ^bb1(%tx : index)
  ^bb1(%i : index):
    %y = func.call @dev(%f) : (f32) -> f32
    "test.foo"(%i, %cx, %qx) ({
      "test.bar"(%m) : (memref<?xf32>) -> ()
    }): (index, index, index) -> ()
    %true = arith.constant true
    cf.cond_br %true, ^bb2, ^bb3
  ^bb2:
    gpu.terminator
  ^bb3:
    gpu.terminator
  }
  gpu.wait [%t2]
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %n) module(@mod) function(@fun) {
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %n) module(@mod) function(@fun) {
    %true = arith.constant true
    gpu.terminator
  }
  return
}
func.func @b() { return }
}
// -----
func.func @a(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %n) {
    func.call @nope() : () -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @a() {
  %c1 = arith.constant 1 : index
  %big = arith.constant 5000000000 : index
  %b2 = arith.constant 3000000000 : index
  %neg = arith.constant -5 : index
  %z = arith.constant 0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %neg) {
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %b2) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %z) {
    "test.x"() {a = @m::@i, b= @i} : () -> ()
    gpu.terminator
  }
  return
}
module @m {
  func.func private @i() -> ()
}
func.func private @i() -> ()
module {
func.func @nested() {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
  gpu.launch blocks(%bx2, %by2, %bz2) in (%gx2 = %c1, %gy2 = %c1, %gz2 = %c1) threads(%tx2, %ty2, %tz2) in (%sx2 = %c1, %sy2 = %c1, %sz2 = %c1) {
    gpu.terminator
  }
    gpu.terminator
  }
  return
}
}
// -----
gpu.module @km { func.func @other() { return } }
func.func @a(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@km) function(@other) {
    "t.use"(%bx, %tz) : (index, index) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func @km() { return }
func.func @a(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) module(@km) {
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.launch blocks(%bx1, %by1, %bz1) in (%gx1 = %n, %gy1 = %n, %gz1 = %n) threads(%tx1, %ty1, %tz1) in (%sx1 = %n, %sy1 = %n, %sz1 = %n) {
      "t.use"(%bx, %tz1) : (index, index) -> ()
      gpu.terminator
    }
    gpu.terminator
  }
  return
}
// -----
func.func @f0(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 7 : index
  %v0_c = arith.cmpi slt, %c2, %n : index
  %v0 = arith.select %v0_c, %c1, %n : index
  %v1 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %sh = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %big, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c2, %sz = %big) dynamic_shared_memory_size %sh {
    %u0_0 = arith.addi %c1, %v0 : index
    %u0_1 = memref.load %m[%n, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    %u0_2 = memref.subview %m[%n, 1] [%c2, 2] [%u0_0, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_2) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    %u0_3 = memref.load %m[%by, %tx] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_3) : (f32) -> ()
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %big) workgroup(%w1 : memref<4xf32, 3>) {
    %u1_0 = memref.subview %m[%v1, 1] [%v1, 2] [%gx, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u1_0) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    gpu.terminator
  }
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 7 : index
  %v0 = arith.select %p, %c2, %c1 : index
  %v1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c2, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c2, %sz = %c2) {
    %u0_0 = memref.load %m[%n, %c2] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_0) : (f32) -> ()
    gpu.terminator
  } {abc}
  return
}
func.func private @dev0(%x: f32) { func.call @dev1(%x) : (f32) -> () return }
func.func private @dev1(%x: f32) { return }
memref.global "private" @g : memref<4xf32> = dense<1.0>
// -----
func.func @f0(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant -3 : index
  %v0 = arith.addi %n, %n : index
  %v1 = memref.dim %m, %c2 : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v2 = arith.addi %n, %c2 : index
  %v3_c = arith.cmpi slt, %c2, %v2 : index
  %v3 = arith.select %v3_c, %c2, %n : index
  %v4 = arith.addi %n, %v3 : index
  %sh = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %n, %sz = %c1) dynamic_shared_memory_size %sh {
    %u0_0 = memref.subview %m[%by, 1] [%v1, 2] [%v1, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_0) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    gpu.terminator
  } {abc}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c2) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %c1) workgroup(%w1 : memref<4xf32, 3>) {
    memref.store %x, %q[%by] : memref<8xf32>
    %u1_1 = arith.addi %v3, %tx : index
    %u1_2 = arith.addi %c2, %u1_1 : index
    gpu.terminator
  }
  return
}
func.func private @dev0(%x: f32) { func.call @dev1(%x) : (f32) -> () return }
func.func private @dev1(%x: f32) { return }
memref.global "private" @g : memref<4xf32> = dense<1.0>
// -----
func.func @f0(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 4294967296 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %big, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %n, %sz = %c1) {
    memref.store %x, %q[%tx] : memref<8xf32>
    %u0_1 = memref.load %m[%gx, %n] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    %u0_2 = arith.addi %c2, %by : index
    gpu.terminator
  }
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 4294967295 : index
  %v0_c = arith.cmpi slt, %n, %n : index
  %v0 = arith.select %v0_c, %n, %c2 : index
  %v1 = arith.constant 1 : index
  %v2 = arith.addi %v1, %v1 : index
  %v3 = arith.constant 3 : index
  %v4 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v5 = arith.select %p, %v2, %v3 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %big, %gy = %big, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c2) {
    func.call @dev0(%x) : (f32) -> ()
    gpu.terminator
  } {abc}
  return
}
func.func @f2(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 4294967296 : index
  %v0 = arith.addi %c1, %c1 : index
  %v1 = arith.constant 1 : index
  %v2 = arith.addi %n, %v1 : index
  %v3 = arith.constant 3.5 : f32
  %sh = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %big, %sy = %n, %sz = %c2) dynamic_shared_memory_size %sh {
    %u0_0 = memref.load %m[%c1, %tx] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_0) : (f32) -> ()
    %u0_1 = memref.load %m[%by, %v0] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    memref.store %x, %q[%tx] : memref<8xf32>
    gpu.terminator
  } {abc}
  return
}
func.func private @dev0(%x: f32) { func.call @dev1(%x) : (f32) -> () return }
func.func private @dev1(%x: f32) { return }
memref.global "private" @g : memref<4xf32> = dense<1.0>
gpu.module @f0_kernel { }
// -----
func.func @f0(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 7 : index
  %v0 = arith.constant 0.5 : f32
  %v1 = memref.dim %m, %c2 : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v2_c = arith.cmpi slt, %n, %c2 : index
  %v2 = arith.select %v2_c, %c2, %n : index
  %v3_c = arith.cmpi slt, %n, %c1 : index
  %v3 = arith.select %v3_c, %v2, %n : index
  %v4_c = arith.cmpi slt, %v1, %v1 : index
  %v4 = arith.select %v4_c, %n, %v2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %big, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %c1) private(%pp0 : memref<2xf32>) {
    %u0_0 = memref.subview %m[%c2, 1] [%c2, 2] [%n, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_0) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    memref.store %v0, %q[%c1] : memref<8xf32>
    scf.for %k = %c2 to %c2 step %c1 {
      %u0_2 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_2, %c2) : (f32, index) -> ()
    }
    %u0_3 = arith.addi %gx, %by : index
    gpu.terminator
  }
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 4294967296 : index
  %v0 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v1 = arith.constant 1.5 : f32
  %v2_c = arith.cmpi slt, %v0, %c1 : index
  %v2 = arith.select %v2_c, %c1, %c2 : index
  %v3 = arith.constant 3.5 : f32
  %v4_c = arith.cmpi slt, %n, %v0 : index
  %v4 = arith.select %v4_c, %n, %c2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c1, %sz = %big) {
    memref.store %x, %q[%tx] : memref<8xf32>
    scf.for %k = %v4 to %v0 step %c1 {
      %u0_1 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_1, %c2) : (f32, index) -> ()
    }
    %u0_2 = memref.subview %m[%gx, 1] [%n, 2] [%c1, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_2) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    %u0_3 = memref.load %m[%c2, %v0] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_3) : (f32) -> ()
    gpu.terminator
  }
  return
}
func.func @f2(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant -3 : index
  %v0 = arith.select %p, %c1, %c2 : index
  %v1 = arith.constant 1.5 : f32
  %v2 = arith.constant 2.5 : f32
  %v3 = arith.constant 3 : index
  %v4 = arith.constant 4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %big) {
    %u0_0 = memref.subview %m[%gx, 1] [%c2, 2] [%c1, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_0) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    %u0_1 = memref.load %m[%n, %tx] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    func.call @dev1(%v2) : (f32) -> ()
    gpu.terminator
  }
  return
}
func.func private @dev0(%x: f32) { func.call @dev1(%x) : (f32) -> () return }
func.func private @dev1(%x: f32) { return }
memref.global "private" @g : memref<4xf32> = dense<1.0>
