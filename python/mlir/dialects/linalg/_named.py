# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Named operations, matmul(a, b, outs=[c]): they get their bodies from Jig's reader. They are read from text with arguments of the
same types, and get their operands then."""
from ..._build import attribute_of, result_of, value_of, values_of
from ...ir import InsertionPoint, Location, Module, RankedTensorType
from .. import _linalg_ops_gen as _gen


def _listed(word, first, group):
    names = ", ".join(f"%v{first + i}" for i in range(len(group)))
    return f" {word}({names} : {', '.join(str(v.type) for v in group)})" if group else ""


def parse(name, ins, outs, attributes="", behind="", loc=None, generalize=False):
    """The operation of this name on these values, with its body, in no block; as a linalg.generic when it is generalized."""
    values = ins + outs
    loc = loc or Location.current
    types = [v.type for v in outs if isinstance(v.type, RankedTensorType)]
    results = f"%r:{len(types)} = " if types else ""
    arrow = (" -> " + (str(types[0]) if len(types) == 1 else f"({', '.join(map(str, types))})")) if types and not behind else ""
    # The results are returned: what is of no use does not outlive the pass.
    given = ", ".join(map(str, types))
    text = (f"func.func private @f({', '.join(f'%v{i}: {v.type}' for i, v in enumerate(values))}) -> ({given}) {{\n"
            f"{results}{name}{attributes}{_listed('ins', 0, ins)}{_listed('outs', len(ins), outs)}{behind}{arrow}\n"
            f"return {', '.join(f'%r#{i}' for i in range(len(types)))}{' : ' if types else ''}{given}\n}}")
    module = Module.parse(text, loc.context)
    if generalize:
        from ...passmanager import PassManager

        PassManager.parse("builtin.module(func.func(linalg-generalize-named-ops))", loc.context).run(module.operation)
    *constants, op, end = module.body.operations[0].regions[0].blocks[0].operations
    op = op.operation
    end.erase()
    for constant in constants:  # that the pass has pulled out of the body
        constant.move_before(op.regions[0].blocks[0].operations[0])
    for i, v in enumerate(values):
        op.operands[i] = v
    op.walk(lambda inner: setattr(inner, "location", loc))
    return op.detach_from_parent()


def read(name, ins, outs, attributes="", behind="", loc=None, ip=None, generalize=False):
    """The same at the insertion point."""
    op = parse(name, ins, outs, attributes, behind, loc, generalize)
    (ip or InsertionPoint.current).insert(op)
    return op


def _attributes(given):
    """Attributes as named operations write them."""
    maps, kind = given.pop("indexing_maps", None), given.pop("kind", None)
    text = (f" kind={kind}" if kind is not None else "") + (f" indexing_maps = {maps}" if maps is not None else "")
    return text + (" {" + ", ".join(f"{k} = {x}" for k, x in given.items()) + "}" if given else "")


def _named(cls, name):
    kinds = cls._JIG[2]

    def build(*ins, outs, emit_generic=False, loc=None, ip=None, **attributes):
        outs = values_of(outs)
        context = (loc or Location.current).context
        given = {k: attribute_of(kinds.get(k, ""), x, context) for k, x in attributes.items() if x is not None}
        return result_of(read(cls.OPERATION_NAME, [value_of(v) for v in ins], outs, _attributes(given), loc=loc, ip=ip,
                              generalize=emit_generic))

    build.__name__ = build.__qualname__ = name
    build.__doc__ = f"{name}(*ins, outs): {(cls.__doc__ or '').strip()}"
    return build


# What has another form than inputs, outputs and a body that the name says.
_OTHERS = {"generic", "index", "yield", "map", "reduce", "transpose", "broadcast", "pack", "unpack", "softmax"}


def named_classes():
    """Classes of named operations, by name."""
    out = {}
    for cls in vars(_gen).values():
        name = getattr(cls, "OPERATION_NAME", None) or ""
        if name.startswith("linalg.") and name[7:] not in _OTHERS and cls._JIG[0] == "**" and cls._ODS_REGIONS == (1, True):
            out[name[7:].replace(".", "_")] = cls
    return out


def builders():
    return {name: _named(cls, name) for name, cls in named_classes().items()}


def parts(op):
    """Inputs and outputs of an operation of linalg that writes to some of its operands; None of any other."""
    view = op.operation.opview
    shape = getattr(type(view), "_JIG", ("",))[0]
    if not op.operation.name.startswith("linalg.") or len(shape) != 2:
        return None
    groups = []
    for i in range(2):
        start, count = view._operand_range(i)
        groups.append(list(view.operands[start : start + count]))
    return groups


def twin(op, generalize=False):
    """An operation like it, with its body, in no block."""
    op = op.operation
    ins, outs = parts(op)
    given = {n: op.attributes[n] for n in op.attributes if n not in ("operandSegmentSizes", "linalg.memoized_indexing_maps")}
    behind = ""
    for name in ("permutation", "dimensions"):  # of linalg.transpose and linalg.broadcast
        if name in given and op.name in ("linalg.transpose", "linalg.broadcast"):
            behind = f" {name} = [{', '.join(str(x) for x in given.pop(name))}]"
    return parse(op.name, ins, outs, _attributes(given), behind, op.location, generalize)


def fill_builtin_region(op):
    """Gives a named operation, made by its class, the body that its name says."""
    region = op.operation.regions[0]
    if len(region.blocks):
        raise ValueError(f"{op.operation.name} has a body")
    other = twin(op)
    other.regions[0].blocks[0].append_to(region)
    other.erase()
