// ARGS: --split-input-file

func.func @f() {
  affine.for %i = 0 upto 3 {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 0 3 {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 0  {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 0 "to" 3 {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 0 to {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 0 to 3 step {
  }
  return
}

// -----

func.func @f() {
  affine.for %i = 0 to 3 step 0 {
  }
  return
}
