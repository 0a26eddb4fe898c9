# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One case: a payload evaluated before and after a script or pipeline; and in a process of its own, as it may crash."""
import ctypes.util
import os
import pickle
import re
import select
import signal
import sys
import time
from dataclasses import dataclass, replace

import compare
import machine
import payload
import scripts

STEPS = 400_000


@dataclass(frozen=True)
class Case:
    payload: str
    fills: tuple
    loose: tuple
    script: str = ""    # or
    pipeline: str = ""
    rounds: bool = False    # otherwise than before: it is held against that in the field only
    bits: bool = True       # else what the field decides is not held against floats as well, for the time that takes
    compiled: bool = False  # in place of being evaluated, afterwards
    threads: int = 0        # that share loops then


@dataclass
class Before:
    """What a payload computes. `field`: in the field; None: it has no floats, or no meaning there."""
    floats: list
    field: list = None
    undecided: str = ""  # why not


@dataclass
class Outcome:
    """`kind`: same; differ, error, crash, hang, trace: what is looked for; ill, unread: the generator's fault; stuck: a script that
    stopped half way, with the same results; known: see KNOWN; invalid: the verifier tells, as the reference's; trace: a step that failed changed the payload;
    refused: the default pipeline, LLVM IR or LLVM has no code for it; undecided: it rounds otherwise, and has no meaning in the field, or constants were folded."""
    kind: str
    why: str = ""
    which: int = 0  # of the results
    by: str = ""    # what decided: field, folded (see below), undecided (in the field; floats did); else floats, or there are none


# What is known to go wrong and is not mended yet: (what the error or difference says, what the script or pipeline does, what the payload has, why).
KNOWN = [
    (r"", r"(?s)loop\.outline.*loop\.(coalesce|peel|unroll)", r"constant -(2147483\d{3}|9223372036854775\d{3}|1[12]\d|32[67]\d\d) ",
     "of a function's arguments nobody knows that a loop's range does not fit its type (docs/miscompiles.md)"),
    (r"negative size|out of bounds", r"num_threads", r"linalg\.(pack|unpack|conv|depthwise|pooling|generic|winograd)",
     "more threads than tiles: the last ones take a window or inner tiles beyond the end, as in the reference"),
    (r"0\.0", r"arith-expand", r"maximumf|minimumf|linalg\.(max|min|pooling)",
     "of zeros with different signs a maximum is the second one, as in the reference"),
    (r"0\.0", r"compiled", r"maxnumf|minnumf",
     "of zeros with different signs either one is the maximum and the minimum"),
    (r"was .*-0\.0", r"structured\.(pad|pack)|block-pack-matmul", r"linalg\.(\w*mat\w*|dot|mmt4d|generic|contract|conv|depthwise)",
     "a sum of nothing but -0.0 is 0.0 with padding of 0.0, as in the reference"),
    (r"Runtime op verification|stopped by signal 6", r"(?s)num_threads.*runtime-verification", r"linalg\.",
     "more threads than elements: the last ones take slices of nothing beyond the end, as in the reference"),
    (r"0\.0", r"", r"complex\.(add|mul|div)",
     "a complex sum with 0, a product and a quotient by 1 fold to the other part, of which -0.0 stays, as in the reference"),
    (r"divides by what is not positive", r"(?s)num_threads.*matmul_padded_sizes_next_multiple_of", r"linalg\.",
     "of a tile of nothing the next multiple is 0: inner tiles of no elements, as in the reference"),
    (r"0\.0", r"vector-to-llvm", r"vector\.(reduction <add>|multi_reduction <add>|contract)",
     "a sum of nothing but -0.0 without a number to begin with is 0.0, as in the reference"),
    (r"vector\.\w*(load|store)' op index .* out of bounds", r"fold.memref.alias", r"memref\.collapse_shape",
     "rows of what is collapsed may go on in the next one, as in the reference"),
    (r"takes more steps than its limit", r"to-llvm.*(scf-to-cf|scf-for-to-while)", r"scf\.for",
     "a loop whose last step passes the end of its type never ends as branches where its bounds are no constants, as in the reference"),
    (r"lie differently in memory", r"llvm", r"memref|vector",
     "buffers of vectors with gaps, or of elements that fill no bytes, are not looked at from both sides (src/eval/README.md)"),
    (r"reads an element that was never written", r"(?s)structured\.promote.*(convert_to_loops|linalg-to-)", r"linalg\.fill",
     "what is promoted is copied, also where it is not read: a copy takes what was never written along, a load does not"),
    (r"view memory as elements of another size", r"bufferize", r"index_cast",
     "a cast of tensors becomes one of buffers, as in the reference, where nobody lowers that"),
]


