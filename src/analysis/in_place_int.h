/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * The parts of the in-place analysis.
 *
 * Invariant: within a class no read conflicts with a write. So only pairs across classes that are
 * to be joined have to be looked at. Of these, most are ruled out by where ops stand: a write can
 * conflict only if it stands between the definition and the read, loops around the read included.
 * Each class therefore has its reads as *spans* of places, and its writes as places, in trees that
 * are joined small into large: a chain of n ops costs n log n.
 */
#ifndef JIG_ANALYSIS_IN_PLACE_INT_H
#define JIG_ANALYSIS_IN_PLACE_INT_H

#include "analysis/block_cycles.h"
#include "analysis/in_place.h"

/* ---- Spans (in_place_spans.c): a treap by first place that knows the last place below ---- */
typedef struct JigInPlaceSpan {
    int64_t first, last, max_last;
    uint32_t left, right, priority; /* 0: none */
    JigUse *use;
    JigValue *def; /* of a read: the definition that it needs */
} JigInPlaceSpan;
typedef struct JigSpans {
    JIG_VEC(JigInPlaceSpan) pool; /* number 0 is not used */
    uint32_t random;
} JigSpans;
typedef bool JigSpanFn(const JigInPlaceSpan *span, void *user); /* true: stop */
void jig_in_place_span_add(JigSpans *s, uint32_t *tree, int64_t first, int64_t last, JigUse *use,
                           JigValue *def);
/* All of `from` goes to `to`. */
void jig_in_place_spans_move(JigSpans *s, uint32_t *to, uint32_t from);
bool jig_in_place_spans_overlapping(const JigSpans *s, uint32_t tree, int64_t first, int64_t last,
                                    JigSpanFn *fn, void *user);
bool jig_in_place_spans_each(const JigSpans *s, uint32_t tree, JigSpanFn *fn, void *user);

/* ---- The state ---- */
typedef struct JigDefinitions {
    JigValue **values;
    size_t n;
} JigDefinitions;

/* A value. The first four members of `root` of a class are about all of it. */
typedef struct JigAliasEntry {
    uint32_t num_reads, num_writes;   /* spans in the trees */
    uint32_t num_uses;                /* that read, of anything, even if nothing was defined */
    uint32_t num_fixed, num_parallel; /* values not to be written; writes from other threads */
    uint32_t num_changes;             /* writes but those of loops, which only hand buffers on */
    uint32_t reads, writes;           /* trees of spans */
    uint32_t head, tail;              /* of the list of the class, in the order of joining */
    bool checked;
    /* Of the value alone: */
    JigValue *value;
    uint32_t parent, size, next;
    uint32_t same_parent;
} JigAliasEntry;

typedef struct JigPlace {
    int64_t first, last; /* of an op with what is inside */
} JigPlace;

struct JigInPlace {
    JigBuffering *b;
    JigInPlaceListener listener;
    JIG_VEC(JigAliasEntry) entries; /* number 0 is not used */
    JigPtrMap index;                /* value -> number */
    JigPtrMap in_place, undefined;  /* sets of uses */
    JigPtrMap definitions;          /* value -> JigDefinitions */
    JigPtrMap places;               /* op -> number in place_of */
    JIG_VEC(JigPlace) place_of;
    bool has_parallel;
    JigSpans spans;
    JigDominance *dom;
    JigBlockCycles cycles;
    JigArena *arena;
};

/* in_place.c */
uint32_t jig_in_place_class(JigInPlace *p, const JigValue *v); /* 0: no entry */
const JigDefinitions *jig_in_place_definitions(JigInPlace *p, JigValue *v);
JigPlace jig_in_place_place(const JigInPlace *p, const JigOp *op);

/* in_place_conflicts.c */
/* Would `read`, of `def` (one of its definitions), see what `write` puts there instead? */
bool jig_in_place_conflict(JigInPlace *p, JigUse *read, JigUse *write, JigValue *def);
/* Does the write go to a buffer that threads share? */
bool jig_in_place_crosses_threads(JigInPlace *p, JigUse *write);
/* Does somebody read the value of the operand, or what is handed on of it? */
bool jig_in_place_counts_as_read(JigInPlace *p, JigUse *use);
/* The spans of a read, added to the tree. */
void jig_in_place_add_read(JigInPlace *p, JigAliasEntry *c, JigUse *use);

#endif
