# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ExecutionEngine: compiled code of a module in the llvm dialect, called with ctypes."""
import ctypes

from ._mlir_libs import _mlir


class ExecutionEngine(_mlir._Engine):
    def __new__(cls, module, opt_level=2, shared_libs=None, enable_object_dump=True, enable_pic=False):
        # What libraries define is found in this process.
        libraries = [ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL) for path in shared_libs or ()]
        engine = super().__new__(cls, module, opt_level)
        engine._libraries = libraries
        return engine

    def lookup(self, name):
        """The function that has the attribute llvm.emit_c_interface; it takes one array of pointers to its arguments."""
        address = self.raw_lookup("_mlir_ciface_" + name)
        if not address:
            raise RuntimeError("Unknown function " + name)
        return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)

    def invoke(self, name, *ctypes_args):
        """Calls it: memrefs are pointers to pointers to descriptors, a result is a pointer to where it goes."""
        packed = (ctypes.c_void_p * len(ctypes_args))(*(ctypes.cast(x, ctypes.c_void_p) for x in ctypes_args))
        self.lookup(name)(packed)

    def initialize(self):
        """Constructors run when the first function is looked up."""
