// A product of matrices whose sizes are known when it runs.
!m = tensor<?x?xf32>

func.func @dynamic(%a: !m, %b: !m, %c: !m) -> !m attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%c : !m) -> !m
  %product = linalg.matmul ins(%a, %b : !m, !m) outs(%init : !m) -> !m
  return %product : !m
}
