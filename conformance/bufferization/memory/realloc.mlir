// ARGS: --expand-realloc --split-input-file
// ARGS: --expand-realloc=emit-deallocs=false --split-input-file
func.func @r(%m: memref<?xf32>, %n: index) -> memref<?xf32> { %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32> }
func.func @r2(%m: memref<?xf32>, %n: index) -> memref<4xf32> { %0 = memref.realloc %m {alignment = 8} : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32> }
func.func @r3(%m: memref<2xf32>, %n: index) -> memref<4xf32> { %0 = memref.realloc %m : memref<2xf32> to memref<4xf32>
  return %0 : memref<4xf32> }
func.func @r4(%m: memref<2xf32>, %n: index) -> memref<?xf32> { %0 = memref.realloc %m(%n) {foo = 1} : memref<2xf32> to memref<?xf32>
  return %0 : memref<?xf32> }
func.func @r6(%m: memref<5xf32, 1>, %n: index) -> memref<5xf32, 1> { %0 = memref.realloc %m : memref<5xf32, 1> to memref<5xf32, 1>
  return %0 : memref<5xf32, 1> }
func.func @r7(%k: index, %n: index) -> memref<?xf32> { %a = memref.alloc(%k) : memref<?xf32>
  %0 = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32> }
