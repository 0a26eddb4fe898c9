// ARGS: 
// FRAME
// HERE
// EACH
func.func @f(%a: f32) -> i32 { return %a : f32 }
func.func @f(%a: i32) { }
"func.func"() ({ return }) {sym_name = "f", function_type = (i32) -> ()} : () -> ()
"func.func"() ({}) {sym_name = "f", function_type = i32} : () -> ()
// FRAME
// HERE
  return
}
// EACH
func.func private @g(i32) -> f32 func.func @f(%a: f32) { call @g() : () -> ()
func.func private @g(i32) -> f32 func.func @f(%a: f32) { %0 = call @g(%a) : (f32) -> f32
func.func @f(%a: f32) { %0 = constant @g : () -> ()
func.func @f(%a: f32) { %0 = constant @f : i32
func.func @f(%g: i32, %a: f32) { call_indirect %g(%a) : i32
