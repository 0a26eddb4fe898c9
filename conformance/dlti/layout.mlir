// ARGS: --split-input-file --allow-unregistered-dialect
module attributes {dlti.dl_spec = 1} {}
// -----
module attributes {dlti.map = 1} {}
// -----
module attributes {dlti.target_system_spec = 1} {}
// -----
module attributes {dlti.target_device_spec = 1} {}
// -----
module attributes {dlti.foo = 1} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = 1>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.map<>} {}
// -----
module attributes {dlti.map = #dlti.dl_spec<>} {}
// -----
func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<>} { return }
// -----
func.func @f() attributes {dlti.map = #dlti.map<>} { return }
// -----
func.func @f() attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>} { return }
// -----
func.func @f() attributes {dlti.target_device_spec =  #dlti.target_device_spec<"a" = 1>} { return }
// -----
"test.op"() {dlti.dl_spec = #dlti.dl_spec<i32 = 4>} : () -> ()
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[32, 64]> : vector<2xi64>, index = 64 : i64, f32 = dense<32> : vector<1xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64, 32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "middle">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64, "dlti.alloca_memory_space" = 5 : ui64,  "dlti.mangling_mode" = "e", "dlti.default_memory_space" = 7 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>, "dlti.legal_int_widths" = array<i32: 32, 64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "a", "dlti.alloca_memory_space" = "a",  "dlti.mangling_mode" = 1, "dlti.default_memory_space" = "q", "dlti.global_memory_space" = "s", "dlti.program_memory_space" = "d", "dlti.function_pointer_alignment" = 3, "dlti.legal_int_widths" = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 4, "arith.x" = 5>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xi32> = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi32> = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!foo.bar = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 4>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<f32> = 4>} {}
