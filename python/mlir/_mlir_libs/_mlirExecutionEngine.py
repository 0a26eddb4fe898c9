# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ExecutionEngine: compiled code of a module in the llvm dialect, called with ctypes."""
import ctypes

from . import _mlir

_CAPSULE = "mlir.execution_engine.ExecutionEngine._CAPIPtr"


class ExecutionEngine:
    """The module is compiled as it is now, when the first function is looked up or initialize() is called: what it refers to is
    defined by the libraries, by register_runtime, or in this process."""

    def __init__(self, module, opt_level=2, shared_libs=(), enable_object_dump=True, enable_pic=False):
        # What libraries define is found in this process.
        self._libraries = [ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL) for path in shared_libs or ()]
        self._module, self._level, self._engine, self._runtime = module.operation.clone(ip=False), opt_level, None, []
        _mlir._check_code(self._module)

    @property
    def _CAPIPtr(self):
        return _mlir._capsule(self, _CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        return _mlir._of_capsule(capsule, _CAPSULE)

    def _testing_release(self):
        """The capsule holds it, too."""

    def raw_register_runtime(self, name, callback):
        """Defines a function of the module that it declares: what is called is a ctypes function."""
        if self._engine is not None:
            raise RuntimeError("the code is compiled already")
        self._runtime.append(callback)
        _define(self._module, name, ctypes.cast(callback, ctypes.c_void_p).value)

    def register_runtime(self, name, ctypes_callback):
        """The same of a function with the attribute llvm.emit_c_interface."""
        self.raw_register_runtime("_mlir_ciface_" + name, ctypes_callback)

    def initialize(self):
        """Compiles, and runs constructors, once."""
        if self._engine is None:
            self._engine = _mlir._Engine(self._module, self._level)
            for name in _functions(self._module):  # constructors run when the first one is looked up
                if self._engine.raw_lookup(name):
                    break

    def raw_lookup(self, name):
        """The address of a function that takes one array of pointers to its arguments, or 0."""
        self.initialize()
        return self._engine.raw_lookup(name)

    def lookup(self, name):
        """The function that has the attribute llvm.emit_c_interface, in the same way."""
        address = self.raw_lookup("_mlir_ciface_" + name)
        if not address:
            raise RuntimeError("Unknown function " + name)
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def invoke(self, name, *ctypes_args):
        """Calls it: memrefs are pointers to pointers to descriptors, a result is a pointer to where it goes."""
        packed = (ctypes.c_void_p * len(ctypes_args))(*(ctypes.cast(x, ctypes.c_void_p) for x in ctypes_args))
        self.lookup(name)(packed)

    def dump_to_object_file(self, file_name):
        with open(file_name, "wb") as file:
            file.write(_mlir._object_code(self._module, self._level))


def _functions(module):
    return [op.attributes["sym_name"].value for op in module.regions[0].blocks[0].operations if op.operation.name == "llvm.func"]


def _define(module, name, address):
    """The declared function gets a body that calls what is at the address."""
    from ..dialects import llvm
    from ..ir import DenseI32ArrayAttr, InsertionPoint, IntegerAttr, IntegerType, Location, Operation, Type

    for op in module.regions[0].blocks[0].operations:
        if op.operation.name == "llvm.func" and op.attributes["sym_name"].value == name:
            break
    else:
        return
    if len(op.regions[0].blocks):
        raise RuntimeError(f"the module defines {name} itself")
    with module.context, Location.unknown():
        function = op.attributes["function_type"].value
        results = [] if str(function.return_type) == "!llvm.void" else [function.return_type]
        block = op.regions[0].blocks.append(*function.params)
        with InsertionPoint(block):
            number = IntegerAttr.get(IntegerType.get_signless(64), address - (address >> 63 << 64))
            pointer = llvm.IntToPtrOp(Type.parse("!llvm.ptr"), llvm.ConstantOp(number.type, number).result).result
            sizes = {"operandSegmentSizes": DenseI32ArrayAttr.get([1 + len(block.arguments), 0]),
                     "op_bundle_sizes": DenseI32ArrayAttr.get([])}
            call = Operation.create("llvm.call", results=results, operands=[pointer, *block.arguments], attributes=sizes)
            Operation.create("llvm.return", operands=list(call.results))
