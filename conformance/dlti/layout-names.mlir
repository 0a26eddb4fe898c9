// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 5>} { func.func @f() { return } }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.zzz" = 5, memref<2xf32> = 3, index = "a">} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.zzz" = 2, "dlti.endianness" = 3, "dlti.yyy" = 5>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<1> : vector<2xi32>>} { }
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 4, "dlti.foo" = 5>>} { }
module attributes {dlti.dl_spec = #dlti.dl_spec<!transform.any_op = 4>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x.y" = 4>} {}
