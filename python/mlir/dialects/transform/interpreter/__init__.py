# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applying scripts."""
from ...._mlir_libs import _mlir
from ....ir import MLIRError, StringAttr


class TransformOptions:
    """How scripts are applied. Handles are checked at every step either way; without expensive checks, consuming a handle
    leaves others to the same payload what is left of it."""

    def __init__(self):
        self.expensive_checks = True
        self.enforce_single_top_level_transform_op = True


def apply_named_sequence(payload_root, transform_root, transform_module, transform_options=None):
    """Applies a named sequence to a payload; ValueError says why it failed."""
    options = transform_options or TransformOptions()
    try:
        _mlir._apply_script(payload_root, None, transform_root, "", None, not options.expensive_checks, False)
    except MLIRError as error:
        raise ValueError(str(error)) from error


def copy_symbols_and_merge_into(target, other):
    """Copies the sequences of another module to this one; definitions take the place of declarations."""
    block = target.operation.regions[0].blocks[0]
    known = {_name(op): op for op in block.operations if _name(op)}
    for op in list(other.operation.regions[0].blocks[0].operations):
        mine = known.get(_name(op))
        if mine is not None and _is_declaration(op):
            continue
        if mine is not None and not _is_declaration(mine):
            raise ValueError(f"doubly defined symbol @{_name(op)}")
        copy = op.operation.clone(ip=False)
        if mine is None:
            block.append(copy)
        else:
            copy.move_before(mine)
            mine.erase()
        known[_name(op)] = copy


def _name(op):
    name = op.operation.attributes.get("sym_name")
    return name.value if isinstance(name, StringAttr) else None


def _is_declaration(op):
    regions = op.operation.regions
    return len(regions) == 0 or len(regions[0].blocks) == 0
