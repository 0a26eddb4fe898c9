// ARGS: --math-expand-ops --split-input-file
func.func @c(%a: f32, %c: i1) -> f32 {
  %b = arith.negf %a : f32
  %0 = math.ceil %b : f32
  return %0 : f32
}
// -----
func.func @c(%a: f32, %c: i1) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
// -----
func.func @c(%a: f32, %c: i1) -> f32 {
  %r = scf.if %c -> f32 {
  %0 = math.ceil %a : f32
   scf.yield %0 : f32 } else { scf.yield %a : f32 }
  return %r : f32
}
// -----
func.func @c(%a: f32, %c: i1) -> f32 {
  %r = scf.if %c -> f32 {
  %b = arith.negf %a : f32
  %0 = math.ceil %b : f32
   scf.yield %0 : f32 } else { scf.yield %a : f32 }
  return %r : f32
}
// -----
func.func @c(%a: f32, %c: i1) -> f32 {
  %b = arith.negf %a : f32
  %0 = math.roundeven %b : f32
  return %0 : f32
}
// -----
func.func @c(%a: f32, %c: i1) -> f32 {
  %b = arith.negf %a : f32
  %0 = math.round %b : f32
  return %0 : f32
}
