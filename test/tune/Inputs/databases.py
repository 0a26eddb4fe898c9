# Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Databases that cannot be written, or not any more: an error, exit status 1, and what was in them is in them. One of an
earlier version is read as it is, and brought up to date when it is written."""
import os
import resource
import shutil
import sqlite3
import subprocess
import sys

folder, inputs = sys.argv[1:]
os.chmod(folder, 0o755)
TUNE = ["jig", "tune", f"{inputs}/sum.mlir", "--script", f"{inputs}/twelve.mlir", "--arg", "memref<64xf32>=random:1",
        "--arg", "memref<64xf32>=zeros", "--no-check", "--param", "n=1,2,3,4", "--budget", "300s"]
NOBODY = 65534


def jig(*args, before=None):
    done = subprocess.run(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=before)
    return done.returncode, done.stdout, done.stderr


def rows(database):
    code, out, err = jig("jig", "tune", "--db", database, "--export=csv")
    assert code == 0, err
    return sorted(out.splitlines()[1:])


def fails(words, *args, before=None):
    code, _, err = jig(*args, before=before)
    assert code == 1 and words in err, (code, err)


whole, table = f"{folder}/whole.db", f"{folder}/table.csv"
assert jig(*TUNE, "--db", whole)[0] == 0
known = rows(whole)
assert len(known) == 4
with open(table, "w") as f:
    f.write(jig("jig", "tune", "--db", whole, "--export=csv")[1])

# A file that may not grow: what came into it before stays, and the next run goes on from there.
for limit in (0, 4096, 16384, 24576, 28672):
    small = f"{folder}/small{limit}.db"
    set_limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    code, out, err = jig("jig", "tune", "--db", small, "--import", table, before=set_limit)
    if code:
        assert code == 1 and "cannot be" in err, err
        assert not os.path.exists(small) or os.path.getsize(small) == 0 or rows(small) == [], limit
    else:
        assert rows(small) == known
    assert jig("jig", "tune", "--db", small, "--import", table)[0] == 0 and rows(small) == known
    if limit == 24576:
        half = f"{folder}/half.db"
        code, out, err = jig(*TUNE, "--db", half, before=set_limit)
        assert code in (0, 1), err
        found = rows(half) if os.path.exists(half) and os.path.getsize(half) else []
        assert jig(*TUNE, "--db", half)[0] == 0 and set(found) <= set(rows(half)) and len(rows(half)) == 4

# One that may be read only.
if os.geteuid() == 0:
    be_nobody = lambda: os.setuid(NOBODY)
    closed, os.environ["TMPDIR"] = f"{folder}/closed", "/tmp"
    os.makedirs(closed)
    shutil.copy(whole, f"{closed}/read.db")
    os.chmod(f"{closed}/read.db", 0o444)
    os.chmod(closed, 0o555)
    if jig("test", "-r", f"{closed}/read.db", before=be_nobody)[0] == 0 and jig("jig", "--version", before=be_nobody)[0] == 0:
        assert jig("jig", "tune", "--db", f"{closed}/read.db", "--list", before=be_nobody)[0] == 0
        fails("readonly", "jig", "tune", "--db", f"{closed}/read.db", "--import", table, before=be_nobody)
        fails("readonly", *TUNE, "--db", f"{closed}/read.db", before=be_nobody)
        assert rows(f"{closed}/read.db") == known
fails("is a folder", "jig", "tune", "--db", folder, "--list")
fails("is a folder", *TUNE, "--db", folder)

# Of version 1.
first = sqlite3.connect(f"{folder}/first.db")
first.executescript("""
CREATE TABLE jobs (id INTEGER PRIMARY KEY, payload TEXT NOT NULL, script TEXT NOT NULL, entry TEXT NOT NULL, call TEXT NOT NULL,
 machine TEXT NOT NULL, winner TEXT, won TEXT, UNIQUE (payload, script, entry, call, machine));
