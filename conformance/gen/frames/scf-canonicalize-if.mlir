// ARGS: --canonicalize --allow-unregistered-dialect
// FRAME
// HERE
  scf.if %c {
    "foo.a"() : () -> ()
  }
  // HERE
  }
  return
}
// EACH
func.func @combine_without_else(%c: i1) { // AND scf.if %c { "foo.b"() : () -> () } else { "foo.c"() : () -> ()
// CASE
func.func @combine_negated(%c: i1) {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
// AND
  scf.if %n {
    "foo.b"() : () -> ()
