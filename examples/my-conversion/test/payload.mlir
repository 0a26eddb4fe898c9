// The least and the largest number, a token, and a number travel through functions and loops.
func.func @clamped(%bits: i32, %n: index) -> i32 {
  %low = arith.constant -100 : i32
  %high = arith.constant 100 : i32
  %token = num.token
  %a = num.from_bits %low
  %b = num.from_bits %high
  %range = num.range %a to %b
  %x = num.from_bits %bits
  %r = call @sum(%x, %range, %token, %n) : (!num.fix, !num.range, !num.token, index) -> !num.fix
  %out = num.to_bits %r
  return %out : i32
}

func.func private @sum(%x: !num.fix, %range: !num.range, %token: !num.token, %n: index) -> !num.fix {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %x, %bounds = %range) -> (!num.fix, !num.range) {
    %y = num.times %x, %i
    %z = num.add %sum, %y
    %c = num.clamp %z in %bounds
    scf.yield %c, %bounds : !num.fix, !num.range
  }
  return %r#0 : !num.fix
}
