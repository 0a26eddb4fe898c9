// ARGS: --split-input-file
// ARGS: --split-input-file --output-split-marker=%%%%
// ARGS: 
// ARGS: --split-input-file= 
module {}
// -----
func.func @f() -> i32 { return }
// -----
module { func.func private @a() } 
 // -----
// -----   
//------
 func.func private @b()
// ----- x
 func.func private @c()