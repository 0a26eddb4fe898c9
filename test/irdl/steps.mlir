// RUN: not jig-opt --transform-interpreter --allow-unregistered-dialect %s 2>&1 | FileCheck %s
// Every level asks the one below twice; the reference does not come back from a few more.
// CHECK: error: takes too many steps to compare with an op
%a = "test.value"() : () -> i32
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
      irdl.dialect @d {
        irdl.operation @op {
          %0 = irdl.is f32
          %1 = irdl.any_of(%0, %0)
          %2 = irdl.any_of(%1, %1)
          %3 = irdl.any_of(%2, %2)
          %4 = irdl.any_of(%3, %3)
          %5 = irdl.any_of(%4, %4)
          %6 = irdl.any_of(%5, %5)
          %7 = irdl.any_of(%6, %6)
          %8 = irdl.any_of(%7, %7)
          %9 = irdl.any_of(%8, %8)
          %10 = irdl.any_of(%9, %9)
          %11 = irdl.any_of(%10, %10)
          %12 = irdl.any_of(%11, %11)
          %13 = irdl.any_of(%12, %12)
          %14 = irdl.any_of(%13, %13)
          %15 = irdl.any_of(%14, %14)
          %16 = irdl.any_of(%15, %15)
          %17 = irdl.any_of(%16, %16)
          %18 = irdl.any_of(%17, %17)
          irdl.results(r: %18)
        }
      }
    }
    transform.yield
  }
}
