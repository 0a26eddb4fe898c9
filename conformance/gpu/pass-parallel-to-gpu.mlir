// ARGS: --convert-parallel-loops-to-gpu --split-input-file

func.func @red(%a: index, %m: memref<?xf32>, %o: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    %r = scf.parallel (%x) = (%c0) to (%c4) step (%c1) init (%z) -> f32 {
      %v = memref.load %m[%x] : memref<?xf32>
      scf.reduce(%v : f32) { ^bb0(%l: f32, %rr: f32): %s = arith.addf %l, %rr : f32 scf.reduce.return %s : f32 }
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    memref.store %r, %o[%i] : memref<?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo = 3}
  return
}

// -----

func.func @imprecise(%a: index, %m: memref<?xf32>, %o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%a) step (%c4) {
    %u = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%a]
    scf.parallel (%x) = (%c0) to (%u) step (%c1) {
      memref.store %f, %o[%x] : memref<?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

func.func @dup(%a: index, %o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%x) = (%c0) to (%a) step (%c1) {
      memref.store %f, %o[%x] : memref<?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

func.func @nomap(%a: index, %o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
    scf.parallel (%x) = (%c0) to (%a) step (%c1) {
      memref.store %f, %o[%x] : memref<?xf32>
    }
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}

// -----

func.func @badmap(%a: index, %o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
      memref.store %f, %o[%i] : memref<?xf32>
  } {mapping = [3]}
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
      memref.store %f, %o[%i] : memref<?xf32>
  } {mapping = 3}
  return
}

// -----

func.func @mapping3(%a: index, %o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%a) step (%c1) {
      memref.store %f, %o[%i] : memref<?xf32>
  } {mapping = 3}
  return
}

// -----


