// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @f() { affine.parallel (%i) = (0) to (10) step (2 floordiv 0) { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) step (5 mod 3, 4) { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) step (symbol(2)) { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) step (99999999999999999999999) { } return }
func.func @f() { affine.parallel (%i) = (0) to 10) { } return }
func.func @f() { affine.parallel (%i) = (max 0) to (10) { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) reduce "addf" { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) reduce (addf) { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) reduce ("addf") -> { } return }
func.func @f() { affine.parallel (i) = (0) to (10) { } return }
func.func @f() { affine.parallel (%i) (0) to (10) { } return }
func.func @f() { affine.parallel (%i) = (0) 10 (10) { } return }
func.func @f() { affine.parallel (%i) = (0) to (10) step (10) return }
func.func @f() { affine.parallel (%i) = (%x * %y) to (10) step (10) {} return }
func.func @f() { affine.parallel (%i) = (0) to (10) step (1 * d0) {} return }
func.func @f(%a: index, %f: f32) { scf.for %i = %a to %a step %a iter_args() -> f32 {} return }
func.func @f(%a: index, %f: f32) { scf.for %i = %a to %a step %a iter_args(%x %f) -> f32 {} return }
func.func @f(%a: index, %f: f32) { scf.for %i = %a to %a step %a iter_args(%x = f) -> f32 {} return }
func.func @f(%a: index, %f: f32) { scf.while (%x = %f,  ) : (f32) -> f32 {} do {} return }
func.func @f(%a: index, %f: f32) { scf.while () : (f32) -> f32 {} do {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 iter_args(%x = %f: f32) -> f32 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 iter_args %x -> f32 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 iter_args() -> f32 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 xi32 10 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i 0 to 10 {} return }
func.func @f(%a: index, %f: f32) { affine.for i = 0 to 10 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 step {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 step %a {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = affine_map<()->()>() to 10 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = affine_map<(d0)[s0]->(0)> to 10 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = (%a) to 10 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 iter_args(%x = %f) -> i32 {} return }
func.func @f(%a: index, %f: f32) { affine.for %i = 0 to 10 iter_args(%x = %f) -> f32 {affine.yield} return }
func.func @f(%a: index, %f: f32) { affine.if affine_set<(d0): (d0 == 0)>() {} return }
func.func @f(%a: index, %f: f32) { affine.if affine_set<(d0): (d0 == 0)>(%a) else {} return }
func.func @f(%a: index, %f: f32) { affine.if affine_set<(d0): (d0 == 0)>(%f) {} {foo} return }
func.func @f(%a: index, %f: f32) { affine.if affine_set<(d0): (d0 == 0)>(%a) {^bb0: affine.yield} else {^bb0(%b:i32): affine.yield} return }
