// ARGS: --allow-unregistered-dialect --gpu-decompose-memrefs --split-input-file
func.func @a(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %f: f32, %i: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %m[%tx, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    memref.store %x, %m[%i, %ty] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %s = memref.subview %m[%tx, %i] [%i, 4] [1, 2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
    "test.use"(%s) : (memref<?x4xf32, strided<[?, ?], offset: ?>>) -> ()
    gpu.terminator
  }
  %x = memref.load %m[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  "test.use"(%x) : (f32) -> ()
  return
}
// -----
func.func @a(%m: memref<4x8xf32>, %n : memref<?x?xf32, affine_map<(d0,d1) -> (d0*2+d1)>>, %q : memref<?x8xf32, 3>, %r: memref<f32>, %f: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %x = memref.load %m[%tx, %i] {nontemporal = true, alignment = 16 : i64, foo} : memref<4x8xf32>
    %x2 = memref.load %m[%c1, %c3] : memref<4x8xf32>
    %x3 = memref.load %n[%c1, %c3] : memref<?x?xf32, affine_map<(d0,d1) -> (d0*2+d1)>>
    %x4 = memref.load %r[] : memref<f32>
    %x5 = memref.load %q[%tx, %ty] : memref<?x8xf32, 3>
    %s = memref.subview %m[1, 0] [1, 4] [1, 2] : memref<4x8xf32> to memref<4xf32, strided<[2], offset: 8>>
    %x6 = memref.load %s[%tx] : memref<4xf32, strided<[2], offset: 8>>
    %s2 = memref.subview %m[2, 0] [1, 1] [1, 2] : memref<4x8xf32> to memref<f32, strided<[], offset: 16>>
    "test.use"(%x, %x2, %x3, %x4, %x5, %x6, %s2) : (f32, f32, f32, f32, f32, f32, memref<f32, strided<[], offset: 16>>) -> ()
    scf.for %k = %c1 to %c3 step %c1 {
      %al = memref.alloc() : memref<3xf32>
      memref.store %f, %al[%k] {nontemporal = true} : memref<3xf32>
    }
    gpu.terminator
  }
  return
}
// -----
func.func @f0(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 4294967296 : index
  %v0 = arith.select %p, %c1, %n : index
  %v1_c = arith.cmpi slt, %c1, %n : index
  %v1 = arith.select %v1_c, %n, %n : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %c2, %gz = %c2) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %big, %sz = %c1) private(%pp0 : memref<2xf32>) {
    scf.for %k = %c1 to %v0 step %c1 {
      %u0_0 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_0, %c2) : (f32, index) -> ()
    }
    %u0_1 = memref.subview %m[%n, 1] [%c1, 2] [%c2, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_1) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    %u0_2 = memref.subview %m[%v0, 1] [%tx, 2] [%by, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_2) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    %u0_3 = arith.addi %by, %by : index
    gpu.terminator
  } {abc}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %big, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %big, %sy = %n, %sz = %n) {
    %u1_0 = memref.get_global @g : memref<4xf32>
    "t.g"(%u1_0) {s = @g} : (memref<4xf32>) -> ()
    %u1_1 = memref.subview %m[%by, 1] [%c1, 2] [%n, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u1_1) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    gpu.terminator
  } {abc}
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 0 : index
  %sh = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c2) threads(%tx, %ty, %tz) in (%sx = %big, %sy = %c1, %sz = %c2) dynamic_shared_memory_size %sh {
    %u0_0 = memref.load %m[%tx, %n] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_0) : (f32) -> ()
    %u0_1 = memref.load %m[%n, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    %u0_2 = memref.load %m[%tx, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_2) : (f32) -> ()
    gpu.terminator
  } {abc}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %big, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c2, %sz = %c1) workgroup(%w1 : memref<4xf32, 3>) {
    %u1_0 = memref.load %m[%by, %by] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u1_0) : (f32) -> ()
    memref.store %x, %q[%c2] : memref<8xf32>
    gpu.terminator
  }
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
  %v0 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v1 = arith.select %p, %v0, %c2 : index
  %v2 = arith.addi %n, %n : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c1) private(%pp0 : memref<2xf32>) {
    scf.for %k = %c2 to %gx step %c1 {
      %u0_0 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_0, %c2) : (f32, index) -> ()
    }
    %u0_1 = memref.load %m[%c1, %c2] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    %u0_2 = memref.load %m[%v0, %tx] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_2) : (f32) -> ()
    %u0_3 = arith.addi %gx, %c2 : index
    gpu.terminator
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %big, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %c2) private(%pp1 : memref<2xf32>) {
    %u1_0 = arith.addi %c1, %c1 : index
    gpu.terminator
  }
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 0 : index
  %v0 = arith.constant 0.5 : f32
  %v1 = arith.select %p, %n, %n : index
  %v2 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v3 = arith.select %p, %c2, %v1 : index
  %v4 = memref.dim %m, %c1 : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v5_c = arith.cmpi slt, %c1, %c1 : index
  %v5 = arith.select %v5_c, %c2, %v4 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %big, %sy = %big, %sz = %c1) {
    %u0_0 = memref.load %m[%n, %v3] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_0) : (f32) -> ()
    %u0_1 = memref.get_global @g : memref<4xf32>
    "t.g"(%u0_1) {s = @g} : (memref<4xf32>) -> ()
    %u0_2 = arith.addi %c2, %v4 : index
    gpu.terminator
  } {abc}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %c2, %sz = %c1) {
    func.call @dev1(%v0) : (f32) -> ()
    %u1_1 = memref.subview %m[%c2, 1] [%tx, 2] [%v4, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u1_1) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    scf.for %k = %c2 to %n step %c1 {
      %u1_2 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u1_2, %c2) : (f32, index) -> ()
    }
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
  %v0 = arith.constant 0 : index
  %v1 = arith.addi %c1, %n : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %big, %gy = %big, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c2, %sy = %n, %sz = %big) private(%pp0 : memref<2xf32>) {
    scf.for %k = %v0 to %tx step %c1 {
      %u0_0 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_0, %c2) : (f32, index) -> ()
    }
    %u0_1 = arith.addi %v0, %gx : index
    %u0_2 = memref.subview %m[%n, 1] [%v0, 2] [%gx, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_2) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    gpu.terminator
  }
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant -3 : index
  %v0 = arith.select %p, %n, %c2 : index
  %v1 = arith.addi %c2, %v0 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %c2) workgroup(%w0 : memref<4xf32, 3>) {
    func.call @dev1(%x) : (f32) -> ()
    %u0_1 = memref.load %m[%v1, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    func.call @dev0(%x) : (f32) -> ()
    gpu.terminator
  } {abc}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %n, %gz = %c2) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c2, %sz = %n) {
    memref.store %x, %q[%c1] : memref<8xf32>
    %u1_1 = memref.subview %m[%c1, 1] [%by, 2] [%c1, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u1_1) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    gpu.terminator
  } {abc}
  return
}
func.func @f2(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 0 : index
  %sh = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %big, %gy = %c2, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %big, %sz = %c2) dynamic_shared_memory_size %sh {
    func.call @dev0(%x) : (f32) -> ()
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
  %big = arith.constant -3 : index
  %v0 = arith.constant 0 : index
  %v1 = arith.select %p, %c2, %c2 : index
  %v2 = arith.constant 2.5 : f32
  %v3 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %big, %sy = %n, %sz = %n) private(%pp0 : memref<2xf32>) {
    %u0_0 = memref.get_global @g : memref<4xf32>
    "t.g"(%u0_0) {s = @g} : (memref<4xf32>) -> ()
    %u0_1 = memref.load %m[%tx, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_1) : (f32) -> ()
    gpu.terminator
  } {abc}
  return
}
func.func @f1(%n: index, %m: memref<?x4xf32, strided<[4, 1], offset: ?>>, %q: memref<8xf32>, %x: f32, %p: i1) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %big = arith.constant 0 : index
  %v0 = arith.addi %c1, %c2 : index
  %v1 = arith.constant 1 : index
  %v2 = arith.select %p, %c2, %v1 : index
  %v3 = memref.dim %m, %c2 : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v4 = arith.constant 4 : index
  %v5_c = arith.cmpi slt, %c2, %n : index
  %v5 = arith.select %v5_c, %c1, %c2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %big, %gy = %c2, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %n) {
    %u0_0 = memref.load %m[%by, %c1] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u0_0) : (f32) -> ()
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
  %big = arith.constant 4294967295 : index
  %v0_c = arith.cmpi slt, %n, %n : index
  %v0 = arith.select %v0_c, %c2, %c1 : index
  %v1_c = arith.cmpi slt, %v0, %n : index
  %v1 = arith.select %v1_c, %c1, %c2 : index
  %v2 = memref.dim %m, %c2 : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v3 = arith.constant 3 : index
  %v4 = arith.constant 4.5 : f32
  %v5 = arith.select %p, %n, %v2 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %big, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %n, %sz = %c1) workgroup(%w0 : memref<4xf32, 3>) {
    scf.for %k = %v3 to %n step %c1 {
      %u0_0 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_0, %c2) : (f32, index) -> ()
    }
    %u0_1 = memref.get_global @g : memref<4xf32>
    "t.g"(%u0_1) {s = @g} : (memref<4xf32>) -> ()
    scf.for %k = %c2 to %c1 step %c1 {
      %u0_2 = memref.load %q[%k] : memref<8xf32>
      "t.u"(%u0_2, %c2) : (f32, index) -> ()
    }
    %u0_3 = memref.subview %m[%v2, 1] [%c1, 2] [%gx, 1] : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
    "t.v"(%u0_3) : (memref<?x2xf32, strided<[?, 1], offset: ?>>) -> ()
    gpu.terminator
  }
  %sh = arith.constant 128 : i32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c2, %gy = %big, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %big, %sy = %c1, %sz = %c1) dynamic_shared_memory_size %sh {
    %u1_0 = memref.load %m[%v3, %tx] : memref<?x4xf32, strided<[4, 1], offset: ?>>
    "t.u"(%u1_0) : (f32) -> ()
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
  %v2 = arith.constant 2 : index
  %v3 = memref.dim %m, %n : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v4 = memref.dim %m, %c1 : memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v5 = arith.constant 5 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %big, %gy = %big, %gz = %big) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %c1, %sz = %n) workgroup(%w0 : memref<4xf32, 3>) private(%pp0 : memref<2xf32>) {
    func.call @dev0(%v1) : (f32) -> ()
    gpu.terminator
  }
  return
}
func.func private @dev0(%x: f32) { func.call @dev1(%x) : (f32) -> () return }
func.func private @dev1(%x: f32) { return }
memref.global "private" @g : memref<4xf32> = dense<1.0>
