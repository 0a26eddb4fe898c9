// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
// Bounds that are further apart than an index can say.
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 9223372036854775807 step 1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 9223372036854775807 step 1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 9223372036854775807 step 1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 0 step 1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 0 step 1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 0 step 1 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 0 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 0 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to 0 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775807 to 1 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775807 to 1 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775807 to 1 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775807 to 2 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775807 to 2 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775807 to 2 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -1 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -1 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -1 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = 1 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = 1 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = 1 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = 9223372036854775806 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = 9223372036854775806 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = 9223372036854775806 to 9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// -----
func.func @f(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to -9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %b, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @g(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to -9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @h(%x: i32, %y: i32, %m: memref<i32>) -> (i32, i32) {
  %r:2 = affine.for %i = -9223372036854775808 to -9223372036854775807 step 2 iter_args(%a = %x, %b = %y) -> (i32, i32) {
    "t.use"(%a) : (i32) -> ()
    affine.yield %x, %b : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
