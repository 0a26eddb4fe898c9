// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"
// ARGS: --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops test-analysis-only dump-alias-sets"
// ARGS: --split-input-file "--one-shot-bufferize=copy-before-write"
func.func @a(%n: index, %f: f32, %v2: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v18 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v2) -> (tensor<8xf32>) {
    %v23 = tensor.empty() : tensor<8xf32>
    %v22 = tensor.insert %f into %v23[%i] : tensor<8xf32>
    scf.yield %v22 : tensor<8xf32>
  }
  return %v18 : tensor<8xf32>
}
// -----
func.func @b(%n: index, %f: f32, %v2: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = bufferization.alloc_tensor() : tensor<8xf32>
  %v18 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v2) -> (tensor<8xf32>) {
    %v22 = tensor.insert %f into %e[%i] : tensor<8xf32>
    scf.yield %v22 : tensor<8xf32>
  }
  return %v18 : tensor<8xf32>
}
// -----
func.func @c(%n: index, %f: f32, %v2: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v18 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %v2) -> (tensor<8xf32>) {
    %e = bufferization.alloc_tensor() : tensor<8xf32>
    %v22 = arith.select %c, %x, %e : tensor<8xf32>
    scf.yield %v22 : tensor<8xf32>
  }
  return %v18 : tensor<8xf32>
}
// -----
func.func @w(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%a = %t, %i = %c0) : (tensor<?xf32>, index) -> (tensor<?xf32>, index) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %g, %i : tensor<?xf32>, index
  } do {
  ^bb0(%b: tensor<?xf32>, %j: index):
    %e = tensor.empty(%n) : tensor<?xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %k = arith.addi %j, %c1 : index
    scf.yield %g, %k : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}
// -----
// A loop that surely runs need not copy what it does not read.
func.func @runs(%t: tensor<8xf32> {bufferization.writable = false}, %u: tensor<8xf32>, %n: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%o = %t) -> (tensor<8xf32>) {
    scf.yield %u : tensor<8xf32>
  }
  %s = scf.for %i = %c4 to %c4 step %c1 iter_args(%o = %t) -> (tensor<8xf32>) {
    scf.yield %u : tensor<8xf32>
  }
  return %r, %s : tensor<8xf32>, tensor<8xf32>
}
// -----
// Threads write, whatever their number.
func.func @a(%t: tensor<8xf32> {bufferization.writable = false}, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @b(%t: tensor<8xf32> {bufferization.writable = false}, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i) in (2) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @c(%t: tensor<8xf32> {bufferization.writable = false}, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i) in (0) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @d(%t: tensor<8xf32> {bufferization.writable = false}, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i, %j) in (2, %n) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
func.func @e(%t: tensor<8xf32> {bufferization.writable = false}, %u: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %r = scf.forall (%i) = (%n) to (5) step (2) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[0] [8] [1] : tensor<8xf32> into tensor<8xf32>
    }
  }
  return %r : tensor<8xf32>
}
// -----
// Nested, with an attribute that stays and one that goes.
func.func @nested(%t: tensor<8x8xf32>, %n: index, %f: f32, %c: i1) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> (tensor<8x8xf32>) {
    %x = scf.if %c -> (tensor<8x8xf32>) {
      %y = scf.for %j = %c0 to %n step %c1 iter_args(%p = %o) -> (tensor<8x8xf32>) {
        %z = tensor.insert %f into %p[%i, %j] : tensor<8x8xf32>
        scf.yield %z : tensor<8x8xf32>
      } {kept}
      scf.yield %y : tensor<8x8xf32>
    } else {
      scf.yield %o : tensor<8x8xf32>
    } {dropped}
    scf.yield %x : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}
// -----
// A value from outside is read in each iteration and written at its end.
func.func @captured(%t: tensor<8xf32>, %u: tensor<8xf32>, %n: index, %f: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> (tensor<8xf32>) {
    %x = tensor.extract %u[%i] : tensor<8xf32>
    %w = tensor.insert %f into %u[%i] : tensor<8xf32>
    %y = tensor.extract %w[%c0] : tensor<8xf32>
    %s = arith.addf %x, %y : f32
    %z = tensor.insert %s into %o[%i] : tensor<8xf32>
    scf.yield %z : tensor<8xf32>
  }
  return %r, %u : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @region(%t: tensor<8xf32>, %f: f32, %c: i1, %i: index) -> tensor<8xf32> {
  %r = scf.execute_region -> tensor<8xf32> no_inline {
    %0 = tensor.insert %f into %t[%i] : tensor<8xf32>
    scf.yield %0 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// -----
func.func @region_blocks(%t: tensor<8xf32>, %f: f32, %c: i1, %i: index) -> tensor<8xf32> {
  %r = scf.execute_region -> tensor<8xf32> {
    cf.cond_br %c, ^a(%t : tensor<8xf32>), ^b(%t : tensor<8xf32>)
  ^a(%x: tensor<8xf32>):
    %0 = tensor.insert %f into %x[%i] : tensor<8xf32>
    cf.br ^b(%0 : tensor<8xf32>)
  ^b(%y: tensor<8xf32>):
    scf.yield %y : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// -----
func.func @cfg_loop(%t: tensor<8xf32>, %f: f32, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%t, %c0 : tensor<8xf32>, index)
^head(%x: tensor<8xf32>, %i: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^body, ^end
^body:
  %0 = tensor.insert %f into %x[%i] : tensor<8xf32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%0, %j : tensor<8xf32>, index)
^end:
  return %x : tensor<8xf32>
}
