# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""python -m mlir.dialects.linalg.opdsl.dump_oplib --file FILE: the operations that a file, or a module, defines, as text."""
import argparse
import importlib
import importlib.util

from .lang.dsl import DefinedOpCallable
from .lang.text import dump


def _load(arguments):
    if not arguments.file:
        return importlib.import_module(arguments.module, package=__package__)
    spec = importlib.util.spec_from_file_location("ops", arguments.module)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main():
    parser = argparse.ArgumentParser(prog="dump_oplib", description=__doc__)
    parser.add_argument("module", help="a file with --file, else the name of a module")
    parser.add_argument("--file", action="store_true", help="the module is a file")
    for x in vars(_load(parser.parse_args())).values():
        if isinstance(x, DefinedOpCallable):
            print(dump(x.op_model), end="")


if __name__ == "__main__":
    main()
