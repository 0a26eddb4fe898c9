// ARGS: --gpu-kernel-outlining="data-layout-str=foo"
// ARGS: --gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<>bar"
// ARGS: --gpu-kernel-outlining="data-layout-str=#dlti.dl_spec<>"
// ARGS: --gpu-kernel-outlining="data-layout-str=#dlti."
func.func @f() {
  return
}
