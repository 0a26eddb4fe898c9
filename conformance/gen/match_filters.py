# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""structured.match: every pair of filters, in targets of one op, of several, of none."""
import itertools

from _payloads import match, script

OP = "!transform.any_op"
PAYLOAD = """func.func @f(%x: tensor<4x8xf32>, %i: i32, %n: index) attributes {fa = 1 : i32} {
  %0 = linalg.exp {p, q = "s"} ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = arith.addi %i, %i {p} : i32
  %3:2 = "test.two"(%i, %n) {p = 3} : (i32, index) -> (i32, i32)
  %4 = "test.none"() : () -> i32
  scf.for %k = %n to %n step %n { scf.forall (%z) in (3) { "test.in"(%i, %i, %i) : (i32, i32, i32) -> () } }
  %s = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%x : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
func.func private @g()"""
FILTERS = ['ops{["arith.addi"]}', 'ops{["test.two", "test.in"]}', 'ops{["no.op"]}', "ops{[]}", "ops{[1]}", 'ops{"arith.addi"}',
           "interface{LinalgOp}", "interface{TilingInterface}", "interface{LoopLikeInterface}", "interface{Nope}", "attributes{p}",
           "attributes{p = 3 : i64}", 'attributes{q = "s"}', "attributes{p, q}", "attributes{fa = 1 : i32}", "attributes{}",
           "filter_result_type = i32", "filter_result_type = tensor<4x8xf32>", "filter_result_type = 3",
           "filter_operand_types = [i32, index]", "filter_operand_types = [i32]", "filter_operand_types = []",
           "filter_operand_types = [i32, i32, i32]", "filter_operand_types = 1"]
RESULTS = [OP, '!transform.op<"arith.addi">', '!transform.op<"no.op">', "!transform.any_value", "!transform.param<i64>"]


def grid():
    args = "--transform-interpreter --allow-unregistered-dialect"
    for a, b in itertools.product([""] + FILTERS, FILTERS):
        body = f'%m = transform.structured.match {a} {b} in %root : ({OP}) -> {OP}\ntransform.debug.emit_remark_at %m, "x" : {OP}'
        yield args, script(PAYLOAD, body)
    for target, a, t in itertools.product(("func.func", "no.op", "scf.for", "arith.addi"), FILTERS[:2] + FILTERS[6:8] + FILTERS[10:11], RESULTS):
        body = match("t", target) + f'\n%m = transform.structured.match {a} in %t : ({OP}) -> {t}'
        yield args, script(PAYLOAD, body + f'\ntransform.debug.emit_remark_at %m, "x" : {t}' * ("param" not in t))
