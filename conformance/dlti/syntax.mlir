// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"test.a"() {x = #dlti.dl_entry} : () -> ()
"test.a"() {x = #dlti.function_pointer_alignment<18446744073709551616, function_dependent = true>} : () -> ()
"test.a"() {x = #dlti.function_pointer_alignment<4, function_dependent = 1>} : () -> ()
"test.a"() {x = #dlti.dl_entry<"a\0Ab", 1>, y = #dlti.dl_spec<"a\22b" = 1>} : () -> ()
"test.a"() {x = #dlti.dl_spec<"a" = 1 i32 = 2>} : () -> ()
"test.a"() {x = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>} : () -> ()
"test.a"() {x = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 1>>>} : () -> ()
"test.a"() {x = #dlti.dl_entry<"a", !foo>} : () -> ()
"test.a"() {x = #dlti.dl_spec<!llvm.ptr = 4>} : () -> ()
