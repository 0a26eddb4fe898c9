"""The kernels of bench/kernels in a size, by --auto: compiled, they compute what the payload says; evaluated, each step keeps what it computes.

usage: kernels.py PART run|check FOLDER [--every N] [NAME...]

One in N of them, spread over the families.
"""
import argparse
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../bench/kernels"))
import kernels

parser = argparse.ArgumentParser()
parser.add_argument("part", type=int)
parser.add_argument("what", choices=("run", "check"))
parser.add_argument("folder")
parser.add_argument("names", nargs="*")
parser.add_argument("--every", type=int, default=1)
options = parser.parse_args()
folder, only = options.folder, options.names
os.makedirs(folder, exist_ok=True)


def jig(*args):
    r = subprocess.run(["jig", *args], capture_output=True, text=True)
    if r.returncode:
        sys.exit(f"{' '.join(args)}\n{r.stdout}{r.stderr}")


for k in list(kernels.all_kernels(options.part))[::options.every]:
    if only and k.name not in only:
        continue
    payload, numbers = f"{folder}/{k.name}.mlir", f"{folder}/{k.name}.npy"
    with open(payload, "w") as f:
        f.write(k.mlir())
    if options.what == "check":
        jig("apply", "--quiet", "--auto", "--check", payload, "-o", f"{folder}/{k.name}.out.mlir")
        continue
    args = []
    for i, t in enumerate(k.args):
        # Numbers of columns are all different ones.
        value = "zeros" if t == k.out else "iota" if k.largest and k.tensors[t][0].startswith("i") else f"random:{i + 1}"
        args += ["--arg", f"{k.type(t)}={value}"]
    jig("eval", payload, *args, "--out", numbers)
    jig("run", "--auto", payload, *args, "--compare", numbers, "--tolerance", str(k.tolerance))
