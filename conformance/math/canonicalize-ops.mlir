// ARGS: --split-input-file --canonicalize
func.func @log_of_exp(%x: f32) -> (f32, f32, f32, f32) {
  %0 = math.exp %x : f32
  %1 = math.log %0 : f32
  %2 = math.absf %x : f32
  %3 = math.absf %2 : f32
  %4 = math.ceil %x : f32
  %5 = math.ceil %4 : f32
  %6 = math.floor %4 : f32
  return %1, %3, %5, %6 : f32, f32, f32, f32
}
