/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Jumps and the blocks in which they meet.
 *
 * The way is that of H. Bahmann, N. Reissmann, M. Jahre, J. C. Meyer: Perfect Reconstructability of
 * Control Flow from Demand Dependence Graphs, ACM TACO 11(4), 2015: jumps that have to meet go
 * through one block, which gets the number of the way on and the arguments of all ways. Cycles
 * become loops with one entry and one end first, then what branches becomes ops with regions.
 */
#ifndef JIG_PAYLOAD_LOWER_CF_TO_SCF_CF_TO_SCF_INT_H
#define JIG_PAYLOAD_LOWER_CF_TO_SCF_CF_TO_SCF_INT_H

#include "payload/lower/cf_to_scf/cf_to_scf.h"
#include "support/map.h"
#include "support/vec.h"

/* ---- Jumps (cf_to_scf_edges.c) ---- */

typedef struct JigCfgEdge {
    JigOp *op; /* last of its block */
    size_t i;  /* which successor */
} JigCfgEdge;
typedef JIG_VEC(JigCfgEdge) JigCfgEdgeVec;

/* One region, and the constants that it has at its start. */
typedef struct JigStructuring {
    JigRewriter *rw;
    JigArena *a; /* lists of values: of one jump, of one cycle or of one branch */
    JigRegion *region;
    JigPtrMap undefined;             /* type -> ub.poison */
    JigValueVec numbers;             /* i32 constants 0, 1, ...; NULL: not needed yet */
    JIG_VEC(JigBlock *) exits;       /* end in one op each, no two of one kind */
    struct JigStructuringPart *work; /* what is still to be done, last first */
} JigStructuring;

/* A part of a region: what is reached from `entry`. */
typedef struct JigStructuringPart {
    JigBlock *entry;
    bool cyclic; /* may control go back in it? */
    struct JigStructuringPart *next;
} JigStructuringPart;
void jig_cf_to_scf_structure_later(JigStructuring *s, JigBlock *entry, bool cyclic);

JigValue *jig_cf_to_scf_undefined(JigStructuring *s, const JigType *type);
JigValue *jig_cf_to_scf_case_number(JigStructuring *s, size_t n);
JigBlock *jig_cf_to_scf_edge_target(JigCfgEdge e);
JigValueList jig_cf_to_scf_edge_values(JigStructuring *s, JigCfgEdge e); /* a copy */
void jig_cf_to_scf_edge_add_values(JigStructuring *s, JigCfgEdge e, JigValueList more);
JigValueList jig_cf_to_scf_args_of(JigStructuring *s, const JigBlock *b, size_t from, size_t n);
JigTypeList jig_cf_to_scf_types_of_values(JigStructuring *s, JigValueList values);
void jig_cf_to_scf_jump(JigStructuring *s, JigLoc loc, JigBlock *to,
                        JigValueList values); /* cf.br */

/* A block that jumps to several targets meet in. Its arguments: those of each target, which way to
 * go on (if there are several), more. */
typedef struct JigMultiplexer {
    JigBlock *block;
    JigBlockVec targets;
    JIG_VEC(size_t) starts; /* the first argument of each target */
    JigValue *way;          /* NULL: there is one target */
    size_t num_more;
} JigMultiplexer;
/* For jumps to `first` (NULL: none such) and those of the edges; `more`: an i32 behind the others.
 */
JigMultiplexer jig_cf_to_scf_multiplexer(JigStructuring *s, JigLoc loc, JigBlock *first,
                                         const JigCfgEdgeVec *edges, bool more);
void jig_cf_to_scf_multiplexer_free(JigMultiplexer *m);
/* Lets the jump come here; `more` NULL: there is no such argument. */
void jig_cf_to_scf_multiplex(JigStructuring *s, const JigMultiplexer *m, JigCfgEdge e,
                             JigValue *more);
/* The jump on, at the insertion point, to all targets but `without`. */
void jig_cf_to_scf_dispatch(JigStructuring *s, const JigMultiplexer *m, JigLoc loc,
                            const JigBlock *without);

/* ---- The rest ---- */

/* Ends the block at its op, whose operands become values of the one block for its kind
 * (cf_to_scf.c). */
void jig_cf_to_scf_combine_exit(JigStructuring *s, JigOp *end);
/* Loops in place of all cycles of the part (cf_to_scf_loops.c). */
bool jig_cf_to_scf_structure_cycles(JigStructuring *s, JigBlock *entry);
/* Ops in place of branches; there are no cycles (cf_to_scf_branches.c). */
bool jig_cf_to_scf_structure_branches(JigStructuring *s, JigBlock *entry);

#endif
