# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""apply_patterns, apply_cse, apply_dce and conversions: options, and kinds of targets that may go on the way."""
import itertools

from _payloads import script

OP = "!transform.any_op"
LIMITED = """func.func @f(%x: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.addi %x, %c0 : i32
  %b = arith.addi %a, %c0 : i32
  %c = arith.muli %b, %x : i32
  %d = arith.muli %b, %x : i32
  %e = arith.subi %c, %d : i32
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %r = scf.for %i = %i0 to %n step %i1 iter_args(%s = %e) -> i32 {
    %t = arith.addi %s, %c0 : i32
    %u = arith.addi %x, %t : i32
    %v = arith.addi %x, %t : i32
    %w = arith.xori %u, %v : i32
    %cc = arith.cmpi eq, %u, %v : i32
    scf.if %cc { "test.use"(%w) : (i32) -> () }
    scf.yield %w : i32
  }
  %cond = arith.constant true
  %q = scf.if %cond -> i32 { scf.yield %r : i32 } else { scf.yield %c : i32 }
  return %q, %r : i32, i32
}"""
NESTED = """func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c = arith.constant true
  %q = scf.if %c -> i32 { %z = arith.muli %y, %y : i32 scf.yield %z : i32 } else { scf.yield %x : i32 }
  %w = arith.addi %q, %c0 : i32
  return %w : i32
}"""
OPTIONS = ["", "{apply_cse}"] + [f"{{{o} = {n}}}" for o in ("max_iterations", "max_num_rewrites")
                                 for n in (-2, -1, 0, 1, 2, 3, 100)] + [
    "{apply_cse, max_iterations = %d}" % n for n in (0, 1, 2)] + ["{apply_cse, max_num_rewrites = %d}" % n for n in (0, 1, 5)]
STEPS = ["transform.apply_patterns to %m { transform.apply_patterns.canonicalization } : " + OP,
         "transform.apply_patterns to %m { transform.apply_patterns.canonicalization } {apply_cse} : " + OP,
         f"transform.apply_dce to %m : {OP}", f"transform.apply_cse to %m : {OP}",
         f"transform.apply_conversion_patterns to %m {{}} {{partial_conversion, preserve_handles}} : {OP}",
         f"transform.apply_conversion_patterns to %m {{}} {{partial_conversion}} : {OP}", f"transform.apply_licm to %m : {OP}",
         f"%z = transform.structured.generalize %m : ({OP}) -> {OP}"]


def rounds(n):
    """Subtractions that cancel only after the one before has: patterns and CSE need each other n times."""
    lines = ["%d0 = arith.constant 0 : i32"]
    for i in range(1, n + 1):
        lines += [f"%a{i} = arith.addi %q, %d{i - 1} : i32", f"%u{i} = arith.muli %p, %a{i} : i32",
                  f"%v{i} = arith.muli %p, %q : i32", f"%d{i} = arith.subi %u{i}, %v{i} : i32"]
    return "func.func @f(%%p: i32, %%q: i32) -> i32 {\n%s\nreturn %%d%d : i32\n}" % ("\n".join(lines), n)


def ladder(n):
    """Branches whose blocks become alike from the end on: a round for each."""
    blocks = [f"^l{i}:\n\"test.op{i}\"() : () -> ()\ncf.cond_br %d{i}, ^l{i + 1}, ^r{i + 1}\n^r{i}:\n" + "".join(
        f'"test.op{k}"() : () -> ()\n' for k in range(i, n)) + "cf.br ^exit" for i in range(n)]
    return "func.func @f(%s) {\ncf.cond_br %%d0, ^l0, ^r0\n%s\n^l%d:\ncf.br ^exit\n^r%d:\ncf.br ^exit\n^exit:\nreturn\n}" % (
        ", ".join(f"%d{i}: i1" for i in range(n)), "\n".join(blocks), n, n)


def found(*ops):
    names = "%f %g".split()
    return "".join(f'{n} = transform.structured.match ops{{["{o}"]}} in %root : ({OP}) -> {OP}\n' for n, o in zip(names, ops))


def grid():
    args, root = "--transform-interpreter --allow-unregistered-dialect", f"%root: {OP}"
    for target, o in itertools.product(("builtin.module", "func.func", "scf.for", "scf.if", "arith.addi"), OPTIONS):
        yield args, script(LIMITED, found(target) + STEPS[0].replace("%m", "%f").replace("} :", f"}} {o} :"), root)
    for payload in [rounds(n) for n in (1, 2, 9, 10, 11, 20)] + [ladder(n) for n in (3, 9, 11, 14)]:
        for o in OPTIONS[:4] + OPTIONS[-6:]:
            yield args, script(payload, found("func.func") + STEPS[0].replace("%m", "%f").replace("} :", f"}} {o} :"), root)
    for payload, a, b, step, suppressed in itertools.product((NESTED, LIMITED), ("func.func", "scf.if", "arith.addi", "scf.for"),
                                                             ("scf.if", "arith.addi", "arith.muli"), STEPS, (False, True)):
        body = found(a, b) + f"%m = transform.merge_handles %f, %g : {OP}\n"
        inner = f"transform.sequence %root : {OP} failures(suppress) {{\n^bb0(%k: {OP}):\n{step}\n}}" if suppressed else step
        yield args, script(payload, body + inner + f"\ntransform.print %root : {OP}", root)
