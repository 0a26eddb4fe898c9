/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * How pipelines and option values look inside src/pass.
 *
 * Invariants:
 *  - `values` of an entry has one JigOptionValue per option of its row, in the
 *    row's order, with the default filled in.
 *  - A pipeline owns its nested pipelines and those in its options; everything
 *    else it points to is in its `arena`, or in rows.
 */
#ifndef JIG_PASS_PIPELINE_H
#define JIG_PASS_PIPELINE_H

#include "jig/pass.h"
#include "support/vec.h"

typedef struct JigOptionValue {
    JigStr text;
    int64_t num; /* bool, integers, index of the choice */
    double real;
    JigStr *items; /* of lists */
    int64_t *nums;
    JigPipeline **pipelines; /* of pipeline lists, owned */
    size_t n;
    bool given; /* not the default */
} JigOptionValue;

/* One step: a pass, or a nested pipeline. */
typedef struct JigPipelineEntry {
    const JigPassRow *pass; /* NULL: nested */
    JigOptionValue *values;
    JigPipeline *nested;
} JigPipelineEntry;

struct JigPipeline {
    JigContext *ctx;
    JigArena arena;
    JigStr anchor; /* "any": every op that is isolated */
    JIG_VEC(JigPipelineEntry) entries;
};

/* A text under construction. */
typedef struct JigText {
    JigCharVec chars;
} JigText;
void jig_pipeline_text_add(JigText *t, JigStr s);
void jig_pipeline_text_printf(JigText *t, const char *fmt, ...) JIG_PRINTF(2, 3);
/* Moves it to `a`. */
JigStr jig_pipeline_text_take(JigText *t, JigArena *a);

/* ---- pipeline.c ---- */
/* The row of its name from now on, whichever was before: of a pass whose options depend on what a
 * context knows. Pipelines keep the rows that they were made with. */
void jig_pass_replace(JigContext *ctx, const JigPassRow *row);

/* ---- check_passes.c ---- */
/* What the rows of all passes say in strings; false after diagnostics. For --check-dialects. */
bool jig_pass_check_all(JigContext *ctx) JIG_NODISCARD;

/* ---- options.c ---- */
/* Can it be read? `owner` has room for its value. */
bool jig_options_default_is_good(JigPipeline *owner, const JigOptionRow *row, JigReason *why);
/* Values with all defaults. */
JigOptionValue *jig_options_default(JigPipeline *owner, const JigPassRow *row);
/* Reads "a=1 b=2" over `values`. */
bool jig_options_parse(JigPipeline *owner, const JigPassRow *row, JigStr text,
                       JigOptionValue *values, JigArena *a, JigReason *why) JIG_NODISCARD;
bool jig_options_set(JigPipeline *owner, const JigPassRow *row, const JigPassOption *options,
                     JigOptionValue *values, JigArena *a, JigReason *why);
/* "{a=1 b=2}", nothing for a row without options. */
void jig_options_print(JigText *out, const JigPassRow *row, const JigOptionValue *values);
void jig_options_free(const JigPassRow *row, JigOptionValue *values);

/* ---- pipeline.c ---- */
void jig_pipeline_print_entry(JigText *out, const JigPipelineEntry *entry);
static inline bool jig_pipeline_is_any(const JigPipeline *p) {
    return jig_str_is(p->anchor, "any");
}

/* ---- pass_patterns.c ---- */
/* False, after the diagnostic of a pass whose patterns come to no end. */
bool jig_pass_goes_on(const JigPassCall *call);

#endif
