/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_known.h"

#include "jig/asm.h"
#include "jig/op.h"
#include "support/map.h"
#include "transform/library.h"
#include "tuner/tune_likeness.h"
#include "tuner/tune_machine.h"

JigStr tune_fingerprint(JigStr text, JigArena *a) {
    return jig_arena_printf(a, "%016llx", (unsigned long long)jig_hash_bytes(text.ptr, text.len));
}

JigStr tune_text_of(JigOp *op, JigArena *a) {
    JigCharVec text = {0};
    JigPrintFlags flags = jig_print_flags();
    (void)!jig_op_print(op, &flags, jig_chars_write, &text);
    JigStr out = jig_arena_str(a, jig_chars_str(&text));
    jig_vec_free(&text);
    return out;
}

/* With what it takes from libraries. */
static JigStr text_of_script(JigOp *entry, JigArena *a) {
    JigOp *library = jig_library_of(jig_op_context(entry));
    JigStr script = tune_text_of(jig_op_outermost(entry), a),
           more = library ? tune_text_of(library, a) : JIG_STR("");
    return jig_arena_printf(a, "%.*s%.*s", JIG_FMT(script), JIG_FMT(more));
}

TuneJob tune_job_of(JigOp *payload, JigOp *entry, JigArena *a) {
    TuneJob job = {.payload = tune_fingerprint(tune_text_of(payload, a), a),
                   .script = tune_fingerprint(text_of_script(entry, a), a),
                   .machine = tune_machine(a)};
    tune_likeness(payload, a, &job.likeness, &job.sizes);
    return job;
}

/* ---- The nearest ---- */

typedef struct Nearest {
    JigStr sizes; /* that are wanted */
    double apart;
    TuneKnown *out;
    JigArena *a;
} Nearest;

static void look_at_one(void *user, const TuneJob *job, const TuneCandidate *c) {
    Nearest *n = user;
    double apart = tune_sizes_apart(n->sizes, job->sizes);
    if (n->out->found && apart >= n->apart)
        return;
    n->apart = apart;
    *n->out = (TuneKnown){.found = true,
                          .assignment = jig_arena_str(n->a, c->assignment),
                          .sizes = tune_sizes_short(job->sizes, n->a)};
}

bool tune_known_near(TuneDb *db, const TuneJob *job, JigArena *a, TuneKnown *out) {
    *out = (TuneKnown){0};
    return tune_db_alike(db, job, look_at_one, &(Nearest){job->sizes, 0, out, a});
}

bool tune_known(const char *path, JigOp *payload, JigOp *entry, JigArena *a, TuneKnown *out) {
    TuneDb *db = tune_db_open(path, false);
    TuneJob job = tune_job_of(payload, entry, a);
    TuneCandidate c;
    bool found = false, ok = db && tune_db_best(db, &job, a, &c, &found);
    *out = (TuneKnown){.found = found, .is_exact = found};
    if (found)
        out->assignment = c.assignment;
    else if (ok)
        ok = tune_known_near(db, &job, a, out);
    tune_db_close(db);
    return ok;
}
