# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Building operations from the values that classes of operations are given.

A class says what it takes in `_JIG`, a tuple (operands, results, attributes, sized, infers):

- operands and results: for each group a character: `1` one, `?` at most one, `*` any number;
- attributes: a dict from name to the kind that mlir.ir.AttrBuilder knows it by;
- sized: `o` and `r` when the sizes of the groups of operands and results are attributes;
- infers: do the types of results follow from the rest?
"""
from ._infer import INFERRING
from ._mlir_libs import _mlir
from .ir import Attribute, AttrBuilder, DenseI32ArrayAttr, Operation, OpView, Type, Value, _OperationBase


def context_of(loc):
    return loc.context if loc is not None else _mlir._context_of(None)


def value_of(x):
    """The value that stands for an operation with one result, an OpView, a Value, or a list of one."""
    if isinstance(x, _OperationBase):
        return x.operation.result
    if not isinstance(x, Value) and isinstance(x, (list, tuple)) and len(x) == 1:
        return value_of(x[0])
    return x


def values_of(x):
    """A list of values: the results of an operation, or of each of several."""
    if isinstance(x, _OperationBase):
        return list(x.operation.results)
    if isinstance(x, Value):
        return [x]
    out = []
    for item in x:
        if isinstance(item, _OperationBase) and len(item.operation.results) != 1:
            out += item.operation.results
        else:
            out.append(value_of(item))
    return out


def attribute_of(kind, x, context):
    if isinstance(x, Attribute) or not AttrBuilder.contains(kind):
        return x
    return AttrBuilder.get(kind)(x, context=context)


def _flatten(shape, given, item, what, name, items_of=list):
    """The items of all groups, and how many each has."""
    items, sizes = [], []
    for kind, x in zip(shape, given):
        if x is None:
            if kind == "1":
                raise ValueError(f"{what} of operation \"{name}\" must not be None")
            part = []
        elif kind == "*":
            part = items_of(x)
        else:
            part = [item(x)]
        items += part
        sizes.append(len(part))
    return items, sizes


def make(view, operands, attributes, results, regions, successors, loc, ip):
    """Called by the __init__ of classes: builds the operation and makes `view` a view of it."""
    cls = type(view)
    name = cls.OPERATION_NAME
    operand_shape, result_shape, kinds, sized, infers = cls._JIG
    context = context_of(loc)
    values, operand_sizes = _flatten(operand_shape, operands, value_of, "operands", name, values_of)
    attrs = {}
    for key, x in attributes.items():
        if x is not None:
            attribute = attribute_of(kinds.get(key, ""), x, context)
            if attribute is not None:
                attrs[key] = attribute
    infer = False
    if results is None:
        if infers and name in INFERRING:
            types, result_sizes = INFERRING[name](values, attrs, context), None
        elif infers:
            infer, types, result_sizes = True, [], None
        else:
            types, result_sizes = [], [0] * len(result_shape)
    elif isinstance(results, tuple):  # by groups
        types, result_sizes = _flatten(result_shape, results, lambda x: x, "results", name)
    else:
        types, result_sizes = list(results), None
    if "o" in sized:
        attrs["operandSegmentSizes"] = DenseI32ArrayAttr.get(operand_sizes, context)
    if "r" in sized and result_sizes is not None:
        attrs["resultSegmentSizes"] = DenseI32ArrayAttr.get(result_sizes, context)
    op = Operation.create(name, results=types, operands=values, attributes=attrs, successors=successors,
                          regions=regions, loc=loc, ip=ip, infer_type=infer)
    OpView.__init__(view, op)


def _part(name, what, kind, index, x, item, cls):
    """The items of one group; what is wrong with them is a ValueError."""
    title = f"{what} {index} of operation \"{name}\" must be a"
    plural = f"{title} Sequence of {cls.__name__}s"
    if kind == "*":
        if x is None:
            return []
        items = [item(v) for v in x]
        if any(v is None for v in items):
            raise ValueError(f"{plural} (contained a None item)")
        return items
    if x is None:
        if kind == "?":
            return []
        raise ValueError(f"{title} {cls.__name__} (was None and {what.lower()} is not optional)")
    return [item(x)]


def _groups(cls, what, given, segments, item, kind):
    """All items of groups, and how many each has; without groups, the items as they are."""
    if segments is None:
        out = []
        for i, x in enumerate(given):
            x = item(x)
            if x is None:
                raise ValueError(f"{what} {i} of operation \"{cls.OPERATION_NAME}\" must be a {kind.__name__} "
                                 f"(was None and {what.lower()} is not optional)")
            out.append(x)
        return out, None
    parts = [_part(cls.OPERATION_NAME, what, {1: "1", 0: "?", -1: "*"}.get(s, s), i, x, item, kind)
             for i, (s, x) in enumerate(zip(segments, given))]
    return [x for part in parts for x in part], [len(part) for part in parts]


def _regions(cls, regions):
    least, exact = getattr(cls, "_ODS_REGIONS", (0, True))
    count = least if regions is None else regions
    for wrong, word in ((count < least, "minimum"), (exact and count > least, "maximum")):
        if wrong:
            raise ValueError(f"Operation \"{cls.OPERATION_NAME}\" requires a {word} of {least} regions but was built with "
                             f"regions={count}")
    return count


def build_generic(cls, results=None, operands=None, attributes=None, successors=None, regions=None, loc=None, ip=None):
    """An operation of the class of lists of its parts, one item for each group where groups vary."""
    view = cls.__new__(cls)
    operand_shape, result_shape, _, sized, infers = getattr(cls, "_JIG", ("", "", {}, "", False))
    operand_groups = operand_shape if "o" in sized else getattr(cls, "_ODS_OPERAND_SEGMENTS", None)
    result_groups = result_shape if "r" in sized else getattr(cls, "_ODS_RESULT_SEGMENTS", None)
    given = list(operands or [])
    values, operand_sizes = _groups(cls, "Operand", given if operand_groups else values_of(given), operand_groups, value_of, Value)
    infer = results is None and infers
    types, result_sizes = ([], None) if infer else _groups(cls, "Result", list(results or []), result_groups, lambda t: t, Type)
    attrs, context = dict(attributes or {}), context_of(loc)
    if operand_sizes is not None:
        attrs["operandSegmentSizes"] = DenseI32ArrayAttr.get(operand_sizes, context)
    if result_sizes is not None and not infer:
        attrs["resultSegmentSizes"] = DenseI32ArrayAttr.get(result_sizes, context)
    op = Operation.create(cls.OPERATION_NAME, results=types, operands=values, attributes=attrs, successors=successors,
                          regions=_regions(cls, regions), loc=loc, ip=ip, infer_type=infer)
    OpView.__init__(view, op)
    return view


OpView.build_generic = classmethod(build_generic)


def build_view(view, name, regions_spec=None, operand_segments=None, result_segments=None, *, results=None, operands=None,
               attributes=None, successors=None, regions=None, loc=None, ip=None):
    """OpView(name, ...): what classes that were generated for the reference's bindings call."""
    attributes = dict(attributes or {})
    context = context_of(loc)

    def flat(given, segments, key, item):
        if segments is None:
            out = []
            for x in given or []:
                out += x if isinstance(x, (list, tuple)) else [] if x is None else [item(x)]
            return [item(x) for x in out]
        items, sizes = [], []
        for kind, x in zip(segments, given):
            part = [] if x is None else values_of(x) if kind == -1 and key[0] == "o" else list(x) if kind == -1 else [item(x)]
            items += part
            sizes.append(len(part))
        attributes[key] = DenseI32ArrayAttr.get(sizes, context)
        return items

    values = flat(operands, operand_segments, "operandSegmentSizes", value_of)
    infer = results is None
    types = [] if infer else flat(results, result_segments, "resultSegmentSizes", lambda x: x)
    count = regions if regions is not None else (regions_spec or (0, True))[0]
    return Operation.create(name, results=types, operands=values, attributes=attributes, successors=successors,
                            regions=count, loc=loc, ip=ip, infer_type=infer)


