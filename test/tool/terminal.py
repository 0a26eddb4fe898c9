"""Runs jig with a terminal for its standard error, and shows what that got, with escapes to be read."""
import os
import pty
import subprocess
import sys


def run(words, term="xterm", **more):
    leader, follower = pty.openpty()
    env = {k: v for k, v in os.environ.items() if k != "NO_COLOR"}
    jig = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=follower,
                           env=dict(env, TERM=term, **more))
    os.close(follower)
    text = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:
            break
        if not part:
            break
        text += part
    os.close(leader)
    return jig.wait(), text.decode().replace("\r\n", "\n").replace("\033", "<E>").replace("\r", "<R>")


def folded(text):
    """Progress shown again and again, once."""
    seen = []
    for part in text.split("<R>"):
        if part not in seen:
            seen.append(part)
    return "<R>".join(seen)


mode, term, *words = sys.argv[1:]
status, text = run(words, term, **({"NO_COLOR": "1"} if mode == "no-color" else {}))
print(folded(text))
print("status", status)