CREATE TABLE candidates (job INTEGER NOT NULL REFERENCES jobs, assignment TEXT NOT NULL, outcome INTEGER NOT NULL, why TEXT NOT NULL,
 code TEXT NOT NULL, least REAL NOT NULL, median REAL NOT NULL, runs INTEGER NOT NULL,
 at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')), PRIMARY KEY (job, assignment)) WITHOUT ROWID;
PRAGMA application_id = 1784630886;
PRAGMA user_version = 1;
INSERT INTO jobs VALUES (1, 'aa', 'bb', '- main', 'call', 'machine', 'n=2', '2026-01-02 03:04:05.678');
INSERT INTO candidates VALUES (1, 'n=1', 0, '', 'cc', 2e-6, 2e-6, 3, '2026-01-02T03:04:05Z');
INSERT INTO candidates VALUES (1, 'n=2', 0, '', 'dd', 1e-6, 1e-6, 3, '2026-01-02T03:04:05Z');
""")
first.close()
before = rows(f"{folder}/first.db")
assert len(before) == 2 and '"2026-01-02 03:04:05.678"' in before[1], before
assert jig("jig", "tune", "--db", f"{folder}/first.db", "--import", table)[0] == 0
assert rows(f"{folder}/first.db") == sorted(before + known)

# The table of an earlier version has fewer columns; of the same candidate the later one stays, and the later winner.
old = f"{folder}/old.csv"
head = "payload,script,entry,call,machine,assignment,code,outcome,why,least_ns,median_ns,runs"
with open(old, "w") as f:
    f.write(f'{head}\r\n"aa","bb","- main","call","machine","n=1","","wrong","it says ""no"",\n<b>",7,8,9\r\n')
assert "0 new, 0 later than what was known, 1 known" in jig("jig", "tune", "--db", f"{folder}/first.db", "--import", old)[2]
with open(old, "w") as f:
    f.write(f'{head},at,won\n"aa","bb","- main","call","machine","n=1","","wrong","it says ""no"",\n<b>",7,8,9,"2027-01-02T03:04:05Z",\n')
assert "0 new, 1 later than what was known, 0 known" in jig("jig", "tune", "--db", f"{folder}/first.db", "--import", old)[2]
assert 'it says ""no"",' in jig("jig", "tune", "--db", f"{folder}/first.db", "--export=csv")[1]
assert "n=2" in jig("jig", "tune", "--db", f"{folder}/first.db", "--best")[1]
json = jig("jig", "tune", "--db", f"{folder}/first.db", "--export=json")[1]
with open(f"{folder}/all.json", "w") as f:
    f.write(json)
assert jig("jig", "tune", "--db", f"{folder}/second.db", "--import", f"{folder}/all.json")[0] == 0
assert rows(f"{folder}/second.db") == rows(f"{folder}/first.db")

# What is no such table is none, as a whole: nothing of it is taken over, and no file is made.
good = open(table).read()
for text, words in [("", "there is nothing in it"), ("x", "there is no column 'payload'"), ("[{", "a name in quotes is expected"),
                    ('[{"a": "b"}]', "there is no column 'payload'"), ('[{"a": "b"} 1', "there is no column"),
                    (good.replace('"measured"', '"splendid"').replace('"splendid"', '"measured"', 2), "line 4: there is no outcome 'splendid'"),
                    (good + good.splitlines()[1] + ",1\n", "line 6: it has more fields than there are columns"),
                    (good + "1,2\n", "line 6: it has fewer fields than there are columns"), (good[:-3], "line 5: "),
                    (good + '"', "line 6: a quoted text does not end"), (json[:-5], "a text does not end"), (json[:-2], "is expected"), (json + "x", "something follows the list"),
                    (json.replace("2027-01", "27-1"), "this is no moment: '27-1-02T03:04:05Z'"), (json.replace('"runs": 9', '"runs": -9'), "runs are no number: '-9'"),
                    (json.replace("bb", "\\q"), "there is no such escape"), (json.replace("bb", "\\u12"), "\\u takes four digits")]:
    with open(old, "w") as f:
        f.write(text)
    fails(words, "jig", "tune", "--db", f"{folder}/none.db", "--import", old)
    assert not os.path.exists(f"{folder}/none.db"), words
    fails(words, "jig", "tune", "--db", whole, "--import", old)
    assert rows(whole) == known, words
fails("Is a directory", "jig", "tune", "--db", whole, "--import", folder)
fails("No such file", "jig", "tune", "--db", whole, "--import", f"{folder}/absent")
print("nothing was lost")
