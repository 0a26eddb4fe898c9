// RUN: jig check %s | FileCheck %s --check-prefix=NEAR
// RUN: jig check %s --constants=exact | FileCheck %s --check-prefix=EXACT
// RUN: not jig check %s --constants=near 2>&1 | FileCheck %s --check-prefix=CHOICE
// RUN: jig eval %s --entry f --arg f32=3.0 --domain=field | FileCheck %s --check-prefix=ONE
// RUN: jig eval %s --entry f --arg f32=3.0 --domain=field --constants=exact | FileCheck %s --check-prefix=MORE
// The nearest float of a third is a third, and the report says so; or it is itself, a little more.
// NEAR: equal {{.*}} transform.annotate
// NEAR: constants stood for the fractions that they are nearest to (--constants=exact)
// EXACT: equal {{.*}} transform.annotate
// EXACT-NOT: stood for
// CHOICE: --constants takes nearest-fraction or exact, not 'near'
// ONE: 1.000000e+00
// MORE-NOT: 1.000000e+00
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  func.func @f(%x: f32) -> f32 {
    %c = arith.constant 0.333333343 : f32
    %y = arith.mulf %x, %c : f32
    return %y : f32
  }
  transform.named_sequence @__transform_main(%root: !t) {
    %m = transform.structured.match ops{["arith.mulf"]} in %root : (!t) -> !t
    transform.annotate %m "seen" : !t
    transform.yield
  }
}
