// Softmax of each row: e^(x - max), divided by their sum.
#all = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
!x = tensor<1024x1000xf32>
!v = tensor<1024xf32>

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

func.func @softmax(%x: !x, %out: !x) -> !x attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %empty = tensor.empty() : !v
  %max0 = linalg.fill ins(%least : f32) outs(%empty : !v) -> !v
  %max = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : !x) outs(%max0 : !v) {
  ^bb0(%a: f32, %old: f32):
    %m = arith.maximumf %a, %old : f32
    linalg.yield %m : f32
  } -> !v
  %room = tensor.empty() : !x
  %e = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %max : !x, !v) outs(%room : !x) {
  ^bb0(%a: f32, %m: f32, %old: f32):
    %d = arith.subf %a, %m : f32
    %p = math.exp %d : f32
    linalg.yield %p : f32
  } -> !x
  %sum0 = linalg.fill ins(%zero : f32) outs(%empty : !v) -> !v
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%e : !x) outs(%sum0 : !v) {
  ^bb0(%a: f32, %old: f32):
    %s = arith.addf %a, %old : f32
    linalg.yield %s : f32
  } -> !v
  %result = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%e, %sum : !x, !v) outs(%out : !x) {
  ^bb0(%a: f32, %s: f32, %old: f32):
    %r = arith.divf %one, %s : f32
    %q = arith.mulf %a, %r : f32
    linalg.yield %q : f32
  } -> !x
  return %result : !x
}
