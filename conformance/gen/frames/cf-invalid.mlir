// ARGS: 
// FRAME
// HERE
^bb1:
  return
}
// EACH
func.func @f(%c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1
func.func @f(%c: i1) { cf.cond_br %c weights([0,0]), ^bb1, ^bb1
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1, ^bb1] <{case_values=dense<[1,2]> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
func.func @f(%c: i32) { "cf.switch"(%c)[^bb1, ^bb1] <{case_values=dense<[1]> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
func.func @f(%c: f32) { cf.switch %c : f32, [ default: ^bb1 ]
func.func @f(%c: i32) { cf.switch %c : i32, [ 1: ^bb1 ]
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1, x: ^bb1 ]
func.func @f(%c: i1) { cf.cond_br %c, ^bb1, ^bb1 cf.br ^bb1
// FRAME
// HERE
^bb1(%x: i32):
  return
}
// EACH
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1(%c : i32), 1: ^bb1(%c) ]
func.func @f(%c: i32) { cf.switch %c : i32, [ default: ^bb1(%c : i32), 1: ^bb1 ]
func.func @f(%c: i32, %d: i64) { cf.switch %c : i32, [ default: ^bb1(%c : i32), 1: ^bb1(%d : i64) ]
func.func @f(%c: i32, %d: i64) { cf.br ^bb1(%d : i64)
func.func @f(%c: i32, %d: i64) { cf.br ^bb1
