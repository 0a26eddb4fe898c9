define float @__nv_sinf(float %x) {
  %y = fmul float %x, 3.0
  %z = call float @helper(float %y)
  ret float %z
}
define float @helper(float %x) noinline {
  %y = fmul float %x, 5.0
  ret float %y
}
define float @unused(float %x) {
  ret float %x
}
