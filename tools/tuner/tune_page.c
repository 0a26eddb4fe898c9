/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_page.h"

#include "jig/version.h"
#include "outputs.h"
#include "report_page.h"
#include "support/json.h"
#include "support/words.h"
#include "tuner/tune_facts.h"

typedef struct Page {
    JigOutput out;
    JigJson j;
    TuneDb *db;   /* NULL: none */
    int64_t last; /* the job of the candidate before */
    const TuneMeter *meter;
    bool ok;
} Page;

/* In an element of a page no text may look like the end of that. */
static void to_element(void *out, const char *text, size_t len) {
    for (size_t from = 0, n; from < len; from += n + 1) {
        const char *bracket = memchr(text + from, '<', len - from);
        n = bracket ? (size_t)(bracket - (text + from)) : len - from;
        jig_output_write(out, text + from, n);
        if (bracket)
            jig_output_write(out, "\\u003c", 6);
    }
}

static bool begin(Page *p, const char *path) {
    if (!output_open(&p->out, path))
        return false;
    jig_output_write(&p->out, tune_page, tune_page_length);
    p->j = (JigJson){.write = to_element, .user = &p->out};
    p->ok = true;
    jig_json_begin(&p->j, NULL, '{');
    jig_json_int(&p->j, "jig_tune", 1);
    jig_json_str(&p->j, "jig", JIG_STR(JIG_VERSION));
    jig_json_end(&p->j, '}');
    jig_json_line_end(&p->j);
    return true;
}

static bool end(Page *p, const char *path, bool ok) {
    return output_close(&p->out, path, ok && p->ok);
}

/* ---- Records ---- */

static void put_job(Page *p, const TuneJob *job, const TuneFacts *f) {
    JigJson *j = &p->j;
    p->meter = tune_meter_named(job->cost);
    jig_json_begin(j, NULL, '{');
    jig_json_int(j, "job", job->number);
    jig_json_str(j, "name", job->name);
    jig_json_str(j, "payload", job->payload);
    jig_json_str(j, "script", job->script);
    jig_json_str(j, "entry", job->entry);
    jig_json_str(j, "call", job->call);
    jig_json_str(j, "machine", job->machine);
    jig_json_str(j, "cost", job->cost);
    jig_json_str(j, "unit", jig_str(p->meter->plain));
    jig_json_real(j, "points", f->points);
    jig_json_int(j, "steps", f->steps);
    jig_json_int(j, "done", f->done);
    jig_json_real(j, "operations", f->operations);
    jig_json_real(j, "bytes", f->bytes);
    jig_json_real(j, "peak", f->peak);
    jig_json_real(j, "memory", f->memory);
    jig_json_real(j, "cache", f->cache);
    jig_json_end(j, '}');
    jig_json_line_end(j);
}

/* "tile", "16", "order", "1". */
static void put_choices(JigJson *j, JigStr assignment) {
    JigArena *a = jig_arena_create();
    JigWords words = jig_words_split(assignment, a);
    jig_json_begin(j, "of", '[');
    for (size_t i = 0; i < words.n; ++i) {
        JigStr w = words.items[i];
        size_t equals = jig_str_find(w, JIG_STR("="));
        jig_json_str(j, NULL, (JigStr){w.ptr, equals});
        jig_json_str(j, NULL, equals < w.len ? jig_str_from(w, equals + 1) : (JigStr){0});
    }
    jig_json_end(j, ']');
    jig_arena_destroy(a);
}

/* Nanoseconds, or what else its cost is in; when: a moment, or seconds. */
static void put_candidate(Page *p, const TuneCandidate *c, bool has_won, double seconds) {
    JigJson *j = &p->j;
    double per_second = p->meter == &tune_by_time ? 1e9 : p->meter->per_second;
    jig_json_begin(j, NULL, '{');
    put_choices(j, c->assignment);
    jig_json_str(j, "text", c->assignment);
    jig_json_str(j, "outcome", jig_str(tune_outcomes[c->outcome]));
    if (c->outcome == TUNE_MEASURED || c->median > 0) {
        jig_json_real(j, "least", per_second * c->least);
        jig_json_real(j, "median", per_second * c->median);
        jig_json_int(j, "runs", c->runs);
    }
    if (c->why.len)
        jig_json_str(j, "why", c->why);
    if (c->code.len)
        jig_json_str(j, "code", c->code);
    if (has_won)
        jig_json_bool(j, "won", true);
    if (c->at.len)
        jig_json_str(j, "at", c->at);
    else
        jig_json_real(j, "seconds", seconds);
    jig_json_end(j, '}');
    jig_json_line_end(j);
}

/* ---- Where from ---- */

bool tune_page_of_run(const char *path, const TuneJob *job, const TuneFacts *facts,
                      const TuneTally *tally) {
    Page p = {0};
    if (!begin(&p, path))
        return false;
    put_job(&p, job, facts);
    for (size_t i = 0; i < tally->log.len; ++i) {
        const TuneLogged *l = &tally->log.data[i];
        put_candidate(&p, &l->c, i == tally->won, l->seconds);
    }
    return end(&p, path, true);
}

static void put_one(void *user, const TuneJob *job, const TuneCandidate *c) {
    Page *p = user;
    TuneFacts facts;
    if (job->number != p->last) {
        p->last = job->number;
        p->ok = tune_db_facts(p->db, job->number, &facts) && p->ok;
        if (facts.operations > 0 && facts.peak <= 0)
            tune_facts_measure(job, &facts);
        put_job(p, job, &facts);
    }
    put_candidate(p, c, c->won.len > 0, 0);
}

bool tune_page_of_db(const char *path, TuneDb *db, const TuneJob *which) {
    Page p = {.db = db};
    return begin(&p, path) && end(&p, path, tune_db_each(db, which, false, put_one, &p));
}
