// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = dense<-> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<-a> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<-true> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<true> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<true> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<true> : tensor<2xf32>} : () -> ()
// -----
"t.x"() {a = dense<[true, false]> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<1> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<2> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<-1> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<-2> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<[0, 1]> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<[0, -1]> : tensor<2xui8>} : () -> ()
// -----
"t.x"() {a = dense<256> : tensor<2xui8>} : () -> ()
// -----
"t.x"() {a = dense<256> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<-129> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<128> : tensor<2xsi8>} : () -> ()
// -----
"t.x"() {a = dense<128> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<1> : tensor<2xindex>} : () -> ()
// -----
"t.x"() {a = dense<1.5> : tensor<2xindex>} : () -> ()
// -----
"t.x"() {a = dense<99999999999999999999> : tensor<2xindex>} : () -> ()
// -----
"t.x"() {a = dense<99999999999999999999> : tensor<2xi128>} : () -> ()
// -----
"t.x"() {a = dense<(1, 2)> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1, 2)> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<i32>>} : () -> ()
// -----
"t.x"() {a = dense<1.0> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0)> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, > : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, 2.0> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, [2.0])> : tensor<2xf32>} : () -> ()
// -----
"t.x"() {a = dense<[(1.0, 2.0), (1.0, 2.0)]> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<[(1.0, 2.0), 1.0]> : tensor<2xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<"a"> : tensor<2x!foo.bar>} : () -> ()
