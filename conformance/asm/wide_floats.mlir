// ARGS: --allow-unregistered-dialect
"t.x"() {a = dense<1.0> : tensor<2xf80>, b = array<f80: 1.0, 2.0>, c = 1.0 : f80, d = dense<[1.0, 2.0]> : tensor<2xf128>, e = array<f128: 1.0>} : () -> ()
