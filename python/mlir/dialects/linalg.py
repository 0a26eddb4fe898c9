# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect linalg. Named operations, matmul(a, b, outs=[c]), get their bodies from Jig's reader: they are read from text with
arguments of the same types, and get their operands then."""
from .._build import attribute_of, result_of, value_of, values_of
from ..ir import InsertionPoint, Location, Module, RankedTensorType
from . import _linalg_ops_gen as _gen
from ._linalg_enum_gen import *
from ._linalg_ops_gen import *
from ._linalg_ops_gen import _Dialect


def _read(name, ins, outs, attributes="", behind="", loc=None, ip=None):
    """The operation of this name on these values, with its body, at the insertion point."""
    values = ins + outs
    loc = loc or Location.current

    def listed(word, first, group):
        names = ", ".join(f"%v{first + i}" for i in range(len(group)))
        return f" {word}({names} : {', '.join(str(v.type) for v in group)})" if group else ""

    types = [v.type for v in outs if isinstance(v.type, RankedTensorType)]
    results = f"%r:{len(types)} = " if types else ""
    arrow = (" -> " + (str(types[0]) if len(types) == 1 else f"({', '.join(map(str, types))})")) if types and not behind else ""
    text = (f"func.func private @f({', '.join(f'%v{i}: {v.type}' for i, v in enumerate(values))}) {{\n"
            f"{results}{name}{attributes}{listed('ins', 0, ins)}{listed('outs', len(ins), outs)}{behind}{arrow}\nreturn\n}}")
    module = Module.parse(text, loc.context)
    op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    for i, v in enumerate(values):
        op.operands[i] = v
    op.walk(lambda inner: setattr(inner, "location", loc))
    op = op.detach_from_parent()
    point = ip or InsertionPoint.current
    point.insert(op)
    return op


def _named(cls, name):
    kinds = cls._JIG[2]

    def build(*ins, outs, loc=None, ip=None, **attributes):
        outs = values_of(outs)
        context = (loc or Location.current).context
        given = {k: attribute_of(kinds.get(k, ""), x, context) for k, x in attributes.items() if x is not None}
        maps = given.pop("indexing_maps", None)
        kind = given.pop("kind", None)
        text = (f" kind={kind}" if kind is not None else "") + (f" indexing_maps = {maps}" if maps is not None else "")
        if given:
            text += " {" + ", ".join(f"{k} = {x}" for k, x in given.items()) + "}"
        return result_of(_read(cls.OPERATION_NAME, [value_of(v) for v in ins], outs, text, loc=loc, ip=ip))

    build.__name__ = build.__qualname__ = name
    build.__doc__ = f"{name}(*ins, outs): {(cls.__doc__ or '').strip()}"
    return build


# Those with inputs, outputs and a body that their names say.
_OTHERS = {"generic", "index", "yield", "map", "reduce", "transpose", "broadcast", "pack", "unpack", "softmax"}
for _cls in list(vars(_gen).values()):
    _name = getattr(_cls, "OPERATION_NAME", None) or ""
    if _name.startswith("linalg.") and _name[7:] not in _OTHERS and _cls._JIG[0] == "**" and _cls._ODS_REGIONS == (1, True):
        globals()[_name[7:].replace(".", "_")] = _named(_cls, _name[7:])


def transpose(input, *, outs, permutation, loc=None, ip=None):
    return result_of(_read("linalg.transpose", [value_of(input)], values_of(outs), behind=f" permutation = [{_numbers(permutation)}]",
                           loc=loc, ip=ip))


def broadcast(input, *, outs, dimensions, loc=None, ip=None):
    return result_of(_read("linalg.broadcast", [value_of(input)], values_of(outs), behind=f" dimensions = [{_numbers(dimensions)}]",
                           loc=loc, ip=ip))


def _numbers(values):
    return ", ".join(str(int(x)) for x in values)
