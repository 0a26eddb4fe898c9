"""The models of bench/models in a small size: the default lowering and --auto compute what evaluation does; mlir-opt reads them where it is installed.

usage: models.py FOLDER [--every N] [NAME...]

One in N of them, the first one first.
"""
import argparse
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../bench/models"))
import models

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("names", nargs="*")
parser.add_argument("--every", type=int, default=1)
options = parser.parse_args()
folder, only = options.folder, options.names
os.makedirs(folder, exist_ok=True)


def run(*command):
    r = subprocess.run(command, capture_output=True, text=True)
    if r.returncode:
        sys.exit(f"{' '.join(command)}\n{r.stdout[-4000:]}{r.stderr[-4000:]}")


for name, make in list(models.MODELS.items())[::options.every]:
    if only and name not in only:
        continue
    for weights in ("resources", "arguments"):
        g = make(weights=weights, **models.SMALL[name])
        payload, numbers = f"{folder}/{name}.{weights}.mlir", f"{folder}/{name}.{weights}.npy"
        with open(payload, "w") as f:
            f.writelines(g.mlir())
        if weights == "arguments":
            run("jig", "run", "--auto", "-O1", payload, "--entry", "main", *g.arguments(), *g.weight_arguments(folder), "--compare",
                f"{folder}/{name}.resources.npy", "--tolerance", "1e-4")
            continue
        if shutil.which("mlir-opt"):
            run("mlir-opt", payload, "-o", os.devnull)
        run("jig", "eval", payload, "--entry", "main", *g.arguments(), "--out", numbers)
        run("jig", "run", "-O1", payload, "--entry", "main", *g.arguments(), "--compare", numbers, "--tolerance", "1e-4")
        run("jig", "run", "--auto", "-O1", payload, "--entry", "main", *g.arguments(), "--compare", numbers, "--tolerance", "1e-4")