# Steps that take for granted, as in the reference, that no loop begins behind its end (docs/miscompiles.md).
FORWARD = r"loop\.(peel|unroll|coalesce|split)|loop-peeling|loop-unroll|loop-coalesc"
LOOP = re.compile(r"^( *)(?:%\S+ = )?scf\.for (unsigned )?%\S+ = (%\S+) to (%\S+) step .*?(?: : (i\d+))? \{$", re.M)


def asked(loop):
    """The loop, and before it whether it begins behind its end, unless both are constants."""
    column, unsigned, start, end, t = loop.groups()
    if all(f"{x} = arith.constant " in loop.string for x in (start, end)):
        return loop.group(0)
    name = f"%forward{loop.start()}"
    return (f"{column}{name} = arith.cmpi {'ule' if unsigned else 'sle'}, {start}, {end} : {t or 'index'}\n"
            f'{column}cf.assert {name}, "behind its end"\n{loop.group(0)}')


def begins_behind(library, case):
    """Does a loop of the payload begin behind its end, where a step takes for granted that none does?"""
    if not re.search(FORWARD, case.script or case.pipeline or ""):
        return False
    try:
        evaluate(library, replace(case, payload=LOOP.sub(asked, case.payload)))
    except machine.Failure as e:
        return "behind its end" in str(e)
    return False


def is_unsafe(m):
    """Was it said that iterations put their parts of one sum into the same place, where the last one stays?"""
    return any("tiling is not thread safe" in warning for warning in m.warnings)


def is_known(library, case, why):
    how = (case.script or case.pipeline) + ("compiled" if case.compiled else "")
    return any(re.search(a, why) and re.search(b, how) and re.search(c, case.payload) for a, b, c, _ in KNOWN) or begins_behind(library, case)


BAD = ("differ", "error", "crash", "hang", "trace")


def evaluate(library, case):
    return look(library, case, False).floats


FLOATS = re.compile(r"(?:\b|x)(b?f16|tf32|f32|f64|f80|f128|f8E\w+|f6E\w+|f4E\w+)\b")


def look(library, case, field=True):
    """What it computes before all scripts. A payload that is well defined in floats need not be so in the field, where a number of a
    size that floats have may come out as any other."""
    m = machine.Machine(library)
    try:
        op = m.parse(case.payload)
        before = Before(m.evaluate(op, case.fills, max_steps=STEPS))
        try:
            if field and FLOATS.search(case.payload):
                before.field = m.evaluate(op, case.fills, max_steps=STEPS, domain=machine.FIELD)
        except machine.Failure as e:
            before.undecided = str(e)
        m.l.op_destroy(op)
        return before
    finally:
        m.close()


def change(m, case, op, on_step=None):
    """True: all was applied."""
    if case.pipeline:
        return m.pipeline(op, case.pipeline)
    if not case.script:
        return True
    script = m.parse(case.script, "script")
    m.why()
    done = m.interpret(op, script, on_step)
    m.l.op_destroy(script)
    return done


def frees_all(case):
    """Does its pipeline promise that all memory is freed?"""
    return scripts.frees(case.pipeline)


# ---- Constants that a script folded ----
# Folding rounds, and the field does not. By the rule of `jig check` (docs/checking.md): where there are constants of floats that were
# not there, or some are not any more, what differs in the field is right as long as floats are the same bit by bit.

CONSTANT = re.compile(r"\bconstant\b(.*)")


def constants(m, op):
    return {x for x in CONSTANT.findall(m.print(op)) if FLOATS.search(x)}


def may_have_folded(library, case, m, op):
    other = machine.Machine(library)
    try:
        before = other.parse(case.payload)
        known = constants(other, before)
        other.l.op_destroy(before)
        return constants(m, op) != known
    finally:
        other.close()


# ---- Before and after ----

