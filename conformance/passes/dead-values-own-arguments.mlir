// ARGS: --remove-dead-values --split-input-file
// ARGS: --remove-dead-values=canonicalize=false --split-input-file
// What the root of a sequence is bound to is needed as long as the sequence is there.
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1 = transform.get_parent_op %0 : (!transform.any_op) -> !transform.any_op
}

// -----
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  transform.alternatives %root : !transform.any_op {
  ^bb0(%scope: !transform.any_op):
    %0 = transform.get_parent_op %scope : (!transform.any_op) -> !transform.any_op
  }
}

// -----
// An induction variable is needed where the loop does something.
func.func @store_beside(%m: memref<10xf32>, %v: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%j] : memref<10xf32>
    }
    %1 = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %m[0] : memref<10xf32>
  }
  scf.for %i = %n to %n step %n {
    %0 = memref.alloc(%i) : memref<?xf32>
  }
  return
}

// -----
func.func @cast_beside(%n: index, %m: memref<10xf32>, %v: f32, %t: tensor<10xf32>) -> tensor<10xf32> {
  %0 = scf.forall (%i) in (10) shared_outs(%o = %t) -> tensor<10xf32> {
    %1 = tensor.cast %o : tensor<10xf32> to tensor<?xf32>
    %2 = memref.alloc(%i) : memref<?xf32>
    %3 = tensor.extract_slice %o[%i] [1] [1] : tensor<10xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %3 into %o[%i] [1] [1] : tensor<1xf32> into tensor<10xf32>
    }
  }
  return %0 : tensor<10xf32>
}

// -----
func.func private @used_by_unknown_op(%a: i32, %b: i32, %c: i32) {
  "builtin.unrealized_conversion_cast"(%b) : (i32) -> ()
  return
}
func.func @caller(%x: i32, %y: i32) {
  call @used_by_unknown_op(%x, %y, %y) : (i32, i32, i32) -> ()
  return
}
