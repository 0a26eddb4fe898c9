# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PassManager: passes by name, and functions in Python."""
import inspect as _inspect

from ._mlir_libs import _mlir


class ExternalPass:
    """What a pass that is a function is given beside the operation, where it takes two arguments."""

    def __init__(self):
        self.failed = False

    def signal_pass_failure(self):
        self.failed = True


def _wants_pass(function):
    try:
        return len(_inspect.signature(function).parameters) > 1
    except (TypeError, ValueError):
        return False


def _outside():
    raise RuntimeError("signal_pass_failure() should always be called from the __call__ method")


class PassManager(_mlir.PassManager):
    @property
    def _CAPIPtr(self):
        return _mlir._capsule(self, "mlir.passmanager.PassManager._CAPIPtr")

    @staticmethod
    def _CAPICreate(capsule):
        return _mlir._of_capsule(capsule, "mlir.passmanager.PassManager._CAPIPtr")

    def _testing_release(self):
        """The capsule holds it, too."""

    def add(self, pipeline, name=None):
        """Passes by name, or a function that is called with the operation. It fails by raising, or by signal_pass_failure(): of
        its second argument, or of itself, if it is an object with __call__."""
        if not callable(pipeline):
            return super().add(pipeline)
        wants_pass = _wants_pass(pipeline)
        is_object = not hasattr(pipeline, "__name__")
        if is_object:
            pipeline.signal_pass_failure = _outside

        def run(op):
            self_ = ExternalPass()
            if is_object:
                pipeline.signal_pass_failure = self_.signal_pass_failure
            try:
                pipeline(op, self_) if wants_pass else pipeline(op)
            finally:
                if is_object:
                    pipeline.signal_pass_failure = _outside
            return not self_.failed

        title = name or getattr(pipeline, "__name__", type(pipeline).__name__)
        self._add_function(run, title)
