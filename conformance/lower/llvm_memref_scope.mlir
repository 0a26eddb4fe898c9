// ARGS: --split-input-file --allow-unregistered-dialect --finalize-memref-to-llvm

func.func @results(%v: i32) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %1 = memref.alloca() : memref<4xi32>
    memref.alloca_scope.return %v : i32
  }
  memref.alloca_scope {
    %1 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  return %0 : i32
}

// -----

func.func @nested(%a: memref<i8>, %v: i8) {
  memref.alloca_scope {
    memref.alloca_scope {
      %1 = memref.alloca() : memref<i8>
    }
    memref.store %v, %a[] : memref<i8>
  }
  return
}

// -----

func.func @several(%v: i32, %f: f32) -> (f32, i32) {
  %0:2 = memref.alloca_scope -> (f32, i32) {
    memref.alloca_scope.return %f, %v : f32, i32
  }
  return %0#0, %0#1 : f32, i32
}

// -----

func.func @index(%v: index) -> index {
  %0 = memref.alloca_scope -> (index) {
    memref.alloca_scope.return %v : index
  }
  return %0 : index
}

// -----

func.func @buffer(%m: memref<4xi32>, %i: index) -> index {
  %0 = memref.alloca_scope -> (memref<4xi32>) {
    memref.alloca_scope.return %m : memref<4xi32>
  }
  %1 = memref.dim %0, %i : memref<4xi32>
  return %1 : index
}

// -----

func.func @in_a_loop(%i: index) {
  scf.for %k = %i to %i step %i {
    memref.alloca_scope {
      %1 = memref.alloca() : memref<i8>
    }
  }
  return
}

// -----

func.func @between_blocks(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  memref.alloca_scope {
    "test.use"() : () -> ()
  }
  cf.br ^bb2
^bb2:
  return
}

// -----

"test.op"() ({
  %0 = "test.value"() : () -> i32
  %1 = memref.alloca_scope -> (i32) {
    memref.alloca_scope.return %0 : i32
  }
  "test.end"(%1) : (i32) -> ()
}) : () -> ()
