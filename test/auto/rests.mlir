// What tiles leave of lines and channels whose numbers are not known: by masks, in place, with the numbers of the payload as it is.
// REQUIRES: compiled
// RUN: jig apply --auto --quiet %s | FileCheck %s
// RUN: jig eval %s --arg 'tensor<?x?x?x?xf32>:1x9x11x45=random:1' --arg 'tensor<?x?x?xf32>:3x3x45=random:2' --arg 'tensor<?x?x?x?xf32>:1x7x9x45=zeros' --out %t.npy
// RUN: jig run --auto %s --arg 'tensor<?x?x?x?xf32>:1x9x11x45=random:1' --arg 'tensor<?x?x?xf32>:3x3x45=random:2' --arg 'tensor<?x?x?x?xf32>:1x7x9x45=zeros' --compare %t.npy --tolerance 1e-5
// RUN: jig eval %s --arg 'tensor<?x?x?x?xf32>:2x5x6x3=random:1' --arg 'tensor<?x?x?xf32>:5x2x3=random:2' --arg 'tensor<?x?x?x?xf32>:2x1x5x3=zeros' --out %t.npy
// RUN: jig run --auto %s --arg 'tensor<?x?x?x?xf32>:2x5x6x3=random:1' --arg 'tensor<?x?x?xf32>:5x2x3=random:2' --arg 'tensor<?x?x?x?xf32>:2x1x5x3=zeros' --compare %t.npy --tolerance 1e-5

// CHECK: vector.fma
// CHECK-NOT: linalg.generic
func.func @depthwise(%x: tensor<?x?x?x?xf32>, %w: tensor<?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %w : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
