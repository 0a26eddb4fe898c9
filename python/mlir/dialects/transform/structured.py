# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Transformations of structured operations: sizes that are numbers, attributes, parameters or handles, types of results that may
be left out."""
from ..._build import value_of
from ...ir import (ArrayAttr, Attribute, DenseBoolArrayAttr, DenseI64ArrayAttr, IntegerAttr, IntegerType, ShapedType, StringAttr,
                   register_operation)
from . import AnyOpType
from ._compact import (i64_list as _i64_list, is_value as _is_value, mixed as _mixed, mixed_or_packed as _mixed_or_packed,
                       number as _number, numbers as _numbers, simple as _simple, types as _types)
from .._transform_enum_gen import *
from .._structured_transform_ops_gen import *
from .._structured_transform_ops_gen import (BufferizeToAllocationOp as _BufferizeToAllocationOp, DecomposeOp as _DecomposeOp,
                                  FuseIntoContainingOp as _FuseIntoContainingOp, FuseOp as _FuseOp, LowerUnPackOp as _LowerUnPackOp,
                                  GeneralizeOp as _GeneralizeOp, InterchangeOp as _InterchangeOp,
                                  MapCopyToThreadsOp as _MapCopyToThreadsOp, MatchOp as _MatchOp,
                                  MultiTileSizesOp as _MultiTileSizesOp, PadOp as _PadOp, ScalarizeOp as _ScalarizeOp,
                                  SplitOp as _SplitOp, TileUsingForallOp as _TileUsingForallOp,
                                  TileUsingForOp as _TileUsingForOp,
                                  VectorizeChildrenAndApplyPatternsOp as _VectorizeChildrenAndApplyPatternsOp,
                                  VectorizeOp as _VectorizeOp, _Dialect)


DecomposeOp = _simple(_DecomposeOp, 1)
GeneralizeOp = _simple(_GeneralizeOp, 1)
ScalarizeOp = _simple(_ScalarizeOp, 1)
FuseIntoContainingOp = _simple(_FuseIntoContainingOp, 2)
VectorizeChildrenAndApplyPatternsOp = _simple(_VectorizeChildrenAndApplyPatternsOp, 1)


@register_operation(_Dialect, replace=True)
class InterchangeOp(_InterchangeOp):
    def __init__(self, *arguments, iterator_interchange=None, loc=None, ip=None):
        (result,), (target,) = _types(1, arguments)
        super().__init__(result, target, iterator_interchange=_i64_list(iterator_interchange), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class BufferizeToAllocationOp(_BufferizeToAllocationOp):
    def __init__(self, target, *, memory_space=None, memcpy_op=None, alloc_op=None, bufferize_destination_only=None,
                 emit_dealloc=None, loc=None, ip=None):
        if isinstance(memory_space, int):
            memory_space = IntegerAttr.get(IntegerType.get_signless(64), memory_space)
        super().__init__(target, memory_space=memory_space, memcpy_op=memcpy_op, alloc_op=alloc_op,
                         bufferize_destination_only=bufferize_destination_only, emit_dealloc=emit_dealloc, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MapCopyToThreadsOp(_MapCopyToThreadsOp):
    def __init__(self, *arguments, total_num_threads, desired_bit_alignment, loc=None, ip=None):
        types, (target,) = _types(2, arguments)
        super().__init__(*types, target, total_num_threads, desired_bit_alignment, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MatchOp(_MatchOp):
    def __init__(self, results_, target, *, ops=None, interface=None, op_attrs=None, filter_result_type=None,
                 filter_operand_types=None, loc=None, ip=None):
        super().__init__(results_, target, ops=ops, interface=interface, op_attrs=op_attrs,
                         filter_result_type=filter_result_type, filter_operand_types=filter_operand_types, loc=loc, ip=ip)

    @classmethod
    def match_op_names(cls, *arguments, names=None, loc=None, ip=None):
        """match_op_names(target, names), with the type of the result before it or not."""
        (result,), rest = _types(1, arguments)
        target, *rest = rest
        names = rest[0] if rest else names
        if isinstance(names, str):
            names = [names]
        attr = names if isinstance(names, ArrayAttr) else ArrayAttr.get(
            [n if isinstance(n, Attribute) else StringAttr.get(n) for n in names])
        return cls(result, target, ops=attr, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class MultiTileSizesOp(_MultiTileSizesOp):
    def __init__(self, result_type, target, *, dimension, target_size, divisor=None, loc=None, ip=None):
        super().__init__(result_type, result_type, result_type, target, dimension, target_size, divisor=divisor, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class PadOp(_PadOp):
    def __init__(self, *arguments, pad_to_multiple_of=None, padding_values=None, padding_dimensions=None, nofold_flags=None,
                 transpose_paddings=None, copy_back_op=None, use_prescribed_tensor_shapes=None, pad=None, copy=None, loc=None,
                 ip=None):
        types, (target,) = _types(3, arguments)
        dynamic, static, _ = _mixed(pad_to_multiple_of)
        if transpose_paddings is not None and not isinstance(transpose_paddings, Attribute):
            transpose_paddings = ArrayAttr.get([_numbers(x) for x in transpose_paddings])
        if padding_values is not None and not isinstance(padding_values, Attribute):
            padding_values = ArrayAttr.get(list(padding_values))
        super().__init__(*types, target, dynamic, padding_values=padding_values,
                         padding_dimensions=_numbers(padding_dimensions),
                         static_pad_to_multiple_of=DenseI64ArrayAttr.get(static) if static else None,
                         nofold_flags=_numbers(nofold_flags), transpose_paddings=transpose_paddings, copy_back_op=copy_back_op,
                         use_prescribed_tensor_shapes=use_prescribed_tensor_shapes, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class SplitOp(_SplitOp):
    def __init__(self, target, dimension, chunk_sizes, *, loc=None, ip=None):
        dynamic = value_of(chunk_sizes) if _is_value(chunk_sizes) else None
        static = ShapedType.get_dynamic_size() if dynamic is not None else _number(chunk_sizes)
        super().__init__(value_of(target).type, target, dimension, static, dynamic_chunk_sizes=dynamic, loc=loc, ip=ip)


def _loop_types(given, sizes):
    """Of each loop: one for each size that is not 0."""
    count = sum(1 for s in sizes if s != 0)
    if isinstance(given, (list, tuple)):
        return list(given)
    return [given or AnyOpType.get()] * count


@register_operation(_Dialect, replace=True)
class FuseOp(_FuseOp):
    """FuseOp(target, tile_sizes=...), with the type or types of the loops before it or not."""

    def __init__(self, *arguments, tile_sizes=None, tile_interchange=None, apply_cleanup=False, use_forall=False, loc=None, ip=None):
        given, target = _loops_first(arguments)
        sizes, packed, static_sizes = _mixed_or_packed(tile_sizes)
        order, static_order, _ = _mixed(tile_interchange)
        joined = given is None and (use_forall or packed is not None)  # One handle has all loops.
        loops = [AnyOpType.get()] if joined else _loop_types(given, static_sizes)
        super().__init__(AnyOpType.get(), loops, target, sizes if packed is None else [packed], order,
                         packed_tile_sizes=packed is not None or None,
                         static_tile_sizes=DenseI64ArrayAttr.get(static_sizes),
                         static_tile_interchange=DenseI64ArrayAttr.get(static_order), apply_cleanup=apply_cleanup or None,
                         use_forall=use_forall or None, loc=loc, ip=ip)


def _loops_first(arguments):
    if len(arguments) == 1:
        return None, arguments[0]
    return arguments


@register_operation(_Dialect, replace=True)
class LowerUnPackOp(_LowerUnPackOp):
    """Types of results first: four, or five with that of the copy, as after MLIR 22; then the target."""

    def __init__(self, *arguments, copy_op=None, **options):
        if len(arguments) == 6:
            *arguments, copy_op, target = arguments
            arguments.append(target)
        super().__init__(*arguments, copy_op=copy_op, **options)


@register_operation(_Dialect, replace=True)
class TileUsingForOp(_TileUsingForOp):
    """TileUsingForOp(target, sizes=...), with the type or types of the loops before it or not."""

    def __init__(self, *arguments, sizes=None, interchange=None, loc=None, ip=None):
        given, target = _loops_first(arguments)
        dynamic, static, scalable = _mixed(sizes)
        super().__init__(AnyOpType.get(), _loop_types(given, static), target, dynamic,
                         static_sizes=DenseI64ArrayAttr.get(static), interchange=_i64_list(interchange),
                         scalable_sizes=DenseBoolArrayAttr.get(scalable), loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class TileUsingForallOp(_TileUsingForallOp):
    """TileUsingForallOp(target, num_threads=... or tile_sizes=...), with the types of the loop and the tiled op before it or not."""

    def __init__(self, *arguments, num_threads=None, tile_sizes=None, mapping=None, loc=None, ip=None):
        (loop, tiled), (target,) = _types(2, arguments)
        threads, packed_threads, static_threads = _mixed_or_packed(num_threads)
        sizes, packed_sizes, static_sizes = _mixed_or_packed(tile_sizes)
        if mapping is not None and not isinstance(mapping, Attribute):
            mapping = ArrayAttr.get([Attribute.parse(m) if isinstance(m, str) else m for m in mapping])
        super().__init__(loop, tiled, target, threads, sizes, packed_num_threads=packed_threads,
                         packed_tile_sizes=packed_sizes, static_num_threads=DenseI64ArrayAttr.get(static_threads),
                         static_tile_sizes=DenseI64ArrayAttr.get(static_sizes), mapping=mapping, loc=loc, ip=ip)


@register_operation(_Dialect, replace=True)
class VectorizeOp(_VectorizeOp):
    def __init__(self, target, vector_sizes=None, *, vectorize_nd_extract=None, scalable_sizes=None, static_vector_sizes=None,
                 assume_dynamic_dims_match_vec_sizes=None, create_named_contraction=None, loc=None, ip=None):
        dynamic, static, scalable = _mixed(vector_sizes)
        super().__init__(target, dynamic, static_vector_sizes=DenseI64ArrayAttr.get(static) if vector_sizes is not None else
                         static_vector_sizes, vectorize_nd_extract=vectorize_nd_extract,
                         assume_dynamic_dims_match_vec_sizes=assume_dynamic_dims_match_vec_sizes,
                         create_named_contraction=create_named_contraction,
                         scalable_sizes=DenseBoolArrayAttr.get(scalable) if scalable else scalable_sizes, loc=loc, ip=ip)


def _get_int_array_array_attr(values):
    """An array of arrays of i64, of lists of lists."""
    return values if values is None or isinstance(values, Attribute) else ArrayAttr.get([_numbers(x) for x in values])


def structured_match(results_, target, *, ops=None, interface=None, op_attrs=None, filter_result_type=None,
                     filter_operand_types=None, loc=None, ip=None):
    if ops is not None and not isinstance(ops, Attribute):
        ops = ArrayAttr.get([StringAttr.get(o) if isinstance(o, str) else o for o in ops])
    return MatchOp(results_, target, ops=ops, interface=interface, op_attrs=op_attrs,
                   filter_result_type=filter_result_type, filter_operand_types=filter_operand_types, loc=loc, ip=ip).result
