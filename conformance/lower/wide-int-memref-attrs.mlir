// ARGS: --memref-emulate-wide-int=widest-int-supported=32 --split-input-file
func.func @store(%i: index) { %m = memref.alloc() : memref<4xi64> %c = arith.constant 5 : i64 memref.store %c, %m[%i] {nontemporal = true, foo, alignment = 8 : i64} : memref<4xi64> return }

// -----
func.func @load(%i: index) { %m = memref.alloc() : memref<4xi64> %x = memref.load %m[%i] {nontemporal = true, foo, alignment = 8 : i64} : memref<4xi64> return }

// -----
func.func @alloc(%i: index) { %m = memref.alloc()[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>> return }
