// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu))" --split-input-file
// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=2 gpu-thread-dims=1}))" --split-input-file
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = %a to %b step 2 {
      affine.for %k = max affine_map<()[s0] -> (s0, 3)>()[%a] to min affine_map<()[s0] -> (s0, 30)>()[%b] {
      affine.for %l = 0 to 4 {
        memref.store %f, %m[%i, %j] : memref<?x?xf32>
        memref.store %f, %m[%k, %l] : memref<?x?xf32>
      }
      }
    }
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = affine_map<(d0)[s0] -> (d0 * 3 + s0 * -2 - 4 + d0 mod 5 + (s0 floordiv 7) ceildiv 3)>(%a)[%b] to affine_map<(d0)[s0] -> (d0 - 1, -d0, s0 * 5, d0 - s0, 7)>(%a)[%b] {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = affine_map<(d0)[s0] -> (d0 mod s0)>(%a)[%b] to 10 {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  affine.for %i = 0 to  affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%b] {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to  affine_map<(d0)[s0] -> (d0 ceildiv 0)>(%a)[%b] {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to  affine_map<(d0)[s0] -> (d0 mod -3)>(%a)[%b] {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to  affine_map<(d0)[s0] -> (d0 * s0, 3 ceildiv s0)>(%a)[%b] {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to  10 {
    affine.for %j = %i to  10 {
      memref.store %f, %m[%i, %i] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to  10 {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to  10 {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}
// -----
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) -> f32 {
  scf.for %k = %a to %b step %b {
  affine.for %i = 0 to  10 {
    affine.for %j = 0 to 10  {
    }
  }
  }
  affine.for %i = 0 to  10 {
    affine.for %j = 0 to  affine_map<(d0, d1) -> (d0, d1 mod d1)>(%i, %a) {
    }
  }
  affine.for %i = 0 to  10 {
    affine.for %j = 0 to  10 {
    }
  }
  return %f : f32
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = 9 to min affine_map<(d0)[s0] -> (d0 * s0, (d0 floordiv s0) * 2)>(%n)[%m] {
    memref.store %x, %o[%i0, %n] : memref<?x?xf32>
    affine.for %i1 = 4 to -1 step 3 {
      affine.for %i2 = 0 to affine_map<(d0)[s0] -> (s0 ceildiv 5 - d0)>(%n)[%m] step 2 {
        affine.for %i3 = 0 to affine_map<(d0)[s0] -> (7)>(%n)[%m] {
          memref.store %x, %o[%i3, %i3] : memref<?x?xf32>
          memref.store %x, %o[%i1, %i3] : memref<?x?xf32>
        }
      }
    }
  }
  affine.for %i0 = max affine_map<(d0)[s0] -> (d0 mod 4 + 1, d0 mod s0, d0 mod s0)>(%n)[%m] to min affine_map<(d0)[s0] -> (s0 ceildiv 5 - d0, d0 mod 4 + 1)>(%n)[%m] step 3 {
    affine.for %i1 = 3 to 5 step 2 {
      affine.for %i2 = max affine_map<(d0)[s0] -> (d0 + s0 - 7, d0, d0 * s0)>(%n)[%m] to -2 {
        memref.store %x, %o[%i2, %n] : memref<?x?xf32>
        memref.store %x, %o[%i2, %i1] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = 3 to 9 step 3 {
    affine.for %i1 = max affine_map<(d0)[s0] -> (d0, s0 ceildiv 5 - d0)>(%n)[%m] to min affine_map<(d0)[s0] -> (d0 floordiv 3, d0 * 2 + s0)>(%n)[%m] {
      affine.for %i2 = 0 to affine_map<(d0) -> (d0 + 1)>(%i0) {
        memref.store %x, %o[%i0, %i0] : memref<?x?xf32>
      }
    }
  }
  affine.for %i0 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%n)[%m] to 9 {
    affine.for %i1 = 3 to %n {
      memref.store %x, %o[%i0, %i1] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = affine_map<(d0)[s0] -> (d0)>(%n)[%m] to min affine_map<(d0)[s0] -> (-d0, d0 * s0, d0 * s0)>(%n)[%m] step 3 {
    affine.for %i1 = affine_map<(d0)[s0] -> (d0 + s0 - 7)>(%n)[%m] to affine_map<(d0)[s0] -> (s0)>(%n)[%m] {
      affine.for %i2 = max affine_map<(d0)[s0] -> (d0 mod 4 + 1, s0)>(%n)[%m] to affine_map<(d0)[s0] -> (d0 floordiv 3)>(%n)[%m] {
        memref.store %x, %o[%i0, %i1] : memref<?x?xf32>
        memref.store %x, %o[%i1, %i1] : memref<?x?xf32>
      }
    }
  }
  affine.for %i0 = %n to min affine_map<(d0)[s0] -> (7, s0, d0 mod s0)>(%n)[%m] step 3 {
    affine.for %i1 = affine_map<(d0)[s0] -> (7)>(%n)[%m] to 3 {
      memref.store %x, %o[%i0, %i1] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = 4 to min affine_map<(d0)[s0] -> ((d0 floordiv s0) * 2, d0 * 2 + s0, d0 mod s0)>(%n)[%m] {
    affine.for %i1 = %n to affine_map<(d0) -> (d0 + 1)>(%i0) {
      affine.for %i2 = max affine_map<(d0)[s0] -> (d0 floordiv 3, d0 mod s0, d0 * 2 + s0)>(%n)[%m] to affine_map<(d0)[s0] -> ((d0 floordiv s0) * 2)>(%n)[%m] {
        memref.store %x, %o[%i0, %i2] : memref<?x?xf32>
        memref.store %x, %o[%i0, %i0] : memref<?x?xf32>
      }
    }
  }
  affine.for %i0 = max affine_map<(d0)[s0] -> (s0, d0 mod s0)>(%n)[%m] to affine_map<(d0)[s0] -> (s0 ceildiv 5 - d0)>(%n)[%m] step 2 {
    memref.store %x, %o[%i0, %i0] : memref<?x?xf32>
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = %n to min affine_map<(d0)[s0] -> (s0, s0 ceildiv 5 - d0, (d0 floordiv s0) * 2)>(%n)[%m] step 2 {
    affine.for %i1 = 0 to affine_map<(d0)[s0] -> ((d0 floordiv s0) * 2)>(%n)[%m] step 2 {
      memref.store %x, %o[%i1, %i1] : memref<?x?xf32>
      memref.store %x, %o[%i1, %i1] : memref<?x?xf32>
    }
  }
  affine.for %i0 = max affine_map<(d0)[s0] -> (d0 floordiv 3, d0 mod 4 + 1, s0 ceildiv 5 - d0)>(%n)[%m] to 0 {
    affine.for %i1 = 5 to 6 step 3 {
      memref.store %x, %o[%i1, %n] : memref<?x?xf32>
      affine.for %i2 = 4 to 7 {
        memref.store %x, %o[%i2, %i2] : memref<?x?xf32>
        memref.store %x, %o[%i0, %i0] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = 2 to 8 step 3 {
    affine.for %i1 = %m to min affine_map<(d0)[s0] -> (s0 ceildiv 5 - d0, d0 mod s0)>(%n)[%m] step 2 {
      affine.for %i2 = affine_map<(d0)[s0] -> (s0)>(%n)[%m] to 8 step 3 {
        affine.for %i3 = max affine_map<(d0)[s0] -> (-d0, s0 ceildiv 5 - d0, d0 mod 4 + 1)>(%n)[%m] to -2 step 3 {
          memref.store %x, %o[%i2, %i0] : memref<?x?xf32>
        }
      }
    }
  }
  affine.for %i0 = 3 to min affine_map<(d0)[s0] -> (d0 * 2 + s0, d0 mod 4 + 1, (d0 floordiv s0) * 2)>(%n)[%m] {
    affine.for %i1 = max affine_map<(d0)[s0] -> (d0 floordiv 3, d0)>(%n)[%m] to %n step 2 {
      affine.for %i2 = max affine_map<(d0)[s0] -> (s0 ceildiv 5 - d0, d0)>(%n)[%m] to %m {
        memref.store %x, %o[%i1, %i0] : memref<?x?xf32>
      }
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = max affine_map<(d0)[s0] -> (d0 * 2 + s0, s0, d0 * s0)>(%n)[%m] to min affine_map<(d0)[s0] -> (d0 mod s0, d0 mod 4 + 1, d0 + s0 - 7)>(%n)[%m] step 3 {
    affine.for %i1 = 2 to 1 {
      memref.store %x, %o[%i0, %i0] : memref<?x?xf32>
      memref.store %x, %o[%i1, %i1] : memref<?x?xf32>
    }
  }
  affine.for %i0 = %m to min affine_map<(d0)[s0] -> (d0 floordiv 3, -d0, d0 mod s0)>(%n)[%m] step 2 {
    affine.for %i1 = affine_map<(d0)[s0] -> (s0 ceildiv 5 - d0)>(%n)[%m] to affine_map<(d0) -> (d0 + 1)>(%i0) step 3 {
      affine.for %i2 = 9 to affine_map<(d0) -> (d0 + 1)>(%i0) {
        affine.for %i3 = 2 to min affine_map<(d0)[s0] -> (d0 * s0, d0 mod s0)>(%n)[%m] step 2 {
          memref.store %x, %o[%i3, %i0] : memref<?x?xf32>
        }
      }
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = %n to min affine_map<(d0)[s0] -> (d0 * 2 + s0, -d0, d0 * 2 + s0)>(%n)[%m] step 3 {
    affine.for %i1 = max affine_map<(d0)[s0] -> (d0 + s0 - 7, (d0 floordiv s0) * 2, d0 floordiv 3)>(%n)[%m] to 4 {
      memref.store %x, %o[%i1, %n] : memref<?x?xf32>
      affine.for %i2 = -1 to %n step 2 {
        affine.for %i3 = max affine_map<(d0)[s0] -> (d0 * 2 + s0, -d0, d0 * s0)>(%n)[%m] to min affine_map<(d0)[s0] -> ((d0 floordiv s0) * 2, s0 ceildiv 5 - d0)>(%n)[%m] step 3 {
          memref.store %x, %o[%i2, %i1] : memref<?x?xf32>
          memref.store %x, %o[%i3, %i1] : memref<?x?xf32>
        }
      }
    }
  }
  affine.for %i0 = max affine_map<(d0)[s0] -> (s0, s0)>(%n)[%m] to %n step 3 {
    affine.for %i1 = max affine_map<(d0)[s0] -> (7, d0 * 2 + s0, d0 * 2 + s0)>(%n)[%m] to %n step 3 {
      memref.store %x, %o[%i1, %i0] : memref<?x?xf32>
      memref.store %x, %o[%i0, %i1] : memref<?x?xf32>
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = 1 to min affine_map<(d0)[s0] -> (d0 mod 4 + 1, d0 * s0, d0 * 2 + s0)>(%n)[%m] step 2 {
    affine.for %i1 = affine_map<(d0)[s0] -> (d0 mod 4 + 1)>(%n)[%m] to 8 {
      affine.for %i2 = 9 to min affine_map<(d0)[s0] -> (d0 * s0, d0 * 2 + s0, d0 * s0)>(%n)[%m] {
        affine.for %i3 = max affine_map<(d0)[s0] -> (s0, d0 * s0, d0 mod 4 + 1)>(%n)[%m] to min affine_map<(d0)[s0] -> (-d0, d0 mod s0)>(%n)[%m] {
          memref.store %x, %o[%i0, %i3] : memref<?x?xf32>
          memref.store %x, %o[%i0, %i2] : memref<?x?xf32>
        }
      }
    }
  }
  return
}
// -----
func.func @f(%n: index, %m: index, %o: memref<?x?xf32>, %x: f32) {
  affine.for %i0 = max affine_map<(d0)[s0] -> (d0 * 2 + s0, 7)>(%n)[%m] to 0 {
    affine.for %i1 = %m to min affine_map<(d0)[s0] -> (d0 mod 4 + 1, d0 mod s0, d0)>(%n)[%m] {
      affine.for %i2 = 8 to min affine_map<(d0)[s0] -> (d0 + s0 - 7, d0 mod 4 + 1, d0 + s0 - 7)>(%n)[%m] step 3 {
        affine.for %i3 = affine_map<(d0)[s0] -> (d0 * s0)>(%n)[%m] to -1 {
          memref.store %x, %o[%i1, %i1] : memref<?x?xf32>
          memref.store %x, %o[%i0, %i1] : memref<?x?xf32>
        }
      }
    }
  }
  affine.for %i0 = max affine_map<(d0)[s0] -> (d0 * s0, d0 * 2 + s0, (d0 floordiv s0) * 2)>(%n)[%m] to affine_map<(d0)[s0] -> ((d0 floordiv s0) * 2)>(%n)[%m] step 2 {
    affine.for %i1 = max affine_map<(d0)[s0] -> (d0, s0 ceildiv 5 - d0, s0 ceildiv 5 - d0)>(%n)[%m] to affine_map<(d0)[s0] -> (s0)>(%n)[%m] {
      affine.for %i2 = 8 to min affine_map<(d0)[s0] -> (d0 mod 4 + 1, -d0, (d0 floordiv s0) * 2)>(%n)[%m] {
        memref.store %x, %o[%i1, %i1] : memref<?x?xf32>
      }
    }
  }
  return
}
