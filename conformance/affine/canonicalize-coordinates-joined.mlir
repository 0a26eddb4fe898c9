// ARGS: --canonicalize
// Coordinates that make up again what they are of: a dim when all of them were dims, else a symbol; of equal operands the last one counts.
func.func private @use(index, index)
func.func @g0s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<(d0, d1, d2) -> (d0 * 5 + d1 * 9 + d2)>(%z, %0#0, %0#1)
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g0a(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        affine.for %l = 0 to 50 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<(d0, d1, d2) -> (d0 * 5 + d1 * 9 + d2)>(%z, %0#0, %0#1)
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g1s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 5 + s0 * 9 + d1)>(%z, %0#1)[%0#0]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g2s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 5 + d1 * 9 + s0)>(%z, %0#0)[%0#1]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g3s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<()[s0,s1,s2] -> (s0 * 5 + s1 * 9 + s2)>()[%z, %0#0, %0#1]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g4s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<()[s0,s1,s2,s3] -> (s0 * 5 + s1 * 9 + s2 + s3 * 3)>()[%z, %0#0, %0#1, %l]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g5s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<(d0)[s1,s2,s3] -> (d0 * 5 + s1 * 9 + s2 + s3 * 3)>(%l)[%0#0, %0#1, %z]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g6s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<()[s0,s1,s2] -> (s0 * 5 + s1 * 9 + s2)>()[%0#1, %0#0, %0#1]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}

func.func @g7s(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 50 : index
    scf.forall (%z) in (20) {
        scf.for %l = %c0 to %c5 step %c1 {
          %0:2 = affine.delinearize_index %l into (7, 9) : index, index
          %t = affine.apply affine_map<(d0)[s0,s1] -> (d0 * 9 + s1 * 9 + s0)>(%0#0)[%0#1, %0#0]
          func.call @use(%t, %0#0) : (index, index) -> ()
        }
    }
    return
}


