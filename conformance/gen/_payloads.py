# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What grids share: functions of folded values, and scripts about a payload."""


def folded(constants, ops):
    """A function that returns what ops on constants give: constants {name: (value, type)}, ops [(text, result type)]."""
    body = [f"  %{n} = arith.constant {v} : {t}" for n, (v, t) in constants.items()]
    body += [f"  %r{i} = {text}" for i, (text, _) in enumerate(ops)]
    types = ", ".join(t for _, t in ops)
    values = ", ".join(f"%r{i}" for i in range(len(ops)))
    return "func.func @f() -> (%s) {\n%s\n  return %s : %s\n}\n" % (types, "\n".join(body), values, types)


def script(payload, body, root="%root: !transform.any_op {transform.readonly}"):
    """A payload and the script for it."""
    return (f"module attributes {{transform.with_named_sequence}} {{\n{payload}\n"
            f"transform.named_sequence @__transform_main({root}) {{\n{body}\ntransform.yield\n}}\n}}\n")


def match(name, op):
    return f'%{name} = transform.structured.match ops{{["{op}"]}} in %root : (!transform.any_op) -> !transform.any_op'


# Ops with uses, of several results and of none, and nested.
SMALL = """func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %0, %a : f32
  %2 = arith.subf %0, %0 : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %1) ({ %9 = arith.negf %t#1 : f32 "foo.end"(%t#1) : (f32) -> () }) : (f32, f32) -> ()
  return %2 : f32
}"""
