// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 64>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<64> : vector<2xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<64> : vector<2xi64>>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<64> : vector<2xi64>>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"bar" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 6>} {}
}}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {
 module {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 6>} {}
}}
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 6>} {}
 return
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 6>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5>} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 5>} {
 func.func @f() { return }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 5>} {
 func.func @f() { return }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 5>} {
 module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 6>} {
 func.func @f() { return }
 }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.zzz" = 5, memref<2xf32> = 3, index = "a">} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.zzz" = 5, index = "a", memref<2xf32> = 3>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 3, "dlti.yyy" = 5, "dlti.zzz" = 2>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.zzz" = 2, "dlti.endianness" = 3, "dlti.yyy" = 5>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = "x", f32 = "y">} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = "y", i32 = "x", i64 = dense<1> : vector<2xi32>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<1> : vector<2xi32>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<1> : tensor<2xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<1> : tensor<2x1xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<1> : tensor<i64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[]> : tensor<0xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = array<i64: 8, 8>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<3> : tensor<1xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<-8> : tensor<1xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<0> : tensor<1xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[16, 17]> : tensor<2xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<[16, 24]> : tensor<2xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<si64 = dense<[16, 24]> : tensor<2xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = true>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<64> : vector<1xi64>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 0>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = -5>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<8> : vector<1xi64>, "a" = 5, f64 = 4>} {
}
// -----
"builtin.module"() <{dlti.dl_spec = 5}> ({}) : () -> ()
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 4, "dlti.foo" = 5>>} {
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<() -> () = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!transform.any_op = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"transform.x" = 4>} { func.func @f(%a : !transform.any_op) { return}}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"." = 4, "a." = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti." = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti" = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x.y" = 4>} {}
