// ARGS: --memref-emulate-wide-int --split-input-file
func.func @alloc() { %m = memref.alloc() : memref<4xi64> return }

// -----
func.func @alloc2(%n: index) { %m = memref.alloc(%n) {alignment = 16 : i64, foo} : memref<?x4xi64, 1> return }

// -----
func.func @load(%i: index) { %m = memref.alloc() : memref<4xi64> %x = memref.load %m[%i] {nontemporal = true} : memref<4xi64> return }

// -----
func.func @loadstore(%i: index) { %m = memref.alloc() : memref<4xi64> %x = memref.load %m[%i] : memref<4xi64> memref.store %x, %m[%i] : memref<4xi64> return }

// -----
func.func @storec(%i: index) { %m = memref.alloc() : memref<4xi64> %c = arith.constant 5 : i64 memref.store %c, %m[%i] {alignment = 8 : i64} : memref<4xi64> return }

// -----
func.func @add(%i: index) { %m = memref.alloc() : memref<4xi64> %c = arith.constant 5 : i64 %x = memref.load %m[%i] : memref<4xi64> %y = arith.addi %x, %c : i64  memref.store %y, %m[%i] : memref<4xi64> return }

// -----
func.func @small(%m: memref<4xi32>, %i: index) -> i32 { %x = memref.load %m[%i] : memref<4xi32> return %x : i32 }

// -----
func.func @wide128() { %m = memref.alloc() : memref<4xi128> return }

// -----
func.func @alloca() { %m = memref.alloca() : memref<4xi64> return }

// -----
func.func @dealloc() { %m = memref.alloc() : memref<4xi64> memref.dealloc %m : memref<4xi64> return }

// -----
func.func @layout() { %m = memref.alloc() : memref<4xi64, affine_map<(d0) -> (d0 + 1)>> return }

// -----
func.func @cast() { %m = memref.alloc() : memref<4xi64> %c = memref.cast %m : memref<4xi64> to memref<?xi64> return }

// -----
func.func @dim(%i: index) -> index { %m = memref.alloc() : memref<4xi64> %c = memref.dim %m, %i : memref<4xi64> return %c : index }

// -----
func.func @f64() { %m = memref.alloc() : memref<4xf64> return }

// -----
func.func @vec() { %m = memref.alloc() : memref<4xvector<2xi64>> return }

// -----
func.func @copy() { %m = memref.alloc() : memref<4xi64> %n = memref.alloc() : memref<4xi64> memref.copy %m, %n : memref<4xi64> to memref<4xi64> return }

// -----
func.func @global() { %m = memref.get_global @g : memref<4xi64> return }

// -----
func.func @print(%i: index) { %m = memref.alloc() : memref<4xi64> %x = memref.load %m[%i] : memref<4xi64> vector.print %x : i64 return }

// -----
func.func @ui64(%i: index) { %m = memref.alloc() : memref<4xui64> %x = memref.load %m[%i] : memref<4xui64> return }

// -----
func.func @trunc(%i: index) -> i32 { %m = memref.alloc() : memref<4xi64> %x = memref.load %m[%i] : memref<4xi64> %r = arith.trunci %x : i64 to i32 return %r : i32 }

// -----
func.func @splat(%i: index) { %m = memref.alloc() : memref<4xi64> %c = arith.constant -1 : i64 memref.store %c, %m[%i] : memref<4xi64> return }

// -----
func.func @store0(%v: i64) { %m = memref.alloc() : memref<i64> memref.store %v, %m[] : memref<i64> return }

// -----
func.func @unranked(%i: index) { %m = memref.alloc() : memref<4xi64> %c = memref.cast %m : memref<4xi64> to memref<*xi64> return }
