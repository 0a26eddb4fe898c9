// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @all() {
  %0 = ub.poison : i32
  %1 = ub.poison : vector<4xf32>
  %2 = ub.poison <#ub.poison> : memref<?xf32>
  %3 = ub.poison {a} : index
  %4 = "ub.poison"() : () -> i32
  %5 = "ub.poison"() <{value = #ub.poison}> : () -> f16
  %6 = ub.poison : (i32) -> f32
  return
}

// -----

func.func @end() {
  ub.unreachable
}

// -----

func.func @end2(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  ub.unreachable {a}
}
