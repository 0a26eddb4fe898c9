// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = index} : () -> ()
