/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_db.h"

#include "support/arena.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const tune_outcomes[] = {"measured", "refused", "broken", "stopped", "wrong", NULL};

/* ---- SQLite ----
 * The part of its interface that is called, found in the shared library when a file is opened. */
typedef struct Sqlite Sqlite;
typedef struct Statement Statement;
enum { OK = 0, ROW = 100, DONE = 101, READONLY = 1, READWRITE = 2, CREATE = 4 };
#define KEPT_ELSEWHERE ((void (*)(void *)) - 1) /* SQLITE_TRANSIENT: it makes a copy */

/* clang-format off */
#define FUNCTIONS(X)                                                                               \
    X(int, open_v2, (const char *path, Sqlite **out, int flags, const char *vfs))                  \
    X(int, close, (Sqlite *db))                                                                    \
    X(const char *, errmsg, (Sqlite *db))                                                          \
    X(int, busy_timeout, (Sqlite *db, int ms))                                                     \
    X(int, exec, (Sqlite *db, const char *sql, void *fn, void *user, char **error))                \
    X(int, prepare_v2, (Sqlite *db, const char *sql, int len, Statement **out, const char **tail)) \
    X(int, step, (Statement *s))                                                                   \
    X(int, finalize, (Statement *s))                                                               \
    X(int, bind_text, (Statement *s, int i, const char *text, int len, void (*free)(void *)))      \
    X(int, bind_int64, (Statement *s, int i, long long value))                                     \
    X(int, bind_double, (Statement *s, int i, double value))                                       \
    X(const unsigned char *, column_text, (Statement *s, int i))                                   \
    X(int, column_bytes, (Statement *s, int i))                                                    \
    X(long long, column_int64, (Statement *s, int i))                                              \
    X(double, column_double, (Statement *s, int i))
/* clang-format on */

typedef struct Functions {
#define X(result, name, params) result(*name) params;
    FUNCTIONS(X)
#undef X
} Functions;

struct TuneDb {
    const Functions *f;
    Sqlite *db;
    const char *path;
    bool writes;
};

