# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialect transform: scripts."""
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, Union  # that programs get along with it

from ..._build import result_of as _result_of, value_of, values_of
from ..._classes import plain_type, register_type
from ...ir import (ArrayAttr, Attribute, BoolAttr, DictAttr, FunctionType, IntegerAttr, IntegerType, StringAttr,
                   Type, TypeAttr, Value, _OperationBase, register_operation)
from .._transform_enum_gen import *
from .._transform_ops_gen import *
from .._transform_ops_gen import (AnnotateOp as _AnnotateOp, ApplyPatternsOp as _ApplyPatternsOp,
                                  ApplyRegisteredPassOp as _ApplyRegisteredPassOp, CastOp as _CastOp,
                                  ForeachOp as _ForeachOp, GetParentOp as _GetParentOp, MergeHandlesOp as _MergeHandlesOp,
                                  NamedSequenceOp as _NamedSequenceOp, PrintOp as _PrintOp, ReplicateOp as _ReplicateOp,
                                  SequenceOp as _SequenceOp, YieldOp as _YieldOp, _Dialect)

from ._models import (DiagnosedSilenceableFailure, PatternDescriptorOpInterface, TransformOpInterface, TransformResults,
                      TransformRewriter, TransformState, consumes_handle, modifies_payload, only_reads_handle,
                      only_reads_payload, produces_handle)

AnyOpType = plain_type("transform.any_op", "AnyOpType")
AnyParamType = plain_type("transform.any_param", "AnyParamType")
AnyValueType = plain_type("transform.any_value", "AnyValueType")


@register_type("transform.op")
class OperationType(Type):
    """A handle to operations of one name."""

    @staticmethod
    def get(operation_name, context=None):
        return Type.parse(f'!transform.op<"{operation_name}">', context)

    @property
    def operation_name(self):
        return self._param(0).value


@register_type("transform.param")
class ParamType(Type):
    """A parameter of a type."""

    @staticmethod
    def get(type, context=None):
        return Type.parse(f"!transform.param<{type}>", type.context)

    @property
    def type(self):
        return self._param(0).value


def any_op_t():
    return AnyOpType.get()


def any_param_t():
    return AnyParamType.get()


def any_value_t():
    return AnyValueType.get()


def operation_t(name):
    return OperationType.get(name)


def param_t(type):
    return ParamType.get(type)


def _add_block(op, types):
    op.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))


class _Body:
    """Of operations with a body of one block, whose first argument is the payload."""

    @property
    def body(self):
        return self.regions[0].blocks[0]

    @property
    def bodyTarget(self):
        return self.body.arguments[0]

    @property
    def bodyExtraArgs(self):
        return self.body.arguments[1:]


@register_operation(_Dialect, replace=True)
class SequenceOp(_Body, _SequenceOp):
    """`target` is the type of the payload of an outermost sequence, or a handle; so are the extra bindings."""

    def __init__(self, failure_propagation_mode, results, target, extra_bindings=None, *, loc=None, ip=None):
        root = value_of(target) if isinstance(target, (Value, _OperationBase)) else None
        extra = list(extra_bindings) if extra_bindings is not None else []
        values = extra if extra and not isinstance(extra[0], Type) else []
        super().__init__(list(results), failure_propagation_mode, values_of(values), root=root, loc=loc, ip=ip)
        first = root.type if root is not None else target
        _add_block(self, [first] + [x if isinstance(x, Type) else value_of(x).type for x in extra])


@register_operation(_Dialect, replace=True)
class NamedSequenceOp(_Body, _NamedSequenceOp):
    def __init__(self, sym_name, input_types, result_types, *, sym_visibility=None, arg_attrs=None, res_attrs=None, loc=None,
                 ip=None):
        def dicts(given):
            return given if given is None or isinstance(given, ArrayAttr) else ArrayAttr.get(
                [d if isinstance(d, DictAttr) else DictAttr.get(d) for d in given])

        super().__init__(StringAttr.get(sym_name) if isinstance(sym_name, str) else sym_name,
                         TypeAttr.get(FunctionType.get(list(input_types), list(result_types))),
                         sym_visibility=sym_visibility, arg_attrs=dicts(arg_attrs), res_attrs=dicts(res_attrs), loc=loc, ip=ip)
        _add_block(self, list(input_types))

    def apply(self, payload, transform_options=None):
        from .interpreter import apply_named_sequence

        module = self.parent
        apply_named_sequence(payload, self, module.operation if module is not None else self, transform_options)


def named_sequence(sym_name, input_types, result_types, **rest):
    return NamedSequenceOp(sym_name, input_types, result_types, **rest)


@register_operation(_Dialect, replace=True)
class ForeachOp(_Body, _ForeachOp):
    def __init__(self, results, targets, *, with_zip_shortest=None, loc=None, ip=None):
        targets = values_of(targets)
        super().__init__(list(results), targets, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip)
        _add_block(self, [t.type for t in targets])

    @property
    def bodyTargets(self):
        return self.body.arguments


