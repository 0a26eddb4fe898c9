// ARGS: --allow-unregistered-dialect
// ARGS: --cse --allow-unregistered-dialect
// From 0 in steps of 1, also where constants say so.
func.func @normalized(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i) = (0) to (4) step (%c1) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i, %j) = (%c0, 0) to (%n, %c1) step (1, %c1) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (%c1) to (4) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (0) to (4) step (%n) {
    "t.use"(%i) : (index) -> ()
  }
  return
}
