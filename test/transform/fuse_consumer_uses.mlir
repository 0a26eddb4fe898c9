// NOT IN MLIR 22: transform.structured.fuse_consumer_into_containing_op
// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// What consumers in loops use beside tiles, and what is known of the size of what the loops make.

module attributes {transform.with_named_sequence} {
  func.func @memory(%x: tensor<64xf32>, %y: tensor<64xf32>, %m: memref<f32>, %two: f32) -> tensor<64xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%acc = %x) -> tensor<64xf32> {
      %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
      %n = tensor.insert_slice %s into %acc[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
      scf.yield %n : tensor<64xf32>
    }
    memref.store %two, %m[] : memref<f32>
    // expected-note @below {{'linalg.generic' has effects on memory, whose order would change}}
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<64xf32>) outs(%y : tensor<64xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %e = memref.load %m[] : memref<f32>
      %z = arith.addf %a, %e : f32
      linalg.yield %z : f32
    } -> tensor<64xf32>
    return %o : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @all_of_it(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%acc = %x) -> tensor<64xf32> {
      %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
      %n = tensor.insert_slice %s into %acc[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
      scf.yield %n : tensor<64xf32>
    }
    // expected-note @below {{uses result 0 of the loops in its region, all of it}}
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<64xf32>) outs(%y : tensor<64xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %e = tensor.extract %r[%c0] : tensor<64xf32>
      %z = arith.addf %a, %e : f32
      linalg.yield %z : f32
    } -> tensor<64xf32>
    return %o : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @computed_of_it(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%acc = %x) -> tensor<64xf32> {
      %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
      %n = tensor.insert_slice %s into %acc[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
      scf.yield %n : tensor<64xf32>
    }
    // expected-note @below {{'tensor.extract' makes what the consumer uses of what the loops make}}
    %e = tensor.extract %r[%c0] : tensor<64xf32>
    %k = arith.negf %e : f32
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<64xf32>) outs(%y : tensor<64xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %a, %k : f32
      linalg.yield %z : f32
    } -> tensor<64xf32>
    return %o : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @loaded(%x: tensor<64xf32>, %y: tensor<64xf32>, %m: memref<f32>) -> tensor<64xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%acc = %x) -> tensor<64xf32> {
      %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
      %n = tensor.insert_slice %s into %acc[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
      scf.yield %n : tensor<64xf32>
    }
    // expected-note @below {{'memref.load' makes what the consumer uses behind the loops, and cannot be moved before them}}
    %k = memref.load %m[] : memref<f32>
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<64xf32>) outs(%y : tensor<64xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %a, %k : f32
      linalg.yield %z : f32
    } -> tensor<64xf32>
    return %o : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @captured
  // CHECK: %[[K:.*]] = arith.negf %arg2
  // CHECK: scf.for
  // CHECK: linalg.generic
  // CHECK: scf.if
  // CHECK: arith.addf %{{.*}}, %[[K]]
  // CHECK: scf.yield %{{.*}}, %{{.*}} : tensor<64xf32>, tensor<64xf32>
  func.func @captured(%x: tensor<64xf32>, %y: tensor<64xf32>, %v: f32, %t: i1) -> tensor<64xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%acc = %x) -> tensor<64xf32> {
      %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
      %n = tensor.insert_slice %s into %acc[%i] [16] [1] : tensor<16xf32> into tensor<64xf32>
      scf.yield %n : tensor<64xf32>
    }
    %k = arith.negf %v : f32
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<64xf32>) outs(%y : tensor<64xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = scf.if %t -> f32 {
        %w = arith.addf %a, %k : f32
        scf.yield %w : f32
      } else {
        scf.yield %a : f32
      }
      linalg.yield %z : f32
    } -> tensor<64xf32>
    return %o : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // What the loop hands on may have another size each time.
  func.func @grows(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: f32) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %x) -> tensor<?xf32> {
      %p = tensor.pad %t low[0] high[4] {
      ^bb0(%j: index):
        tensor.yield %z : f32
      } : tensor<?xf32> to tensor<?xf32>
      scf.yield %p : tensor<?xf32>
    }
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    // expected-note @below {{the tiles are not known to make up dimension 0 of result 0}}
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %g) -> tensor<?xf32> {
      %s = tensor.extract_slice %x[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %w = tensor.insert_slice %s into %acc[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      scf.yield %w : tensor<?xf32>
    } {l}
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<?xf32>) outs(%y : tensor<?xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %q = arith.negf %a : f32
      linalg.yield %q : f32
    } -> tensor<?xf32>
    return %o : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match attributes {l} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @keeps
  // CHECK: scf.for {{.*}} -> (tensor<?xf32>, tensor<?xf32>)
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<1xf32>)
  func.func @keeps(%x: tensor<?xf32>, %y: tensor<?xf32>, %z: f32) -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %g = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %x) -> tensor<?xf32> {
      %p = scf.for %j = %c0 to %c4 step %c1 iter_args(%u = %t) -> tensor<?xf32> {
        %q = tensor.insert %z into %u[%j] : tensor<?xf32>
        scf.yield %q : tensor<?xf32>
      }
      scf.yield %p : tensor<?xf32>
    }
    %n = tensor.dim %x, %c0 : tensor<?xf32>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %g) -> tensor<?xf32> {
      %s = tensor.extract_slice %x[%i] [1] [1] : tensor<?xf32> to tensor<1xf32>
      %w = tensor.insert_slice %s into %acc[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      scf.yield %w : tensor<?xf32>
    } {l}
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<?xf32>) outs(%y : tensor<?xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %q = arith.negf %a : f32
      linalg.yield %q : f32
    } -> tensor<?xf32>
    return %o : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match attributes {l} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // Each value is looked at once, though it is used twice.
  func.func @doubled(%x: tensor<64xf32>, %y: tensor<64xf32>, %v0: index) -> tensor<64xf32> {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %v1 = arith.addi %v0, %v0 : index
    %v2 = arith.addi %v1, %v1 : index
    %v3 = arith.addi %v2, %v2 : index
    %v4 = arith.addi %v3, %v3 : index
    %v5 = arith.addi %v4, %v4 : index
    %v6 = arith.addi %v5, %v5 : index
    %v7 = arith.addi %v6, %v6 : index
    %v8 = arith.addi %v7, %v7 : index
    %v9 = arith.addi %v8, %v8 : index
    %v10 = arith.addi %v9, %v9 : index
    %v11 = arith.addi %v10, %v10 : index
    %v12 = arith.addi %v11, %v11 : index
    %v13 = arith.addi %v12, %v12 : index
    %v14 = arith.addi %v13, %v13 : index
    %v15 = arith.addi %v14, %v14 : index
    %v16 = arith.addi %v15, %v15 : index
    %v17 = arith.addi %v16, %v16 : index
    %v18 = arith.addi %v17, %v17 : index
    %v19 = arith.addi %v18, %v18 : index
    %v20 = arith.addi %v19, %v19 : index
    %v21 = arith.addi %v20, %v20 : index
    %v22 = arith.addi %v21, %v21 : index
    %v23 = arith.addi %v22, %v22 : index
    %v24 = arith.addi %v23, %v23 : index
    %v25 = arith.addi %v24, %v24 : index
    %v26 = arith.addi %v25, %v25 : index
    %v27 = arith.addi %v26, %v26 : index
    %v28 = arith.addi %v27, %v27 : index
    %v29 = arith.addi %v28, %v28 : index
    %v30 = arith.addi %v29, %v29 : index
    // expected-note @below {{the tiles are not known to make up dimension 0 of result 0}}
    %r = scf.for %i = %c0 to %c64 step %c16 iter_args(%acc = %x) -> tensor<64xf32> {
      %o = arith.addi %i, %v30 : index
      %s = tensor.extract_slice %x[%i] [16] [1] : tensor<64xf32> to tensor<16xf32>
      %n = tensor.insert_slice %s into %acc[%o] [16] [1] : tensor<16xf32> into tensor<64xf32>
      scf.yield %n : tensor<64xf32>
    }
    %o = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%r : tensor<64xf32>) outs(%y : tensor<64xf32>) attrs = {c} {
    ^bb0(%a: f32, %b: f32):
      %z = arith.negf %a : f32
      linalg.yield %z : f32
    } -> tensor<64xf32>
    return %o : tensor<64xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %l = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %c = transform.structured.match attributes {c} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not fuse the consumer into the loops}}
    %f, %n = transform.structured.fuse_consumer_into_containing_op %c into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
