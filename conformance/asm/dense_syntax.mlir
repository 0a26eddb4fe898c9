// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = dense<1> : tensor<*xi32>} : () -> ()
// -----
"t.x"() {a = dense<[1 2]> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<-0x7F800000> : tensor<2xf32>} : () -> ()
