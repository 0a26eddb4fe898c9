// ARGS: --split-input-file --allow-unregistered-dialect
#a = #gpu.block<x>
"foo.x"() {a = #gpu.block<x>, b = #gpu.thread<linear_dim_3>, c = #gpu.warp<z>, d = #gpu.warpgroup<y>, e = #gpu.lane<linear_dim_0>, f = #gpu.memory_space<workgroup>, g = #gpu.mask<7>, h = #gpu.address_space<private>, i = #gpu.thread<linear_dim_9>} : () -> ()
// -----
"foo.x"() {a = #gpu.block<foo>} : () -> ()
// -----
"foo.x"() {a = #gpu.block<>} : () -> ()
// -----
"foo.x"() {a = #gpu.mask<x>} : () -> ()
// -----
"foo.x"() {a = #gpu.memory_space<x>} : () -> ()
// -----
"foo.x"() {a = #gpu.address_space<x>} : () -> ()
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.block<x>, #gpu.mask<1>]}
  scf.forall (%i, %j) in (%n, 4) {
  } {mapping = [#gpu.warp<linear_dim_1>, #gpu.warp<linear_dim_0>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.block<x>, #gpu.mask<1>, #gpu.mask<3>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.mask<1>, #gpu.mask<3>]}
  return
}
// -----
func.func @f(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.address_space<private>]}
  return
}
// -----
"foo.x"() {a = #gpu.bar<x>} : () -> ()
