// ARGS: -sccp
// ARGS: -sccp -allow-unregistered-dialect
// ARGS: -sccp -canonicalize=region-simplify=disabled
func.func @if(%c: i1, %n: index, %q: i32) -> (i32, i32, i32) {
  %v = arith.constant 5 : i32
  %t = arith.constant true
  %r = scf.if %t -> i32 {
    scf.yield %v : i32
  } else {
    scf.yield %q : i32
  }
  %s = scf.if %c -> i32 {
    scf.yield %v : i32
  } else {
    %x = arith.addi %r, %r : i32
    %y = arith.subi %x, %v : i32
    scf.yield %y : i32
  }
  %u = scf.if %c -> i32 {
    scf.yield %v : i32
  } else {
    scf.yield %q : i32
  }
  return %r, %s, %u : i32, i32, i32
}
func.func @for(%n: index, %m: memref<?xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %w = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v, %b = %w) -> (i32, i32) {
    %x = arith.muli %b, %b : i32
    %y = arith.addi %a, %x : i32
    memref.store %y, %m[%i] : memref<?xi32>
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @while(%c: i1) -> i32 {
  %v = arith.constant 5 : i32
  %r = scf.while (%a = %v) : (i32) -> i32 {
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    scf.yield %b : i32
  }
  return %r : i32
}
func.func @while_false() -> i32 {
  %v = arith.constant 5 : i32
  %f = arith.constant false
  %r = scf.while (%a = %v) : (i32) -> i32 {
    scf.condition(%f) %a : i32
  } do {
  ^bb0(%b: i32):
    %0 = arith.addi %b, %b : i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @switch(%i: index) -> i32 {
  %c1 = arith.constant 1 : index
  %v = arith.constant 5 : i32
  %r = scf.index_switch %c1 -> i32
  case 1 { scf.yield %v : i32 }
  default { %z = arith.muli %v, %v : i32 scf.yield %z : i32 }
  return %r : i32
}
func.func @execute() -> i32 {
  %v = arith.constant 5 : i32
  %r = scf.execute_region -> i32 {
    %t = arith.constant true
    cf.cond_br %t, ^bb1, ^bb2
  ^bb1:
    scf.yield %v : i32
  ^bb2:
    %0 = arith.addi %v, %v : i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @parallel(%n: index, %m: memref<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = arith.addi %c1, %c1 : index
    memref.store %0, %m[%i] : memref<?xindex>
  }
  return
}
func.func @generic(%t: tensor<4xi32>) -> tensor<4xi32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%t : tensor<4xi32>) {
  ^bb0(%a: i32):
    %c1 = arith.constant 1 : i32
    %1 = arith.addi %c1, %c1 : i32
    %2 = arith.addi %1, %a : i32
    linalg.yield %2 : i32
  } -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
