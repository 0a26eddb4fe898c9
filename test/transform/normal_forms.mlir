// NOT IN MLIR 22: transform.payload
// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: @blocks
// CHECK: transform.structured.match {{.*}} -> !transform.normalized_op<#transform.single_block<nested false>>
// CHECK: !transform.normalized_op<#transform.iterators<parallel, window, reduction>, #transform.divisible<4, 0, 2>>
// CHECK-SAME: !transform.normalized_op<#transform.trip_count<at_most 3>>
module @blocks attributes {transform.with_named_sequence} {
  // expected-remark @below {{found}}
  func.func @f(%c: i1) {
    scf.execute_region {
      cf.br ^a
    ^a:
      scf.yield
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.normalized_op<#transform.single_block<nested false>>
    transform.debug.emit_remark_at %0, "found" : !transform.normalized_op<#transform.single_block<nested false>>
    transform.yield
  }
  transform.named_sequence private @takes(
    %a: !transform.normalized_op<#transform.iterators<parallel, window, reduction>, #transform.divisible<4, 0, 2>> {transform.readonly},
    %b: !transform.normalized_op<#transform.trip_count<at_most 3>> {transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%c: i1) {
    // expected-error @below {{normal form single_block requires each region to have one block}}
    scf.execute_region {
      cf.br ^a
    ^a:
      scf.yield
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-note @below {{the handle is bound here}}
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.normalized_op<#transform.single_block<nested true>>
    transform.yield
  }
}

// -----

// A declaration has no block.
module attributes {transform.with_named_sequence} {
  // expected-error @below {{normal form single_block requires each region to have one block}}
  func.func private @f()
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{the handle is bound here}}
    %1 = transform.cast %0 : !transform.any_op to !transform.normalized_op<#transform.single_block<nested false>>
    transform.yield
  }
}

// -----

// Several forms: all of them.
module @loops attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x?xf32>, %b: tensor<?x7xf32>, %c: tensor<8x7xf32>) -> tensor<8x7xf32> {
    // expected-error @below {{normal form divisible requires the size of loop #2 to be a multiple of 2}}
    %0 = linalg.matmul ins(%a, %b : tensor<8x?xf32>, tensor<?x7xf32>) outs(%c : tensor<8x7xf32>) -> tensor<8x7xf32>
    return %0 : tensor<8x7xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.normalized_op<#transform.iterators<parallel, parallel, reduction>>
    %2 = transform.cast %1 : !transform.normalized_op<#transform.iterators<parallel, parallel, reduction>> to !transform.normalized_op<#transform.divisible<8, 7>>
    // expected-note @below {{the handle is bound here}}
    %3 = transform.cast %2 : !transform.normalized_op<#transform.divisible<8, 7>> to !transform.normalized_op<#transform.iterators<parallel, parallel, reduction>, #transform.divisible<4, 0, 2>>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
    // expected-error @below {{normal form iterators requires loop #0 to be reduction}}
    %0 = linalg.exp ins(%a : tensor<8xf32>) outs(%a : tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-note @below {{the handle is bound here}}
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.normalized_op<#transform.iterators<reduction>>
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%n: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    // expected-remark @below {{short}}
    scf.for %i = %c0 to %c9 step %c1 {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.normalized_op<#transform.trip_count<at_most 9>>
    transform.debug.emit_remark_at %0, "short" : !transform.normalized_op<#transform.trip_count<at_most 9>>
    // Nothing is in any form.
    %none = transform.structured.match ops{["scf.while"]} in %root : (!transform.any_op) -> !transform.normalized_op<#transform.trip_count<at_most 0>>
    transform.yield
  }
}

// -----

// What a script can see before it runs: no structured op is a loop.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{the handle is defined here}}
  transform.named_sequence @__transform_main(%root: !transform.normalized_op<#transform.iterators<parallel>>) {
    // expected-error @below {{operand #0 needs payload of '!transform.interface<LoopLikeOpInterface>', which no op of a handle of type '!transform.normalized_op<#transform.iterators<parallel>>' can be}}
    transform.apply_licm to %root : !transform.normalized_op<#transform.iterators<parallel>>
    transform.yield
  }
}

// -----

// CHECK-LABEL: @promised
// CHECK: transform.payload attributes {normal_forms = [#transform.single_block<nested true>]} {
// CHECK-NEXT: builtin.module
module @promised attributes {transform.with_named_sequence} {
  // expected-remark @below {{matched}}
  transform.payload attributes {normal_forms = [#transform.single_block<nested true>]} {
    builtin.module {
      func.func @f() {
        return
      }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["transform.payload"]} in %root : (!transform.any_op) -> !transform.normalized_op<#transform.single_block<nested true>>
    transform.debug.emit_remark_at %0, "matched" : !transform.normalized_op<#transform.single_block<nested true>>
    transform.yield
  }
}

// -----

// expected-note @below {{the form is promised here}}
transform.payload attributes {normal_forms = [#transform.single_block<nested true>]} {
  builtin.module {
    // expected-error @below {{normal form single_block requires each region to have one block}}
    func.func @f() {
      cf.br ^a
    ^a:
      return
    }
  }
}

// -----

// expected-error @below {{duplicate normal form #transform.single_block<nested true>}}
// expected-note @below {{previous instance #transform.single_block<nested false>}}
transform.payload attributes {normal_forms = [#transform.single_block<nested false>, #transform.single_block<nested true>]} {
}

// -----

// expected-error @below {{'transform.payload' op attribute 'normal_forms' failed to satisfy constraint: array of normal forms}}
transform.payload attributes {normal_forms = [1]} {
}

// -----

// expected-error @below {{'transform.payload' op requires attribute 'normal_forms'}}
transform.payload {
}

// -----

// expected-error @below {{expected a normal form, got 1 : i64}}
func.func private @f(!transform.normalized_op<1>)

// -----

// Several of one kind that can both hold are no duplicates, wherever forms are written.
// expected-error @below {{normal form divisible requires a structured op}}
// expected-note @below {{the form is promised here}}
transform.payload attributes {normal_forms = [#transform.divisible<8>, #transform.divisible<0, 4>]} {
}
func.func private @f(!transform.normalized_op<#transform.divisible<8>, #transform.divisible<0, 4>>)

// -----

// expected-error @below {{duplicate normal form #transform.divisible<8>}}
// expected-note @below {{previous instance #transform.divisible<8>}}
transform.payload attributes {normal_forms = [#transform.divisible<8>, #transform.divisible<8>]} {
}

// -----

// expected-error @below {{duplicate normal form}}
func.func private @f(!transform.normalized_op<#transform.trip_count<at_most 1>, #transform.trip_count<at_most 1>>)

// -----

// expected-error @below {{duplicate normal form}}
func.func private @f(!transform.normalized_op<#transform.single_block<nested true>, #transform.single_block<nested false>>)

// -----

// expected-error @below {{expected 'true' or 'false'}}
func.func private @f(!transform.normalized_op<#transform.single_block<nested 1>>)

// -----

// expected-error @below {{expected 'parallel', 'reduction' or 'window'}}
func.func private @f(!transform.normalized_op<#transform.iterators<a>>)

// -----

// expected-error @below {{expected a divisor of at least 0}}
func.func private @f(!transform.normalized_op<#transform.divisible<-1>>)

// -----

// expected-error @below {{expected a number of iterations}}
func.func private @f(!transform.normalized_op<#transform.trip_count<at_most -1>>)
