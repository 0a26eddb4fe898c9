// Arguments bound by options, as release 17 did.
// RUN: jig-opt --pass-pipeline='builtin.module(test-transform-dialect-interpreter{bind-first-extra-to-ops=linalg.matmul bind-second-extra-to-params=4,8})' --verify-diagnostics --split-input-file %s
// RUN: not jig-opt --test-transform-dialect-interpreter=bind-second-extra-to-ops=linalg.matmul %s 2>&1 | FileCheck --check-prefix=SECOND %s
// RUN: not jig-opt --test-transform-dialect-interpreter='bind-first-extra-to-ops=linalg.matmul bind-first-extra-to-params=1' %s 2>&1 | FileCheck --check-prefix=TWICE %s
// SECOND: cannot bind the second extra argument without the first
// TWICE: bind-first-extra-to-ops, bind-first-extra-to-results-of-ops and bind-first-extra-to-params exclude each other
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    // expected-remark @below {{the product}}
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%root: !transform.any_op, %products: !transform.any_op, %sizes: !transform.param<i64>):
    transform.debug.emit_remark_at %products, "the product" : !transform.any_op
    // expected-remark @below {{sizes 4 : i64, 8 : i64}}
    transform.debug.emit_param_as_remark %sizes, "sizes" : !transform.param<i64>
  }
}

