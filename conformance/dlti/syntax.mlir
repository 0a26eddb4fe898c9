// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() {x = #dlti.target_system_spec} : () -> ()
// -----
"test.a"() {x = #dlti.target_device_spec} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry} : () -> ()
// -----
"test.a"() {x = #dlti.function_pointer_alignment} : () -> ()
// -----
"test.a"() {x = #dlti.function_pointer_alignment<-1, function_dependent = true>} : () -> ()
// -----
"test.a"() {x = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = true>} : () -> ()
// -----
"test.a"() {x = #dlti.function_pointer_alignment<18446744073709551616, function_dependent = true>} : () -> ()
// -----
"test.a"() {x = #dlti.function_pointer_alignment<4, function_dependent = 1>} : () -> ()
// -----
"test.a"() {x = #dlti.function_pointer_alignment<4, function_dependent>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry<"a\0Ab", 1>, y = #dlti.dl_spec<"a\22b" = 1>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry<!foo.bar, 1>, y = #dlti.dl_spec<!foo<"bar"> = 1>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry<!foo, 1>} : () -> ()
// -----
!t = tensor<4xi32>
#m = affine_map<(d0) -> (d0)>
#spec = #dlti.dl_spec<"a" = #m>
"test.a"() {x = #dlti.dl_entry<!t, #m>, y = #spec, z = #spec} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<"a" = 1 i32 = 2>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<#dlti.dl_spec<>>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<[1]>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<i32>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<i32, 4>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<"a">} : () -> ()
// -----
"test.a"() {x = #dlti.target_device_spec<"a">} : () -> ()
// -----
"test.a"() {x = #dlti.target_device_spec<i32 = 3>} : () -> ()
// -----
"test.a"() {x = #dlti.target_device_spec<#dlti.dl_entry<i32, 4>>} : () -> ()
// -----
"test.a"() {x = #dlti.target_system_spec<#dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 1>>>} : () -> ()
// -----
"test.a"() {x = #dlti.target_device_spec<"" = 4>} : () -> ()
// -----
"test.a"() {x = #dlti.target_device_spec<#dlti.dl_entry<"", 4>>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<#dlti.dl_entry<"", 4>>} : () -> ()
// -----
"test.a"() {x = #dlti.map<#dlti.dl_entry<"", 4>>} : () -> ()
// -----
"test.a"() {x = #dlti.map<"" = 4>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry<"a", 1 : i32} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry<"a", !foo>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_entry<f32 "a">} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<f32: "a">} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<f32 = "a" : i32>} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec< >, y = #dlti<map<"a" = 1>>, z = #dlti<dl_spec<>>} : () -> ()
// -----
"test.a"() {x = #dlti.map<>, y = #dlti.map<(i32) -> i32 = 4>} : () -> ()
// -----
"test.a"() {x = #dlti.map<,>} : () -> ()
// -----
"test.a"() {x = #dlti} : () -> ()
// -----
"test.a"() {x = #dlti<"foo">} : () -> ()
// -----
"test.a"() {x = #dlti.dl_spec<!llvm.ptr = 4>} : () -> ()
// -----
"test.a"() {x = #dlti.target_system_spec<"CPU" = #dlti.map<"a" = 1>, "" = #dlti.target_device_spec<"a" = 1>>} : () -> ()
// -----
"test.a"() {x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "" = #dlti.target_device_spec<"a" = 1>>} : () -> ()
