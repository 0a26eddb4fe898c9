# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIRError, and what diagnostics look like in Python."""
import enum


class DiagnosticSeverity(enum.Enum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


class DiagnosticInfo:
    """A diagnostic that is kept."""

    def __init__(self, data):
        severity, self.location, self.message, notes = data
        self.severity = DiagnosticSeverity(severity)
        self.notes = [DiagnosticInfo(note) for note in notes]

    def __str__(self):
        return self.message


class Diagnostic:
    """A diagnostic while a handler looks at it; then it is no more."""

    def __init__(self, data):
        self._data = data
        self._notes = None

    def _part(self, i):
        if self._data is None:
            raise ValueError("Diagnostic is invalid (used outside of callback)")
        return self._data[i]

    @property
    def severity(self):
        return DiagnosticSeverity(self._part(0))

    @property
    def location(self):
        return self._part(1)

    @property
    def message(self):
        return self._part(2)

    @property
    def notes(self):
        if self._notes is None:
            self._notes = tuple(Diagnostic(note) for note in self._part(3))
        return self._notes

    def _end(self):
        self._data = None
        for note in self._notes or ():
            note._end()

    def __str__(self):
        return "<Invalid Diagnostic>" if self._data is None else self.message


def _place(info):
    return str(info.location)[len("loc(") : -1]


class MLIRError(Exception):
    """What failed, with the errors that say why."""

    def __init__(self, message, error_diagnostics):
        self.message = message
        self.error_diagnostics = [d if isinstance(d, DiagnosticInfo) else DiagnosticInfo(d) for d in error_diagnostics]
        super().__init__(message, self.error_diagnostics)

    def __str__(self):
        lines = [self.message + (":" if self.error_diagnostics else "")]
        for error in self.error_diagnostics:
            lines.append(f"error: {_place(error)}: " + error.message.replace("\n", "\n  "))
            for note in error.notes:
                lines.append(f" note: {_place(note)}: " + note.message.replace("\n", "\n  "))
        return "\n".join(lines)
