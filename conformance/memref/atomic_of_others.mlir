// ARGS: --split-input-file

func.func @vector(%c: vector<i8>) {
  %0 = memref.generic_atomic_rmw %c[] : vector<i8> {
  ^bb0(%v: i8):
    memref.atomic_yield %v : i8
  }
  return
}

// -----

func.func @another(%c: memref<i8>) {
  %0 = memref.generic_atomic_rmw %c[] : vector<i8> {
  ^bb0(%v: i8):
    memref.atomic_yield %v : i8
  }
  return
}
