// Kinds of attributes that the reference has no words for: what it says ends there.
// ARGS: --split-input-file
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, frame_pointer = 1 : i64} : () -> ()
// -----
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, uwtable_kind = 1 : i64} : () -> ()
// -----
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, vscale_range = 1 : i64} : () -> ()
// -----
"llvm.func"() ({}) {sym_name = "f", function_type = !llvm.func<void ()>, memory_effects = 1 : i64} : () -> ()
// -----
llvm.func @f(%a: i32) {
  "llvm.intr.dbg.value"(%a) {varInfo = true} : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  "llvm.intr.dbg.value"(%a) {varInfo = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">>, locationExpr = 4 : i16} : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.intr.dbg.label"() {label = 1 : i64} : () -> ()
  llvm.return
}
// -----
llvm.func @f() {
  %r = "llvm.blockaddress"() {block_addr} : () -> (!llvm.ptr)
  llvm.return
}
// -----
llvm.func @f() {
  "llvm.blocktag"() {tag = [0 : i32]} : () -> ()
  llvm.return
}
