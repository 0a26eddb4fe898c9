// ARGS: --split-input-file --allow-unregistered-dialect
"test.a"() {x = #gpu.mask<18446744073709551615>, y =  #gpu.mask<-1>} : () -> ()
// -----
"test.a"() {x = #gpu.mask<18446744073709551616>} : () -> ()
// -----
"test.a"() {x = #gpu.mask<-18446744073709551615>} : () -> ()
// -----
"test.a"() {x = #gpu.mask<a>} : () -> ()