func.func @inner(%a: index, %m: memref<?xf32>, %o: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %a step %c1 {
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %a) step (%c1, %c1) {
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %q = arith.addi %c5, %c5 : index
    scf.parallel (%x, %y) = (%c4, %c5) to (%c5, %a) step (%c5, %c1) {
      memref.store %f, %o[%x] : memref<?xf32>
      %true = arith.constant true scf.if %true {
      memref.store %f, %o[%x] : memref<?xf32>
      }
    } {mapping = [#gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0 * 2 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 * 2 + 1), bound = (d0) -> (d0 * 2 + 1)>], abc}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0 * 2 + 1)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  }
  return
}

// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0) = (%n) to (%n) step (%m) {
    scf.parallel (%i2_0) = (%c0) to (%c4) step (%c1) {
      scf.parallel (%i3_0, %i3_1) = (%c1, %c0) to (%m, %m) step (%c1, %m) {
        memref.store %x, %o[%i1_0, %i1_0] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
  scf.parallel (%i4_0, %i4_1) = (%c0, %n) to (%n, %m) step (%m, %m) {
    %mn5 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i4_0)[%n]
    scf.parallel (%i5_0, %i5_1) = (%n, %n) to (%mn5, %m) step (%c1, %c4) {
      %s5 = arith.addi %i4_0, %i5_1 : index
      memref.store %x, %o[%i5_0, %i5_0] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%c1, %c0) to (%m, %c4) step (%c1, %c4) {
    %s1 = arith.addi %i1_0, %i1_1 : index
    %mn2 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i1_0)[%n]
    scf.parallel (%i2_0) = (%i1_0) to (%mn2) step (%m) {
      memref.store %x, %o[%s1, %i2_0] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1, %i1_2) = (%c0, %n, %c1) to (%m, %c4, %c4) step (%c1, %c4, %c4) {
    memref.store %x, %o[%i1_0, %i1_1] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  scf.parallel (%i2_0) = (%c0) to (%c4) step (%c4) {
    scf.parallel (%i3_0, %i3_1) = (%i2_0, %n) to (%c4, %c4) step (%c4, %m) {
      %mn4 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i2_0)[%n]
      scf.parallel (%i4_0, %i4_1) = (%c0, %c0) to (%mn4, %c4) step (%c1, %c4) {
        memref.store %x, %o[%i3_0, %i4_0] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      memref.store %x, %o[%i2_0, %i3_1] : memref<?x?xf32>
    }
  } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1, %i1_2) = (%c1, %n, %c0) to (%c4, %m, %c4) step (%c4, %c4, %m) {
    scf.parallel (%i2_0) = (%c0) to (%n) step (%c1) {
      scf.parallel (%i3_0) = (%i1_0) to (%i1_0) step (%c4) {
        memref.store %x, %o[%i2_0, %i1_1] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    memref.store %x, %o[%i1_1, %i1_2] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i4_0, %i4_1) = (%c1, %c1) to (%n, %n) step (%c1, %c4) {
    %s4 = arith.addi %i4_0, %i4_0 : index
    %mn5 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i4_0)[%n]
    scf.parallel (%i5_0, %i5_1) = (%n, %n) to (%mn5, %i4_0) step (%c1, %m) {
      %mn6 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i4_0)[%n]
      scf.parallel (%i6_0, %i6_1) = (%c1, %i4_0) to (%mn6, %c4) step (%c1, %m) {
        %s6 = arith.addi %i4_0, %i6_0 : index
        memref.store %x, %o[%i5_0, %i6_1] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
      memref.store %x, %o[%i5_0, %i5_0] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>], foo}
  } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%n, %c0) to (%m, %c4) step (%c1, %m) {
    %s1 = arith.addi %i1_0, %i1_1 : index
    %mn2 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i1_0)[%n]
    scf.parallel (%i2_0, %i2_1) = (%n, %c0) to (%mn2, %n) step (%c4, %c4) {
      %s2 = arith.addi %i1_1, %i1_0 : index
      scf.parallel (%i3_0) = (%n) to (%c4) step (%c4) {
      }
    }
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i4_0) = (%c0) to (%n) step (%m) {
    %s4 = arith.addi %i4_0, %i4_0 : index
    scf.parallel (%i5_0) = (%c0) to (%c4) step (%c4) {
      %s5 = arith.addi %i4_0, %s4 : index
      %q6 = arith.constant 3 : index
      %ml6 = arith.minsi %i4_0, %q6 : index
      scf.parallel (%i6_0) = (%n) to (%ml6) step (%m) {
        memref.store %x, %o[%i4_0, %i6_0] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    memref.store %x, %o[%s4, %i4_0] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1, %i1_2) = (%n, %c0, %c1) to (%m, %c4, %m) step (%m, %c4, %m) {
    scf.parallel (%i2_0) = (%c0) to (%c4) step (%c1) {
      scf.parallel (%i3_0) = (%c1) to (%i1_0) step (%m) {
      } {mapping = [#gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>], foo}
      memref.store %x, %o[%i1_1, %i1_1] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    memref.store %x, %o[%i1_0, %i1_1] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i4_0, %i4_1) = (%c0, %c0) to (%n, %c4) step (%c1, %m) {
    %mn5 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i4_0)[%n]
    scf.parallel (%i5_0) = (%c0) to (%mn5) step (%m) {
      scf.parallel (%i6_0) = (%c1) to (%i4_0) step (%m) {
        %s6 = arith.addi %i4_1, %i6_0 : index
        memref.store %x, %o[%i4_1, %i5_0] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%n, %c0) to (%m, %n) step (%c4, %c1) {
    memref.store %x, %o[%i1_0, %i1_1] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  scf.parallel (%i2_0, %i2_1) = (%c0, %c0) to (%n, %n) step (%c1, %c1) {
    %s2 = arith.addi %i2_0, %i2_0 : index
    %mn3 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i2_0)[%n]
    %q3 = arith.constant 3 : index
    %ml3 = arith.minsi %i2_0, %q3 : index
    scf.parallel (%i3_0, %i3_1) = (%c0, %i2_0) to (%ml3, %m) step (%c1, %c1) {
      scf.parallel (%i4_0, %i4_1, %i4_2) = (%c1, %c0, %i2_0) to (%n, %c4, %m) step (%m, %m, %c4) {
        %s4 = arith.addi %i4_2, %s2 : index
        memref.store %x, %o[%i3_0, %i3_0] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%c0, %c1) to (%m, %m) step (%c1, %c4) {
    memref.store %x, %o[%i1_1, %i1_1] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  scf.parallel (%i2_0, %i2_1, %i2_2) = (%c0, %c0, %n) to (%n, %n, %c4) step (%c1, %c4, %c4) {
    %mn3 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i2_0)[%n]
    scf.parallel (%i3_0, %i3_1, %i3_2) = (%i2_0, %i2_0, %c0) to (%mn3, %c4, %i2_0) step (%m, %m, %c1) {
      %s3 = arith.addi %i2_2, %i3_2 : index
      memref.store %x, %o[%i3_2, %i3_0] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
    memref.store %x, %o[%i2_0, %i2_0] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1, %i1_2) = (%c0, %c1, %c0) to (%c4, %n, %c4) step (%c1, %m, %m) {
    %s1 = arith.addi %i1_1, %i1_0 : index
    %mn2 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i1_0)[%n]
    scf.parallel (%i2_0, %i2_1) = (%c0, %c0) to (%mn2, %i1_0) step (%c1, %c4) {
      %s2 = arith.addi %i2_0, %i2_1 : index
      scf.parallel (%i3_0) = (%c0) to (%m) step (%c1) {
      } {mapping = [#gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
  } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%c1, %c1) to (%n, %m) step (%c1, %c1) {
    scf.parallel (%i2_0) = (%c0) to (%m) step (%c1) {
      scf.parallel (%i3_0) = (%c0) to (%c4) step (%c4) {
      } {mapping = [#gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
    } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%n, %c0) to (%c4, %m) step (%m, %c1) {
    %mn2 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i1_0)[%n]
    scf.parallel (%i2_0, %i2_1, %i2_2) = (%c0, %c0, %c0) to (%mn2, %n, %i1_0) step (%c1, %c1, %c4) {
      scf.parallel (%i3_0) = (%i1_0) to (%n) step (%c1) {
        %s3 = arith.addi %i2_2, %i2_1 : index
        memref.store %x, %o[%i2_1, %i2_2] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
    } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1, %i1_2) = (%c1, %c1, %c0) to (%n, %m, %m) step (%c1, %c1, %c4) {
    %s1 = arith.addi %i1_0, %i1_2 : index
    memref.store %x, %o[%i1_0, %i1_0] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
  scf.parallel (%i2_0, %i2_1, %i2_2) = (%c0, %n, %c0) to (%m, %c4, %n) step (%c1, %c4, %c1) {
    %q3 = arith.constant 3 : index
    %ml3 = arith.minsi %i2_0, %q3 : index
    scf.parallel (%i3_0, %i3_1) = (%c0, %c0) to (%ml3, %c4) step (%m, %m) {
      %s3 = arith.addi %i3_0, %i3_1 : index
      memref.store %x, %o[%s3, %i3_1] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>]}
    memref.store %x, %o[%i2_1, %i2_2] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_z, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0) = (%c0) to (%c4) step (%m) {
    %s1 = arith.addi %i1_0, %i1_0 : index
    scf.parallel (%i2_0, %i2_1, %i2_2) = (%c0, %i1_0, %i1_0) to (%c4, %m, %c4) step (%c1, %c1, %c1) {
      scf.parallel (%i3_0, %i3_1) = (%c1, %c0) to (%c4, %n) step (%c1, %c1) {
        memref.store %x, %o[%i3_0, %i3_1] : memref<?x?xf32>
      }
    }
  }
  scf.parallel (%i4_0, %i4_1) = (%n, %c1) to (%c4, %c4) step (%c4, %c1) {
    scf.parallel (%i5_0, %i5_1, %i5_2) = (%n, %c1, %i4_0) to (%n, %m, %n) step (%m, %c4, %c1) {
      %s5 = arith.addi %i5_2, %i5_2 : index
      %mn6 = affine.min affine_map<(d0)[s0] -> (4, -d0 + s0)>(%i4_0)[%n]
      %q6 = arith.constant 3 : index
      %ml6 = arith.minsi %i4_0, %q6 : index
      scf.parallel (%i6_0, %i6_1) = (%c0, %c0) to (%ml6, %n) step (%c1, %c1) {
        memref.store %x, %o[%i6_1, %i6_1] : memref<?x?xf32>
      } {mapping = [#gpu.loop_dim_map<processor = block_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
      memref.store %x, %o[%i5_2, %i4_0] : memref<?x?xf32>
    } {foo = 1}
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.parallel (%i1_0, %i1_1) = (%n, %c1) to (%n, %c4) step (%m, %m) {
    %s1 = arith.addi %i1_0, %i1_0 : index
    scf.parallel (%i2_0) = (%c0) to (%i1_0) step (%c1) {
      %s2 = arith.addi %i2_0, %s1 : index
      memref.store %x, %o[%i1_1, %i1_0] : memref<?x?xf32>
    } {mapping = [#gpu.loop_dim_map<processor = block_y, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  } {mapping = [#gpu.loop_dim_map<processor = thread_x, map = (d0) -> (d0), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = block_z, map = (d0) -> (d0), bound = (d0) -> (d0)>], foo}
  scf.parallel (%i3_0, %i3_1) = (%c0, %c1) to (%m, %m) step (%c4, %c1) {
    memref.store %x, %o[%i3_0, %i3_0] : memref<?x?xf32>
  } {mapping = [#gpu.loop_dim_map<processor = sequential, map = (d0) -> (d0 + 1), bound = (d0) -> (d0)>, #gpu.loop_dim_map<processor = thread_y, map = (d0) -> (d0), bound = (d0) -> (d0)>]}
  return
}
