// ARGS: --scf-for-loop-peeling --allow-unregistered-dialect --split-input-file
// ARGS: --scf-for-loop-peeling='skip-partial=false' --allow-unregistered-dialect --split-input-file
// ARGS: --scf-for-loop-peeling='peel-front=true' --allow-unregistered-dialect --split-input-file --dump-pass-pipeline
func.func @nest(%n: index, %m: index, %k: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %n step %c4 {
    %a = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%i)[%n]
    scf.for %j = %c0 to %m step %c8 {
      %b = affine.min affine_map<(d0)[s0] -> (s0 - d0, 8)>(%j)[%m]
      scf.for %l = %i to %k step %s {
        %c = affine.min affine_map<(d0)[s0, s1] -> (s0 - d0, s1)>(%l)[%k, %s]
        "x"(%a, %b, %c) : (index, index, index) -> ()
      }
    }
  }
  return
}
// -----
func.func @constants(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %c9 = arith.constant 9 : index
  %r = scf.for %i = %c0 to %c8 step %c3 iter_args(%a = %x) -> f32 {
    %y = scf.for %j = %c1 to %c8 step %c1 iter_args(%b = %a) -> f32 {
      %z = arith.addf %a, %b : f32
      scf.yield %z : f32
    }
    scf.yield %y : f32
  }
  %q = scf.for %i = %c0 to %c9 step %c3 iter_args(%a = %r) -> f32 {
    %y = arith.addf %a, %a : f32
    scf.yield %y : f32
  }
  return %q : f32
}
// -----
func.func @tiled(%t: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %r = scf.for %i = %c0 to %d0 step %c32 iter_args(%a = %o) -> tensor<?x?xf32> {
    %s = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 32)>(%i)[%d0]
    %q = scf.for %j = %c0 to %d1 step %c32 iter_args(%b = %a) -> tensor<?x?xf32> {
      %u = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 32)>(%j)[%d1]
      %e = tensor.extract_slice %t[%i, %j] [%s, %u] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
      %x = math.exp %e : tensor<?x?xf32>
      %f = tensor.insert_slice %x into %b[%i, %j] [%s, %u] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      scf.yield %f : tensor<?x?xf32>
    }
    scf.yield %q : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}
