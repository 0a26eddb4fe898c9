// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
module attributes {dlti.target_system_spec = 1} {}
module attributes {dlti.target_device_spec = 1} {}
module attributes {dlti.foo = 1} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = 1>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {}
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<>} { return }
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>, index = 64 : i64, f32 = dense<32> : vector<1xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64, 32]> : vector<2xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 4>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "a", "dlti.alloca_memory_space" = "a",  "dlti.mangling_mode" = 1, "dlti.default_memory_space" = "q", "dlti.global_memory_space" = "s", "dlti.program_memory_space" = "d", "dlti.function_pointer_alignment" = 3, "dlti.legal_int_widths" = 3>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 4, "arith.x" = 5>} {}
