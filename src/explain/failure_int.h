/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What failure.c and the texts of failure_rows.c share. */
#ifndef JIG_EXPLAIN_FAILURE_INT_H
#define JIG_EXPLAIN_FAILURE_INT_H

#include "explain/failure.h"
#include "explain/wording.h"
#include "ir/diag/kinds.h"
#include "support/map.h"
#include "support/vec.h"

typedef struct JigExplained {
    JigRun *run; /* where the step begins: handles have what it got */
    size_t step;
    const JigRunStep *at;
    const JigReason *why;
    JigArena *a;
    JigDiag *told;   /* in place of the error; NULL: that is told as it is */
    JigLines *lines; /* below it */
} JigExplained;

/* A kind of failure (JIG_KIND_...), and what is said of it. */
typedef struct JigFailureRow {
    const char *kind;
    void (*explain)(JigExplained *x);
} JigFailureRow;
/* Ended by a row without a kind. */
extern const JigFailureRow jig_failure_rows[];

/* Is the reason one of that kind? NULL: none is given. */
bool jig_failure_is(const JigReason *why, const char *kind);
/* What is told in place of the reference's words: at the step; and a note to it. */
void jig_failure_title(JigExplained *x, const char *format, ...) JIG_PRINTF(2, 3);
void jig_failure_at(JigExplained *x, JigLoc loc, const char *format, ...) JIG_PRINTF(3, 4);
/* What would do. */
void jig_failure_help(JigExplained *x, const char *format, ...) JIG_PRINTF(2, 3);
/* "transform.include :10", with the file where that is another than the failing step's. */
JigStr jig_failure_step(const JigExplained *x, const JigOp *op);
/* Fact number `i` of the reason as a number; 0 where it is none. */
int64_t jig_failure_number(const JigExplained *x, size_t i);

/* ---- failure_lists.c ---- */
/* "a, b, c, d, and 3 more" */
typedef struct JigNamed JigNamed;
struct JigNamed {
    JigExplained *x;
    JigStr text;
    size_t n;
    bool (*takes)(const JigNamed *list, const JigOp *op);
    JigStr name;         /* of ops, where `takes` asks for one */
    const JigOp *around; /* what is in there is not listed */
    JigPtrMap seen;
};
void jig_named_add(JigNamed *list, JigStr words);
JigStr jig_named_text(const JigNamed *list);
/* "%a has 2, %b has 3", of all operands. */
JigStr jig_named_counts(JigExplained *x);
/* Below the targets, those of which `takes` says so. */
JigNamed jig_named_below(JigExplained *x, bool (*takes)(const JigNamed *, const JigOp *),
                         JigStr name);
/* What the step works on: its first operand, in all of them. NULL: it has none. */
const JigValue *jig_failure_target(const JigExplained *x);
JigItems jig_failure_targets(const JigExplained *x);
/* What a handle has. */
JigItems jig_failure_items(const JigExplained *x, const JigValue *handle);
JigStr jig_failure_target_name(const JigExplained *x);
/* "func.func @f payload.mlir:1, builtin.module payload.mlir:1": what stands around it. */
JigStr jig_failure_around(JigExplained *x, const JigOp *op);

/* ---- failure_loops.c: of structured ops ---- */
/* The loops of the first target, one after the other with kind and size. Nothing where it is no
 * structured op. */
void jig_explain_loops(JigExplained *x);
void jig_explain_many_sizes(JigExplained *x), jig_explain_size_handle(JigExplained *x),
    jig_explain_packed_sizes(JigExplained *x), jig_explain_dimension(JigExplained *x),
    jig_explain_padding(JigExplained *x), jig_explain_no_vectorization(JigExplained *x),
    jig_explain_split_reduction(JigExplained *x), jig_explain_invalid(JigExplained *x);
void jig_explain_interchange(JigExplained *x), jig_explain_permutation(JigExplained *x),
    jig_explain_size_parameter(JigExplained *x), jig_explain_negative_size(JigExplained *x),
    jig_explain_multi_sizes(JigExplained *x), jig_explain_partial(JigExplained *x);
/* ---- failure_handles.c: from payload to other payload ---- */
void jig_explain_producer(JigExplained *x), jig_explain_module(JigExplained *x),
    jig_explain_action_results(JigExplained *x), jig_explain_shared_outputs(JigExplained *x),
    jig_explain_buffers(JigExplained *x), jig_explain_op_type(JigExplained *x),
    jig_explain_parameter_count(JigExplained *x), jig_explain_filter(JigExplained *x),
    jig_explain_alternatives(JigExplained *x), jig_explain_converter(JigExplained *x),
    jig_explain_what_it_takes(JigExplained *x);
/* ---- failure_scripts.c: handles that don't go together, sequences, what is left ---- */
/* Has a step consumed what another of its handles has, too? */
bool jig_explain_overlap(JigExplained *x);
void jig_explain_repeated(JigExplained *x), jig_explain_not_fused(JigExplained *x),
    jig_explain_unresolved(JigExplained *x), jig_explain_conversion(JigExplained *x);
/* ---- failure_kinds.c: of other kinds ---- */
/* Its notes, each at its place. */
void jig_explain_notes(JigExplained *x, const JigReason *behind);
/* In place of "failed to apply" what is behind it. False: nothing is known. */
bool jig_explain_because(JigExplained *x);
void jig_explain_vague(JigExplained *x), jig_explain_loop(JigExplained *x),
    jig_explain_position(JigExplained *x), jig_explain_parent(JigExplained *x),
    jig_explain_launch(JigExplained *x), jig_explain_block(JigExplained *x),
    jig_explain_mapping(JigExplained *x), jig_explain_mapping_kind(JigExplained *x),
    jig_explain_resources(JigExplained *x), jig_explain_pass(JigExplained *x),
    jig_explain_pass_options(JigExplained *x), jig_explain_siblings(JigExplained *x),
    jig_explain_foreach(JigExplained *x), jig_explain_matcher(JigExplained *x);

#endif
