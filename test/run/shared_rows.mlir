// Rows of shared memory in another order hold the same elements.
// RUN: jig eval %s > %t.before
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(nvgpu-optimize-shared-memory))' > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig eval %t.mlir > %t.after
// RUN: diff %t.before %t.after

// CHECK-COUNT-5: arith.xori
func.func @rows() -> (tensor<16x32xi16>, tensor<16x64xi32>) {
  %shm = memref.alloc() : memref<16x32xi16, 3>
  %wide = memref.alloc() : memref<16x64xi32, #gpu.address_space<workgroup>>
  %out = memref.alloc() : memref<16x32xi16>
  %wide_out = memref.alloc() : memref<16x64xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c32 step %c1 {
      %k = arith.muli %i, %c32 : index
      %n = arith.addi %k, %j : index
      %x = arith.index_cast %n : index to i16
      memref.store %x, %shm[%i, %j] : memref<16x32xi16, 3>
    }
    scf.for %j = %c0 to %c64 step %c4 {
      %k = arith.muli %i, %c64 : index
      %n = arith.addi %k, %j : index
      %x = arith.index_cast %n : index to i32
      %one = arith.constant 1 : i32
      %y = arith.addi %x, %one : i32
      %v = vector.from_elements %x, %y, %y, %x : vector<4xi32>
      vector.store %v, %wide[%i, %j] : memref<16x64xi32, #gpu.address_space<workgroup>>, vector<4xi32>
    }
  }
  scf.for %i = %c0 to %c16 step %c1 {
    scf.for %j = %c0 to %c32 step %c4 {
      %v = vector.load %shm[%i, %j] : memref<16x32xi16, 3>, vector<4xi16>
      vector.store %v, %out[%i, %j] : memref<16x32xi16>, vector<4xi16>
    }
    scf.for %j = %c0 to %c64 step %c1 {
      %x = memref.load %wide[%i, %j] : memref<16x64xi32, #gpu.address_space<workgroup>>
      memref.store %x, %wide_out[%i, %j] : memref<16x64xi32>
    }
  }
  %x = memref.load %shm[%c4, %c1] : memref<16x32xi16, 3>
  memref.store %x, %out[%c0, %c0] : memref<16x32xi16>
  memref.dealloc %shm : memref<16x32xi16, 3>
  memref.dealloc %wide : memref<16x64xi32, #gpu.address_space<workgroup>>
  %r = bufferization.to_tensor %out restrict : memref<16x32xi16> to tensor<16x32xi16>
  %s = bufferization.to_tensor %wide_out restrict : memref<16x64xi32> to tensor<16x64xi32>
  return %r, %s : tensor<16x32xi16>, tensor<16x64xi32>
}