@dataclass
class After:
    """A payload that a script or pipeline went over."""
    case: Case
    m: machine.Machine
    op: int
    signature: machine.Signature

    def evaluate(self, domain=machine.IEEE):
        case = self.case
        if case.compiled:
            return self.m.compiled(self.op, case.fills, signature=self.signature, threads=case.threads)
        return self.m.evaluate(self.op, case.fills, max_steps=STEPS * 20, check_leaks=frees_all(case), signature=self.signature, domain=domain)


def told(values, now, i, how=""):
    return f"result {i} was {values[i]} and is {now[i]}{how}" if len(values) == len(now) else f"{len(values)} results were, {len(now)} are"


def in_field(library, before, after):
    """What decided, and what differs, if anything does."""
    if before.field is None or after.case.compiled:
        return "undecided" if before.undecided else "", None
    try:
        now = after.evaluate(machine.FIELD)
    except machine.Undecided:
        return "undecided", None
    except machine.Failure as e:
        raise machine.Failure(f"{e}, in the field") from e
    i = compare.differ(before.field, now, ())
    if i is None:
        return "field", None
    return ("folded" if may_have_folded(library, after.case, after.m, after.op) else "field"), Outcome("differ", told(before.field, now, i, " in the field"), i)


def in_floats(before, after, loose):
    now = after.evaluate()
    i = compare.differ(before.floats, now, loose)
    return None if i is None else Outcome("differ", told(before.floats, now, i), i)


def held_against(library, before, after):
    """What differs is wrong: in the field, or rounded otherwise. Results that are loose have no bound where the field decides."""
    case = after.case
    by, wrong = in_field(library, before, after)
    if wrong and by == "field":
        return by, wrong
    if case.rounds:
        return by, Outcome("undecided") if by in ("folded", "undecided") else None
    if by == "field" and not case.bits:
        return by, None
    loose = ["any" if x and by == "field" else x for x in case.loose]
    return by, in_floats(before, after, loose)


def run(library, case, before=None):
    try:
        before = before or look(library, case)
    except machine.Failure as e:
        return Outcome("ill", str(e))
    m = machine.Machine(library)
    kind = "unread"
    op = None
    try:
        op = m.parse(case.payload)
        signature = m.signature(op)
        done = change(m, case, op)
        why = m.why()
        if case.pipeline and not done:
            return Outcome("stuck", why)  # it said so
        kind = "invalid"
        m.verify(op)
        kind = "error"
        by, wrong = held_against(library, before, After(case, m, op, signature))
        found = wrong or (Outcome("same") if done else Outcome("stuck", why))
        if found.kind == "differ" and (is_unsafe(m) or is_known(library, case, found.why)):
            found.kind = "known"
        found.by = by
        return found
    except machine.Refused as e:
        return Outcome("refused", str(e))
    except machine.Failure as e:
        if kind == "error" and is_known(library, case, str(e)):
            kind = "known"
        return Outcome(kind, str(e))
    finally:
        if op:
            m.l.op_destroy(op)
        m.close()


def trace(library, case):
    """Does a step that fails leave the payload as it was, locations too?"""
    m = machine.Machine(library)
    try:
        op = m.parse(case.payload)
        last, found, failed = [m.print(op, True)], [], []

        def on_step(name, status):
            now = m.print(op, True)
            if status == 1:
                failed.append(name)
                if now != last[0]:
                    found.append(name)
            last[0] = now
        change(m, case, op, on_step)
        m.l.op_destroy(op)
        if found:
            return Outcome("trace", found[0])
        return Outcome("silenced" if failed else "same", failed[0] if failed else "")
    except machine.Failure as e:
        return Outcome("unread", str(e))
    finally:
        m.close()


# ---- Cases by number ----

PER_PAYLOAD = 4


# Sums whose order the lowering chooses: vector.contract sums up before it adds what was there, also where a script
# made it.
# vector.fma becomes llvm.intr.fmuladd, which a machine may round twice; math.expm1 and log1p become a function and a sum.
REORDERED = re.compile(r"vector\.(contract|fma) .*x(f16|f32|f64|bf16)>|math\.(expm1|log1p) ")
has_threads = ctypes.util.find_library("omp") is not None
EVERY = 16  # so many payloads one is compiled, where there is LLVM


