# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A model as text (YAML), as tools that generate operations read it."""
from .....ir import Context, F64Type, FloatAttr, IntegerAttr, IntegerType
from .affine import AffineBuildState, map_of
from .scalars import Const, Element, Index


def _map(exprs, state):
    return f"affine_map<{map_of(exprs, state)}>"


def _lines(value, indent=""):
    """YAML of dicts, lists and words; a pair is what a tag says and what it is of."""
    if isinstance(value, tuple):
        tag, value = value
        yield f" {tag}"
    else:
        yield ""
    for key, x in value.items() if isinstance(value, dict) else ((None, x) for x in value):
        begin = f"{indent}{key}:" if key is not None else f"{indent}-"
        if isinstance(x, (dict, list, tuple)):
            first, *rest = _lines(x, indent + "  ")
            yield begin + first
            yield from rest
        else:
            yield f"{begin} {x}"


def _quoted(text):
    return "'" + text.replace("'", "''") + "'"


def _operand(x, state):
    out = {"name": x.name, "kind": x.kind.value}
    if hasattr(x, "type_var"):
        out["type_var"] = x.type_var.name
    if hasattr(x, "shape"):
        out["shape_map"] = _map_of_sizes(x.shape, state)
    if hasattr(x, "sizes"):
        out["index_attr_map"] = _map_of_sizes(x.sizes, state)
        out["default_indices"] = x.default
    elif not x.is_value:
        out["default_fn"] = x.default.fn_name
    return "!LinalgOperandDefConfig", out


def _map_of_sizes(exprs, state):
    """Of sizes alone."""
    sizes = AffineBuildState()
    sizes.symbols = dict(state.symbols)
    return _map(exprs, sizes)


def _scalar(x, model):
    if isinstance(x, Element):
        return "!ScalarExpression", {"scalar_arg": x.operand.name}
    if isinstance(x, Const):
        return "!ScalarExpression", {"scalar_const": _quoted(_constant(x.value))}
    if isinstance(x, Index):
        return "!ScalarExpression", {"scalar_index": [d.name for d in model.dims()].index(x.dim.name)}
    out = {"kind": x.kind}
    out["attr_name" if x.attribute else "fn_name"] = x.attribute or x.name
    if x.to is not None:
        out["type_var"] = x.to.name
    out["operands"] = [_scalar(o, model) for o in x.operands]
    return "!ScalarExpression", {"scalar_fn": out}


def _constant(value):
    """As an attribute is written."""
    with Context():
        if isinstance(value, float):
            return str(FloatAttr.get(F64Type.get(), value))
        return str(IntegerAttr.get(IntegerType.get_signless(64), value))


def dump(model):
    """The text of a model."""
    state = model.state()
    with Context():
        maps = [_map(model.indices_of(x) or (), state) for x in model.inputs + model.outputs]
        args = [_operand(x, state) for x in model.operands]
    metadata = {"name": model.name, "cpp_class_name": model.class_name}
    if model.doc:
        metadata["doc"] = _quoted(" ".join(model.doc.split()))
    if model.implements:
        metadata["implements"] = [i.cpp_name for i in model.implements]
    if model.defines:
        metadata["defines"] = [d.def_name for d in model.defines]
    config = {"metadata": ("!LinalgOpMetadata", metadata)}
    structured = {"args": args, "indexing_maps": ("!LinalgIndexingMapsConfig", {"static_indexing_maps": maps}),
                  "iterator_types": model.iterator_types(),
                  "assignments": [("!ScalarAssign", {"arg": a.output.name, "value": _scalar(a.value, model)})
                                  for a in model.assignments]}
    config["structured_op"] = ("!LinalgStructuredOpConfig", structured)
    return "\n".join(["--- !LinalgOpConfig", *list(_lines(config))[1:]]) + "\n"
