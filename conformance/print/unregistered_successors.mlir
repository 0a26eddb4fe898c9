// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.cfg"() ({
  "t.br"()[^a, ^b] : () -> ()
^a:
  "t.br"()[^b, ^b] {x} : () -> ()
^b:
  "t.br"()[^a] ({
    "t.in"() : () -> ()
  }) : () -> ()
}) : () -> ()
