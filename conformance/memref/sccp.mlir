// ARGS: --sccp
func.func @k1(%m: memref<4xf32>) -> memref<4xf32> { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %b = memref.cast %a : memref<?xf32> to memref<4xf32> return %b : memref<4xf32> }
func.func @ms1(%m: memref<4xf32>) -> memref<4xf32> { %a = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1> %b = memref.memory_space_cast %a : memref<4xf32, 1> to memref<4xf32> return %b : memref<4xf32> }
