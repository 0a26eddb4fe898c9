/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What can be done with an op of a payload: what rows propose (jig/propose.h), each tried and taken
 * back.
 */
#ifndef JIG_LEGAL_H
#define JIG_LEGAL_H

#include "explain/wording.h"
#include "jig/dialect.h"

/* One step, for the handle %op. */
typedef struct JigLegalStep {
    const JigOpRow *row;
    JigStr lines; /* of script, each with its newline */
    JigStr range; /* what may stand there instead, in words; may be empty */
    bool applies;
    bool finds;    /* it changes nothing on purpose; `range` says what it finds */
    bool changes;  /* it applies: the payload reads otherwise then */
    JigStr why;    /* it does not, in a line */
    JigLines help; /* what would do */
} JigLegalStep;
typedef struct JigLegalSteps {
    JIG_VEC(JigLegalStep) of;
    size_t num_useful; /* that apply and change something */
} JigLegalSteps;

/* The rows that propose, those that a schedule author asks for first at the head. */
typedef struct JigLegal {
    JigOp *root;
    JIG_VEC(const JigOpRow *) rows;
    uint64_t before;   /* JigAttempted.before, once it is known, of: */
    const JigOp *part; /* the one that the latest attempt was about */
} JigLegal;

void jig_legal_init(JigLegal *l, JigOp *root);
void jig_legal_free(JigLegal *l);
/* Of each row what applies, or the first proposal that does not. The payload is afterwards as it
 * was. Texts are in `a`. */
void jig_legal_try(JigLegal *l, JigOp *op, JigArena *a, JigLegalSteps *steps);
void jig_legal_steps_free(JigLegalSteps *steps);

/* The lines that bind %op to the op alone; empty: it is the root, the script's own argument. */
JigStr jig_legal_handle(JigOp *root, JigOp *op, JigArena *a);
/* A whole script of the lines. */
JigStr jig_legal_script(JigOp *root, JigOp *op, JigStr lines, JigArena *a);

/* ---- legal_words.c: what stands there ---- */
/* "0: parallel, 512; 1: reduction, ?"; of a loop its bounds; empty: it has none. */
JigStr jig_legal_loops(JigOp *op, JigArena *a);
/* "1: linalg.fill payload.mlir:3; 2: func.func @f payload.mlir:1": what the operands come from, by
 * number, and ops that use results. Empty: none. */
JigStr jig_legal_producers(const JigOp *op, JigArena *a);
JigStr jig_legal_users(const JigOp *op, JigArena *a);
/* The function around it, "func.func @f"; empty: none, or itself. */
JigStr jig_legal_function(const JigOp *op, JigArena *a);

/* The names of rows in the order in which their steps are told, ended by NULL; a star is where all
 * others stand. */
extern const char *const jig_legal_order[];

#endif