def plain(number):
    """A payload that is compiled as it is, without a script."""
    p = payload.make(number, payload.PLAIN)
    loose = ("sum",) * len(p.loose) if REORDERED.search(p.text) else tuple(p.loose)
    return Case(p.text, tuple(p.fills), loose, compiled=True, threads=(0, 0, 2)[number % 3] if has_threads else 0)


def cases(number, compiled=False):
    """The cases of one payload; or those that are compiled: as it is, and after each of its scripts."""
    if not compiled:
        yield from evaluated(number)
        return
    for k, case in enumerate(evaluated(number)):
        if case.rounds:
            continue
        if REORDERED.search(case.payload) or "vectorize" in case.script:
            case = replace(case, loose=("sum",) * len(case.loose))
        threads = (0, 2, 3)[(number + k) % 3] if has_threads else 0
        yield replace(case, compiled=True, threads=threads, **({"pipeline": ""} if k == 0 else {}))


def share(number):
    """Of the compiled cases, what comes with the others: one after a script, or one without."""
    if number % EVERY == EVERY // 2:
        return [plain(number)]
    some = list(cases(number, True)) if number % EVERY == 0 else []
    return some and [some[number // EVERY % len(some)]]


def evaluated(number):
    p = payload.make(number)
    for k in range(PER_PAYLOAD):
        seed = number * PER_PAYLOAD + k
        case = Case(p.text, tuple(p.fills), tuple(p.loose), rounds=p.rounds, bits=(number + k) % 2 == 0)
        if p.flavour == "functions":
            yield replace(case, pipeline=scripts.boundaries(seed))
            continue
        if p.flavour == "lowered" and k != 3:
            yield replace(case, pipeline=scripts.to_llvm(seed))
            continue
        if p.flavour in ("nests", "carried"):
            yield replace(case, pipeline=scripts.pipeline(seed, scripts.LOOP_PASSES)) if k < 2 else scripted(case, seed, steps=scripts.LOOP_STEPS)
            continue
        yield replace(case, pipeline=scripts.pipeline(seed)) if k == 0 else scripted(case, seed)


def scripted(case, seed, **how):
    text, rounds = scripts.make(seed, case.payload, **how)
    return replace(case, script=text, rounds=case.rounds or rounds)


def flat_case(number):
    """A case for traces: no step that has a body."""
    p = payload.make(number)
    return scripted(Case(p.text, tuple(p.fills), tuple(p.loose)), number, flat=True)


# ---- Processes ----

def quiet():
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 1)
    os.dup2(null, 2)


class Patience:
    """A process hangs when it had so much of a processor without an end: clocks on the wall tell what else the machine does. One that
    waits for something hangs, too, after ten times as long."""

    def __init__(self, pid, seconds):
        self.pid, self.seconds, self.begun = pid, seconds, time.time()
        self.used = self.busy()

    def busy(self):
        try:
            with open(f"/proc/{self.pid}/stat") as f:
                fields = f.read().rsplit(")", 1)[1].split()
        except OSError:
            return 0
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")  # its own and its children's

    def is_over(self):
        return self.busy() - self.used > self.seconds or time.time() - self.begun > 10 * self.seconds


def apart(path, case, seconds=20, how=None):
    """run() in a process of its own."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        quiet()
        with os.fdopen(write, "wb") as out:
            pickle.dump((how or run)(loaded(path), case), out)
        os._exit(0)
    os.close(write)
    patience, ready = Patience(child, seconds), []
    while not ready and not patience.is_over():
        ready, _, _ = select.select([read], [], [], 0.5)
    if not ready:
        os.kill(child, signal.SIGKILL)
    with os.fdopen(read, "rb") as data:
        text = data.read() if ready else b""
    status = os.waitpid(child, 0)[1]
    if text:
        return pickle.loads(text)
    return Outcome("hang") if not ready else Outcome("crash", f"status {status}")


LIBRARIES = {}


def loaded(path):
    if path not in LIBRARIES:
        LIBRARIES[path] = machine.Library(path)
    return LIBRARIES[path]


def has_code(path):
    """Can payloads be compiled? Asked before there are workers, which then need not load LLVM."""
    return loaded(path).codegen_available(None)
