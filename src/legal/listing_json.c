/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What can be done with an op, as JSON: docs/legal.md says what is in it. */
#include "ir/diag/source.h"
#include "legal/listing.h"
#include "support/check.h"
#include "support/json.h"

static void put_if_any(JigJson *j, const char *key, JigStr text) {
    if (text.len)
        jig_json_str(j, key, text);
}

static void put_step(JigJson *j, const JigLegalStep *step, size_t number) {
    jig_json_begin(j, NULL, '{');
    jig_json_int(j, "step", (int64_t)number);
    jig_json_str(j, "op", jig_str(step->row->name));
    jig_json_str(j, "lines", step->lines);
    put_if_any(j, "range", step->range);
    jig_json_bool(j, "changes", step->changes);
    jig_json_end(j, '}');
}

static void put_refused(JigJson *j, const JigLegalStep *step) {
    jig_json_begin(j, NULL, '{');
    jig_json_str(j, "op", jig_str(step->row->name));
    jig_json_str(j, "lines", step->lines);
    jig_json_str(j, "why", step->why);
    jig_json_begin(j, "help", '[');
    for (size_t i = 0; i < step->help.len; ++i)
        jig_json_str(j, NULL, step->help.data[i]);
    jig_json_end(j, ']');
    jig_json_end(j, '}');
}

static void put_steps(JigJson *j, const JigLegalFound *f) {
    size_t number = f->first;
    jig_json_begin(j, "steps", '[');
    for (size_t i = 0; i < f->steps->of.len; ++i)
        if (jig_legal_is_listed(f, &f->steps->of.data[i]))
            put_step(j, &f->steps->of.data[i], number++);
    jig_json_end(j, ']');
    jig_json_begin(j, "refused", '[');
    for (size_t i = 0; i < f->steps->of.len; ++i)
        if (!f->steps->of.data[i].applies)
            put_refused(j, &f->steps->of.data[i]);
    jig_json_end(j, ']');
}

void jig_legal_put_json(const JigLegalFound *f, JigWriteFn write, void *user) {
    JIG_REQUIRE(f && write);
    JigJson j = {.write = write, .user = user};
    jig_json_begin(&j, NULL, '{');
    jig_json_str(&j, "op", jig_op_name_of(f->op));
    put_if_any(&j, "symbol", jig_symbol_name(f->op));
    jig_source_put_place(&j, "at", jig_op_context(f->op), jig_op_loc(f->op));
    put_if_any(&j, "in", jig_legal_function(f->op, f->a));
    put_if_any(&j, "loops", jig_legal_loops(f->op, f->a));
    put_if_any(&j, "producers", jig_legal_producers(f->op, f->a));
    put_if_any(&j, "users", jig_legal_users(f->op, f->a));
    jig_json_str(&j, "handle", jig_legal_handle(f->root, f->op, f->a));
    put_steps(&j, f);
    jig_json_end(&j, '}');
    jig_json_line_end(&j);
}
