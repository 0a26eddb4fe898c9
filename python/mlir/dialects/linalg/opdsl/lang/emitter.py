# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Building a linalg.generic of a model: types, maps, and the body."""
from ..... import ir
from ....._build import result_of
from ...._linalg_enum_gen import IteratorType
from ...._linalg_ops_gen import GenericOp, YieldOp
from .body import Body
from .scalars import Function

FIXED = {"I32": lambda: ir.IntegerType.get_signless(32), "I64": lambda: ir.IntegerType.get_signless(64),
         "F32": lambda: ir.F32Type.get(), "F64": lambda: ir.F64Type.get()}


def _element_type(value):
    return value.type.element_type if isinstance(value.type, ir.ShapedType) else value.type


def _bind_types(model, defs, values):
    """The type of each type variable."""
    types = {name: make() for name, make in FIXED.items()}
    for x, value in zip(defs, values):
        t = _element_type(value)
        if types.setdefault(x.type_var.name, t) != t:
            raise ValueError(f"{model.name}: {x.type_var.name} is {types[x.type_var.name]}, but {x.name} has elements of {t}")
    return types


def _bind_attributes(model, given):
    """The function of each attribute that is one, and the number of each size that an attribute gives."""
    functions, numbers = {}, {}
    given = {name: x for name, x in given.items() if x is not None}
    for x in model.attributes:
        value = given.pop(x.name, x.default)
        if not hasattr(x, "sizes"):
            functions[x.name] = value if isinstance(value, Function) else getattr(x.FUNCTIONS, str(value))
            continue
        value = [n.value if isinstance(n, ir.IntegerAttr) else n for n in value]
        if len(value) != len(x.sizes):
            raise ValueError(f"{model.name}: {x.name} has {len(x.sizes)} numbers, but {len(value)} were given")
        numbers.update(zip((s.name for s in x.sizes), value))
    if given:
        raise ValueError(f"{model.name} has no attribute {', '.join(given)}")
    return functions, numbers


def _maps(model, defs, values, numbers):
    """The map of each operand, and the loops."""
    if model.has_no_shapes():
        rank = max(len(v.type.shape) if isinstance(v.type, ir.ShapedType) else 0 for v in values[len(model.inputs):])
        identity, nothing = ir.AffineMap.get_identity(rank), ir.AffineMap.get(rank, 0, [])
        maps = [identity if isinstance(v.type, ir.ShapedType) and len(v.type.shape) else nothing for v in values]
        return maps, ["parallel"] * rank
    maps = []
    state = model.state()
    state.numbers = numbers
    for x in defs:
        results = [e.build(state) for e in model.indices_of(x) or ()]
        maps.append(ir.AffineMap.get(state.dim_count, 0, results))
    return maps, model.iterator_types()


def build_generic(model, ins, outs, attributes, loc=None, ip=None):
    defs, values = model.inputs + model.outputs, ins + outs
    if len(ins) != len(model.inputs) or len(outs) != len(model.outputs):
        raise ValueError(f"{model.name} takes {len(model.inputs)} inputs and {len(model.outputs)} outputs, but {len(ins)} and "
                         f"{len(outs)} were given")
    types = _bind_types(model, defs, values)
    functions, numbers = _bind_attributes(model, attributes)
    maps, kinds = _maps(model, defs, values, numbers)
    op = GenericOp([v.type for v in outs if isinstance(v.type, ir.RankedTensorType)], ins, outs, maps,
                   [IteratorType[k] for k in kinds], loc=loc, ip=ip)
    block = op.regions[0].blocks.append(*[_element_type(v) for v in values], arg_locs=[op.location] * len(values))
    body = Body(model, dict(zip((x.name for x in defs), block.arguments)), types, functions)
    with ir.InsertionPoint(block), op.location:
        YieldOp([body.value(a.value) for a in model.assignments])
    return result_of(op)


# Programs ask these of types of elements.
def _is_floating_point_type(type):
    return isinstance(type, ir.FloatType)


def _is_integer_type(type):
    return isinstance(type, ir.IntegerType)


def _is_index_type(type):
    return isinstance(type, ir.IndexType)


def _is_complex_type(type):
    return isinstance(type, ir.ComplexType)
