// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.scf.for_loop_canonicalization
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @tiles(%t: tensor<1024x512xf32>, %z: f32) -> tensor<1024x512xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c30 = arith.constant 30 : index
  %c1024 = arith.constant 1024 : index
  %r = scf.for %i = %c0 to %c1024 step %c32 iter_args(%x = %t) -> tensor<1024x512xf32> {
    %size = affine.min affine_map<(d0)[s0] -> (s0, -d0 + 1024)>(%i)[%c32]
    %size2 = affine.min affine_map<(d0) -> (32, -d0 + 1024)>(%i)
    %size3 = affine.min affine_map<(d0) -> (30, -d0 + 1024)>(%i)
    %m = affine.max affine_map<(d0) -> (0, d0 - 4, d0)>(%i)
    %s = tensor.extract_slice %x[%i, %m] [%size, %size2] [1, 1] : tensor<1024x512xf32> to tensor<?x?xf32>
    %f = linalg.fill ins(%z : f32) outs(%s : tensor<?x?xf32>) -> tensor<?x?xf32>
    %y = tensor.insert_slice %f into %x[%i, %size3] [%size, %size2] [1, 1] : tensor<?x?xf32> into tensor<1024x512xf32>
    scf.yield %y : tensor<1024x512xf32>
  }
  %r2 = scf.for %i = %c0 to %c1024 step %c30 iter_args(%x = %r) -> tensor<1024x512xf32> {
    %size3 = affine.min affine_map<(d0) -> (30, -d0 + 1024)>(%i)
    %s = tensor.extract_slice %x[%i, 0] [%size3, 512] [1, 1] : tensor<1024x512xf32> to tensor<?x512xf32>
    %f = linalg.fill ins(%z : f32) outs(%s : tensor<?x512xf32>) -> tensor<?x512xf32>
    %y = tensor.insert_slice %f into %x[%i, 0] [%size3, 512] [1, 1] : tensor<?x512xf32> into tensor<1024x512xf32>
    scf.yield %y : tensor<1024x512xf32>
  }
  return %r2 : tensor<1024x512xf32>
}
// CASE
func.func private @use(index)
func.func @others(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %n) to (%c64, %m) step (%c8, %c3) {
    %0 = affine.min affine_map<(d0) -> (8, -d0 + 64)>(%i)
    func.call @use(%0) : (index) -> ()
    %1 = affine.min affine_map<(d0)[s0] -> (3, -d0 + s0)>(%j)[%m]
    func.call @use(%1) : (index) -> ()
    %2 = affine.max affine_map<(d0, d1)[s0] -> (d1, s0, s0 - d0)>(%i, %j)[%n]
    func.call @use(%2) : (index) -> ()
  }
  scf.forall (%i, %j, %k) in (64, %n, 10) {
    %0 = affine.min affine_map<(d0) -> (64, d0)>(%i)
    func.call @use(%0) : (index) -> ()
    %1 = affine.max affine_map<(d0)[s0] -> (d0, s0 - 1)>(%j)[%n]
    func.call @use(%1) : (index) -> ()
    %2 = affine.min affine_map<(d0)[s0] -> (d0, s0 - 1)>(%j)[%n]
    func.call @use(%2) : (index) -> ()
    %3 = affine.min affine_map<(d0, d1) -> (7, d0 - d1 * 3 + 128)>(%i, %k)
    func.call @use(%3) : (index) -> ()
  }
  scf.forall (%i, %j) = (0, %n) to (1024, %m) step (32, 5) {
    %0 = affine.min affine_map<(d0) -> (32, -d0 + 1024)>(%i)
    func.call @use(%0) : (index) -> ()
    %1 = affine.min affine_map<(d0)[s0] -> (5, -d0 + s0)>(%j)[%m]
    func.call @use(%1) : (index) -> ()
  }
  scf.forall (%i, %j) = (0, %n) to (1024, %m) step (32, %c3) {
    %0 = affine.min affine_map<(d0) -> (32, -d0 + 1024)>(%i)
    func.call @use(%0) : (index) -> ()
    %1 = affine.min affine_map<(d0)[s0] -> (3, -d0 + s0, 4)>(%j)[%m]
    func.call @use(%1) : (index) -> ()
  }
  affine.for %i = 0 to 1024 step 32 {
    %0 = affine.min affine_map<(d0) -> (32, -d0 + 1024)>(%i)
    func.call @use(%0) : (index) -> ()
  }
  %1 = affine.min affine_map<(d0) -> (d0, d0 + 1)>(%n)
  func.call @use(%1) : (index) -> ()
  %2 = affine.max affine_map<()[s0] -> (s0, s0 - 1, s0 * 2)>()[%n]
  func.call @use(%2) : (index) -> ()
  %3 = affine.min affine_map<()[s0] -> (7, 9)>()[%n]
  func.call @use(%3) : (index) -> ()
  return
}
// CASE
func.func private @use(index)
func.func @dims(%t: tensor<?x?xf32>, %u: tensor<4x?xf32>, %v: tensor<?x?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %t, %z = %v) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %0 = tensor.dim %x, %c0 : tensor<?x?xf32>
    func.call @use(%0) : (index) -> ()
    %1 = tensor.dim %y, %i : tensor<?x?xf32>
    func.call @use(%1) : (index) -> ()
    %2 = tensor.dim %z, %c1 : tensor<?x?xf32>
    func.call @use(%2) : (index) -> ()
    %a = tensor.insert_slice %u into %x[0, %i] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
    %b = scf.for %j = %c0 to %n step %c1 iter_args(%w = %a) -> tensor<?x?xf32> {
      %3 = tensor.dim %w, %c1 : tensor<?x?xf32>
      func.call @use(%3) : (index) -> ()
      %c = tensor.insert_slice %u into %w[0, %j] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
      %d = tensor.insert_slice %u into %c[0, %3] [4, %n] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
      scf.yield %d : tensor<?x?xf32>
    }
    %4 = tensor.dim %b, %c1 : tensor<?x?xf32>
    func.call @use(%4) : (index) -> ()
    scf.yield %b, %z, %y : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
  %5 = tensor.dim %r#0, %c0 : tensor<?x?xf32>
  %6 = tensor.dim %r#1, %c0 : tensor<?x?xf32>
  %7 = tensor.dim %r#2, %c1 : tensor<?x?xf32>
  return %5, %6, %7 : index, index, index
}
