/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_table.h"

#include "support/file.h"
#include "support/json.h"
#include "tuner/tune_meter.h"
#include "tuner/tune_table_int.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

const char *const tune_columns[NUM_COLUMNS] = {
    "payload", "script",  "entry", "call",     "machine",   "assignment",
    "code",    "outcome", "why",   "least_ns", "median_ns", "runs",
    "at",      "won",     "name",  "likeness", "sizes",     "cost"};

/* ---- Out ---- */

typedef struct Line {
    JigStr texts[NUM_COLUMNS];
    double numbers[NUM_COLUMNS];
} Line;

/* A time in whole ones; any other cost is 10^9 times what it is, to the last digit. */
static double nanoseconds(const TuneJob *job, double seconds) {
    bool is_time = tune_meter_named(job->cost) == &tune_by_time;
    return is_time ? floor(1e9 * seconds + 0.5) : 1e9 * seconds;
}

static Line line_of(const TuneJob *job, const TuneCandidate *c) {
    return (Line){{[COLUMN_PAYLOAD] = job->payload,
                   [COLUMN_SCRIPT] = job->script,
                   [COLUMN_ENTRY] = job->entry,
                   [COLUMN_CALL] = job->call,
                   [COLUMN_MACHINE] = job->machine,
                   [COLUMN_ASSIGNMENT] = c->assignment,
                   [COLUMN_CODE] = c->code,
                   [COLUMN_OUTCOME] = jig_str(tune_outcomes[c->outcome]),
                   [COLUMN_WHY] = c->why,
                   [COLUMN_AT] = c->at,
                   [COLUMN_WON] = c->won,
                   [COLUMN_NAME] = job->name,
                   [COLUMN_LIKENESS] = job->likeness,
                   [COLUMN_SIZES] = job->sizes,
                   [COLUMN_COST] = job->cost},
                  {[COLUMN_LEAST] = nanoseconds(job, c->least),
                   [COLUMN_MEDIAN] = nanoseconds(job, c->median),
                   [COLUMN_RUNS] = (double)c->runs}};
}

static void put_csv(JigStr s) {
    putchar('"');
    for (size_t i = 0; i < s.len; ++i) {
        if (s.ptr[i] == '"')
            putchar('"');
        putchar(s.ptr[i]);
    }
    putchar('"');
}

static void export_csv(void *user, const TuneJob *job, const TuneCandidate *c) {
    Line line = line_of(job, c);
    (void)user;
    for (size_t i = 0; i < NUM_COLUMNS; ++i) {
        if (i)
            putchar(',');
        if (tune_column_is_number(i))
            printf("%.17g", line.numbers[i]);
        else
            put_csv(line.texts[i]);
    }
    putchar('\n');
}

static void put_number(JigJson *j, const char *name, double x) {
    const double MOST = 9e15;
    if (floor(x) == x && fabs(x) < MOST)
        jig_json_int(j, name, (int64_t)x);
    else
        jig_json_real(j, name, x);
}

static void export_json(void *user, const TuneJob *job, const TuneCandidate *c) {
    JigJson *j = user;
    Line line = line_of(job, c);
    jig_json_begin(j, NULL, '{');
    for (size_t i = 0; i < NUM_COLUMNS; ++i)
        if (tune_column_is_number(i))
            put_number(j, tune_columns[i], line.numbers[i]);
        else
            jig_json_str(j, tune_columns[i], line.texts[i]);
    jig_json_end(j, '}');
}

static void write_out(void *user, const char *text, size_t len) {
    (void)user;
    fwrite(text, 1, len, stdout);
}

bool tune_table_export(TuneDb *db, bool json) {
    JigJson j = {.write = write_out};
    if (!json) {
        for (size_t i = 0; i < NUM_COLUMNS; ++i)
            printf("%s%s", i ? "," : "", tune_columns[i]);
        putchar('\n');
        return tune_db_each(db, &(TuneJob){0}, false, export_csv, NULL);
    }
    jig_json_begin(&j, NULL, '[');
    bool ok = tune_db_each(db, &(TuneJob){0}, false, export_json, &j);
    jig_json_end(&j, ']');
    putchar('\n');
    return ok;
}

/* ---- In ---- */

typedef struct Import {
    TuneDb *db;
    const char *path;
    TuneMerge *merge;
    JigStr last[COLUMN_MACHINE + 1]; /* the job of the row before, in `a` */
    int64_t job;
    JigArena *a;
} Import;

static bool refuse(const Import *im, size_t line, const char *what, JigStr it) {
    fprintf(stderr, "jig tune: '%s', line %zu: %s", im->path, line, what);
    if (it.ptr)
        fprintf(stderr, " '%.*s'", JIG_FMT(it));
    fputc('\n', stderr);
    return false;
}

static bool is_number(JigStr s, double *out) {
    char text[400], *end;
    if (!s.len || s.len >= sizeof text || !strchr("-.0123456789", *s.ptr))
        return false;
    memcpy(text, s.ptr, s.len);
    text[s.len] = 0;
    *out = strtod(text, &end);
    return !*end && isfinite(*out);
}

