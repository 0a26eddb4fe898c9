// Products of i8 are summed up in i32, scaled by 2^-9 and cut to i8 again.
!i8s = tensor<512x512xi8>
!sums = tensor<512x512xi32>
#all = affine_map<(i, j) -> (i, j)>

func.func @int8(%a: !i8s, %b: !i8s, %out: !i8s) -> !i8s attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : i32
  %shift = arith.constant 9 : i32
  %least = arith.constant -128 : i32
  %most = arith.constant 127 : i32
  %empty = tensor.empty() : !sums
  %init = linalg.fill ins(%zero : i32) outs(%empty : !sums) -> !sums
  %product = linalg.matmul ins(%a, %b : !i8s, !i8s) outs(%init : !sums) -> !sums
  %result = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%product : !sums) outs(%out : !i8s) {
  ^bb0(%x: i32, %old: i8):
    %scaled = arith.shrsi %x, %shift : i32
    %low = arith.maxsi %scaled, %least : i32
    %cut = arith.minsi %low, %most : i32
    %y = arith.trunci %cut : i32 to i8
    linalg.yield %y : i8
  } -> !i8s
  return %result : !i8s
}
