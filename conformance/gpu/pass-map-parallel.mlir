// ARGS: --gpu-map-parallel-loops --split-input-file
// ARGS: --gpu-map-parallel-loops=mapping-policy=innermost-first --split-input-file
// ARGS: --gpu-map-parallel-loops=mapping-policy=sideways --split-input-file
func.func @a(%a: index, %b: index, %m: memref<?x?x?x?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j, %k, %l) = (%c0, %c0, %a, %c0) to (%a, %b, %c4, %c4) step (%c4, %c1, %c1, %b) {
    scf.parallel (%x, %y) = (%c0, %c0) to (%c4, %a) step (%c1, %c4) {
      scf.parallel (%z) = (%c0) to (%c4) step (%c1) {
        memref.store %f, %m[%i, %j, %x, %z] : memref<?x?x?x?xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  scf.if %t {
    scf.parallel (%i) = (%c0) to (%n) step (%c1) {
      scf.if %t {
        scf.parallel (%k) = (%c0) to (%n) step (%c1) {
        }
      }
      scf.parallel (%k, %l, %o, %p) = (%c0, %c0, %c0, %c0) to (%n, %n, %n, %n) step (%c1, %c1, %c1, %c1) {
      }
      scf.parallel (%k) = (%c0) to (%n) step (%c1) {
        scf.parallel (%l) = (%c0) to (%n) step (%c1) {
        }
      } {mapping = 3}
      scf.parallel (%k, %l) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
        scf.parallel (%o) = (%c0) to (%n) step (%c1) {
          scf.parallel (%p) = (%c0) to (%n) step (%c1) {
          }
        }
      } {foo}
    }
  }
  return
}
