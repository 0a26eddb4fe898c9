// ARGS: --allow-unregistered-dialect
"pdl.pattern"() <{benefit = 3 : i16}> ({
^bb0(%a: index):
  "foo.end"(%a) : (index) -> ()
}) : () -> ()
