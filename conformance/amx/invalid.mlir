// ARGS: --split-input-file
// What the verifier says.
func.func @a() { %0 = amx.tile_zero : !amx.tile<17x16xf32> return }
// -----
func.func @a() { %0 = amx.tile_zero : !amx.tile<16x17xf32> return }
// -----
func.func @a() { %0 = amx.tile_zero : !amx.tile<16x3xi8> return }
// -----
func.func @a() { %0 = amx.tile_zero : !amx.tile<16x0xi8> return }
// -----
func.func @a() { %0 = amx.tile_zero : !amx.tile<16xi8> return }
// -----
func.func @a() { %0 = amx.tile_zero : !amx.tile<0x16xi8> return }
// -----
func.func @a() { %0 = amx.tile_zero : vector<16x16xi8> return }
// -----
func.func @a() { %0 = amx.tile_zero : i8 return }
// -----
func.func @a() { %0 = "amx.tile_zero"() : () -> i8 return }
// -----
func.func @a() { %0 = "amx.tile_zero"() : () -> tensor<16x16xf32> return }
// -----
func.func @a(%m: memref<?x?xbf16>, %i: index) { %1 = amx.tile_load %m[%i] : memref<?x?xbf16> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?xbf16>, %i: index) { %1 = amx.tile_load %m[%i] : memref<?xbf16> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xf32>, %i: index) { %1 = amx.tile_load %m[%i,%i] : memref<?x?xf32> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<bf16>, %i: index) { %1 = amx.tile_load %m[], %i : memref<bf16> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<*xbf16>, %i: index) { %1 = amx.tile_load %m[], %i : memref<*xbf16> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) { %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16, affine_map<(d0, d1) -> (d1, d0)>> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, strided<[?, 2]>>, %i: index) { %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16, strided<[?, 2]>> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, strided<[?, 2]>>, %i: index) { %1 = amx.tile_load %m[%i, %i], %i : memref<?x?xbf16, strided<[?, 2]>> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) { %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>, %i: index) { %1 = amx.tile_load %m[%i, %i], %i : memref<?x?xbf16, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xi64>, %i: index) { %1 = amx.tile_load %m[%i,%i] : memref<?x?xi64> into !amx.tile<16x32xi64> return }
// -----
func.func @a(%m: memref<?x?xbf16>, %i: index, %t: !amx.tile<16x40xbf16>) { amx.tile_store %m[%i, %i], %t : memref<?x?xbf16>, !amx.tile<16x40xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16>, %i: index, %t: !amx.tile<16x32xbf16>) { amx.tile_store %m[%i], %t : memref<?x?xbf16>, !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?xbf16>, %i: index, %t: !amx.tile<16x32xbf16>) { amx.tile_store %m[%i], %t : memref<?xbf16>, !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xf32>, %i: index, %t: !amx.tile<16x32xbf16>) { amx.tile_store %m[%i, %i], %t : memref<?x?xf32>, !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, strided<[?, 2]>>, %i: index, %t: !amx.tile<16x32xbf16>) { amx.tile_store %m[%i, %i], %t : memref<?x?xbf16, strided<[?,2]>>, !amx.tile<16x32xbf16> return }
// -----
func.func @a(%m: tensor<?x?xbf16>, %i: index, %t: !amx.tile<16x32xbf16>) { amx.tile_store %m[%i, %i], %t : tensor<?x?xbf16>, !amx.tile<16x32xbf16> return }
// -----
func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x16xbf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x16xbf16>, !amx.tile<16x16xf32> return }
// -----
func.func @a(%a: !amx.tile<8x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<8x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32> return }
// -----
func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32> return }
// -----
func.func @a(%a: !amx.tile<16x16xf32>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x16xf32>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32> return }
// -----
func.func @a(%a: !amx.tile<16x31xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x31xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32> return }
// -----
func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x32xbf16>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16> return }
// -----
func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<8x64xi8>, %c: !amx.tile<16x16xi32>) { %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<8x64xi8>, !amx.tile<16x16xi32> return }
// -----
func.func @a(%a: !amx.tile<16x62xi8>, %b: !amx.tile<8x64xi8>, %c: !amx.tile<16x16xi32>) { %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x62xi8>, !amx.tile<8x64xi8>, !amx.tile<16x16xi32> return }
// -----
func.func @a(%a: !amx.tile<32x32xi8>, %b: !amx.tile<8x64xi8>, %c: !amx.tile<16x16xi32>) { %0 = amx.tile_muli %a, %b, %c : !amx.tile<32x32xi8>, !amx.tile<8x64xi8>, !amx.tile<16x16xi32> return }
// -----
func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) { %0 = amx.tile_muli %a sext, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32> return }
// -----
func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) { %0 = "amx.tile_muli"(%a, %b, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<8x16xi32> return }
// -----
func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) { %0 = "amx.tile_muli"(%a, %b, %c) <{isZextLhs = false}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32> return }
// -----
func.func @a(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<8x16xi32>) { %0 = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<8x16xi32> return }
// -----
func.func @a(%m: memref<?x?xbf16>, %i: index) { %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16> into !amx.tile<17x32xbf16> return }
// -----
func.func @a(%m: memref<?xbf16>, %i: index) { %1 = amx.tile_load %m[] : memref<?xbf16> into !amx.tile<17x32xbf16> return }
// -----
func.func @a(%m: memref<?xbf16, strided<[2]>>, %i: index) { %1 = amx.tile_load %m[%i] : memref<?xbf16, strided<[2]>> into !amx.tile<17x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, strided<[2, 2]>>, %i: index) { %1 = amx.tile_load %m[%i, %i] : memref<?x?xbf16, strided<[2,2]>> into !amx.tile<17x32xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, strided<[2, 2]>>, %i: index) { %1 = amx.tile_load %m[%i] : memref<?x?xbf16, strided<[2,2]>> into !amx.tile<17x32xbf16> return }
// -----
func.func @a(%m: memref<?xbf16>, %i: index, %t: !amx.tile<17x33xbf16>) { amx.tile_store %m[], %t : memref<?xbf16>, !amx.tile<17x33xbf16> return }
// -----
func.func @a(%m: memref<?xbf16, strided<[2]>>, %i: index, %t: !amx.tile<17x33xbf16>) { amx.tile_store %m[%i], %t : memref<?xbf16, strided<[2]>>, !amx.tile<17x33xbf16> return }
// -----
func.func @a(%m: memref<?x?xbf16, strided<[2,2]>>, %i: index, %t: !amx.tile<17x33xbf16>) { amx.tile_store %m[%i, %i], %t : memref<?x?xbf16, strided<[2, 2]>>, !amx.tile<17x33xbf16> return }
// -----
func.func @a(%a: !amx.tile<17x33xbf16>, %b: !amx.tile<18x35xf16>, %c: !amx.tile<19x37xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<17x33xbf16>, !amx.tile<18x35xf16>, !amx.tile<19x37xf32> return }
// -----
func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<18x32xf16>, %c: !amx.tile<19x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<18x32xf16>, !amx.tile<19x16xf32> return }
// -----
func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xf16>, %c: !amx.tile<19x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<19x16xf32> return }
// -----
func.func @a(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<8x32xf16>, %c: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<8x32xf16>, !amx.tile<16x16xf32> return }
// -----
func.func @a(%a: !amx.tile<4294967297x8xf32>, %m: memref<?x?xf32>, %i: index) { amx.tile_store %m[%i, %i], %a : memref<?x?xf32>, !amx.tile<4294967297x8xf32> return }
// -----
func.func @a(%a: !amx.tile<16x4xf32>, %m: memref<?x?x!amx.tile<16x4xf32>>, %i: index) { return }
// -----
func.func @a(%a: !amx.tile<1x6xf16>, %b: !amx.tile<3x2xf16>, %c: !amx.tile<1x1xf32>) { %0 = amx.tile_mulf %a, %b, %c : !amx.tile<1x6xf16>, !amx.tile<3x2xf16>, !amx.tile<1x1xf32> return }
// -----
func.func @a(%a: !amx.tile<0x0xi8>, %b: !amx.tile<0x0xi8>, %c: !amx.tile<0x0xi32>) { %0 = amx.tile_muli %a, %b, %c : !amx.tile<0x0xi8>, !amx.tile<0x0xi8>, !amx.tile<0x0xi32> return }
// -----
func.func @a(%a: vector<4xi8>, %b: !amx.tile<0x0xi8>, %c: !amx.tile<0x0xi32>) { %0 = amx.tile_muli %a, %b, %c : vector<4xi8>, !amx.tile<0x0xi8>, !amx.tile<0x0xi32> return }
// -----
func.func @a(%i: index, %t: !amx.tile<1x4xf32>) { amx.tile_store %m[%i], %t : memref<?xf32>, !amx.tile<1x4xf32> return }
// -----
func.func @a(%i: index, %t: vector<2x!amx.tile<1x4xf32>>) { return }
// -----
func.func @a(%a: !amx.tile<1x4xf32>, %c: i1) { %0 = arith.select %c, %a, %a : !amx.tile<1x4xf32> return }
// -----
func.func @a(%a: !amx.tile<1x4xf32>) { %0 = memref.alloca() : memref<!amx.tile<1x4xf32>> return }
