// ARGS: --remove-dead-values --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// ARGS: --remove-dead-values --split-input-file
// Conditions that nobody needs: what they decide goes.
func.func @region_read_noresult(%m: memref<?xi32>, %i: index, %c: i1, %z: i32, %d: i1) {
  %cc = "arith.xori"(%c, %d) : (i1, i1) -> i1
  scf.if %cc {
    %1 = memref.load %m[%i] : memref<?xi32>
  }
  return
}

// -----
func.func @while_read(%m: memref<?xi32>, %i: index, %c: i1, %z: i32, %d: i1) {
  %r = scf.while (%a = %z) : (i32) -> i32 {
    %1 = memref.load %m[%i] : memref<?xi32>
    %2 = arith.cmpi slt, %1, %a : i32
    scf.condition(%2) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return
}

// -----
// An op that lost its condition is gone before its neighbours look at it.
func.func @only_reads(%a: i32, %b: i32, %i: index, %c: i1, %x: f32, %m: memref<?xf32>) {
  %0 = arith.cmpi ult, %a, %b : i32
  scf.if %0 {
    %1 = memref.load %m[%i] : memref<?xf32>
  }
  scf.if %c {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// -----
func.func @reads_while(%a: i32, %i: index, %c: i1, %x: f32, %m: memref<?xi32>) {
  %0 = scf.while (%b = %a) : (i32) -> i32 {
    %1 = memref.load %m[%i] : memref<?xi32>
    %2 = arith.cmpi slt, %1, %b : i32
    scf.condition(%2) %b : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  scf.if %c {
    memref.store %a, %m[%i] : memref<?xi32>
  }
  return
}

// -----
// A call that never runs loses its argument, and goes with the region.
func.func @never_called(%m : memref<i32>) -> i32 {
  %c = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %r = scf.index_switch %c0 -> i32
  case 0 {
    scf.yield %c : i32
  }
  default {
    %x = arith.addi %c, %c : i32
    memref.store %x, %m[] : memref<i32>
    func.call @other(%x) : (i32) -> ()
    scf.yield %x : i32
  }
  return %r : i32
}
func.func private @other(i32)
