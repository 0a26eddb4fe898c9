// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {llvm.data_layout = 3} {}
// -----
module attributes {llvm.data_layout = ""} {}
// -----
module attributes {llvm.data_layout = "e-p:64:64"} {}
// -----
module attributes {llvm.data_layout = "foo"} {}
// -----
module attributes {llvm.target_triple = 3} {}
// -----
module attributes {llvm.target_triple = "x"} {}
// -----
module attributes {llvm.foo = "x"} {}
// -----
module attributes {llvm.ident = 3} {}
// -----
module attributes {llvm.ident = "x"} {}
// -----
module attributes {llvm.commandline = 3} {}
// -----
module attributes {llvm.module_asm = 3} {}
// -----
module attributes {llvm.module_asm = ["a"]} {}
// -----
module attributes {llvm.dependent_libraries = 3} {}
// -----
module attributes {llvm.dependent_libraries = #llvm.dependent_libraries<"a">} {}
// -----
module attributes {llvm.mmra = 3} {}
// -----
module attributes {llvm.mmra = #llvm.mmra_tag<"a":"b">} {}
// -----
func.func @f() attributes {llvm.mmra = 3} { return }
// -----
func.func @f() attributes {llvm.mmra = [3]} { return }
// -----
func.func @f() attributes {llvm.emit_c_interface} { return }
// -----
func.func @f() attributes {llvm.emit_c_interface = 3} { return }
// -----
func.func @f() attributes {llvm.linkage = 3} { return }
// -----
func.func @f() attributes {llvm.readnone = 3} { return }
// -----
func.func @f() attributes {llvm.loop = 3} { return }
// -----
func.func @f() attributes {llvm.target = 3} { return }
// -----
func.func @f() attributes {llvm.mlir.workgroup_attribution = 3} { return }
// -----
func.func @f() attributes {llvm.noalias = 3, llvm.byval} { return }
// -----
"t.t"() {llvm.data_layout = "foo"} : () -> ()
// -----
"t.t"() {llvm.bla} : () -> ()
// -----
"t.t"() {llvm.access_groups = 3} : () -> ()
// -----
"t.t"() {access_groups = 3, noalias_scopes = 3} : () -> ()
// -----
func.func @f() { cf.br ^bb1 {llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^bb1: 
return }
// -----
func.func @f() { cf.br ^bb1 {llvm.loop_annotation = 3}
^bb1: 
return }
// -----
func.func @f(%x: i32 {llvm.foo}) { return }
// -----
func.func @f() -> (i32 {llvm.foo}) { %0 = arith.constant 0 : i32 
 return %0 : i32 }
