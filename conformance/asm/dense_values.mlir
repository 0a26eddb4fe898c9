// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = dense<-a> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<true> : tensor<2xf32>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, > : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, 2.0> : tensor<2xcomplex<f32>>} : () -> ()
