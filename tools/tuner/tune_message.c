/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_message.h"

#include <string.h>

static void put(JigCharVec *m, const void *bytes, size_t len) {
    const char *at = bytes;
    jig_vec_append(m, at, len);
}

void tune_message_begin(JigCharVec *m, TuneMessageKind kind, uint64_t number) {
    TuneHead head = {kind, number};
    m->len = 0;
    put(m, &head, sizeof head);
}

void tune_put_number(JigCharVec *m, uint64_t x) {
    put(m, &x, sizeof x);
}
void tune_put_real(JigCharVec *m, double x) {
    put(m, &x, sizeof x);
}

void tune_put_text(JigCharVec *m, JigStr text) {
    size_t len = text.len < TUNE_TEXT ? text.len : TUNE_TEXT;
    tune_put_number(m, len);
    put(m, text.ptr, len);
}

static void put_whole(JigCharVec *m, JigStr text) {
    tune_put_number(m, text.len);
    put(m, text.ptr, text.len);
}

void tune_put_point(JigCharVec *m, const JigTuneSpace *space, const uint64_t *point) {
    put(m, point, space->num_axes * sizeof *point);
}

void tune_put_job(JigCharVec *m, const TuneJob *job) {
    put_whole(m, job->payload);
    put_whole(m, job->script);
    put_whole(m, job->entry);
    put_whole(m, job->call);
    put_whole(m, job->machine);
}

void tune_put_candidate(JigCharVec *m, const TuneCandidate *c) {
    tune_put_text(m, c->why);
    tune_put_text(m, c->code);
    tune_put_number(m, c->outcome);
    tune_put_real(m, c->least);
    tune_put_real(m, c->median);
    tune_put_number(m, (uint64_t)c->runs);
}

void tune_put_counts(JigCharVec *m, JigTuneCounts counts) {
    tune_put_number(m, counts.points);
    tune_put_number(m, counts.steps);
    tune_put_number(m, counts.done);
}

/* ---- Reading ---- */

static void take(TuneReading *r, void *to, size_t len) {
    memset(to, 0, len);
    if (len <= r->left)
        memcpy(to, r->at, len);
    size_t taken = len <= r->left ? len : r->left;
    r->at += taken;
    r->left -= taken;
}

TuneHead tune_read_head(TuneReading *r) {
    TuneHead head;
    take(r, &head, sizeof head);
    return head;
}

uint64_t tune_read_number(TuneReading *r) {
    uint64_t x;
    take(r, &x, sizeof x);
    return x;
}

double tune_read_real(TuneReading *r) {
    double x;
    take(r, &x, sizeof x);
    return x;
}

JigStr tune_read_text(TuneReading *r, JigArena *a) {
    uint64_t len = tune_read_number(r);
    JigStr text = {r->at, len < r->left ? len : r->left};
    r->at += text.len;
    r->left -= text.len;
    return jig_arena_str(a, text);
}

bool tune_read_point(TuneReading *r, const JigTuneSpace *space, uint64_t *point) {
    size_t len = space->num_axes * sizeof *point;
    bool ok = r->left >= len;
    take(r, point, len);
    for (size_t i = 0; i < space->num_axes && ok; ++i)
        ok = point[i] < space->axes[i].values.count;
    return ok;
}

TuneJob tune_read_job(TuneReading *r, JigArena *a) {
    TuneJob job = {.payload = tune_read_text(r, a)};
    job.script = tune_read_text(r, a);
    job.entry = tune_read_text(r, a);
    job.call = tune_read_text(r, a);
    job.machine = tune_read_text(r, a);
    return job;
}

TuneCandidate tune_read_candidate(TuneReading *r, JigArena *a) {
    TuneCandidate c = {.why = tune_read_text(r, a)};
    c.code = tune_read_text(r, a);
    uint64_t outcome = tune_read_number(r);
    c.outcome = outcome <= TUNE_WRONG ? (TuneOutcome)outcome : TUNE_WRONG;
    c.least = tune_read_real(r);
    c.median = tune_read_real(r);
    c.runs = (int64_t)tune_read_number(r);
    return c;
}

JigTuneCounts tune_read_counts(TuneReading *r) {
    JigTuneCounts counts = {.points = tune_read_number(r)};
    counts.steps = tune_read_number(r);
    counts.done = tune_read_number(r);
    return counts;
}
