// ARGS: --split-input-file
// FRAME
// HERE
  return
}
// EACH
func.func @a(%x: i32) { %0 = math.exp %x : i32
func.func @a(%x: f32) { %0 = math.absi %x : f32
func.func @a(%x: f32, %y: f64) { %0 = "math.powf"(%x, %y) : (f32, f64) -> f32
func.func @a(%x: f32) { %0 = "math.exp"(%x) : (f32) -> f64
func.func @a(%x: f32) { %0 = "math.isnan"(%x) : (f32) -> i32
func.func @a(%x: vector<4xf32>) { %0 = "math.isnan"(%x) : (vector<4xf32>) -> vector<5xi1>
func.func @a(%x: f32) { %0 = math.clampf %x [%x, %x] : f32
func.func @a(%x: f32, %i: f32) { %0 = math.fpowi %x, %i : f32, f32
func.func @a(%x: vector<2xf32>, %i: i32) { %0 = math.fpowi %x, %i : vector<2xf32>, i32
func.func @a(%x: f32) { %0 = math.exp %x fastmath<none,bar> : f32
func.func @a(%x: f32) { %0:2 = "math.sincos"(%x) : (f32) -> (f32, f64)
func.func @a(%x: f32) { %0 = math.unknown %x : f32
