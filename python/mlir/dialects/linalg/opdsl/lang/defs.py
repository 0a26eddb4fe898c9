# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an operation is defined by: its operands and attributes, and what is said inside of the function."""
from enum import Enum

from .affine import AffineExprDef, DimDef
from .model import current_model
from .scalars import BinaryFn, Element, Reduction, TernaryFn, TypeFn, UnaryFn, apply, as_scalar
from .types import TypeVar


class OperandKind(Enum):
    INPUT_TENSOR = "input_tensor"
    SCALAR = "scalar"
    OUTPUT_TENSOR = "output_tensor"
    INDEX_ATTR = "index_attr"
    UNARY_FN_ATTR = "unary_fn_attr"
    BINARY_FN_ATTR = "binary_fn_attr"
    TERNARY_FN_ATTR = "ternary_fn_attr"
    TYPE_FN_ATTR = "type_fn_attr"


class OperandDef:
    """Of an operand or attribute; its name is that of the argument that it is the default of."""

    def __init__(self, kind):
        self.kind, self.name = kind, None

    is_value = property(lambda self: self.kind in (OperandKind.INPUT_TENSOR, OperandKind.SCALAR, OperandKind.OUTPUT_TENSOR))

    def __repr__(self):
        return f"OperandDef({self.name}, {self.kind.value})"


def _type_var(x):
    if not isinstance(x, TypeVar):
        raise TypeError(f"expected a TypeVar, not {x!r}")
    return x


class TensorDef(OperandDef):
    """A tensor or memref with a size for each dimension; `index_dims` of one of which only the shape counts."""

    def __init__(self, type_var, *shape, index_dims=None, output=False):
        super().__init__(OperandKind.OUTPUT_TENSOR if output else OperandKind.INPUT_TENSOR)
        self.type_var = _type_var(type_var)
        self.shape = [AffineExprDef.coerce(e) for e in shape]
        self.index_dims = list(index_dims) if index_dims is not None else None
        if index_dims is not None and (len(index_dims) != len(shape) or output):
            raise ValueError("index_dims are of an input, as many as its shape has")

    def __getitem__(self, indices):
        return Element(self, self._indices(indices))

    def __setitem__(self, indices, value):
        if self.kind != OperandKind.OUTPUT_TENSOR:
            raise ValueError(f"{self.name} is assigned to, but no output")
        current_model().assign(self, self._indices(indices), as_scalar(value))

    def _indices(self, given):
        if given is None:
            return None
        given = given if isinstance(given, tuple) else (given,)
        if len(given) != len(self.shape):
            raise ValueError(f"{self.name} has {len(self.shape)} dimensions, but {len(given)} indices were given")
        return [AffineExprDef.coerce(e) for e in given]


class ScalarDef(OperandDef):
    def __init__(self, type_var):
        super().__init__(OperandKind.SCALAR)
        self.type_var = _type_var(type_var)

    def as_element(self):
        return Element(self, None)

    # Expressions with it on the left.
    def __add__(self, other):
        return self.as_element() + other

    def __sub__(self, other):
        return self.as_element() - other

    def __mul__(self, other):
        return self.as_element() * other

    def __truediv__(self, other):
        return self.as_element() / other


class IndexAttrDef(OperandDef):
    """Numbers for sizes, with those that they have when none are given."""

    def __init__(self, *sizes, default):
        super().__init__(OperandKind.INDEX_ATTR)
        self.sizes, self.default = list(sizes), list(default)
        if len(self.sizes) != len(self.default):
            raise ValueError("as many defaults as sizes are needed")


class _FnAttrDef(OperandDef):
    """A function that an attribute says, with the one that it is when none is given."""

    def __init__(self, default):
        super().__init__(self.KIND)
        if not hasattr(default, "fn_name") or getattr(self.FUNCTIONS, default.fn_name, None) is not default:
            raise ValueError(f"expected a function of {self.FUNCTIONS.__name__}, not {default!r}")
        self.default = default

    def __call__(self, *operands):
        return apply(self.default.kind, None, self.name, self.default.arity, operands)


class UnaryFnAttrDef(_FnAttrDef):
    KIND, FUNCTIONS = OperandKind.UNARY_FN_ATTR, UnaryFn


class BinaryFnAttrDef(_FnAttrDef):
    """`fn[D.k](value)` combines the value with what was there, over loops."""

    KIND, FUNCTIONS = OperandKind.BINARY_FN_ATTR, BinaryFn

    def __getitem__(self, dims):
        return Reduction(self)[dims]


class TernaryFnAttrDef(_FnAttrDef):
    KIND, FUNCTIONS = OperandKind.TERNARY_FN_ATTR, TernaryFn


class TypeFnAttrDef(_FnAttrDef):
    KIND, FUNCTIONS = OperandKind.TYPE_FN_ATTR, TypeFn


# ---- Said inside of the function ----
class OpInterfaceDef:
    def __init__(self, cpp_name):
        self.cpp_name = cpp_name


class OpDefinitionDef:
    def __init__(self, def_name):
        self.def_name = def_name


ContractionOpInterface = OpInterfaceDef("LinalgContractionOpInterface")
ConvolutionOpInterface = OpInterfaceDef("LinalgConvolutionOpInterface")
FillOpInterface = OpInterfaceDef("LinalgFillOpInterface")
Canonicalizer = OpDefinitionDef("hasCanonicalizer")


def domain(*dims):
    """The loops in their order."""
    if not all(isinstance(d, DimDef) for d in dims):
        raise ValueError("a domain is of loops, D.name")
    current_model().domain = list(dims)


def implements(*interfaces):
    current_model().implements += interfaces


def defines(*definitions):
    current_model().defines += definitions
