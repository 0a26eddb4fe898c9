// REQUIRES: compiled
// RUN: jig eval %s --entry inside --arg 'tensor<1026x66xf32>=random:1' --arg index=5 > %t.eval
// RUN: jig run %s --entry inside --arg 'tensor<1026x66xf32>=random:1' --arg index=5 > %t.run && diff %t.eval %t.run
// RUN: jig run --auto %s --entry inside --arg 'tensor<1026x66xf32>=random:1' --arg index=5 > %t.auto && diff %t.eval %t.auto
// RUN: jig eval %s --entry padded --arg 'tensor<1024x64xf32>=random:1' --arg index=6 > %t.eval
// RUN: jig run %s --entry padded --arg 'tensor<1024x64xf32>=random:1' --arg index=6 > %t.run && diff %t.eval %t.run
// RUN: jig run --auto %s --entry padded --arg 'tensor<1024x64xf32>=random:1' --arg index=6 > %t.auto && diff %t.eval %t.auto
// RUN: jig run --auto %s --entry padded --arg 'tensor<1024x64xf32>=random:1' --arg index=0 > %t.auto
// RUN: jig eval %s --entry padded --arg 'tensor<1024x64xf32>=random:1' --arg index=0 | diff - %t.auto
// RUN: jig apply --auto %s | FileCheck %s
// RUN: jig run --auto %s --entry inside --arg 'tensor<1026x66xf32>=random:1' --arg index=5 --time 3 2>&1 | FileCheck %s --check-prefix TIME
// Steps of time: two buffers take turns, and are freed.

#id = affine_map<(y, x) -> (y, x)>

// CHECK-LABEL: func.func @inside
// CHECK: %[[B:.*]] = memref.alloc
// CHECK: scf.for {{.*}} iter_args({{.*}} = %arg0, {{.*}} = %[[B]]
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: scf.yield
// CHECK: return %arg0
// TIME: nothing {{leaked|allocated}}
func.func @inside(%a: tensor<1026x66xf32>, %n: index) -> tensor<1026x66xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<1026x66xf32>) {
    %u = tensor.extract_slice %t[0, 1] [1024, 64] [1, 1] : tensor<1026x66xf32> to tensor<1024x64xf32>
    %d = tensor.extract_slice %t[2, 1] [1024, 64] [1, 1] : tensor<1026x66xf32> to tensor<1024x64xf32>
    %e = tensor.empty() : tensor<1024x64xf32>
    %g = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%u, %d : tensor<1024x64xf32>, tensor<1024x64xf32>) outs(%e : tensor<1024x64xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %s = arith.subf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<1024x64xf32>
    %w = tensor.insert_slice %g into %t[1, 1] [1024, 64] [1, 1] : tensor<1024x64xf32> into tensor<1026x66xf32>
    scf.yield %w : tensor<1026x66xf32>
  }
  return %r : tensor<1026x66xf32>
}

// CHECK-LABEL: func.func @padded
// CHECK: scf.for {{.*}} iter_args({{.*}}, {{.*}}, {{.*}})
// CHECK-NOT: memref.alloc
// CHECK: scf.yield
func.func @padded(%a: tensor<1024x64xf32>, %n: index) -> tensor<1024x64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 1.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<1024x64xf32>) {
    %p = tensor.pad %t low[1, 0] high[1, 0] {
    ^bb0(%y: index, %x: index):
      tensor.yield %z : f32
    } : tensor<1024x64xf32> to tensor<1026x64xf32>
    %u = tensor.extract_slice %p[0, 0] [1024, 64] [1, 1] : tensor<1026x64xf32> to tensor<1024x64xf32>
    %d = tensor.extract_slice %p[2, 0] [1024, 64] [1, 1] : tensor<1026x64xf32> to tensor<1024x64xf32>
    %e = tensor.empty() : tensor<1024x64xf32>
    %g = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%u, %d : tensor<1024x64xf32>, tensor<1024x64xf32>) outs(%e : tensor<1024x64xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %s = arith.subf %x, %y : f32
      linalg.yield %s : f32
    } -> tensor<1024x64xf32>
    scf.yield %g : tensor<1024x64xf32>
  }
  return %r : tensor<1024x64xf32>
}
