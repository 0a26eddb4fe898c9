// Blocks of changing size, made and freed in a loop, and n that live at the same time: what `bench/run --only memory` times.
func.func @pairs(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  %z = arith.constant 0 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> i32 {
    %r = arith.remui %i, %c256 : index
    %size = arith.addi %r, %c1 : index
    %m = memref.alloc(%size) : memref<?xi32>
    %k = arith.index_cast %i : index to i32
    memref.store %k, %m[%r] : memref<?xi32>
    %p = func.call @first(%m) : (memref<?xi32>) -> i32
    memref.dealloc %m : memref<?xi32>
    %s = arith.addi %a, %p : i32
    scf.yield %s : i32
  }
  return %sum : i32
}
func.func private @first(%m: memref<?xi32>) -> i32 attributes {passthrough = ["noinline"]} {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xi32>
  return %v : i32
}

func.func @living(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %kept = memref.alloc(%n) : memref<?xindex>
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<4xi32>
    %p = memref.extract_aligned_pointer_as_index %m : memref<4xi32> -> index
    memref.store %p, %kept[%i] : memref<?xindex>
  }
  %last = arith.subi %n, %c1 : index
  %p = memref.load %kept[%last] : memref<?xindex>
  memref.dealloc %kept : memref<?xindex>
  return %p : index
}
