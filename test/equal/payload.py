# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A random payload: a module with @main, what to call it with, and how exact each result is."""
import random
from dataclasses import dataclass

import accesses
import buffers
import control
import devices
import elementwise
import functions
import lanes
import loops
import lowered
import oddities
import tensors
import vector_memory
import vectors
import views
from build import COMPLEX, FLOATS, INTS, Builder, Shaped

# Which families meet in one payload.
FLAVOURS = {
    "scalars": [elementwise.step], "control": [elementwise.step, elementwise.step, control.step],
    "nests": [elementwise.step, control.loops],
    "tensors": [tensors.step, tensors.step, tensors.step, elementwise.step], "loops": [tensors.step, control.step, tensors.step],
    "buffers": [buffers.step, buffers.step, control.step], "vectors": [vectors.step], "lanes": [vectors.step, tensors.step, control.step],
    "memory": [vector_memory.step, vector_memory.step, buffers.step, vectors.step, control.step],
    "all": [elementwise.step, control.step, tensors.step, vectors.step, buffers.step],
    "carried": [loops.step, loops.step, elementwise.step], "every lane": [lanes.step], "lanes in loops": [lanes.step, lanes.step, loops.step],
    "views": [views.step, views.step, loops.step], "all views": [views.step],
    "sums": [tensors.sums], "accesses": [accesses.step], "oddities": [oddities.step],
    "devices": [devices.step, devices.step, elementwise.step], "lowered": [lowered.step, lowered.step, control.step],
}
WEIGHTS = {"scalars": 1, "control": 2, "nests": 2, "tensors": 4, "loops": 2, "buffers": 2, "vectors": 2, "lanes": 1, "memory": 1, "all": 1, "devices": 2, "functions": 1, "lowered": 2,
           "carried": 1, "every lane": 2, "lanes in loops": 1, "views": 1, "all views": 1, "sums": 1, "accesses": 2, "oddities": 2}
PLAIN = {"scalars": 1, "control": 1, "tensors": 2, "loops": 1, "buffers": 1, "lanes": 1, "memory": 1, "all": 1, "nests": 1, "carried": 4, "every lane": 6, "lanes in loops": 2, "views": 2, "all views": 3}


def only(names):
    """No others from now on."""
    for weights in (WEIGHTS, PLAIN):
        weights.update({**dict.fromkeys(weights, 0), **dict.fromkeys(names, 1)})


@dataclass
class Payload:
    text: str
    fills: list
    loose: list  # of each result
    flavour: str
    rounds: bool = False  # sums of floats may come in another order


def make(seed, weights=WEIGHTS):
    rng = random.Random(seed)
    b = Builder(rng)
    flavour = rng.choices(list(weights), weights.values())[0]
    if flavour == "functions":
        text, n = functions.module(rng)
        return Payload(text, [], [""] * n, flavour)
    families = FLAVOURS[flavour]

    def steps_of(builder):
        def steps(n):
            for _ in range(n):
                rng.choice(families)(builder)
        return steps
    b.steps_of, b.steps = steps_of, steps_of(b)
    if flavour in ("nests", "carried"):
        b.room = 4  # each loop that a script copies has copies of those inside
    if flavour == "lowered":
        lowered.arguments(b)
        b.steps(rng.randint(2, 14))
        return Payload(b.finish([lowered.result(b)]), b.fills, [""], flavour)
    arguments(b, flavour)
    b.steps(rng.randint(2, 14))
    views.look(b)
    # What never was written is no result.
    values = [v for v in b.scopes[0] if v.loose != "unwritten" and not (isinstance(v.type, Shaped) and v.type.kind in ("memref", "view")) and v not in b.args]
    tail = values[-8:]
    results = rng.sample(tail, min(len(tail), rng.randint(1, 5))) or [b.constant("i32")]
    return Payload(b.finish(results), b.fills, [v.loose for v in results], flavour, b.rounds)


def arguments(b, flavour):
    if flavour == "accesses":
        return accesses.arguments(b)
    if flavour == "oddities":
        return oddities.arguments(b)
    if flavour == "sums":
        for _ in range(b.rng.randint(1, 2)):
            b.argument(Shaped("tensor", b.shape(least=3), b.pick(["i32", "i64", "i8", "f32"])))
        return
    for _ in range(b.rng.randint(0, 3)):
        b.argument(b.pick(INTS + FLOATS + ["i32", "index", "f32"] + COMPLEX))
    if flavour in ("tensors", "loops", "lanes", "all", "every lane"):
        for _ in range(b.rng.randint(1, 3)):
            shape = b.shape()
            t = Shaped("tensor", shape, b.pick(tensors.NUMBERS), tuple(not b.chance(0.3) for _ in shape))
            b.argument(t.static if all(t.known) else t)
    if flavour in ("vectors", "lanes", "memory", "all"):
        for _ in range(b.rng.randint(0, 2)):
            b.argument(Shaped("vector", b.shape(), b.elem()))
    if flavour in ("every lane", "lanes in loops"):
        for _ in range(b.rng.randint(1, 4)):
            b.argument(Shaped("vector", lanes.shape(b), b.pick(lanes.ELEMS)))
    if flavour in ("buffers", "memory", "all", "views", "all views", "every lane", "lanes in loops"):
        for _ in range(b.rng.randint(1, 2)):
            b.argument(Shaped("memref", b.shape(b.pick([1, 2]), 24), b.pick(buffers.ELEMS)))
