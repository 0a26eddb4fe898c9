// ARGS: --split-input-file --allow-unregistered-dialect
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  "scf.condition"(%v0)[^s] : (i1) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()
// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  "scf.condition"(%v0, %v0) : ((i32) -> f32, (i32) -> f32) -> ()
}) : () -> ()
// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "scf.condition"(%v0, %v0, %v0) : (i64, i64, i64) -> (f32)
}) : () -> ()
// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %v1 = "x.v"() : () -> f32
  "scf.yield"(%v0, %v1) : (complex<f32>, f32) -> ()
}) : () -> ()
