// RUN: rm -rf %t && split-file %s %t
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point name -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=NAME
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point values -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=VALUES
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point collect -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=COLLECT
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point some --explain-matches -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=SOME
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point some -o /dev/null 2>&1 | count 0
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point inner -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=INNER
// RUN: not jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point name --werror empty -o /dev/null 2>&1 | FileCheck %t/script.mlir --check-prefix=WERROR
// RUN: jig apply --quiet --script %t/script.mlir %S/Inputs/chain.mlir --entry-point values --explain=off -o /dev/null 2>&1 | count 0
// What became of the matchers of foreach_match and collect_matching: how many ops each of their demands let through, and what the
// nearest misses are like.

//--- script.mlir
!t = !transform.any_op
!p = !transform.param<i64>
module attributes {transform.with_named_sequence} {
  transform.named_sequence @typo(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmull"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @fill(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.fill"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @large(%op: !t {transform.readonly}) -> !t {
    transform.match.operation_name %op ["linalg.matmul"] : !t
    %d = transform.match.structured %op : (!t) -> !p {
    ^bb0(%s: !t):
      %k = transform.match.structured.dim %s[2] {reduction} : (!t) -> !p
      transform.match.structured.yield %k : !p
    }
    %c = transform.param.constant 256 : i64 -> !p
    transform.match.param.cmpi ge %d, %c : !p
    transform.yield %op : !t
  }
  transform.named_sequence @parallel(%op: !t {transform.readonly}) -> !t {
    transform.match.structured %op : !t {
    ^bb0(%s: !t):
      transform.match.structured.dim %s[all] {parallel} : !t
      transform.match.structured.yield
    }
    transform.match.operation_name %op ["linalg.generic"] : !t
    transform.yield %op : !t
  }
  transform.named_sequence @mark(%op: !t {transform.readonly}) -> !t {
    transform.annotate %op "x" : !t
    transform.yield %op : !t
  }
  transform.named_sequence @look(%op: !t {transform.readonly}) {
    %f = transform.get_parent_op %op {op_name = "func.func"} : (!t) -> !t
    %r, %x = transform.foreach_match in %f @typo -> @mark : (!t) -> (!t, !t)
    transform.yield
  }

  transform.named_sequence @name(%root: !t {transform.consumed}) {
    // NAME: script.mlir:[[#@LINE+6]]:14: warning: none of its matchers takes anything
    // NAME: note: @typo takes none of 15 ops: transform.match.operation_name script.mlir:5 lets none of 15 through
    // NAME: note: there are linalg.yield (4), linalg.fill (2), linalg.matmul (2)
    // NAME: note: so 1 step did nothing, from script.mlir:[[#@LINE+4]] on
    // NAME: script.mlir:5:5: warning: no op is registered as 'linalg.matmull'; did you mean 'linalg.matmul'?
    // WERROR: script.mlir:5:5: error: no op is registered as 'linalg.matmull'
    %r, %x = transform.foreach_match in %root @typo -> @mark : (!t) -> (!t, !t)
    transform.annotate %x "y" : !t
    transform.yield
  }
  transform.named_sequence @values(%root: !t {transform.consumed}) {
    // VALUES: script.mlir:[[#@LINE+6]]:14: warning: none of its matchers takes anything
    // VALUES: note: @large takes none of 15 ops: transform.match.operation_name script.mlir:13 lets 2 of 15 through, transform.match.param.cmpi script.mlir:20 lets none of 2 through
    // VALUES: note: not linalg.matmul chain.mlir:4: expected parameter to be greater than or equal to 256, got 128
    // VALUES: note: not linalg.matmul chain.mlir:6: expected parameter to be greater than or equal to 256, got 96
    // VALUES: note: @parallel takes none of 15 ops: transform.match.structured.dim script.mlir:26 lets 2 of 4 through, transform.match.operation_name script.mlir:29 lets none of 2 through
    // VALUES-NOT: warning
    %r, %x = transform.foreach_match in %root @large -> @mark, @parallel -> @mark : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @collect(%root: !t {transform.readonly}) {
    // COLLECT: script.mlir:[[#@LINE+3]]:10: warning: nothing was found
    // COLLECT: note: @large takes none of 16 ops: transform.match.operation_name
    // COLLECT: note: not linalg.matmul chain.mlir:4: expected parameter to be greater than or equal to 256, got 128
    %x = transform.collect_matching @large in %root : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @some(%root: !t {transform.consumed}) {
    // SOME: script.mlir:[[#@LINE+5]]:14: remark: 2 actions were carried out
    // SOME: note: @fill takes 2 of 15 ops: transform.match.operation_name script.mlir:9 lets 2 of 15 through
    // SOME: note: @large takes none of 13 ops: transform.match.operation_name script.mlir:13 lets 2 of 13 through, transform.match.param.cmpi script.mlir:20 lets none of 2 through
    // SOME: note: not linalg.matmul chain.mlir:4: expected parameter to be greater than or equal to 256, got 128
    // SOME-NOT: there are
    %r, %x = transform.foreach_match in %root @fill -> @mark, @large -> @mark : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @inner(%root: !t {transform.consumed}) {
    // INNER: script.mlir:38:14: warning: none of its matchers takes anything (2 times)
    // INNER: note: @typo takes none of 14 ops
    // INNER-NOT: @fill
    %r = transform.foreach_match in %root @fill -> @look : (!t) -> !t
    transform.yield
  }
}
