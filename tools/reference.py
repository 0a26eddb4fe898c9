# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the reference's programs answered, so that each question is asked once: build/reference.db.

A question is the program (its path, size and date), its arguments, and the text of every file that they name. Answers of
programs that write files are those files. `JIG_REFERENCE_DB` names another database; empty, nothing is kept.

A clean checkout has no database, but conformance/gen/answers: of questions that `make audit` asked, a digest of the answer
(or the answer, where it is short). Who comes with the right guess need not ask. `JIG_REFERENCE_ASK=1` asks all the same.
"""
import base64
import functools
import glob
import hashlib
import os
import re
import sqlite3
import subprocess
import threading
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATH = os.environ.get("JIG_REFERENCE_DB", os.path.join(ROOT, "build", "reference.db"))
PART = b"\0part\0"  # between the pieces of an answer
_lock, _open = threading.Lock(), []


def _database():
    if not _open:
        os.makedirs(os.path.dirname(PATH), exist_ok=True)
        db = sqlite3.connect(PATH, timeout=60, check_same_thread=False, isolation_level=None)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")  # a lost answer is asked for again
        db.execute("CREATE TABLE IF NOT EXISTS answer (question BLOB PRIMARY KEY, text BLOB NOT NULL) WITHOUT ROWID")
        _open.append(db)
    return _open[0]


@functools.cache
def _identity(program):
    """The program and the libraries beside it, which most of it is."""
    path = os.path.realpath(program)
    libraries = glob.glob(os.path.join(os.path.dirname(path), "..", "lib", "lib*.so*"))
    states = [(os.path.realpath(p), os.stat(p)) for p in [path, *sorted(libraries)]]
    return " ".join(f"{p} {s.st_size} {s.st_mtime_ns}" for p, s in states)


def _named_files(words):
    """Files that stand somewhere in the arguments; None where one is a folder, whose contents may be anything."""
    found = set()
    for word in words:
        for piece in {word, *re.split(r"[=,{}\"' ]", word)}:
            if os.path.isdir(piece):
                return None
            if os.path.isfile(piece):
                found.add(piece)
    return sorted(found)


def _question(program, words, texts):
    digest = hashlib.sha256()
    for piece in [_identity(program), *words]:
        digest.update(os.fsencode(piece) + b"\0")
    for text in texts:
        digest.update(hashlib.sha256(text).digest())
    return digest.digest()


# ---- Answers in the tree ----

ANSWERS = os.path.join(ROOT, "conformance", "gen", "answers")
ASKS = bool(os.environ.get("JIG_REFERENCE_ASK"))
SHORT = 300  # bytes of an answer that stands there itself
# Where `make audit` gathers lines for that file.
GATHERED = os.environ.get("JIG_REFERENCE_GATHER")


def _digest(*pieces):
    return base64.b64encode(hashlib.sha256(PART.join(pieces)).digest()[:12]).decode()


@functools.cache
def _release(program):
    """The program, wherever and whenever it was installed."""
    return subprocess.run([program, "--version"], capture_output=True, check=True).stdout + str(os.stat(program).st_size).encode()


@functools.cache
def _answers():
    if ASKS or GATHERED or not os.path.exists(ANSWERS):
        return {}
    with open(ANSWERS, encoding="ascii") as f:
        words = f.read().split()
    return dict(zip(words[::2], words[1::2]))


def _known(program, words, texts, guess):
    """The pieces that the tree says are the answer, or None."""
    told = _answers().get(_digest(_release(program), *map(os.fsencode, words), *texts)) if _answers() else None
    if told and told.startswith("="):
        return zlib.decompress(base64.b64decode(told[1:])).split(PART)
    return guess if told and guess and told == _digest(*guess) else None


def _gather(program, words, texts, answer, guess):
    whole = base64.b64encode(zlib.compress(PART.join(answer), 9)).decode()
    told = _digest(*answer) if answer == guess else "=" + whole if len(whole) <= SHORT else None
    if told:
        with open(GATHERED, "a", encoding="ascii") as f:
            f.write(f"{_digest(_release(program), *map(os.fsencode, words), *texts)} {told}\n")


# ---- Asking ----

def remembered(program, words, ask, texts=None, guess=None):
    """The pieces (bytes) of the answer of `program` to `words`: kept ones, or those of `ask()`, which are kept then.

    `texts` is what the answer depends on beside the words; without it, what the files say that the words name.
    `ask` gives the pieces and whether they may be kept: what a busy machine cuts short is no answer. `guess`: pieces that
    the answer may well be."""
    if not PATH:
        return ask()[0]
    if texts is None:
        files = _named_files(words)
        if files is None or "-o" in words:
            return ask()[0]
        texts = [open(path, "rb").read() for path in files]
    if (known := _known(program, words, texts, guess)) is not None:
        return known
    question = _question(program, words, texts)
    with _lock:
        row = _database().execute("SELECT text FROM answer WHERE question = ?", (question,)).fetchone()
    answer, keep = (zlib.decompress(row[0]).split(PART), True) if row else ask()
    if keep and GATHERED:
        _gather(program, words, texts, answer, guess)
    if keep and not row:
        with _lock:
            _database().execute("INSERT OR REPLACE INTO answer VALUES (?, ?)", (question, zlib.compress(PART.join(answer), 1)))
    return answer
