// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"test.a"() {x = #dlti.dl_spec} : () -> ()
"test.a"() {x = #dlti.target_system_spec<>} : () -> ()
"test.a"() {x = #dlti.target_device_spec<>} : () -> ()
"test.a"() {x = #dlti.dl_spec<i32 = 1 : i32, i32 = 4>} : () -> ()
"test.a"() {x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"b" = 1>>} : () -> ()
"test.a"() {x = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1, "a" = 2>>} : () -> ()
"test.a"() {x = #dlti.function_pointer_alignment<64, function_dependent = false>, y =  #dlti.function_pointer_alignment<6, function_dependent = true>} : () -> ()
"test.a"() {x = #dlti.foo<64>} : () -> ()
"test.a"() {x = #dlti.dl_entry<"a">} : () -> ()
"test.a"() {x = #dlti.dl_entry<a, 1>} : () -> ()
"test.a"() {x = #dlti.dl_spec<"" = 1>} : () -> ()
"test.a"() {x = #dlti.map<"a" = #dlti.map<"b" = 1>>, y = !dlti.foo} : () -> ()
"test.a"() {x = #dlti.dl_spec<#dlti.dl_entry<"a", 1>, 2>} : () -> ()
"test.a"() {x = #dlti.target_system_spec<#dlti.dl_entry<"a", 1>>} : () -> ()
