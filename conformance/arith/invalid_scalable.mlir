// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
%v = "t.v"() : () -> vector<4xf32> %0 = "arith.negf"(%v) : (vector<4xf32>) -> vector<[4]xf32>
%v = "t.v"() : () -> vector<4xf32> %0 = "arith.addf"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<[4]xf32>
%v = "t.v"() : () -> vector<4xf32> %0 = "arith.cmpf"(%v, %v) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<[4]xi1>
%v = "t.v"() : () -> vector<4xf32> %0 = "arith.extf"(%v) : (vector<4xf32>) -> vector<[4]xf64>
%v = "t.v"() : () -> vector<4xf32> %0 = "math.erf"(%v) : (vector<4xf32>) -> tensor<4xf32>
%v = "t.v"() : () -> vector<4xf32> %0 = "math.isinf"(%v) : (vector<4xf32>) -> vector<[4]xi1>
%v = "t.v"() : () -> vector<4xi32> %0 = "arith.index_cast"(%v) : (vector<4xi32>) -> vector<[4]xindex>
