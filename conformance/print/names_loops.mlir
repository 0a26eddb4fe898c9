// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
func.func @loops(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %c1_5 = arith.constant 1 : index
      "t.use"(%i, %j, %c1_5) : (index, index, index) -> ()
    }
    scf.for %j = %c0 to %i step %c1 {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    "t.use"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  %w:2 = scf.while (%a = %c0, %b = %c1) : (index, index) -> (index, index) {
    scf.condition(%c) %a, %b : index, index
  } do {
  ^bb0(%a: index, %b: index):
    scf.yield %b, %a : index, index
  }
  scf.execute_region {
    %x = "t.def"() : () -> i32
    scf.yield
  }
  %s = scf.index_switch %n -> i32
  case 2 {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  case 5 {
    %x = arith.constant 1 : i32
    scf.yield %x : i32
  }
  default {
    %x = arith.constant 2 : i32
    scf.yield %x : i32
  }
  return
}
