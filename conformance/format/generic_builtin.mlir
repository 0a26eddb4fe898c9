// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({

  "builtin.module"() ({}) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "builtin.module"() ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "builtin.module"() ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "builtin.module"() ({
 ^bb0:
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  "builtin.module"(%v0) <{sym_visibility = "s"}> ({
 ^bb0:
 }) : (tensor<4xi1>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "builtin.module"() ({
 ^bb0:
 }) : () -> (memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "builtin.unrealized_conversion_cast"(%v0) : (f32) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<f32>
  "builtin.unrealized_conversion_cast"(%v0) : (vector<f32>) -> ()
}) : () -> ()
