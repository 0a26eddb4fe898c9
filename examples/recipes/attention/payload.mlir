// Attention of one head: softmax(Q * K^T / 8) * V.
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!head = tensor<512x64xf32>
!turned = tensor<64x512xf32>
!scores = tensor<512x512xf32>
!rows = tensor<512xf32>

// e^x of numbers up to 0, right to 1 unit in the last place: 2^n * e^r, where r is what is left of x by whole powers of 2.
// A function of the C library would be called for one number at a time; this one becomes vectors.
func.func private @exp(%x: f32) -> f32 {
  %low = arith.constant -87.0 : f32
  %log2e = arith.constant 1.44269502 : f32
  %ln2_high = arith.constant -0.693359375 : f32
  %ln2_low = arith.constant 2.12194440e-4 : f32
  %c0 = arith.constant 1.0 : f32
  %c2 = arith.constant 0.5 : f32
  %c3 = arith.constant 0.166666657 : f32
  %c4 = arith.constant 0.0416657850 : f32
  %c5 = arith.constant 0.00833345205 : f32
  %c6 = arith.constant 0.00139819994 : f32
  %c7 = arith.constant 1.98756912e-4 : f32
  %bias = arith.constant 127 : i32
  %mantissa = arith.constant 23 : i32
  %x0 = arith.maximumf %x, %low : f32
  %scaled = arith.mulf %x0, %log2e : f32
  %n = math.roundeven %scaled : f32
  %r0 = math.fma %n, %ln2_high, %x0 : f32
  %r = math.fma %n, %ln2_low, %r0 : f32
  %p6 = math.fma %c7, %r, %c6 : f32
  %p5 = math.fma %p6, %r, %c5 : f32
  %p4 = math.fma %p5, %r, %c4 : f32
  %p3 = math.fma %p4, %r, %c3 : f32
  %p2 = math.fma %p3, %r, %c2 : f32
  %p1 = math.fma %p2, %r, %c0 : f32
  %p = math.fma %p1, %r, %c0 : f32
  %exponent = arith.fptosi %n : f32 to i32
  %biased = arith.addi %exponent, %bias : i32
  %bits = arith.shli %biased, %mantissa : i32
  %power = arith.bitcast %bits : i32 to f32
  %e = arith.mulf %p, %power : f32
  return %e : f32
}

func.func @attention(%q: !head, %k: !head, %v: !head, %out: !head) -> !head attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %part = arith.constant 0.125 : f32
  %turned = tensor.empty() : !turned
  %scores = tensor.empty() : !scores
  %rows = tensor.empty() : !rows
  %head = tensor.empty() : !head
  %kt = linalg.transpose ins(%k : !head) outs(%turned : !turned) permutation = [1, 0]
  %s0 = linalg.fill ins(%zero : f32) outs(%scores : !scores) -> !scores
  %s = linalg.matmul ins(%q, %kt : !head, !turned) outs(%s0 : !scores) -> !scores
  %max0 = linalg.fill ins(%least : f32) outs(%rows : !rows) -> !rows
  %max = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%s : !scores) outs(%max0 : !rows) {
  ^bb0(%a: f32, %old: f32):
    %m = arith.maximumf %a, %old : f32
    linalg.yield %m : f32
  } -> !rows
  %e = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%s, %max : !scores, !rows) outs(%scores : !scores) {
  ^bb0(%a: f32, %m: f32, %old: f32):
    %d = arith.subf %a, %m : f32
    %x = arith.mulf %d, %part : f32
    %p = math.exp %x : f32
    linalg.yield %p : f32
  } -> !scores
  %sum0 = linalg.fill ins(%zero : f32) outs(%rows : !rows) -> !rows
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%e : !scores) outs(%sum0 : !rows) {
  ^bb0(%a: f32, %old: f32):
    %t = arith.addf %a, %old : f32
    linalg.yield %t : f32
  } -> !rows
  %o0 = linalg.fill ins(%zero : f32) outs(%head : !head) -> !head
  %o = linalg.matmul ins(%e, %v : !scores, !head) outs(%o0 : !head) -> !head
  %result = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%o, %sum : !head, !rows) outs(%out : !head) {
  ^bb0(%a: f32, %t: f32, %old: f32):
    %r = arith.divf %one, %t : f32
    %y = arith.mulf %a, %r : f32
    linalg.yield %y : f32
  } -> !head
  return %result : !head
}
