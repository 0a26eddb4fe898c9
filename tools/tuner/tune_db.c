/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_db.h"

#include "support/arena.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

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
    X(int, system_errno, (Sqlite *db))                                                            \
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
    long long version; /* of the file; of one that is written the present one */
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

/* With what the system says, where it has refused something. */
static bool complain(const TuneDb *db, const char *what) {
    int error = db->db ? db->f->system_errno(db->db) : 0;
    fprintf(stderr, "the database '%s' cannot be %s: %s%s%s\n", db->path, what,
            db->db ? db->f->errmsg(db->db) : "no memory", error ? ": " : "",
            error ? strerror(error) : "");
    return false;
}

/* ---- The file ---- */

enum { VERSION = 3 };
#define APPLICATION "1784630886" /* "j_jf", so that other programs know whose it is */

/* What a cost is was a part of how a job is called. */
#define COST_OF_CALL                                                                               \
    "CASE WHEN call LIKE '% cost command %' THEN 'command' WHEN call LIKE '% cost model%' THEN "   \
    "'model' WHEN call LIKE '% cost mca%' THEN 'mca' ELSE 'time' END"

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
    "PRAGMA application_id = " APPLICATION ";",
    /* What is known of a job beside what it is told apart by. */
    "ALTER TABLE jobs ADD COLUMN name TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE jobs ADD COLUMN likeness TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE jobs ADD COLUMN sizes TEXT NOT NULL DEFAULT '';"
    "ALTER TABLE jobs ADD COLUMN points REAL NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN steps INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN done INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN operations REAL NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN bytes REAL NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN peak REAL NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN memory REAL NOT NULL DEFAULT 0;"
    "ALTER TABLE jobs ADD COLUMN cache REAL NOT NULL DEFAULT 0;"
    "CREATE INDEX jobs_alike ON jobs (likeness);",
    "ALTER TABLE jobs ADD COLUMN cost TEXT NOT NULL DEFAULT 'time';"
    "UPDATE jobs SET cost = " COST_OF_CALL ";"};

/* From these versions on a job has a name, a likeness, and facts; and says what a cost is. */
enum { SAYS_MORE = 2, SAYS_COST = 3 };

