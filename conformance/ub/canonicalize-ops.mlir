// ARGS: --split-input-file --canonicalize
func.func @poison(%x: i32, %f: f32) -> (i32, i32, i32, f32, i1, i32, index, vector<2xi32>, i1) {
  %p = ub.poison : i32
  %q = ub.poison : f32
  %i = ub.poison : index
  %v = ub.poison : vector<2xi32>
  %0 = arith.addi %p, %x : i32
  %1 = arith.shli %x, %p : i32
  %2 = arith.divsi %x, %p : i32
  %3 = arith.mulf %f, %q : f32
  %4 = arith.cmpi eq, %p, %p : i32
  %5 = arith.select %4, %p, %x : i32
  %6 = index.add %i, %i
  %7 = arith.addi %v, %v : vector<2xi32>
  %8 = arith.cmpf oeq, %q, %f : f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i32, i32, i32, f32, i1, i32, index, vector<2xi32>, i1
}

// -----

func.func @twice() -> (i32, i32) {
  %0 = ub.poison : i32
  %1 = ub.poison : i32
  return %0, %1 : i32, i32
}

// -----

func.func @in_region(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> (i32) {
    %p = ub.poison : i32
    %0 = arith.addi %p, %x : i32
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @unreachable(%c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  return %c1 : i32
^b:
  ub.unreachable
}
