// One that a loop carries as a number; and numbers of rows, each by itself, in a scratch buffer.
func.func @carried(%a: memref<65536xf32>, %z: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %n = arith.constant 65536 : index
  %r = scf.for %i = %c0 to %n step %c16 iter_args(%m = %z) -> f32 {
    %x = vector.load %a[%i] : memref<65536xf32>, vector<16xf32>
    // CHECK: across_lanes.mlir:[[#@LINE+1]]:{{[0-9]+}}: warning: the innermost loop compares 16 lanes with each other in each iteration, 4096 times: {{.*}} [across-lanes]
    %h = vector.reduction <maximumf>, %x : vector<16xf32> into f32
    %k = arith.maximumf %m, %h : f32
    scf.yield %k : f32
  }
  return %r : f32
}
// CHECK-NOT: [across-lanes]
func.func @rows(%a: memref<4096x16xf32>, %b: memref<4096x16xf32>, %t: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4096 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = vector.load %a[%i, %c0] : memref<4096x16xf32>, vector<16xf32>
    %h = vector.reduction <maximumf>, %x : vector<16xf32> into f32
    memref.store %h, %t[%c0] : memref<1xf32>
    %k = memref.load %t[%c0] : memref<1xf32>
    %s = vector.broadcast %k : f32 to vector<16xf32>
    %y = arith.subf %x, %s : vector<16xf32>
    vector.store %y, %b[%i, %c0] : memref<4096x16xf32>, vector<16xf32>
  }
  return
}
