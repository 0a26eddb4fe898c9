// ARGS: --split-input-file --canonicalize
func.func @trunc_of_ext(%x: i16, %v: vector<2xi16>) -> (i8, i8, i16, i16, i32, i32, vector<2xi32>) {
  %0 = arith.extui %x : i16 to i64
  %1 = arith.extsi %x : i16 to i64
  %2 = arith.trunci %0 : i64 to i8
  %3 = arith.trunci %1 : i64 to i8
  %4 = arith.trunci %0 : i64 to i16
  %5 = arith.trunci %1 : i64 to i16
  %6 = arith.trunci %0 : i64 to i32
  %7 = arith.trunci %1 : i64 to i32
  %8 = arith.extsi %v : vector<2xi16> to vector<2xi64>
  %9 = arith.trunci %8 : vector<2xi64> to vector<2xi32>
  return %2, %3, %4, %5, %6, %7, %9 : i8, i8, i16, i16, i32, i32, vector<2xi32>
}
// -----
func.func @truncf_of_extf(%x: f32, %h: f16, %b: bf16, %v: vector<4xf16>) -> (f32, f16, f16, bf16, f16, vector<4xf16>, f32) {
  %0 = arith.extf %x : f32 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.truncf %0 : f64 to f16
  %3 = arith.extf %h : f16 to f32
  %4 = arith.truncf %3 : f32 to f16
  %5 = arith.truncf %3 : f32 to bf16
  %6 = arith.extf %b : bf16 to f32
  %7 = arith.truncf %6 : f32 to f16
  %8 = arith.extf %v : vector<4xf16> to vector<4xf32>
  %9 = arith.truncf %8 : vector<4xf32> to vector<4xf16>
  %10 = arith.truncf %0 to_nearest_even fastmath<contract> : f64 to f32
  return %1, %2, %4, %5, %7, %9, %10 : f32, f16, f16, bf16, f16, vector<4xf16>, f32
}
// -----
func.func @extf_of_truncf(%x: f64) -> (f64, f64, f64, f64) {
  %0 = arith.truncf %x : f64 to f32
  %1 = arith.extf %0 : f32 to f64
  %2 = arith.truncf %x fastmath<contract> : f64 to f32
  %3 = arith.extf %2 fastmath<contract> : f32 to f64
  %4 = arith.extf %2 : f32 to f64
  %5 = arith.extf %2 fastmath<fast> : f32 to f64
  return %1, %3, %4, %5 : f64, f64, f64, f64
}
// -----
func.func @truncf_of_int(%x: i32, %v: vector<4xi32>) -> (f32, f32, vector<4xf16>, f32) {
  %0 = arith.sitofp %x : i32 to f64
  %1 = arith.truncf %0 : f64 to f32
  %2 = arith.uitofp %x : i32 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.sitofp %v : vector<4xi32> to vector<4xf64>
  %5 = arith.truncf %4 : vector<4xf64> to vector<4xf16>
  %6 = arith.truncf %0 downward fastmath<contract> : f64 to f32
  return %1, %3, %5, %6 : f32, f32, vector<4xf16>, f32
}
// -----
func.func @index_casts(%x: i32, %i: index, %y: i64, %s: i8, %v: vector<4xi32>) -> (i32, index, i64, index, index, i32, index, i64, index, index, index, index, vector<4xi32>, i64, i16) {
  %0 = arith.index_cast %x : i32 to index
  %1 = arith.index_cast %0 : index to i32
  %2 = arith.index_cast %i : index to i32
  %3 = arith.index_cast %2 : i32 to index
  %4 = arith.index_cast %0 : index to i64
  %5 = arith.index_cast %y : i64 to index
  %6 = arith.extsi %s : i8 to i32
  %7 = arith.index_cast %6 : i32 to index
  %8 = arith.index_castui %x : i32 to index
  %9 = arith.index_castui %8 : index to i32
  %10 = arith.index_castui %i : index to i32
  %11 = arith.index_castui %10 : i32 to index
  %12 = arith.index_castui %8 : index to i64
  %13 = arith.extui %s : i8 to i32
  %14 = arith.index_castui %13 : i32 to index
  %15 = arith.index_cast %13 : i32 to index
  %16 = arith.index_castui %6 : i32 to index
  %17 = arith.index_cast %v : vector<4xi32> to vector<4xindex>
  %18 = arith.index_cast %17 : vector<4xindex> to vector<4xi32>
  %19 = arith.index_cast %i : index to i64
  %20 = arith.index_cast %19 : i64 to index
  %21 = arith.index_castui %0 : index to i64
  %22 = arith.index_castui %0 : index to i16
  return %1, %3, %4, %5, %7, %9, %11, %12, %14, %15, %16, %20, %18, %21, %22 : i32, index, i64, index, index, i32, index, i64, index, index, index, index, vector<4xi32>, i64, i16
}
// -----
func.func @bitcasts(%x: i32, %f: f32, %v: vector<4xf32>, %h: bf16, %m: memref<4xi32>) -> (i32, f32, f32, vector<4xi32>, vector<4xf32>, f16, i32, memref<4xi32>) {
  %0 = arith.bitcast %x : i32 to f32
  %1 = arith.bitcast %0 : f32 to i32
  %2 = arith.bitcast %1 : i32 to f32
  %3 = arith.bitcast %f : f32 to f32
  %4 = arith.bitcast %v : vector<4xf32> to vector<4xi32>
  %5 = arith.bitcast %4 : vector<4xi32> to vector<4xf32>
  %6 = arith.bitcast %h : bf16 to i16
  %7 = arith.bitcast %6 : i16 to f16
  %8 = arith.bitcast %x : i32 to i32
  %9 = arith.bitcast %m : memref<4xi32> to memref<4xf32>
  %10 = arith.bitcast %9 : memref<4xf32> to memref<4xi32>
  return %1, %2, %3, %4, %5, %7, %8, %10 : i32, f32, f32, vector<4xi32>, vector<4xf32>, f16, i32, memref<4xi32>
}
