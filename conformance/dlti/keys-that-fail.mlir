// ARGS: --split-input-file --allow-unregistered-dialect
"t"() {a = #dlti.map<vector<2a> = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<!foo.<x> = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<tensor<x> = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<!nope = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<!transform.nope = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<(i32) = 5>} : () -> ()
// -----
"t"() {a = #dlti.dl_spec<"a" = 5, memref<4xbad> = 5>} : () -> ()
// -----
"t"() {a = #dlti.dl_entry<vector<2a>, 5>} : () -> ()
// -----
"t"() {a = #dlti.dl_entry<!transform.nope, 5>} : () -> ()
// -----
"t"() {a = #dlti.target_device_spec<vector<2a> = 5>} : () -> ()
// -----
"t"() {a = #dlti.target_system_spec<vector<2a> = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<#dlti.dl_entry<vector<2a>, 5>>} : () -> ()
// -----
"t"() {a = #dlti.map<complex<i32> = vector<2a>>} : () -> ()
// -----
"t"() {a = #dlti.map<"a = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<i32> = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<memref<4x
  5 = 5>} : () -> ()
