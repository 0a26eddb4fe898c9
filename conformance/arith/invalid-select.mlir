// ARGS: --split-input-file
func.func @f(%c: i1, %x: i32) {
  %5 = arith.select , %c, %x : i32
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  %5 = arith.select (%c, %x) : i32
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  %5 = arith.select [%c, %x] : i32
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  %5 = arith.select
  : i32
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  %5 = arith.select %c, : i32
  return
}

// -----

func.func @f(%c: i1, %x: i32) {
  %5 = arith.select %c, %x, %x, %x : i32
  return
}
