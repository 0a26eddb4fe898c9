// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() :
// -----
"t.x"() : ()
// -----
"t.x"()[] : () -> ()
