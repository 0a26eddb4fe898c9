// RUN: jig-opt %s --gpu-kernel-outlining --allow-unregistered-dialect --verify-diagnostics
// RUN: not jig-opt %s --gpu-kernel-outlining="data-layout-str=3" --allow-unregistered-dialect 2>&1 | FileCheck %s
// CHECK: error: 'data-layout-str' is no data layout
// A name that stands for nothing, of which the reference dies.
func.func @f(%n: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    // expected-error @below {{@nobody stands for nothing that could go along with the kernel}}
    "some.op"() {name = @nobody} : () -> ()
    gpu.terminator
  }
  return
}
