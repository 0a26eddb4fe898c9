// ARGS:
func.func @f(%i: index) {
  %0 = gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    gpu.terminator
  }
  return
}
