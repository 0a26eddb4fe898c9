"""Reads a trace as JSON: what a program that is not ours makes of it."""
import json
import sys

first, *steps, end = [json.loads(line) for line in open(sys.argv[1])]
assert first == {"jig_trace": 1}, first
for s in steps:
    assert s["status"] == "ok" and s["seconds"] >= 0 and s["at"]["line"] > 0, s
    assert all(item["op"] for handle in s["operands"] + s["results"] for item in handle["ops"]), s
    print(s["step"], s["op"], *(h["handle"] for h in s["operands"]), *(["spent:", *s["spent"]] if s["spent"] else []))
print("end", end["end"], end["steps"])
