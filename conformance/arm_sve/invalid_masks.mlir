// ARGS: --split-input-file
// What the verifier and the parser say of predicates, masks and intrinsics.
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.sdot"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.sdot"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> i32 return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.sdot"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> index return }
// -----
func.func @a(%a: vector<4xi32>) { %0 = "arm_sve.intr.sdot"(%a, %a, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32> return }
// -----
func.func @a(%a: vector<[16]xi1>) { %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[16]xi1>) -> vector<[3]xi1> return }
// -----
func.func @a(%a: vector<[4]xi1>) { %0 = "arm_sve.intr.convert.from.svbool"(%a) : (vector<[4]xi1>) -> vector<[4]xi1> return }
// -----
func.func @a(%a: vector<[4]xi1>) { %0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[4]xi1>) -> vector<[4]xi1> return }
// -----
func.func @a(%a: vector<[3]xi1>) { %0 = "arm_sve.intr.convert.to.svbool"(%a) : (vector<[3]xi1>) -> vector<[16]xi1> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>) return }
// -----
func.func @a(%a: vector<[16]xi1>, %i: i64) { %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i64) -> vector<[16]xi1> return }
// -----
func.func @a(%a: vector<[16]xi1>, %i: i32) { %0 = "arm_sve.intr.psel"(%a, %a, %i) : (vector<[16]xi1>, vector<[16]xi1>, i32) -> vector<[4]xi1> return }
// -----
func.func @a(%i: i64) { %0 = "arm_sve.intr.whilelt"(%i, %i) : (i64, i64) -> vector<[5]xi1> return }
// -----
func.func @a(%i: i32) { %0 = "arm_sve.intr.whilelt"(%i, %i) : (i32, i32) -> vector<[4]xi1> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.dupq_lane"(%a) : (vector<[4]xi32>) -> vector<[4]xi32> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.dupq_lane"(%a) <{lane = 1 : i32}>: (vector<[4]xi32>) -> vector<[4]xi32> return }
// -----
func.func @a(%a: vector<2x[4]xi32>) { %0 = "arm_sve.intr.dupq_lane"(%a) <{lane = 1 : i64}>: (vector<2x[4]xi32>) -> vector<[4]xi32> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = "arm_sve.intr.dupq_lane"(%a) <{lane = 1 : i64}>: (vector<[4]xi32>) -> vector<[8]xi16> return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = arm_sve.intr.add %a return }
// -----
func.func @a(%a: vector<[4]xi32>) { %0 = arm_sve.foo %a return }
// -----
func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xi32>) { %0 = arm_sve.masked.addf %m, %a, %a : vector<[4]xi1>, vector<[4]xi32> return }
// -----
func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xf32>) { %0 = arm_sve.masked.addi %m, %a, %a : vector<[4]xi1>, vector<[4]xf32> return }
// -----
func.func @a(%m: vector<4xi1>, %a: vector<4xf32>) { %0 = arm_sve.masked.addf %m, %a, %a : vector<4xi1>, vector<4xf32> return }
// -----
func.func @a(%m: vector<[4]xi8>, %a: vector<[4]xf32>) { %0 = arm_sve.masked.addf %m, %a, %a : vector<[4]xi8>, vector<[4]xf32> return }
// -----
func.func @a(%m: vector<[4]xi1>, %a: vector<[4]xi24>) { %0 = arm_sve.masked.muli %m, %a, %a : vector<[4]xi1>, vector<[4]xi24> return }
// -----
func.func @a(%m: vector<[3]xi1>) { %0 = arm_sve.convert_to_svbool %m : vector<[3]xi1> return }
// -----
func.func @a(%m: vector<[16]xi1>) { %0 = arm_sve.convert_from_svbool %m : vector<[3]xi1> return }
// -----
func.func @a(%m: vector<[16]xi1>) { %0 = arm_sve.convert_from_svbool %m : vector<3xi1> return }
// -----
func.func @a(%m: vector<[16]xi1>) { %0 = "arm_sve.convert_from_svbool"(%m) : (vector<[16]xi1>) -> vector<2x[4]xi1> return }
// -----
func.func @a(%m: vector<[8]x[16]xi1>) { %0 = "arm_sve.convert_from_svbool"(%m) : (vector<[8]x[16]xi1>) -> vector<[8]x[4]xi1> return }
// -----
func.func @a(%m: vector<[8]xi1>) { %0 = "arm_sve.convert_to_svbool"(%m) : (vector<[8]xi1>) -> vector<[8]xi1> return }
// -----
func.func @a(%m: i1) { %0 = arm_sve.convert_to_svbool %m : i1 return }
// -----
func.func @a(%m: i1) { %0 = arm_sve.convert_from_svbool %m : i1 return }
// -----
func.func @a(%m: vector<i1>) { %0 = arm_sve.convert_from_svbool %m : vector<i1> return }
// -----
func.func @a(%a: vector<[3]xi32>) { %0:2 = arm_sve.zip.x2 %a, %a : vector<[3]xi32> return }
// -----
func.func @a(%a: vector<[4]xi32>, %b: vector<[4]xf32>) { %0:2 = "arm_sve.zip.x2"(%a, %b) : (vector<[4]xi32>, vector<[4]xf32>) -> (vector<[4]xi32>, vector<[4]xi32>) return }
// -----
func.func @a(%a: vector<[4]xi32>, %b: vector<[4]xf32>) { %0:4 = "arm_sve.zip.x4"(%a, %a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[2]xi64>) return }
// -----
func.func @a(%a: vector<[4]xi1>, %b: vector<[3]xi1>, %i: index) { %0 = arm_sve.psel %a, %b[%i] : vector<[4]xi1>, vector<[3]xi1> return }
// -----
func.func @a(%a: vector<2x[4]xi1>, %b: vector<[4]xi1>, %i: index) { %0 = arm_sve.psel %a, %b[%i] : vector<2x[4]xi1>, vector<[4]xi1> return }
// -----
func.func @a(%a: vector<[4]xi1>, %b: vector<[4]xi1>, %i: i32) { %0 = arm_sve.psel %a, %b[%i] : vector<[4]xi1>, vector<[4]xi1> return }
// -----
func.func @a(%a: vector<[4]xi1>, %b: vector<[4]xi1>, %i: index) { %0 = "arm_sve.psel"(%a, %b, %i) : (vector<[4]xi1>, vector<[4]xi1>, index) -> vector<[8]xi1> return }
// -----
func.func @a(%a: vector<2x[2]xi32>, %b: vector<2x[8]xi8>) { %0 = arm_sve.sdot %a, %b, %b : vector<2x[8]xi8> to vector<2x[2]xi32> return }