static bool is_count(JigStr s, int64_t *out) {
    const double MOST = 9e15;
    double x;
    if (!is_number(s, &x) || x < 0 || x > MOST || floor(x) != x)
        return false;
    *out = (int64_t)x;
    return true;
}

/* "2026-01-02T03:04:05" and what else, which compares as moments do. */
static bool is_moment(JigStr s) {
    static const char form[] = "dddd-dd-dd?dd:dd:dd";
    if (s.len < sizeof form - 1)
        return false;
    for (size_t i = 0; i < sizeof form - 1; ++i)
        if (form[i] == 'd' ? s.ptr[i] < '0' || s.ptr[i] > '9'
                           : form[i] != '?' && form[i] != s.ptr[i])
            return false;
    return true;
}

static bool read_candidate(const Import *im, const TuneRow *row, TuneCandidate *c) {
    double least, median;
    const JigStr *cells = row->cells;
    *c = (TuneCandidate){.assignment = cells[COLUMN_ASSIGNMENT],
                         .why = cells[COLUMN_WHY],
                         .code = cells[COLUMN_CODE],
                         .at = cells[COLUMN_AT],
                         .won = cells[COLUMN_WON]};
    while (c->outcome <= TUNE_WRONG &&
           !jig_str_is(cells[COLUMN_OUTCOME], tune_outcomes[c->outcome]))
        c->outcome++;
    if (c->outcome > TUNE_WRONG)
        return refuse(im, row->line, "there is no outcome", cells[COLUMN_OUTCOME]);
    if (!is_count(cells[COLUMN_RUNS], &c->runs))
        return refuse(im, row->line, "runs are no number:", cells[COLUMN_RUNS]);
    if (!is_number(cells[COLUMN_LEAST], &least) || !is_number(cells[COLUMN_MEDIAN], &median))
        return refuse(im, row->line, "a time is no number of nanoseconds:",
                      cells[is_number(cells[COLUMN_LEAST], &least) ? COLUMN_MEDIAN : COLUMN_LEAST]);
    if (c->at.len && !is_moment(c->at))
        return refuse(im, row->line, "this is no moment:", c->at);
    if (c->won.len && !is_moment(c->won))
        return refuse(im, row->line, "this is no moment:", c->won);
    c->least = 1e-9 * least;
    c->median = 1e-9 * median;
    return true;
}

/* Rows of one job follow one another. */
static bool find_job(Import *im, const TuneRow *row) {
    bool same = im->job;
    for (size_t i = 0; same && i <= COLUMN_MACHINE; ++i)
        same = jig_str_eq(im->last[i], row->cells[i]);
    if (same)
        return true;
    for (size_t i = 0; i <= COLUMN_MACHINE; ++i)
        im->last[i] = jig_arena_str(im->a, row->cells[i]);
    return tune_db_job(im->db,
                       &(TuneJob){.payload = row->cells[COLUMN_PAYLOAD],
                                  .script = row->cells[COLUMN_SCRIPT],
                                  .entry = row->cells[COLUMN_ENTRY],
                                  .call = row->cells[COLUMN_CALL],
                                  .machine = row->cells[COLUMN_MACHINE],
                                  .name = row->cells[COLUMN_NAME],
                                  .likeness = row->cells[COLUMN_LIKENESS],
                                  .sizes = row->cells[COLUMN_SIZES],
                                  .cost = row->cells[COLUMN_COST]},
                       &im->job);
}

static bool take_row(void *user, const TuneRow *row) {
    Import *im = user;
    TuneCandidate c;
    TuneMerged what;
    if (!read_candidate(im, row, &c))
        return false;
    if (!im->db)
        return true;
    if (!find_job(im, row) || !tune_db_merge(im->db, im->job, &c, &what))
        return false;
    im->merge->of[what]++;
    return !c.won.len || tune_db_merge_winner(im->db, im->job, &c);
}

static bool read_all(Import *im, JigStr text) {
    size_t line;
    JigStr why;
    if (tune_table_read(text, take_row, im, im->a, &line, &why))
        return true;
    if (why.len)
        fprintf(stderr, "jig tune: '%s', line %zu: %.*s\n", im->path, line, JIG_FMT(why));
    return false;
}

/* What is no table is none before a database is looked at, or made. */
bool tune_table_import(const char *database, const char *path, TuneMerge *out) {
    JigFile file;
    *out = (TuneMerge){0};
    if (!jig_file_read(path, JIG_FILE_COPY, &file)) {
        fprintf(stderr, "jig tune: cannot read '%s': %s\n", path, strerror(errno));
        return false;
    }
    Import im = {.path = path, .merge = out, .a = jig_arena_create()};
    bool ok =
        read_all(&im, file.text) && (im.db = tune_db_open(database, true)) && tune_db_begin(im.db);
    ok = ok && tune_db_end(im.db, read_all(&im, file.text));
    tune_db_close(im.db);
    jig_arena_destroy(im.a);
    jig_file_close(&file);
    return ok;
}
