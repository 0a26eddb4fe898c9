# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions evaluated: nothing is compiled, and what is undefined is found."""
from mlir._mlir_libs import _mlir
from mlir.ir import Attribute, MemRefType, MLIRError, TypeAttr

from ._compile import _function
from ._values import attribute_of, buffer_of, value_of, write_back


def _read(text, context):
    try:
        return Attribute.parse(text, context)
    except MLIRError:
        raise ValueError(f"a result has elements without a value: {text[:200]}") from None


def evaluate(module, arguments, entry, max_steps):
    function = _function(module.operation, entry)
    context = module.context
    type = TypeAttr(function.operation.attributes["function_type"]).value
    if len(arguments) != len(type.inputs):
        raise TypeError(f"@{function.operation.attributes['sym_name'].value} takes {len(type.inputs)} arguments, but "
                        f"{len(arguments)} were given")
    for i, (t, x) in enumerate(zip(type.inputs, arguments)):
        if isinstance(t, MemRefType) and memoryview(buffer_of(x)).readonly:
            raise ValueError(f"argument {i} can't be written")
    given = [attribute_of(t, x, i) for i, (t, x) in enumerate(zip(type.inputs, arguments))]
    results, after = _mlir._evaluate(module.operation, function.operation, type, given, max_steps)
    for i, (t, x) in enumerate(zip(type.inputs, arguments)):
        if isinstance(t, MemRefType):
            write_back(x, _read(after[i], context), i)
    results = [value_of(_read(text, context)) for text in results]
    return None if not results else results[0] if len(results) == 1 else tuple(results)
