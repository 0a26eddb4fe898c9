// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @a(%n: index, %f: f32) {
  %0 = memref.alloc() {alignment = 64 : i64, foo} : memref<15xf32>
  memref.store %f, %0[%n] : memref<15xf32>
  memref.dealloc %0 : memref<15xf32>
  %1 = memref.alloc() : memref<16xf32>
  memref.store %f, %1[%n] : memref<16xf32>
  memref.dealloc %1 : memref<16xf32>
  %2 = memref.alloc() : memref<17xf32>
  memref.store %f, %2[%n] : memref<17xf32>
  memref.dealloc %2 : memref<17xf32>
  %3 = memref.alloc(%n) : memref<?xf32>
  memref.store %f, %3[%n] : memref<?xf32>
  memref.dealloc %3 : memref<?xf32>
  %4 = memref.alloc() : memref<4xf32>
  memref.store %f, %4[%n] : memref<4xf32>
  %5 = memref.alloc() : memref<64xi1>
  memref.dealloc %5 : memref<64xi1>
  %6 = memref.alloc() : memref<8xindex>
  memref.dealloc %6 : memref<8xindex>
  %7 = memref.alloc() : memref<8xcomplex<f32>>
  memref.dealloc %7 : memref<8xcomplex<f32>>
  %8 = memref.alloc() : memref<4xvector<3xf32>>
  memref.dealloc %8 : memref<4xvector<3xf32>>
  %9 = memref.alloc() : memref<65xi1>
  memref.dealloc %9 : memref<65xi1>
  return
}
// CASE
func.func @nested(%c: i1, %n: index) {
  %0 = memref.alloc() : memref<4xf32, 3>
  scf.if %c {
    memref.dealloc %0 : memref<4xf32, 3>
    %1 = memref.alloc() : memref<i32>
    memref.dealloc %1 : memref<i32>
  }
  %2 = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.dealloc %2 : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}