static bool run(const TuneDb *db, const char *sql, const char *what) {
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

/* All at one moment: another may be making it. */
static bool read_head(TuneDb *db, long long *version, long long *application, long long *tables) {
    bool ok = run(db, "BEGIN", "read") && ask_number(db, "PRAGMA user_version", version) &&
              ask_number(db, "PRAGMA application_id", application) &&
              ask_number(db, "SELECT count(*) FROM sqlite_master", tables);
    db->f->exec(db->db, "ROLLBACK", NULL, NULL, NULL);
    return ok;
}

static bool is_strange(TuneDb *db, long long *version) {
    long long application, tables;
    if (!read_head(db, version, &application, &tables))
        return true;
    bool ours = application == strtoll(APPLICATION, NULL, 10);
    if (ours ? *version > VERSION : tables > 0) {
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
    if (is_strange(db, &version))
        return false;
    if (!db->writes && version == 0) {
        fprintf(stderr, "the database '%s' is empty\n", db->path);
        return false;
    }
    db->version = version;
    return !db->writes ||
           ((version == VERSION || migrate(db, version)) && (db->version = VERSION) &&
            run(db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", "written"));
}

static bool is_folder(const char *path) {
    struct stat st;
    if (stat(path, &st) != 0 || !S_ISDIR(st.st_mode))
        return false;
    fprintf(stderr, "the database '%s' is a folder\n", path);
    return true;
}

/* SQLite takes these names for databases of its own, which are gone when they are closed. */
static bool is_file_name(const char *path) {
    if (*path && *path != ':')
        return true;
    fprintf(stderr, "'%s' is no name of a file for a database\n", path);
    return false;
}

TuneDb *tune_db_open(const char *path, bool writes) {
    const Functions *f = load();
    if (!f || !is_file_name(path) || is_folder(path))
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

/* An earlier version, or an earlier table, had not said. */
static bool name_job(TuneDb *db, const TuneJob *job, int64_t number) {
    Statement *s = begin(db, "UPDATE jobs SET name = ?1, likeness = ?2, sizes = ?3"
                             " WHERE id = ?4 AND likeness = '' AND ?2 != ''");
    if (!s)
        return false;
    bind(db, s, 1, job->name);
    bind(db, s, 2, job->likeness);
    bind(db, s, 3, job->sizes);
    db->f->bind_int64(s, 4, number);
    return finish(db, s);
}

bool tune_db_job(TuneDb *db, const TuneJob *job, int64_t *number) {
    if (!find_job(db, job, number))
        return false;
    if (!db->writes)
        return true;
    if (*number)
        return name_job(db, job, *number);
    Statement *s =
        begin(db, "INSERT OR IGNORE INTO jobs (payload, script, entry, call, machine,"
                  " name, likeness, sizes, cost) SELECT ?1, ?2, ?3, call, ?5, ?6, ?7, ?8,"
                  " CASE ?9 WHEN '' THEN " COST_OF_CALL " ELSE ?9 END"
                  " FROM (SELECT ?4 AS call)");
    if (!s)
        return false;
    bind_job(db, s, job);
    bind(db, s, 6, job->name);
    bind(db, s, 7, job->likeness);
    bind(db, s, 8, job->sizes);
    bind(db, s, 9, job->cost);
    return finish(db, s) && find_job(db, job, number);
}

/* ---- What is known of a job ---- */

bool tune_db_note(TuneDb *db, int64_t job, const TuneFacts *f) {
    Statement *s =
        begin(db, "UPDATE jobs SET points = max(points, ?1), steps = steps + ?2, done = done + ?3,"
                  " operations = ?4, bytes = ?5, peak = ifnull(nullif(?6, 0), peak),"
                  " memory = ifnull(nullif(?7, 0), memory), cache = ifnull(nullif(?8, 0), cache)"
                  " WHERE id = ?9");
    if (!s)
        return false;
    db->f->bind_double(s, 1, f->points);
    db->f->bind_int64(s, 2, f->steps);
    db->f->bind_int64(s, 3, f->done);
    db->f->bind_double(s, 4, f->operations);
    db->f->bind_double(s, 5, f->bytes);
    db->f->bind_double(s, 6, f->peak);
    db->f->bind_double(s, 7, f->memory);
    db->f->bind_double(s, 8, f->cache);
    db->f->bind_int64(s, 9, job);
    return finish(db, s);
}

bool tune_db_facts(TuneDb *db, int64_t job, TuneFacts *out) {
    *out = (TuneFacts){0};
    if (db->version < SAYS_MORE)
        return true;
    Statement *s = begin(db, "SELECT points, steps, done, operations, bytes, peak, memory, cache"
                             " FROM jobs WHERE id = ?");
    if (!s)
        return false;
    db->f->bind_int64(s, 1, job);
    int end = db->f->step(s);
    if (end == ROW)
        *out = (TuneFacts){db->f->column_double(s, 0), db->f->column_int64(s, 1),
                           db->f->column_int64(s, 2),  db->f->column_double(s, 3),
                           db->f->column_double(s, 4), db->f->column_double(s, 5),
                           db->f->column_double(s, 6), db->f->column_double(s, 7)};
    db->f->finalize(s);
    return end == ROW || end == DONE || complain(db, "read");
}

/* ---- Candidates ---- */

#define COLUMNS "c.assignment, c.outcome, c.why, c.code, c.least, c.median, c.runs, c.at"
#define NOW     "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"

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

static void bind_candidate(TuneDb *db, Statement *s, int64_t job, const TuneCandidate *c) {
    db->f->bind_int64(s, 1, job);
    bind(db, s, 2, c->assignment);
    db->f->bind_int64(s, 3, c->outcome);
    bind(db, s, 4, c->why);
    bind(db, s, 5, c->code);
    db->f->bind_double(s, 6, c->least);
    db->f->bind_double(s, 7, c->median);
    db->f->bind_int64(s, 8, c->runs);
}

bool tune_db_put(TuneDb *db, int64_t job, const TuneCandidate *c) {
    Statement *s = begin(db, "INSERT OR REPLACE INTO candidates (job, assignment, outcome, why,"
                             " code, least, median, runs, at)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?, ?, " NOW ")");
    if (!s)
        return false;
    bind_candidate(db, s, job, c);
    return finish(db, s);
}

/* Moments are texts that compare as they do. */
static bool is_later(JigStr x, JigStr y) {
    size_t n = x.len < y.len ? x.len : y.len;
    int order = n ? memcmp(x.ptr, y.ptr, n) : 0;
    return order > 0 || (order == 0 && x.len > y.len);
}

bool tune_db_merge(TuneDb *db, int64_t job, const TuneCandidate *c, TuneMerged *what) {
    TuneCandidate known;
    JigArena *a = jig_arena_create();
    bool found, ok = tune_db_get(db, job, c->assignment, a, &known, &found);
    *what = !found                      ? TUNE_MERGED_NEW
            : is_later(c->at, known.at) ? TUNE_MERGED_LATER
                                        : TUNE_MERGED_KNOWN;
    jig_arena_destroy(a);
    if (!ok || *what == TUNE_MERGED_KNOWN)
        return ok;
    Statement *s = begin(db, "INSERT OR REPLACE INTO candidates (job, assignment, outcome, why,"
                             " code, least, median, runs, at)"
                             " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    if (!s)
        return false;
    bind_candidate(db, s, job, c);
    bind(db, s, 9, c->at);
    return finish(db, s);
}

bool tune_db_merge_winner(TuneDb *db, int64_t job, const TuneCandidate *c) {
    Statement *s =
        begin(db, "UPDATE jobs SET winner = ?1, won = ?2 WHERE id = ?3 AND ifnull(won, '') < ?2");
    if (!s)
        return false;
    bind(db, s, 1, c->assignment);
    bind(db, s, 2, c->won);
    db->f->bind_int64(s, 3, job);
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
                           .runs = db->f->column_int64(s, 6),
                           .at = text_at(db, s, 7, a)};
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
#define BEST(cost)                                                                                 \
    "SELECT " COLUMNS MATCHES " AND assignment = winner AND outcome = 0 ORDER BY " cost            \
    " = 'command', won DESC LIMIT 1"
    Statement *s = begin(db, db->version < SAYS_COST ? BEST(COST_OF_CALL) : BEST("j.cost"));
#undef BEST
    if (!s)
        return false;
    bind_job(db, s, job);
    return read_one(db, s, a, out, found);
}

bool tune_db_fastest(TuneDb *db, int64_t job, JigArena *a, TuneCandidate *out, bool *found) {
    Statement *s = begin(db, "SELECT " COLUMNS " FROM candidates c WHERE job = ? AND outcome = 0"
                             " ORDER BY median LIMIT 1");
    if (!s)
        return false;
    db->f->bind_int64(s, 1, job);
    return read_one(db, s, a, out, found);
}

/* A script that stands in its payload has its sizes, too. */
bool tune_db_alike(TuneDb *db, const TuneJob *job,
                   void (*fn)(void *user, const TuneJob *job, const TuneCandidate *c), void *user) {
    if (db->version < SAYS_MORE || !job->likeness.len)
        return true;
    Statement *s =
        begin(db, "SELECT " COLUMNS ", j.sizes FROM candidates c JOIN jobs j ON c.job = j.id"
                  " WHERE j.likeness = ?6 AND j.payload != ?1 AND (?3 = '' OR j.entry = ?3)"
                  " AND (j.script = ?2 OR (j.script = j.payload AND ?1 = ?2)) AND j.machine = ?5"
                  " AND c.assignment = j.winner AND c.outcome = 0 ORDER BY j.won DESC");
    if (!s)
        return false;
    bind_job(db, s, job);
    bind(db, s, 6, job->likeness);
    int end;
    while ((end = db->f->step(s)) == ROW) {
        TuneCandidate c = candidate_at(db, s, NULL);
        fn(user, &(TuneJob){.sizes = text_at(db, s, 8, NULL)}, &c);
    }
    db->f->finalize(s);
    return end == DONE || complain(db, "read");
}

/* What a version has said of jobs. */
static const char *each_sql(const TuneDb *db) {
#define ALL(more)                                                                                  \
    "SELECT " COLUMNS ", payload, script, entry, call, machine, j.id,"                             \
    " CASE WHEN assignment = winner THEN won ELSE '' END" more MATCHES                             \
    " AND (?6 = 0 OR (assignment = winner AND outcome = 0)) ORDER BY j.id, ifnull(assignment = "   \
    "winner, 0) DESC,"                                                                             \
    " c.outcome, c.median, c.assignment"
    return db->version < SAYS_MORE   ? ALL(", '', '', '', " COST_OF_CALL)
           : db->version < SAYS_COST ? ALL(", name, likeness, sizes, " COST_OF_CALL)
                                     : ALL(", name, likeness, sizes, j.cost");
#undef ALL
}

bool tune_db_each(TuneDb *db, const TuneJob *which, bool best,
                  void (*fn)(void *user, const TuneJob *job, const TuneCandidate *c), void *user) {
    Statement *s = begin(db, each_sql(db));
    if (!s)
        return false;
    bind_job(db, s, which);
    db->f->bind_int64(s, 6, best);
    int end;
    while ((end = db->f->step(s)) == ROW) {
        TuneCandidate c = candidate_at(db, s, NULL);
        TuneJob job = {.payload = text_at(db, s, 8, NULL),
                       .script = text_at(db, s, 9, NULL),
                       .entry = text_at(db, s, 10, NULL),
                       .call = text_at(db, s, 11, NULL),
                       .machine = text_at(db, s, 12, NULL),
                       .number = db->f->column_int64(s, 13),
                       .name = text_at(db, s, 15, NULL),
                       .likeness = text_at(db, s, 16, NULL),
                       .sizes = text_at(db, s, 17, NULL),
                       .cost = text_at(db, s, 18, NULL)};
        c.won = text_at(db, s, 14, NULL);
        fn(user, &job, &c);
    }
    db->f->finalize(s);
    return end == DONE || complain(db, "read");
}

/* ---- Whole or not at all ---- */

bool tune_db_begin(TuneDb *db) {
    return run(db, "BEGIN IMMEDIATE", "written");
}

bool tune_db_end(TuneDb *db, bool keep) {
    if (keep && run(db, "COMMIT", "written"))
        return true;
    db->f->exec(db->db, "ROLLBACK", NULL, NULL, NULL);
    return false;
}
