// ARGS: --split-input-file
llvm.func
// -----
llvm.func a()
// -----
llvm.func @a
// -----
llvm.func @a(
// -----
llvm.func @a(%x : i32, i32)
// -----
llvm.func @a(i32, ..., i32)
// -----
llvm.func @a(%x : i32, ...) { llvm.return }
// -----
llvm.func @a(...) -> i32 { llvm.unreachable }
// -----
llvm.func @a() -> (i32, i32)
// -----
llvm.func @a(index)
// -----
llvm.func @a() -> index
// -----
llvm.func @a(tensor<4xf32>)
// -----
llvm.func @a(memref<4xf32>)
// -----
llvm.func @a() -> tensor<4xf32>
// -----
llvm.func @a(vector<4x4xf32>)
// -----
llvm.func @a(!llvm.void)
// -----
llvm.func @a(!llvm.func<void ()>)
// -----
llvm.func @a(!llvm.struct<(index)>)
// -----
llvm.func @a() -> !llvm.label
// -----
llvm.func foo @a()
// -----
llvm.func internal external @a()
// -----
llvm.func common @a()
// -----
llvm.func linkonce @a()
// -----
llvm.func weak @a()
// -----
llvm.func internal @a()
// -----
llvm.func private @a()
// -----
llvm.func extern_weak @a() { llvm.return }
// -----
llvm.func common @a() { llvm.return }
// -----
llvm.func appending @a() { llvm.return }
// -----
llvm.func @a() {}
// -----
llvm.func @a() { }
// -----
llvm.func @a() {
^bb0(%x: i32):
  llvm.return
}
// -----
llvm.func @a(%x: i32) {
^bb0(%y: i64):
  llvm.return
}
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "a"}> ({
^bb0(%x: i64):
  llvm.return
}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "a"}> ({
^bb0:
  llvm.return
}) : () -> ()
// -----
"llvm.func"() <{function_type = () -> (), sym_name = "a"}> ({}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>}> ({}) : () -> ()
// -----
"llvm.func"() <{sym_name = "a"}> ({}) : () -> ()
// -----
"llvm.func"() ({}) {sym_name = "a", function_type = i32} : () -> ()
// -----
"llvm.func"() ({}) {sym_name = 3, function_type = !llvm.func<void ()>} : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "a", linkage = 3}> ({}) : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "a", linkage = #llvm.linkage<external>, CConv = 3}> ({}) : () -> ()
// -----
"llvm.func"() ({}) {sym_name = "a", function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, CConv = 3} : () -> ()
// -----
"llvm.func"() <{function_type = !llvm.func<void ()>, sym_name = "a", foo}> ({}) : () -> ()
// -----
llvm.func @a() { llvm.return }
llvm.func @a() { llvm.return }
// -----
llvm.func @a() -> i32 { llvm.return }
// -----
llvm.func @a() { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.func @a() -> i64 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
func.func @a() { llvm.return }
// -----
func.func @a() -> i32 { %0 = llvm.mlir.constant(1 : i32) : i32 llvm.return %0 : i32 }
// -----
llvm.func @a() { "llvm.return"() : () -> () 
 llvm.return }
// -----
llvm.func @a(%x: i32) { "llvm.return"(%x, %x) : (i32, i32) -> () }
// -----
llvm.func @a(%x: index) { llvm.return }
// -----
module { llvm.func @a() { func.func @b() } }
// -----
llvm.func @a() comdat(@x::@y) { llvm.return }
// -----
llvm.comdat @c { llvm.comdat_selector @s any }
llvm.func @a() comdat(@c) { llvm.return }
// -----
llvm.comdat @c { llvm.comdat_selector @s any }
llvm.func @a() comdat(@c::@x) { llvm.return }
// -----
llvm.comdat @c { llvm.comdat_selector @s any }
llvm.func @a() comdat("c") { llvm.return }
// -----
llvm.func @a() comdat(@c::@x { llvm.return }
// -----
llvm.func vscale_range(1) @a()
// -----
llvm.func vscale_range(1, 2, 3) @a()
// -----
llvm.func vscale_range @a()
// -----
llvm.func vscale_range(a, b) @a()
// -----
llvm.func hidden internal @a() { llvm.return }
// -----
llvm.func fastcc internal @a() { llvm.return }
// -----
llvm.func @a() attributes {frame_pointer = 3}
// -----
llvm.func @a() attributes {alignment = 3 : i32}
// -----
llvm.func @a() attributes {no_inline = 3 : i32}
// -----
llvm.func @a() attributes {target_features = "x"}
// -----
llvm.func @a() attributes {no_infs_fp_math}
// -----
llvm.func @a() attributes {passthrough = 3 : i32}
// -----
llvm.func @a() attributes {personality = "x"}
// -----
llvm.func @a() attributes {arm_streaming, arm_streaming_compatible}
// -----
llvm.func @a() attributes {arm_new_za, arm_preserves_za}
// -----
llvm.func @a() attributes {no_inline, always_inline}
// -----
llvm.func @a() attributes {optimize_none}
// -----
llvm.func @a() attributes {optimize_none, always_inline}
// -----
llvm.func @a() { %0 = llvm.mlir.constant(1 : i32) : i32 }
// -----
llvm.func @a(%x: i32 {3})
// -----
llvm.func @a() {
  llvm.blocktag <id = 1>
  cf.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @a() attributes {arm_in_za, arm_out_za}
