// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "affine.for", "scf.while", "scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %l : !transform.any_op
    transform.annotate %l "loop" : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @slice(%t: tensor<?xf32>, %a: index, %b: index, %c: index) -> tensor<?xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<?xf32> {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<?xf32> to tensor<5xf32>
    %1 = "test.foo"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
    %2 = tensor.insert_slice %1 into %x[0][5][1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// CASE
func.func @transfers(%t: tensor<8xf32>, %a: index, %b: index, %c: index) -> tensor<8xf32> {
  %f = arith.constant 0.0 : f32
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<8xf32> {
    %0 = vector.transfer_read %x[%a], %f : tensor<8xf32>, vector<4xf32>
    %1 = "test.foo"(%0) : (vector<4xf32>) -> (vector<4xf32>)
    %2 = vector.transfer_write %1, %x[%a] : vector<4xf32>, tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// CASE
func.func @two_disjoint(%t: tensor<16xf32>, %a: index, %b: index, %c: index) -> tensor<16xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<16xf32> {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<16xf32> to tensor<5xf32>
    %1 = "test.foo"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
    %2 = tensor.insert_slice %1 into %x[0][5][1] : tensor<5xf32> into tensor<16xf32>
    %3 = tensor.extract_slice %2[8][5][1] : tensor<16xf32> to tensor<5xf32>
    %4 = "test.bar"(%3) : (tensor<5xf32>) -> (tensor<5xf32>)
    %5 = tensor.insert_slice %4 into %2[8][5][1] : tensor<5xf32> into tensor<16xf32>
    scf.yield %5 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// CASE
func.func @overlapping(%t: tensor<16xf32>, %a: index, %b: index, %c: index) -> tensor<16xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<16xf32> {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<16xf32> to tensor<5xf32>
    %1 = "test.foo"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
    %2 = tensor.insert_slice %1 into %x[0][5][1] : tensor<5xf32> into tensor<16xf32>
    %3 = tensor.extract_slice %2[3][5][1] : tensor<16xf32> to tensor<5xf32>
    "test.bar"(%3) : (tensor<5xf32>) -> ()
    scf.yield %2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// CASE
func.func @nested(%t: tensor<16xf32>, %a: index, %b: index, %c: index) -> tensor<16xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<16xf32> {
    %s = scf.for %j = %a to %b step %c iter_args(%y = %x) -> tensor<16xf32> {
      %0 = tensor.extract_slice %y[0][5][1] : tensor<16xf32> to tensor<5xf32>
      %1 = "test.foo"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
      %2 = tensor.insert_slice %1 into %y[0][5][1] : tensor<5xf32> into tensor<16xf32>
      scf.yield %2 : tensor<16xf32>
    }
    scf.yield %s : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// CASE
func.func @varying(%t: tensor<16xf32>, %a: index, %b: index, %c: index) -> tensor<16xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<16xf32> {
    %0 = tensor.extract_slice %x[%i][5][1] : tensor<16xf32> to tensor<5xf32>
    %1 = "test.foo"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
    %2 = tensor.insert_slice %1 into %x[%i][5][1] : tensor<5xf32> into tensor<16xf32>
    scf.yield %2 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// CASE
func.func @dynamic(%t: tensor<?x?xf32>, %a: index, %b: index, %c: index) -> tensor<?x?xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<?x?xf32> {
    %0 = tensor.extract_slice %x[%a, 0][%b, 4][1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
    %1 = "test.foo"(%0) : (tensor<?x4xf32>) -> (tensor<?x4xf32>)
    %2 = tensor.insert_slice %1 into %x[%a, 0][%b, 4][1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
// CASE
func.func @two_tensors(%t: tensor<8xf32>, %u: tensor<8xf32>, %a: index, %b: index, %c: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%x = %t, %y = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<8xf32> to tensor<5xf32>
    %1 = tensor.extract_slice %y[1][5][1] : tensor<8xf32> to tensor<5xf32>
    %2 = arith.addf %0, %1 : tensor<5xf32>
    %3 = tensor.insert_slice %2 into %x[0][5][1] : tensor<5xf32> into tensor<8xf32>
    %4 = tensor.insert_slice %0 into %y[1][5][1] : tensor<5xf32> into tensor<8xf32>
    scf.yield %3, %4 : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}
// CASE
func.func @swapped(%t: tensor<8xf32>, %u: tensor<8xf32>, %a: index, %b: index, %c: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %r:2 = scf.for %i = %a to %b step %c iter_args(%x = %t, %y = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<8xf32> to tensor<5xf32>
    %3 = tensor.insert_slice %0 into %x[0][5][1] : tensor<5xf32> into tensor<8xf32>
    scf.yield %y, %3 : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}
// CASE
func.func @whole_is_read(%t: tensor<8xf32>, %a: index, %b: index, %c: index) -> tensor<8xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<8xf32> {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<8xf32> to tensor<5xf32>
    "test.use"(%x) : (tensor<8xf32>) -> ()
    %2 = tensor.insert_slice %0 into %x[0][5][1] : tensor<5xf32> into tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// CASE
func.func @only_reads(%t: tensor<8xf32>, %a: index, %b: index, %c: index) -> tensor<8xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<8xf32> {
    %0 = tensor.extract_slice %x[0][5][1] : tensor<8xf32> to tensor<5xf32>
    "test.use"(%0) : (tensor<5xf32>) -> ()
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// CASE
func.func @only_writes(%t: tensor<8xf32>, %v: tensor<5xf32>, %a: index, %b: index, %c: index) -> tensor<8xf32> {
  %r = scf.for %i = %a to %b step %c iter_args(%x = %t) -> tensor<8xf32> {
    %2 = tensor.insert_slice %v into %x[0][5][1] : tensor<5xf32> into tensor<8xf32>
    scf.yield %2 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}
// CASE
func.func @strides(%t: tensor<16xf32>, %a: index) -> tensor<16xf32> {
  %r = scf.for %i = %a to %a step %a iter_args(%x = %t) -> tensor<16xf32> {
    %0 = tensor.extract_slice %x[0][5][2] : tensor<16xf32> to tensor<5xf32>
    %1 = "test.foo"(%0) : (tensor<5xf32>) -> (tensor<5xf32>)
    %2 = tensor.insert_slice %1 into %x[0][5][2] : tensor<5xf32> into tensor<16xf32>
    %3 = tensor.extract_slice %2[9][4][1] : tensor<16xf32> to tensor<4xf32>
    %4 = "test.foo"(%3) : (tensor<4xf32>) -> (tensor<4xf32>)
    %5 = tensor.insert_slice %4 into %2[9][4][1] : tensor<4xf32> into tensor<16xf32>
    scf.yield %5 : tensor<16xf32>
  }
  return %r : tensor<16xf32>
}
// CASE
func.func @forall(%t: tensor<16xf32>) -> tensor<16xf32> {
  %r = scf.forall (%i) in (16) shared_outs(%o = %t) -> tensor<16xf32> {
    %e = tensor.extract_slice %o[%i][1][1] : tensor<16xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i][1][1] : tensor<1xf32> into tensor<16xf32>
    }
  }
  return %r : tensor<16xf32>
}
// CASE
func.func @bounds_of_values(%t: tensor<?xf32>, %a: index, %b: index, %s: index, %n: index) -> tensor<?xf32> {
  %r = scf.for %i = %a to %b step %s iter_args(%x = %t) -> tensor<?xf32> {
    %p = tensor.extract_slice %x[%n] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %q = tensor.extract_slice %x[0] [%n] [1] : tensor<?xf32> to tensor<?xf32>
    %u = math.exp %p : tensor<4xf32>
    %v = math.exp %q : tensor<?xf32>
    %y = tensor.insert_slice %u into %x[%n] [4] [1] : tensor<4xf32> into tensor<?xf32>
    %z = tensor.insert_slice %v into %y[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
// CASE
func.func @equal_sums(%t: tensor<?xf32>, %a: index, %n: index) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %m = arith.addi %n, %c4 : index
  %o = affine.apply affine_map<()[s0] -> (s0 + 4)>()[%n]
  %k = affine.min affine_map<()[s0] -> (s0, 4)>()[%n]
  %r = scf.for %i = %a to %n step %a iter_args(%x = %t) -> tensor<?xf32> {
    %p = tensor.extract_slice %x[%m] [4] [1] : tensor<?xf32> to tensor<4xf32>
    %u = math.exp %p : tensor<4xf32>
    %y = tensor.insert_slice %u into %x[%o] [4] [1] : tensor<4xf32> into tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  %s = scf.for %i = %a to %n step %a iter_args(%x = %r) -> tensor<?xf32> {
    %p = tensor.extract_slice %x[%m] [4] [2] : tensor<?xf32> to tensor<4xf32>
    %q = tensor.extract_slice %x[0] [%k] [1] : tensor<?xf32> to tensor<?xf32>
    %u = math.exp %p : tensor<4xf32>
    %v = math.exp %q : tensor<?xf32>
    %y = tensor.insert_slice %u into %x[%m] [4] [2] : tensor<4xf32> into tensor<?xf32>
    %z = tensor.insert_slice %v into %y[0] [%k] [1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  return %s : tensor<?xf32>
}