def foreach(results, targets, *, with_zip_shortest=None, loc=None, ip=None):
    return ForeachOp(results, targets, with_zip_shortest=with_zip_shortest, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class YieldOp(_YieldOp):
    def __init__(self, operands=None, *, loc=None, ip=None):
        super().__init__(operands if operands is not None else [], loc=loc, ip=ip)


def yield_(operands=None, *, loc=None, ip=None):
    return YieldOp(operands, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class CastOp(_CastOp):
    def __init__(self, result_type, target, *, loc=None, ip=None):
        super().__init__(result_type, value_of(target), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ApplyPatternsOp(_ApplyPatternsOp):
    def __init__(self, target, *, loc=None, ip=None, **options):
        super().__init__(target, loc=loc, ip=ip, **options)
        self.regions[0].blocks.append()

    @property
    def patterns(self):
        return self.regions[0].blocks[0]


def apply_patterns(target, *, loc=None, ip=None, **options):
    return ApplyPatternsOp(target, loc=loc, ip=ip, **options)


@register_operation(_Dialect, replace=True)
class GetParentOp(_GetParentOp):
    def __init__(self, result_type, target, *, isolated_from_above=None, op_name=None, deduplicate=None, nth_parent=None,
                 allow_empty_results=None, loc=None, ip=None):
        super().__init__(result_type, value_of(target), isolated_from_above=isolated_from_above, op_name=op_name,
                         deduplicate=deduplicate, nth_parent=nth_parent, allow_empty_results=allow_empty_results, loc=loc,
                         ip=ip)


@register_operation(_Dialect, replace=True)
class MergeHandlesOp(_MergeHandlesOp):
    def __init__(self, handles, *, deduplicate=False, results=None, loc=None, ip=None):
        handles = values_of(handles)
        super().__init__(handles, deduplicate=deduplicate or None, results=results or [handles[0].type], loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ReplicateOp(_ReplicateOp):
    def __init__(self, pattern, handles, *, loc=None, ip=None):
        handles = values_of(handles)
        super().__init__([h.type for h in handles], value_of(pattern), handles, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class PrintOp(_PrintOp):
    """With or without a handle."""

    def __init__(self, *, target=None, name=None, assume_verified=None, use_local_scope=None, skip_regions=None, loc=None, ip=None):
        super().__init__(target=target, name=name, assume_verified=assume_verified, use_local_scope=use_local_scope,
                         skip_regions=skip_regions, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class ApplyRegisteredPassOp(_ApplyRegisteredPassOp):
    """Options are values of Python, attributes, or parameters of the script."""

    def __init__(self, result, target, pass_name, *, options=None, loc=None, ip=None):
        dynamic, named = [], {}
        for key, x in (options.items() if isinstance(options, dict) else
                       ((named.name, named.attr) for named in options) if isinstance(options, DictAttr) else ()):
            named[key] = _option(x, dynamic)
        context = value_of(target).context
        super().__init__(result, value_of(target), pass_name, dynamic, options=DictAttr.get(named, context), loc=loc, ip=ip)


def _option(x, dynamic):
    """The attribute of an option; a parameter stands there as its number."""
    if isinstance(x, (Value, _OperationBase)):
        dynamic.append(value_of(x))
        return Attribute.parse(f"#transform.param_operand<index={len(dynamic) - 1}>")
    if isinstance(x, bool):
        return BoolAttr.get(x)
    if isinstance(x, int):
        return IntegerAttr.get(IntegerType.get_signless(64), x)
    if isinstance(x, str):
        return StringAttr.get(x)
    if isinstance(x, Attribute):
        return x
    return ArrayAttr.get([_option(item, dynamic) for item in x])


def apply_registered_pass(result, target, pass_name, *, options=None, loc=None, ip=None):
    return ApplyRegisteredPassOp(result, target, pass_name, options=options, loc=loc, ip=ip).result


@register_operation(_Dialect, replace=True)
class AnnotateOp(_AnnotateOp):
    def __init__(self, target, name, *, param=None, loc=None, ip=None):
        super().__init__(target, name, param=param, loc=loc, ip=ip)


def annotate(target, name, *, param=None, loc=None, ip=None):
    return AnnotateOp(target, name, param=param, loc=loc, ip=ip)


# ---- In snake case, of the classes above ----
def sequence(failure_propagation_mode, results, target, extra_bindings=None, *, loc=None, ip=None):
    return SequenceOp(failure_propagation_mode, results, target, extra_bindings, loc=loc, ip=ip)


def cast(result_type, target, *, loc=None, ip=None):
    return CastOp(result_type, target, loc=loc, ip=ip).result


def get_parent_op(result_type, target, **options):
    return GetParentOp(result_type, target, **options).result


def merge_handles(handles, **options):
    return MergeHandlesOp(handles, **options).result


def replicate(pattern, handles, *, loc=None, ip=None):
    return _result_of(ReplicateOp(pattern, handles, loc=loc, ip=ip))


def print_(*, target=None, name=None, **options):
    return PrintOp(target=target, name=name, **options)
