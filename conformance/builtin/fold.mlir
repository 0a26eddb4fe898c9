// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func @same(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to i32
  return %0 : i32
}
func.func @there_and_back(%a: i32, %b: i64) -> (i32, i64) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i64 to f32, f64
  %1:2 = builtin.unrealized_conversion_cast %0#0, %0#1 : f32, f64 to i32, i64
  return %1#0, %1#1 : i32, i64
}
func.func @swapped(%a: i32, %b: i32) -> (i32, i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to f32, f32
  %1:2 = builtin.unrealized_conversion_cast %0#1, %0#0 : f32, f32 to i32, i32
  return %1#0, %1#1 : i32, i32
}
func.func @part(%a: i32, %b: i32) -> (i32) {
  %0:2 = builtin.unrealized_conversion_cast %a, %b : i32, i32 to f32, f32
  %1 = builtin.unrealized_conversion_cast %0#0 : f32 to i32
  return %1 : i32
}
func.func @chain(%a: i32) -> (i64, i32, i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  %1 = builtin.unrealized_conversion_cast %0 : f32 to i64
  %2 = builtin.unrealized_conversion_cast %0 : f32 to i32 {foo}
  %3 = builtin.unrealized_conversion_cast %2 : i32 to i32
  %4 = builtin.unrealized_conversion_cast to i32
  return %1, %3, %4 : i64, i32, i32
}
func.func @dead(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  return
}
