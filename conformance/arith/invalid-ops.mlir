// ARGS: --split-input-file
// FRAME
// HERE
  return
}
// EACH
func.func @a(%x: vector<4xi8>) { %0 = arith.extsi %x : vector<4xi8> to tensor<4xi16>
func.func @a(%x: vector<4xi8>) { %0 = arith.extsi %x : vector<4xi8> to i16
func.func @a(%x: vector<4xi8>) { %0 = arith.extsi %x : vector<4xi8> to vector<[4]xi16>
func.func @a(%x: tensor<*xi8>) { %0 = arith.extsi %x : tensor<*xi8> to tensor<4xi16>
func.func @a(%x: f32) { %0 = arith.extf %x : f32 to f16
func.func @a(%x: f32) { %0 = arith.truncf %x : f32 to f64
func.func @a(%x: i32) { %0 = arith.trunci %x : i32 to i64
func.func @a(%x: i32) { %0 = arith.bitcast %x : i32 to f64
func.func @a(%x: i32) { %0 = arith.index_cast %x : i32 to i64
func.func @a(%x: index) { %0 = arith.index_cast %x : index to index
func.func @a(%x: f32) { %0 = arith.index_cast %x : f32 to index
func.func @a(%x: i32) { %0 = arith.sitofp %x : i32 to i32
func.func @a(%x: f32) { %0 = arith.fptosi %x : f32 to index
func.func @a(%x: f32, %s: f8E8M0FNU) { %0 = arith.scaling_extf %x, %s : f32, f8E8M0FNU to f16
func.func @a(%x: f32, %s: f8E8M0FNU) { %0 = arith.scaling_truncf %x, %s : f32, f8E8M0FNU to f64
func.func @a(%x: f4E2M1FN, %s: vector<4xf8E8M0FNU>) { %0 = arith.scaling_extf %x, %s : f4E2M1FN, vector<4xf8E8M0FNU> to f32
func.func @a() { %0 = arith.constant 1 : si32
func.func @a() { %0 = arith.constant 1 : ui32
func.func @a() { %0 = arith.constant dense<[1,2]> : vector<[2]xi32>
func.func @a(%c: vector<4xi1>, %x: vector<5xi32>) { %0 = arith.select %c, %x, %x : vector<4xi1>, vector<5xi32>
func.func @a(%c: vector<4xi1>, %x: tensor<4xi32>) { %0 = arith.select %c, %x, %x : vector<4xi1>, tensor<4xi32>
func.func @a(%c: tensor<?xi1>, %x: tensor<4xi32>) { %0 = arith.select %c, %x, %x : tensor<?xi1>, tensor<4xi32>
func.func @a(%c: i1, %x: i32) { %0 = arith.select %c, %x : i32
func.func @a(%c: i1, %x: i32) { %0 = arith.select %c, %x, %x
func.func @a(%c: i1, %x: i32, %y: i64) { %0 = "arith.select"(%c, %x, %y) : (i1, i32, i64) -> i32
func.func @a(%c: vector<4xi1>, %x: memref<4xi32>) { %0 = arith.select %c, %x, %x : vector<4xi1>, memref<4xi32>
func.func @a(%x: i32) { %0 = "arith.cmpi"(%x, %x) {predicate = 42} : (i32, i32) -> i1
func.func @a(%x: i32, %y: i64) { %0 = "arith.cmpi"(%x, %y) {predicate = 2} : (i32, i64) -> i1
func.func @a(%x: vector<2xi32>) { %0 = "arith.cmpi"(%x, %x) {predicate = 2} : (vector<2xi32>, vector<2xi32>) -> vector<3xi1>
func.func @a(%x: f32) { %0 = arith.cmpf eq, %x, %x : f32
func.func @a(%x: f32) { %0 = arith.addf %x, %x fastmath<foo> : f32
func.func @a(%x: i32) { %0 = arith.addi %x, %x overflow<> : i32
func.func @a(%x: i32) { %0 = arith.addf %x, %x : i32
func.func @a(%x: i32, %y: i64) { %0 = "arith.addi"(%x, %y) : (i32, i64) -> i32
func.func @a(%x: i32, %y: i64) { %0 = "arith.addi"(%x) : (i32) -> i32
func.func @a(%x: i32) { %0:2 = arith.addui_extended %x, %x : i32, i32
func.func @a(%x: vector<2xi32>) { %0:2 = arith.addui_extended %x, %x : vector<2xi32>, vector<3xi1>
func.func @a(%x: i32) { %0 = "arith.addi"(%x, %x) {overflowFlags = 3} : (i32, i32) -> i32
func.func @a(%x: i32) { %0 = "arith.divsi"(%x, %x) {isExact = 3} : (i32, i32) -> i32
func.func @a(%x: i32) { %0 = arith.maxif %x, %x : i32
func.func @a(%m: memref<4xi32>) { %0 = arith.bitcast %m : memref<4xi32> to memref<5xf32>
func.func @a(%m: memref<4xi32>) { %0 = arith.bitcast %m : memref<4xi32> to vector<4xf32>
func.func @a(%m: memref<4xi32>) { %0 = arith.index_cast %m : memref<4xi32> to memref<4xindex>
func.func @a(%m: index) { %0 = arith.bitcast %m : index to i64
func.func @a(%m: vector<2xindex>) { %0 = arith.extsi %m : vector<2xindex> to vector<2xi64>
