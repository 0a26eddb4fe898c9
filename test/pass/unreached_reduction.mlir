// The reference dies on these.
// RUN: jig-opt --remove-dead-values --allow-unregistered-dialect %s | FileCheck %s
// A loop behind one that never ends: what it combines is poison.
func.func @f(%from: index, %x: f32, %to: index, %step: index) {
  %true = arith.constant true
  %i, %y = scf.while (%a = %from, %b = %x) : (index, f32) -> (index, f32) {
    "t.side"() : () -> ()
    scf.condition(%true) %a, %x : index, f32
  } do {
  ^bb0(%c: index, %d: f32):
    "t.side"() : () -> ()
    scf.yield %c, %d : index, f32
  }
  %zero = arith.constant 0.0 : f32
  %sum = scf.parallel (%p) = (%i) to (%to) step (%step) init (%x) -> f32 {
    // CHECK: scf.parallel
    // CHECK-NEXT: %[[P:.*]] = ub.poison : f32
    // CHECK-NEXT: scf.reduce(%[[P]] : f32)
    scf.reduce(%zero : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  "t.use"(%sum) : (f32) -> ()
  return
}
