# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# lit configuration: JIG_BIN is the folder of the programs under test (build/release/bin unless given).
import ctypes.util
import importlib.util
import os
import shutil
import subprocess
import sys

import lit.formats

root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(root, "test"))
from complement import Complement

binaries = os.environ.get("JIG_BIN", os.path.join(root, "build/release/bin"))
llvm = os.environ.get("LLVM", "/usr/lib/llvm-22/bin")

config.name = "jig"
config.test_format = (Complement if os.environ.get("JIG_LIT") == "complement" else lit.formats.ShTest)(True)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(root, "test")
config.test_exec_root = os.path.join(root, "build", "lit", os.path.basename(os.path.dirname(binaries)))
preset = os.path.basename(os.path.dirname(binaries))
if preset == "stress":
    config.available_features.add("stress")
if preset == "asan":
    config.available_features.add("sanitizers")
else:  # sanitizers take address space without bounds
    config.available_features.add("limits")
# Compiled code needs LLVM: `compiled` says that libjigcodegen.so was built.
if os.path.exists(os.path.join(os.path.dirname(binaries), "lib", "libjigcodegen.so")):
    config.available_features.add("compiled")
    if shutil.which("cc"):
        config.available_features.add("cc")
# Ranks of MPI that see each other only, on this machine.
if shutil.which("mpirun") and os.path.exists(os.path.join(os.path.dirname(binaries), "lib", "libjigmpi.so")):
    config.available_features.add("mpi")
config.substitutions.append(("%mpirun", "mpirun --allow-run-as-root --oversubscribe --mca btl self,vader --mca oob_tcp_if_include lo"))
# `jig lsp` loads cJSON; an editor that is not ours asks it.
if ctypes.util.find_library("cjson"):
    config.available_features.add("cjson")
if shutil.which("nvim"):
    config.available_features.add("neovim")
# Clients by other people's libraries, from Node's registry where it can be reached; the extension of Visual Studio Code is the same for every build.
node = os.path.join(root, "build", "node")
if subprocess.run([os.path.join(root, "tools", "node-packages"), node]).returncode == 0:
    config.available_features.add("npm")
    config.substitutions.append(("%node_modules", os.path.join(node, "node_modules")))
    # The npm that comes with Node 18 takes minutes for what packs the extension.
    major = subprocess.run(["node", "-p", "process.versions.node.split('.')[0]"], capture_output=True, text=True).stdout
    if preset not in ("asan", "stress") and int(major or 0) >= 20:
        config.available_features.add("vscode")
# Pages are the same from every build, and looked at in a browser once.
if preset not in ("asan", "stress") and shutil.which("chromium") and shutil.which("chromedriver"):
    config.available_features.add("chromium")
# What is installed beside the programs, made by builds of all of it (cmake/manuals.cmake).
manuals = os.path.join(os.path.dirname(binaries), "manuals")
if os.path.exists(manuals):
    config.available_features.add("manuals")
    config.substitutions.append(("%manuals", manuals))
config.available_features.update(tool for tool in ("zsh", "fish", "mandoc") if shutil.which(tool))
config.environment["PATH"] = os.pathsep.join([binaries, llvm, os.environ.get("PATH", "")])
if "ASAN_OPTIONS" in os.environ:
    config.environment["ASAN_OPTIONS"] = os.environ["ASAN_OPTIONS"]
# Those of unit/plugins, as built beside the programs.
config.substitutions.append(("%plugins", os.path.join(os.path.dirname(binaries), "plugins")))
config.substitutions.append(("%python", (sys.executable or "python3") + " -S"))
# The extension for Python, and the packages that were built beside it.
packages = os.path.join(os.path.dirname(binaries), "python")
if os.path.exists(os.path.join(packages, "dialects.stamp")):
    config.available_features.add("python")
    if importlib.util.find_spec("numpy"):
        config.available_features.add("numpy")
config.substitutions.append(("%with_jig", f"env PYTHONPATH={packages} PYTHONDONTWRITEBYTECODE=1 {sys.executable or 'python3'}"))
# By how much a test of growth, or of many random inputs, divides what it makes: sanitizers slow programs down tenfold.
config.substitutions.append(("%slowness", {"asan": "10", "stress": "4"}.get(preset, "1")))
