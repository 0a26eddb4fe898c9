# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops on handles: every kind and number of what they hold, and every option."""
from _payloads import SMALL, match, script

OP, VALUE, PARAM, ANY = "!transform.any_op", "!transform.any_value", "!transform.param<i64>", "!transform.any_param"
ADDF, MULF = '!transform.op<"arith.addf">', '!transform.op<"arith.mulf">'
# What a handle holds: none, one, two, three payload ops, values, parameters.
MADE = {
    "%none": (OP, match("none", "no.op")), "%one": (OP, match("one", "arith.addf")),
    "%three": (OP, match("one", "arith.addf") + "\n" + match("two", "arith.mulf") + "\n" + match("x", "arith.subf") +
               f"\n%three = transform.merge_handles %one, %two, %x : {OP}"),
    "%typed": (ADDF, match("typed", "arith.addf").replace("-> !transform.any_op", "-> " + ADDF)),
    "%v": (VALUE, match("o", "arith.mulf") + f"\n%v = transform.get_operand %o[all] : ({OP}) -> {VALUE}"),
    "%nv": (VALUE, match("o", "foo.none") + f"\n%nv = transform.get_result %o[all] : ({OP}) -> {VALUE}"),
    "%p": (PARAM, f"%p = transform.param.constant 7 : i64 -> {PARAM}"),
    "%pp": (PARAM, f"%p1 = transform.param.constant 7 : i64 -> {PARAM}\n%p2 = transform.param.constant -8 : i64 -> {PARAM}\n"
            f"%pp = transform.merge_handles %p1, %p2, %p1 : {PARAM}"),
    "%s": (ANY, f'%s = transform.param.constant "text" -> {ANY}')}
FLAGS = ["", "{fail_on_payload_too_small = false}", "{pass_through_empty_handle = false}", "{overflow_result = 0}",
         "{overflow_result = 1}", "{overflow_result = 2}", "{overflow_result = 1, fail_on_payload_too_small = false}",
         "{pass_through_empty_handle = false, fail_on_payload_too_small = false}"]


def shown(name, t):
    return f"transform.debug.emit_param_as_remark {name} : {t}" if "param" in t else f'transform.debug.emit_remark_at {name}, "r" : {t}'


def uses(h, t):
    for n in range(4):
        for flags in FLAGS:
            results = f"%r:{n} = " if n else ""
            yield (f"{results}transform.split_handle {h} {flags} : ({t}) -> ({', '.join([t] * n)})\n" +
                   "\n".join(shown(f"%r#{i}", t) for i in range(n)))
    for deduplicate in "", "deduplicate":
        for many in (h, f"{h}, {h}"):
            yield f"%r = transform.merge_handles {deduplicate} {many} : {t}\n{shown('%r', t)}"
    yield from (f"%r = transform.cast {h} : {t} to {u}\n{shown('%r', u)}" for u in (OP, ADDF, MULF, VALUE, PARAM, ANY))
    yield f"%n = transform.num_associations {h} : ({t}) -> {PARAM}\n{shown('%n', PARAM)}"
    yield f"transform.debug.emit_param_as_remark {h}, \"m\" : {t}"
    yield f"%r = transform.replicate num({h}) {h} : {t}, {t}\n{shown('%r', t)}"
    yield f'%r = transform.select "arith.addf" in {h} : ({t}) -> {OP}\n{shown("%r", OP)}'
    yield f'transform.annotate {h} "a" : {t}'
    yield f"transform.foreach {h} : {t} {{\n^bb0(%e: {t}):\n{shown('%e', t)}\n}}"
    for p in "eq ne lt le gt ge".split():
        yield f"transform.match.param.cmpi {p} {h}, {h} : {t}"
    yield from (f'transform.print {h} {{name = "n"}} : {t}', f"transform.verify {h} : {t}", f"transform.apply_dce to {h} : {t}")
    for op in "operand result".split():
        for p in ("0", "1", "-1", "all", "except(0)", "0, 1", "7", "0, 0"):
            yield f"%r = transform.get_{op} {h}[{p}] : ({t}) -> {VALUE}\n{shown('%r', VALUE)}"
    for op in "consumers_of_result producer_of_operand".split():
        yield from (f"%r = transform.get_{op} {h}[{p}] : ({t}) -> {OP}\n{shown('%r', OP)}" for p in (0, 1, 9))
    for attrs in ("", "{isolated_from_above}", '{op_name = "func.func"}', "{nth_parent = 2}", "{deduplicate}", "{allow_empty_results}",
                  '{op_name = "no.op", allow_empty_results}', "{nth_parent = 9}"):
        yield f"%r = transform.get_parent_op {h} {attrs} : ({t}) -> {OP}\n{shown('%r', OP)}"
    yield f"%r = transform.get_defining_op {h} : ({t}) -> {OP}\n{shown('%r', OP)}"
    yield f"%r = transform.get_type {h} : ({t}) -> !transform.type"


def grid():
    for h, (t, made) in MADE.items():
        for use in uses(h, t):
            yield "--transform-interpreter --allow-unregistered-dialect", script(SMALL, f"{made}\n{use}")
