// ARGS: --allow-unregistered-dialect --split-input-file
"t.a"() {a = #arith.fastmath<fast>, b = #arith.fastmath<none>, c = #arith.fastmath<nnan,ninf>, d = #arith.fastmath<contract, nsz>, e = #arith.overflow<nsw>, f = #arith.overflow<nsw, nuw>, g = #arith.overflow<none>, h = #arith<fastmath<afn>>, i = #arith<overflow<nuw>>, j = [#arith.fastmath<reassoc>], k = #index<cmp_predicate eq>, l = #ub.poison} : () -> ()

// -----

"t.a"() {a = #arith.fastmath<foo>} : () -> ()

// -----

"t.a"() {a = #arith.fastmath} : () -> ()

// -----

"t.a"() {a = #arith.fastmath<>} : () -> ()

// -----

"t.a"() {a = #arith.fastmath<nnan,>} : () -> ()

// -----

"t.a"() {a = #arith.fastmath<nnan ninf>} : () -> ()

// -----

"t.a"() {a = #arith.overflow<nsw|nuw>} : () -> ()

// -----

"t.a"() {a = #arith.nothing} : () -> ()

// -----

"t.a"() {a = #arith.overflow<"nsw">} : () -> ()

// -----

"t.a"() {a = #index<cmp_predicate foo>} : () -> ()

// -----

"t.a"() {a = #index.cmp_predicate<eq>} : () -> ()

// -----

"t.a"() {a = #ub.poison<1>} : () -> ()

// -----

"t.a"() : () -> (!arith.foo)

// -----

#alias = #arith.fastmath<fast>
func.func @f(%x: f32) -> f32 {
  %0 = arith.addf %x, %x {extra = #alias} : f32
  return %0 : f32
}