# ---- Properties of generated classes ----
def operand(index, kind):
    """The operands of a group: one, one or None, or a list."""

    def get(self):
        start, count = self._operand_range(index)
        if kind == "*":
            return self.operands[start : start + count]
        return self.operands[start] if count else None

    return property(get)


def result(index, kind):
    def get(self):
        start, count = self._result_range(index)
        if kind == "*":
            return self.results[start : start + count]
        return self.results[start] if count else None

    return property(get)


def attribute(name, kind, optional):
    unit = kind in ("UnitAttr", "UnitProp")

    def get(self):
        if unit:
            return name in self.attributes
        return self.attributes.get(name) if optional else self.attributes[name]

    def set_(self, x):
        if unit:
            x = attribute_of(kind, True, self.context) if x else None
        if x is None:
            if name in self.attributes:
                del self.attributes[name]
        else:
            self.attributes[name] = x

    def delete(self):
        del self.attributes[name]

    return property(get, set_, delete)


def region(index, variadic):
    return property(lambda self: self.regions[index:] if variadic else self.regions[index])


class LoopBody:
    """Of loops with one induction variable: their block, and its arguments."""

    @property
    def body(self):
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self):
        return self.body.arguments[0]

    @property
    def inner_iter_args(self):
        return self.body.arguments[1:]


def result_of(op):
    """What a builder in snake case gives: the result, the results, or the operation when it has none."""
    results = op.results
    return results[0] if len(results) == 1 else results if len(results) else op
