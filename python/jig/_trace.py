# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a script did, step by step."""
from html import escape

_COLORS = {"ok": "#2e7d32", "silenceable": "#ef6c00", "definite": "#c62828"}


class Changes:
    """How many operations of the payload a step created, erased and modified."""

    def __init__(self, created, erased, modified):
        self.created, self.erased, self.modified = created, erased, modified

    def __repr__(self):
        return f"+{self.created} -{self.erased} ~{self.modified}"


class Step:
    """One application of a transform operation: `number` ("3.1.2"), its `name` and `text`, `status` ("ok", "silenceable",
    "definite"), `why` it failed, whether that was `silenced`, `seconds`, `changes`, `depth`, `parent` (a Step, or None), and, in a
    loop, which `turn` of the parent's body it belongs to. `operands` and `results` are what each handle had, before and after it: lists
    of texts, None for what was gone. `before` and `after` are the payload as text, `failed_with` with changes that were taken
    back; None where texts are not kept."""

    def __init__(self, steps, known):
        parent = known.pop("parent")
        self.parent = None if parent is None else steps[parent]
        self.changes = Changes(*known.pop("changes"))
        self.__dict__.update(known)

    def __repr__(self):
        return f"<Step {self.number} {self.name} {self.status} {self.changes} {self.seconds * 1000:.2f} ms>"

    def _repr_html_(self):
        rows = "".join(f"<details><summary>{title}</summary><pre>{escape(text)}</pre></details>"
                       for title, text in (("before", self.before), ("after", self.after)) if text)
        return f"<div>{_line(self)}{rows}</div>"


def _line(step):
    why = f" <span>{escape(step.why)}</span>" if step.why else ""
    return (f"<b style='color:{_COLORS[step.status]}'>{step.number}</b> <code>{escape(step.text)}</code> "
            f"<small>{step.changes}, {step.seconds * 1000:.2f} ms</small>{why}")


class Trace:
    """The steps of a script, in order: iterated, indexed by a place or by a step's number (`trace["3.1"]`)."""

    def __init__(self, steps, failure=None):
        self.steps, self.failure = [], failure
        for known in steps:
            self.steps.append(Step(self.steps, known))

    def __len__(self):
        return len(self.steps)

    def __iter__(self):
        return iter(self.steps)

    def __getitem__(self, which):
        if not isinstance(which, str):
            return self.steps[which]
        for step in self.steps:
            if step.number == which:
                return step
        raise KeyError(which)

    def __str__(self):
        lines = []
        for s in self.steps:
            why = f": {s.why}" if s.why else ""
            lines.append(f"{'  ' * s.depth}{s.number} {s.name} {s.changes}{'' if s.status == 'ok' else ' ' + s.status}{why}")
        return "\n".join(lines)

    def __repr__(self):
        return f"<Trace of {len(self)} steps{': ' + self.failure if self.failure else ''}>"

    def _repr_html_(self):
        lines = "".join(f"<div style='margin-left:{2 * s.depth}em'>{_line(s)}</div>" for s in self.steps)
        failure = f"<p style='color:{_COLORS['definite']}'>{escape(self.failure)}</p>" if self.failure else ""
        return f"<div>{lines}{failure}</div>"
