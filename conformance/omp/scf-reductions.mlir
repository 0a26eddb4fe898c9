// ARGS: --convert-scf-to-openmp --split-input-file --allow-unregistered-dialect
func.func @addf(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @mulf(%a: index, %z: f64, %k: i1) -> f64 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f64 {
    scf.reduce(%z : f64) {
    ^bb0(%p: f64, %q: f64):
      %s = arith.mulf %p, %q : f64
      scf.reduce.return %s : f64
    }
  }
  return %r : f64
}
// -----
func.func @addi(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.addi %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @muli(%a: index, %z: i64, %k: i1) -> i64 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i64 {
    scf.reduce(%z : i64) {
    ^bb0(%p: i64, %q: i64):
      %s = arith.muli %p, %q : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}
// -----
func.func @and(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.andi %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @or(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.ori %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @xor(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.xori %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @subi(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.subi %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @addidx(%a: index, %z: index, %k: i1) -> index {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> index {
    scf.reduce(%z : index) {
    ^bb0(%p: index, %q: index):
      %s = arith.addi %p, %q : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}
// -----
func.func @rev(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %q, %p : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @dbl(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %p : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @cmpsel_ogt_rev(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf ogt, %q, %p : f32
 %s = arith.select %c, %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @cmpsel_ugt(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %c = arith.cmpf ugt, %p, %q : f32
 %s = arith.select %c, %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @isgt(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %c = arith.cmpi sgt, %p, %q : i32
 %s = arith.select %c, %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @iult(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %c = arith.cmpi ult, %p, %q : i32
 %s = arith.select %c, %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @iuge(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %c = arith.cmpi uge, %p, %q : i32
 %s = arith.select %c, %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @isle(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %c = arith.cmpi sle, %p, %q : i32
 %s = arith.select %c, %q, %p : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @maxsi(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.maxsi %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @minsi(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.minsi %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @maxui(%a: index, %z: i32, %k: i1) -> i32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i32 {
    scf.reduce(%z : i32) {
    ^bb0(%p: i32, %q: i32):
      %s = arith.maxui %p, %q : i32
      scf.reduce.return %s : i32
    }
  }
  return %r : i32
}
// -----
func.func @minui(%a: index, %z: i64, %k: i1) -> i64 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i64 {
    scf.reduce(%z : i64) {
    ^bb0(%p: i64, %q: i64):
      %s = arith.minui %p, %q : i64
      scf.reduce.return %s : i64
    }
  }
  return %r : i64
}
// -----
func.func @maximumf(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.maximumf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @minimumf(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.minimumf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @maxnumf(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.maxnumf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @minnumf(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.minnumf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
// -----
func.func @ab(%a: index, %z: i8, %k: i1) -> i8 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i8 {
    scf.reduce(%z : i8) {
    ^bb0(%p: i8, %q: i8):
      %t = arith.addi %p, %q : i8
 %s = arith.addi %t, %q : i8
      scf.reduce.return %s : i8
    }
  }
  return %r : i8
}
// -----
func.func @i1(%a: index, %z: i1, %k: i1) -> i1 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> i1 {
    scf.reduce(%z : i1) {
    ^bb0(%p: i1, %q: i1):
      %s = arith.ori %p, %q : i1
      scf.reduce.return %s : i1
    }
  }
  return %r : i1
}
// -----
func.func @bf(%a: index, %z: bf16, %k: i1) -> bf16 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> bf16 {
    scf.reduce(%z : bf16) {
    ^bb0(%p: bf16, %q: bf16):
      %s = arith.addf %p, %q : bf16
      scf.reduce.return %s : bf16
    }
  }
  return %r : bf16
}
// -----
func.func @vec(%a: index, %z: vector<4xf32>, %k: i1) -> vector<4xf32> {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> vector<4xf32> {
    scf.reduce(%z : vector<4xf32>) {
    ^bb0(%p: vector<4xf32>, %q: vector<4xf32>):
      %s = arith.addf %p, %q : vector<4xf32>
      scf.reduce.return %s : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}
// -----
func.func @mem(%a: index, %z: memref<f32>, %k: i1) -> memref<f32> {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> memref<f32> {
    scf.reduce(%z : memref<f32>) {
    ^bb0(%p: memref<f32>, %q: memref<f32>):
      %s = arith.select %k, %p, %q : memref<f32>
      scf.reduce.return %s : memref<f32>
    }
  }
  return %r : memref<f32>
}
// -----
func.func @fast(%a: index, %z: f32, %k: i1) -> f32 {
  %r = scf.parallel (%i) = (%a) to (%a) step (%a) init(%z) -> f32 {
    scf.reduce(%z : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q fastmath<fast> : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
