# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An operation as it was defined: its operands, loops, maps and assignments."""
from .affine import AffineBuildState, DimDef, SymbolDef
from .scalars import Element, Index, Reduced

_models = []


def current_model():
    if not _models:
        raise ValueError("only what linalg_structured_op decorates says that")
    return _models[-1]


class Assignment:
    """To an output at indices; `value` says what was there, too, where it is combined."""

    def __init__(self, output, indices, value, reduced):
        self.output, self.indices, self.value, self.reduced = output, indices, value, reduced


class OpModel:
    def __init__(self, name, class_name, doc=""):
        self.name, self.class_name, self.doc = name, class_name, doc
        self.operands, self.assignments = [], []
        self.domain, self.implements, self.defines = None, [], []

    def __enter__(self):
        _models.append(self)
        return self

    def __exit__(self, *error):
        _models.pop()

    # ---- What is said ----
    def assign(self, output, indices, value):
        reduced = isinstance(value, Reduced)
        dims = value.dims if reduced else None
        if reduced:
            value = value.function(value.element or Element(output, indices), value.value)
        self.assignments.append(Assignment(output, indices, value, reduced))
        if dims is not None:
            inner = [d for d in self.dims() if d.name not in self._parallel()]
            if {d.name for d in dims} != {d.name for d in inner}:
                raise ValueError(f"{self.name}: the loops that are combined are {inner}, not {list(dims)}")

    # ---- What follows ----
    def registered(self, kind):
        return [x for x in self.operands if x.kind.value == kind]

    inputs = property(lambda self: [x for x in self.operands if x.is_value and x.kind.value != "output_tensor"])
    outputs = property(lambda self: self.registered("output_tensor"))
    attributes = property(lambda self: [x for x in self.operands if not x.is_value])

    def indices_of(self, operand):
        """The indices at which it is used; None: it has none."""
        found = []

        def look(x):
            if isinstance(x, Element) and x.operand is operand:
                found.append(x.indices)

        for a in self.assignments:
            if a.output is operand:
                found.append(a.indices)
            a.value.visit(look)
        if not found:
            return getattr(operand, "index_dims", None)
        if any(repr(f) != repr(found[0]) for f in found):
            raise ValueError(f"{self.name}: {operand.name} is used at different indices")
        return found[0]

    def dims(self):
        """All loops: those of the domain, or in the order in which they are used."""
        if self.domain is not None:
            return self.domain
        out = {}

        def look_affine(e):
            if isinstance(e, DimDef):
                out[e.name] = e

        def look(x):
            if isinstance(x, Element):
                for e in x.indices or ():
                    e.visit(look_affine)
            elif isinstance(x, Index):
                look_affine(x.dim)

        for a in self.assignments:
            for e in a.indices or ():
                e.visit(look_affine)
            a.value.visit(look)
        for x in self.operands:
            for e in getattr(x, "index_dims", None) or ():
                e.visit(look_affine)
        return list(out.values())

    def _parallel(self):
        """Names of the loops that outputs are indexed by."""
        out = set()
        for a in self.assignments:
            for e in a.indices or ():
                e.visit(lambda d: out.add(d.name) if isinstance(d, DimDef) else None)
        return out

    def iterator_types(self):
        parallel = self._parallel()
        return ["parallel" if d.name in parallel else "reduction" for d in self.dims()]

    def state(self):
        """The positions of loops, and of sizes: those of shapes first, then of attributes."""
        state = AffineBuildState()
        for d in self.dims():
            state.position(state.dims, d.name)

        def look(e):
            if isinstance(e, SymbolDef):
                state.position(state.symbols, e.name)

        for x in self.operands:
            for e in getattr(x, "shape", None) or getattr(x, "sizes", ()):
                e.visit(look)
        for x in self.operands:
            for e in self.indices_of(x) or () if x.is_value else ():
                e.visit(look)
        state.allow_new = False
        return state

    def has_no_shapes(self):
        """Is it of operands of any rank, element by element?"""
        return not any(getattr(x, "shape", None) for x in self.operands)

