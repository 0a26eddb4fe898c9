/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tuner/tune_known.h"

#include "jig/asm.h"
#include "jig/op.h"
#include "support/map.h"
#include "support/words.h"
#include "transform/library.h"
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
    return (TuneJob){.payload = tune_fingerprint(tune_text_of(payload, a), a),
                     .script = tune_fingerprint(text_of_script(entry, a), a),
                     .machine = tune_machine(a)};
}

bool tune_known(const char *path, JigOp *payload, JigOp *entry, JigArena *a, StrList *out) {
    TuneDb *db = tune_db_open(path, false);
    TuneJob job = tune_job_of(payload, entry, a);
    TuneCandidate c;
    bool found = false, ok = db && tune_db_best(db, &job, a, &c, &found);
    tune_db_close(db);
    if (!found)
        return ok;
    JigWords choices = jig_words_split(c.assignment, a);
    for (size_t i = 0; i < choices.n; ++i)
        jig_vec_push(out, choices.items[i]);
    return ok;
}
