# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ends programs by signals while they wait for a pipe that nobody writes to, or run a payload that does not end."""
import os
import signal
import subprocess
import sys
import time

PIPE, GOOD, ENDLESS = "pipe", "good.mlir", "endless.mlir"
ENDING = signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT


def wait_for(what):
    end = time.time() + 20
    while not (found := what()) and time.time() < end:
        time.sleep(0.01)
    return found


def temporary():
    return [name for name in os.listdir(".") if ".tmp-" in name]


def children(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as main:
        found = main.read().split()
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/children") as file:
            found += file.read().split()
    return found


def is_gone(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def start(*arguments):
    """With signals as they are, whoever runs the test."""
    usual = lambda: [signal.signal(x, signal.SIG_DFL) for x in ENDING]
    return subprocess.Popen(["jig", *arguments], preexec_fn=usual)


def output(number):
    """One that has its output open."""
    for arguments in (["apply", PIPE], ["apply", "--script", PIPE, GOOD]):
        jig = start(*arguments, "-o", "out")
        assert wait_for(temporary)
        jig.send_signal(number)
        assert jig.wait() == -number, jig.returncode
        assert not temporary() and not os.path.exists("out")


def payload(number):
    """One whose payload runs in a child."""
    jig = start("run", ENDLESS)
    assert wait_for(lambda: children(jig.pid))
    child = children(jig.pid)[0]
    time.sleep(0.2)
    jig.send_signal(number)
    assert jig.wait() == -number, jig.returncode
    assert wait_for(lambda: is_gone(child))


def ignored():
    """Who was started with a signal ignored goes on."""
    ignore = lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)
    jig = subprocess.Popen(["jig", "upgrade", PIPE, "-o", "out"], preexec_fn=ignore)
    pipe = open(PIPE, "w")
    jig.send_signal(signal.SIGHUP)
    pipe.write("module {\n}\n")
    pipe.close()
    assert jig.wait() == 0, jig.returncode
    os.remove("out")


os.mkfifo(PIPE)
for name, text in ((GOOD, "module {\n}\n"), (ENDLESS, "func.func @main() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n")):
    with open(name, "w") as file:
        file.write(text)
for one in ENDING:
    output(one)
for one in (signal.SIGTERM, signal.SIGKILL):
    payload(one)
ignored()
print("left:", *sorted(os.listdir(".")))
