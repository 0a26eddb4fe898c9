// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.op"() {
  a = #arith.fastmath<reassoc,nnan>, b = #arith.fastmath<fast>, c = #arith.fastmath<none>, d = #arith.overflow<nsw, nuw>, e = #arith.overflow<none>,
  f = #vector.kind<add>, g = [#vector.kind<mul>, #arith.fastmath<contract>]
} : () -> ()
