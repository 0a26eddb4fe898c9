// ARGS: --split-input-file --allow-unregistered-dialect
"t"() {a = #dlti.map<!transform.nope = 5>} : () -> ()
// -----
"t"() {a = #dlti.dl_spec<"a" = 5, memref<4xbad> = 5>} : () -> ()
// -----
"t"() {a = #dlti.map<#dlti.dl_entry<vector<2a>, 5>>} : () -> ()
// -----
"t"() {a = #dlti.map<i32> = 5>} : () -> ()
