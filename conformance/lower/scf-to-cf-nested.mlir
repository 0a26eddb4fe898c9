// ARGS: --convert-scf-to-cf=allow-pattern-rollback=0 --split-input-file
// ARGS: --pass-pipeline='builtin.module(func.func(convert-scf-to-cf))' --split-input-file
// ARGS: --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,cse,canonicalize))' --split-input-file
// ARGS: --mlir-print-ir-before-all --convert-scf-to-cf --split-input-file
// ARGS: --convert-scf-to-cf=nonsense
// FRAME
// HERE
// EACH
// CASE
func.func private @use(index)
func.func @if(%a: i1, %b: index) -> index {
  %r = scf.if %a -> index { scf.yield %b : index } else { %c = arith.addi %b, %b : index
     scf.yield %c : index }
  scf.if %a { func.call @use(%b) : (index) -> () }
  return %r : index
}
// CASE
func.func private @use(index)
func.func @par(%a: index, %b: index, %c: index, %f: f32) -> f32 {
  %r = scf.parallel (%i, %j) = (%a, %a) to (%b, %c) step (%c, %b) init (%f) -> f32 {
    func.call @use(%i) : (index) -> ()
    scf.reduce(%f : f32) { ^bb0(%x: f32, %y: f32): %z = arith.addf %x, %y : f32
     scf.reduce.return %z : f32 }
  } {llvm.loop_annotation = #llvm.tailcallkind<tail>}
  return %r : f32
}
// CASE
func.func @nest(%a: index, %b: i1, %m: memref<?xindex>) -> index {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %a) -> index {
    %y = scf.if %b -> index {
      %w = scf.while (%z = %x) : (index) -> index {
        scf.condition(%b) %z : index
      } do {
      ^bb0(%z: index):
        scf.parallel (%j, %k) = (%a, %x) to (%a, %z) step (%a, %x) {
          memref.store %j, %m[%k] : memref<?xindex>
        }
        %s = scf.index_switch %z -> index
        case 3 {
          %n = scf.execute_region -> index {
            cf.br ^bb1
          ^bb1:
            scf.yield %z : index
          }
          scf.yield %n : index
        }
        default {
          scf.yield %a : index
        }
        scf.yield %s : index
      }
      scf.yield %w : index
    } else {
      scf.yield %x : index
    }
    scf.yield %y : index
  }
  return %r : index
}