static const Functions *load(void) {
    static Functions f;
    static bool loaded;
    if (loaded)
        return &f;
    void *library = dlopen("libsqlite3.so.0", RTLD_NOW);
    if (!library) {
        fprintf(stderr, "the database takes SQLite (libsqlite3.so.0), which is not there: %s\n",
                dlerror());
        return NULL;
    }
    bool all = true;
#define X(result, name, params)                                                                    \
    *(void **)&f.name = dlsym(library, "sqlite3_" #name);                                          \
    all &= f.name != NULL;
    FUNCTIONS(X)
#undef X
    loaded = all;
    if (!all)
        fputs("the database takes SQLite 3, which libsqlite3.so.0 is not\n", stderr);
    return all ? &f : NULL;
}

static bool complain(const TuneDb *db, const char *what) {
    fprintf(stderr, "the database '%s' cannot be %s: %s\n", db->path, what,
            db->db ? db->f->errmsg(db->db) : "no memory");
    return false;
}

/* ---- The file ---- */

enum { VERSION = 1 };
#define APPLICATION "1784630886" /* "j_jf", so that other programs know whose it is */

/* From version i to i + 1. */
static const char *const migrations[VERSION] = {
    "CREATE TABLE jobs (id INTEGER PRIMARY KEY, payload TEXT NOT NULL, script TEXT NOT NULL,"
    " entry TEXT NOT NULL, call TEXT NOT NULL, machine TEXT NOT NULL, winner TEXT,"
    " won TEXT, UNIQUE (payload, script, entry, call, machine));"
    "CREATE TABLE candidates (job INTEGER NOT NULL REFERENCES jobs, assignment TEXT NOT NULL,"
    " outcome INTEGER NOT NULL, why TEXT NOT NULL, code TEXT NOT NULL, least REAL NOT NULL,"
    " median REAL NOT NULL, runs INTEGER NOT NULL,"
    " at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),"
    " PRIMARY KEY (job, assignment)) WITHOUT ROWID;"
    "PRAGMA application_id = " APPLICATION ";"};

static bool run(TuneDb *db, const char *sql, const char *what) {
    return db->f->exec(db->db, sql, NULL, NULL, NULL) == OK || complain(db, what);
}

static bool ask_number(TuneDb *db, const char *sql, long long *out) {
    Statement *s = NULL;
    bool ok = db->f->prepare_v2(db->db, sql, -1, &s, NULL) == OK && db->f->step(s) == ROW;
    *out = ok ? db->f->column_int64(s, 0) : 0;
    db->f->finalize(s);
    return ok || complain(db, "read");
}

static bool migrate(TuneDb *db, long long version) {
    char end[64];
    bool ok = run(db, "BEGIN IMMEDIATE", "written") &&
              ask_number(db, "PRAGMA user_version", &version); /* another may have been faster */
    for (; ok && version < VERSION; ++version) {
        snprintf(end, sizeof end, "PRAGMA user_version = %lld", version + 1);
        ok = run(db, migrations[version], "written") && run(db, end, "written");
    }
    return ok ? run(db, "COMMIT", "written")
              : (db->f->exec(db->db, "ROLLBACK", NULL, NULL, NULL), false);
}

static bool is_strange(TuneDb *db, long long version) {
    long long application, tables;
    if (!ask_number(db, "PRAGMA application_id", &application) ||
        !ask_number(db, "SELECT count(*) FROM sqlite_master", &tables))
        return true;
    bool ours = application == strtoll(APPLICATION, NULL, 10);
    if (ours ? version > VERSION : tables > 0) {
        fprintf(stderr,
                ours ? "the database '%s' is of a later version of jig\n"
                     : "'%s' is no database of jig tune\n",
                db->path);
        return true;
    }
    return false;
}

static bool prepare(TuneDb *db) {
    enum { PATIENCE = 20000 };
    long long version;
    db->f->busy_timeout(db->db, PATIENCE);
    if (!ask_number(db, "PRAGMA user_version", &version) || is_strange(db, version))
        return false;
    if (!db->writes && version < VERSION) {
        fprintf(stderr, "the database '%s' has nothing that this jig knows\n", db->path);
        return false;
    }
    return !db->writes ||
           ((version == VERSION || migrate(db, version)) &&
            run(db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", "written"));
}

TuneDb *tune_db_open(const char *path, bool writes) {
    const Functions *f = load();
    if (!f)
        return NULL;
    TuneDb *db = jig_calloc(1, sizeof *db);
    *db = (TuneDb){.f = f, .path = path, .writes = writes};
    bool ok = f->open_v2(path, &db->db, writes ? READWRITE | CREATE : READONLY, NULL) == OK ||
              complain(db, "opened");
    if (ok && prepare(db))
        return db;
    tune_db_close(db);
    return NULL;
}

void tune_db_close(TuneDb *db) {
    if (!db)
        return;
    /* So that it can be read where nothing can be written; while others write, it stays as it is.
     */
    if (db->writes)
        db->f->exec(db->db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    db->f->close(db->db);
    jig_free(db);
}

/* ---- Statements ---- */

static Statement *begin(TuneDb *db, const char *sql) {
    Statement *s = NULL;
    if (db->f->prepare_v2(db->db, sql, -1, &s, NULL) != OK)
        complain(db, "read");
    return s;
}

static void bind(TuneDb *db, Statement *s, int i, JigStr text) {
    db->f->bind_text(s, i, text.len ? text.ptr : "", (int)text.len, KEPT_ELSEWHERE);
}

static void bind_job(TuneDb *db, Statement *s, const TuneJob *job) {
    bind(db, s, 1, job->payload);
    bind(db, s, 2, job->script);
    bind(db, s, 3, job->entry);
    bind(db, s, 4, job->call);
    bind(db, s, 5, job->machine);
}

/* One that changes the file, to its end. */
static bool finish(TuneDb *db, Statement *s) {
    bool ok = db->f->step(s) == DONE || complain(db, "written");
    db->f->finalize(s);
    return ok;
}

static JigStr text_at(TuneDb *db, Statement *s, int i, JigArena *a) {
    const char *text = (const char *)db->f->column_text(s, i);
    JigStr str = {text ? text : "", text ? (size_t)db->f->column_bytes(s, i) : 0};
    return a ? jig_arena_str(a, str) : str;
}

/* ---- Jobs ---- */

static bool find_job(TuneDb *db, const TuneJob *job, int64_t *number) {
    Statement *s =
        begin(db, "SELECT id FROM jobs WHERE payload = ? AND script = ? AND entry = ? AND"
                  " call = ? AND machine = ?");
    if (!s)
        return false;
    bind_job(db, s, job);
    int end = db->f->step(s);
    *number = end == ROW ? db->f->column_int64(s, 0) : 0;
    db->f->finalize(s);
    return end == ROW || end == DONE || complain(db, "read");
}

bool tune_db_job(TuneDb *db, const TuneJob *job, int64_t *number) {
    if (!find_job(db, job, number))
        return false;
    if (*number || !db->writes)
        return true;
    Statement *s = begin(db, "INSERT OR IGNORE INTO jobs (payload, script, entry, call, machine)"
                             " VALUES (?, ?, ?, ?, ?)");
    if (!s)
        return false;
    bind_job(db, s, job);
    return finish(db, s) && find_job(db, job, number);
}

/* ---- Candidates ---- */

#define COLUMNS "c.assignment, c.outcome, c.why, c.code, c.least, c.median, c.runs"

bool tune_db_win(TuneDb *db, int64_t job, JigStr assignment) {
    Statement *s =
        begin(db, "UPDATE jobs SET winner = ?, won = strftime('%Y-%m-%d %H:%M:%f', 'now')"
                  " WHERE id = ?");
    if (!s)
        return false;
    bind(db, s, 1, assignment);
    db->f->bind_int64(s, 2, job);
    return finish(db, s);
}

bool tune_db_put(TuneDb *db, int64_t job, const TuneCandidate *c) {
    Statement *s = begin(db, "INSERT OR REPLACE INTO candidates (job, assignment, outcome, why,"
                             " code, least, median, runs) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    if (!s)
        return false;
    db->f->bind_int64(s, 1, job);
    bind(db, s, 2, c->assignment);
    db->f->bind_int64(s, 3, c->outcome);
    bind(db, s, 4, c->why);
    bind(db, s, 5, c->code);
    db->f->bind_double(s, 6, c->least);
    db->f->bind_double(s, 7, c->median);
    db->f->bind_int64(s, 8, c->runs);
    return finish(db, s);
}

static TuneCandidate candidate_at(TuneDb *db, Statement *s, JigArena *a) {
    long long outcome = db->f->column_int64(s, 1);
    return (TuneCandidate){.assignment = text_at(db, s, 0, a),
                           .outcome = outcome >= 0 && outcome <= TUNE_WRONG ? (TuneOutcome)outcome
                                                                            : TUNE_WRONG,
                           .why = text_at(db, s, 2, a),
                           .code = text_at(db, s, 3, a),
                           .least = db->f->column_double(s, 4),
                           .median = db->f->column_double(s, 5),
                           .runs = db->f->column_int64(s, 6)};
}

static bool read_one(TuneDb *db, Statement *s, JigArena *a, TuneCandidate *out, bool *found) {
    int end = db->f->step(s);
    *found = end == ROW;
    if (*found)
        *out = candidate_at(db, s, a);
    db->f->finalize(s);
    return end == ROW || end == DONE || complain(db, "read");
}

bool tune_db_get(TuneDb *db, int64_t job, JigStr assignment, JigArena *a, TuneCandidate *out,
                 bool *found) {
    Statement *s =
        begin(db, "SELECT " COLUMNS " FROM candidates c WHERE job = ? AND assignment = ?");
    if (!s)
        return false;
    db->f->bind_int64(s, 1, job);
    bind(db, s, 2, assignment);
    return read_one(db, s, a, out, found);
}

/* A part of a job that is not said is any. */
#define MATCHES                                                                                    \
    " FROM candidates c JOIN jobs j ON c.job = j.id WHERE (?1 = '' OR payload = ?1)"               \
    " AND (?2 = '' OR script = ?2) AND (?3 = '' OR entry = ?3) AND (?4 = '' OR call = ?4)"         \
    " AND (?5 = '' OR machine = ?5)"

bool tune_db_best(TuneDb *db, const TuneJob *job, JigArena *a, TuneCandidate *out, bool *found) {
    Statement *s =
        begin(db, "SELECT " COLUMNS MATCHES " AND assignment = winner ORDER BY won DESC LIMIT 1");
    if (!s)
        return false;
    bind_job(db, s, job);
    return read_one(db, s, a, out, found);
}

bool tune_db_each(TuneDb *db, const TuneJob *which, bool best,
                  void (*fn)(void *user, const TuneJob *job, const TuneCandidate *c), void *user) {
    Statement *s =
        begin(db, "SELECT " COLUMNS ", payload, script, entry, call, machine, j.id" MATCHES
                  " AND (?6 = 0 OR assignment = winner) ORDER BY j.id,"
                  " ifnull(assignment = winner, 0) DESC, c.outcome, c.median,"
                  " c.assignment");
    if (!s)
        return false;
    bind_job(db, s, which);
    db->f->bind_int64(s, 6, best);
    int end;
    while ((end = db->f->step(s)) == ROW) {
        TuneCandidate c = candidate_at(db, s, NULL);
        TuneJob job = {text_at(db, s, 7, NULL),  text_at(db, s, 8, NULL),
                       text_at(db, s, 9, NULL),  text_at(db, s, 10, NULL),
                       text_at(db, s, 11, NULL), db->f->column_int64(s, 12)};
        fn(user, &job, &c);
    }
    db->f->finalize(s);
    return end == DONE || complain(db, "read");
}
