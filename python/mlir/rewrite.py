# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns: functions of an operation and a rewriter, conversions of types, PDL; and what is done with them."""
import enum as _enum

from ._mlir_libs import _mlir
from ._mlir_libs._mlir import ConversionPatternRewriter, PatternRewriter
from .ir import Operation as _Operation, OpView as _OpView


class GreedyRewriteStrictness(_enum.Enum):
    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(_enum.Enum):
    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


class DialectConversionFoldingMode(_enum.Enum):
    BEFORE_PATTERNS = 0
    AFTER_PATTERNS = 1
    NEVER = 2


class GreedyRewriteConfig:
    """How patterns are applied until nothing changes; -1 is no limit."""

    def __init__(self):
        self.max_iterations = 10
        self.max_num_rewrites = -1
        self.use_top_down_traversal = False
        self.enable_folding = True
        self.strictness = GreedyRewriteStrictness.ANY_OP
        self.region_simplification_level = GreedySimplifyRegionLevel.AGGRESSIVE
        self.enable_constant_cse = True

    def _parts(self):
        return (self.max_iterations, self.max_num_rewrites, self.use_top_down_traversal, self.enable_folding,
                self.strictness.value, self.region_simplification_level.value, self.enable_constant_cse)


class ConversionConfig:
    """How conversions go."""

    def __init__(self):
        self.folding_mode = DialectConversionFoldingMode.BEFORE_PATTERNS
        self.build_materializations = True


class TypeConverter:
    """What types become: functions from a type to another, or to None where they have nothing to say; later ones are
    asked first."""

    def __init__(self):
        self._rules = []

    def add_conversion(self, convert):
        self._rules.append(convert)

    def convert_type(self, type):
        for convert in reversed(self._rules):
            converted = convert(type)
            if converted is not None:
                return converted
        return None


class _Adaptor:
    """An operation whose operands are those that they have been converted to."""

    def __init__(self, op, operands):
        self._op, self.operands = op, operands

    def __getattr__(self, name):
        member = getattr(type(self._op), name, None)
        return member.fget(self) if isinstance(member, property) else getattr(self._op, name)


class RewritePatternSet(_mlir.RewritePatternSet):
    """A pattern is true, or raises, where it does not match."""

    def add_conversion(self, root, fn, type_converter, benefit=1):
        def convert(op, operands, rewriter):
            return fn(op, _Adaptor(op, operands), type_converter, rewriter)

        self._add_conversion(root, convert, list(type_converter._rules), benefit)


FrozenRewritePatternSet = _mlir.RewritePatternSet


class ConversionTarget:
    """Which operations may be left."""

    def __init__(self, context=None):
        self._said = []

    def _ops(self, is_legal, ops):
        self._said += [(False, getattr(op, "OPERATION_NAME", op), is_legal) for op in ops]

    def _dialects(self, is_legal, dialects):
        self._said += [(True, getattr(d, "DIALECT_NAMESPACE", d), is_legal) for d in dialects]

    def add_legal_op(self, *ops):
        self._ops(True, ops)

    def add_illegal_op(self, *ops):
        self._ops(False, ops)

    def add_dynamically_legal_op(self, op, callback):
        self._ops(callback, [op])

    def add_legal_dialect(self, *dialects):
        self._dialects(True, dialects)

    def add_illegal_dialect(self, *dialects):
        self._dialects(False, dialects)


class PDLValue:
    """What a value of a pattern stands for."""

    def __init__(self, value):
        self._value = value

    def get(self):
        return self._value

    def __str__(self):
        return str(self._value)


class PDLResultList:
    """What a function that a pattern calls gives."""

    def __init__(self, items):
        self._items = items

    def append(self, item):
        self._items.append(list(item) if isinstance(item, (list, tuple)) else item)

    push_back = append


class PDLModule:
    """Patterns that are IR, and the functions that they call."""

    def __init__(self, module):
        self._module, self._natives = module, []

    @staticmethod
    def _native(fn):
        def call(rewriter, results, values):
            return fn(rewriter, PDLResultList(results), [PDLValue(v) for v in values])

        return call

    def register_rewrite_function(self, name, fn):
        self._natives.append((name, self._native(fn), False))

    def register_constraint_function(self, name, fn):
        self._natives.append((name, self._native(fn), True))

    def freeze(self):
        patterns = RewritePatternSet(self._module.context)
        for native in self._natives:
            patterns._add_native(*native)
        patterns._add_pdl(self._module.operation)
        return patterns.freeze()


def _operation(op):
    return op.operation if isinstance(op, _OpView) or not isinstance(op, _Operation) else op


def apply_patterns_and_fold_greedily(op, set, config=None):
    """Applies patterns to what is inside until nothing changes."""
    _mlir._apply_greedily(_operation(op), set, (config or GreedyRewriteConfig())._parts())


def walk_and_apply_patterns(op, set):
    """Tries patterns once on each operation inside, inner ones first; nothing is folded."""
    _mlir._walk_and_apply(_operation(op), set)


def _convert(op, target, patterns, config, full):
    config = config or ConversionConfig()
    _mlir._convert(_operation(op), target._said, patterns, full, config.folding_mode.value, not config.build_materializations)


def apply_partial_conversion(op, target, patterns, config=None):
    """Converts what is illegal; what nothing is said of may stay."""
    _convert(op, target, patterns, config, False)


def apply_full_conversion(op, target, patterns, config=None):
    """Converts all that is not legal."""
    _convert(op, target, patterns, config, True)
