// RUN: rm -rf %t && mkdir %t
// RUN: jig apply --quiet --entry-point attrs %s 2>&1 >/dev/null | FileCheck %s --check-prefix=ATTRS
// RUN: jig-opt --transform-interpreter=entry-point=attrs %s 2>&1 >/dev/null | count 0
// RUN: jig apply --quiet --entry-point loops %s 2>&1 >/dev/null | FileCheck %s --check-prefix=LOOPS
// RUN: jig-opt --transform-interpreter=entry-point=loops %s 2>&1 >/dev/null | count 0
// RUN: jig eval %s --script %s --entry-point nothing --entry f 2>&1 >/dev/null | FileCheck %s --check-prefix=NOTHING
// RUN: not jig eval %s --script %s --entry-point refused --entry f 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: not jig run %s --script %s --entry-point refused --entry f 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: not jig eval %s --script %s --entry f 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: not jig apply --quiet --entry-point declared %s 2>&1 | FileCheck %s --check-prefix=DECLARED
// RUN: jig eval %s --entry f --out %t/r.npy && jig eval %s --entry f --compare %t/r.npy 2>&1 | FileCheck %s --check-prefix=ALIKE
// What a script did not do is told by all commands that run one.

// ALIKE: result #0 is as in '{{.*}}r.npy': 4 elements alike
!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  // ENTRY: error: could not find a nested named sequence with name: __transform_main
  // ENTRY: note: say which to start with by --entry-point (attrs, loops, nothing, refused, declared)
  func.func @f() -> tensor<4xf32> {
    %c = arith.constant 1.0 : f32
    %e = tensor.empty() : tensor<4xf32>
    // REFUSED: error: transform.structured.vectorize cannot be done to linalg.fill script_tells.mlir:[[#@LINE+1]]: vector size 2 is less than 4 iterations
    %r = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
  // DECLARED: :[[#@LINE+1]]:3: note: declared here
  transform.named_sequence private @elsewhere(%m: !t {transform.readonly})
  transform.named_sequence @attrs(%m: !t) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %m : (!t) -> !t
    // ATTRS: :[[#@LINE+1]]:18: warning: 'padding_dimension' is no attribute of 'transform.structured.pad' and does nothing; did you mean 'padding_dimensions'?
    %p, %q, %r = transform.structured.pad %0 {padding_dimension = [0], my.own} : (!t) -> (!t, !t, !t)
    // ATTRS: :[[#@LINE+1]]:10: warning: 'bufferize_function_boundary' is no attribute of 'transform.bufferization.one_shot_bufferize' and does nothing; did you mean 'bufferize_function_boundaries'?
    %2 = transform.bufferization.one_shot_bufferize %m {bufferize_function_boundary = true} : (!t) -> !t
    %3 = transform.structured.match ops{["func.func"]} in %2 : (!t) -> !t
    transform.foreach %3 : !t {
    ^bb0(%f: !t):
      // ATTRS: :[[#@LINE+1]]:7: remark: 'quite_another' is no attribute of 'transform.print' and does nothing{{$}}
      transform.print %f {quite_another, skip_regions} : !t
    }
    // ATTRS-NOT: remark
    transform.yield
  }
  transform.named_sequence @loops(%m: !t {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %m : (!t) -> !t
    // LOOPS: :[[#@LINE+1]]:18: warning: loop 7 in 'padding_dimensions' pads nothing: this 'linalg.fill' has 1 loops, counted from 0
    %p, %q, %r = transform.structured.pad %0 {padding_dimensions = [0, 7]} : (!t) -> (!t, !t, !t)
    transform.yield
  }
  transform.named_sequence @nothing(%m: !t {transform.readonly}) {
    // NOTHING: :[[#@LINE+2]]:10: warning: nothing in the payload matches
    // NOTHING: note: no op is registered as 'linalg.fil'; did you mean 'linalg.fill'?
    %0 = transform.structured.match ops{["linalg.fil"]} in %m : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @refused(%m: !t {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.fill"]} in %m : (!t) -> !t
    transform.structured.vectorize %0 vector_sizes [2] : !t
    transform.yield
  }
  transform.named_sequence @declared(%m: !t {transform.readonly}) {
    transform.include @elsewhere failures(propagate) (%m) : (!t) -> ()
    transform.yield
  }
}
