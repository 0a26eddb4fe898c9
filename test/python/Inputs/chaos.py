# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program, while operations of the current context are erased, moved and changed whenever Python collects garbage, as finalizers could. What it
computes is of no interest; it must not die. usage: chaos.py SEED PROGRAM [ARGUMENT]..."""
import faulthandler
import gc
import random
import runpy
import sys

from mlir._mlir_libs import _mlir
from mlir.ir import *

rng, busy = random.Random(int(sys.argv[1])), False


def edit(op, others):
    kind = rng.randrange(7)
    if kind == 0:
        for result in op.results:
            if op.operands:
                result.replace_all_uses_with(op.operands[0])
        op.erase()
    elif kind == 1:
        op.detach_from_parent()
    elif kind == 2:
        op.attributes["x"] = UnitAttr.get(op.context)
    elif kind == 3 and op.operands:
        op.operands[0] = rng.choice(list(op.parent.regions[0].blocks[0].arguments))
    elif kind == 4:
        op.move_before(rng.choice(others))
    elif kind == 5:
        for region in op.regions:
            for block in region.blocks:
                block.append_to(region)
    else:
        op.verify()


def collects(phase, info):
    global busy
    if busy or phase != "start" or rng.random() > 0.1:
        return
    busy = True
    try:
        context = _mlir._current("Context")
        ops = context._get_live_operation_objects() if context else []
        if ops:
            edit(rng.choice(ops), ops)
    except Exception:
        pass
    finally:
        busy = False


faulthandler.enable()
gc.callbacks.append(collects)
gc.set_threshold(5, 1000, 1000)
sys.argv = sys.argv[2:]
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except BaseException as error:
    print("ended by", type(error).__name__)
