/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which buffers a value may be, or be a part of: edges from each memref to those that views,
 * selects, branches, regions and calls make of it. It is flow-insensitive, within one function:
 * what a call returns may be any of its operands, or new; what is loaded from memory may be any
 * buffer that was stored, was handed to an op that does not tell what it does with it, or is not
 * allocated here.
 */
#ifndef JIG_ANALYSIS_VIEW_FLOW_H
#define JIG_ANALYSIS_VIEW_FLOW_H

#include "analysis/alias.h"
#include "jig/iface.h"
#include "support/vec.h"

typedef struct JigViewFlow JigViewFlow;

/* Of all that is in `top`, and its arguments. The caller destroys it. It may be asked about values
 * that were made later: what they are is not known, beyond what allocations and views say. */
JigViewFlow *jig_view_flow_create(JigOp *top);
/* In half the time, for who asks neither for origins nor for what escapes or may meet: that takes
 * the effects of each op. */
JigViewFlow *jig_view_flow_create_for_views(JigOp *top);
/* The same, for who knows of calls that some results are surely new. */
typedef struct JigNewResults {
    bool (*is_new)(const JigOp *call, size_t result, void *user);
    void *user;
} JigNewResults;
JigViewFlow *jig_view_flow_create_for_calls(JigOp *top, JigNewResults calls);
void jig_view_flow_destroy(JigViewFlow *f);

/* Appends `v` and all that may be views of it; all that it may be a view of. */
void jig_view_flow_views(const JigViewFlow *f, JigValue *v, JigValueVec *out);
void jig_view_flow_sources(const JigViewFlow *f, JigValue *v, JigValueVec *out);

/* Appends what tells where the memory of `v` comes from: two memrefs that have one of these in
 * common may be the same memory. If they have none, they surely differ when one is new, and the
 * other distinct at least. */
typedef JIG_VEC(const void *) JigOriginVec;
typedef enum JigOriginKind {
    JIG_ORIGIN_ANY,
    JIG_ORIGIN_DISTINCT, /* allocations, and arguments of the function */
    JIG_ORIGIN_NEW,      /* allocations */
} JigOriginKind;
JigOriginKind jig_view_flow_origins(const JigViewFlow *f, JigValue *v, JigOriginVec *out);

/* Are both parts of one allocation? */
typedef enum JigSameBuffer {
    JIG_BUFFERS_DIFFER,
    JIG_BUFFERS_SAME,
    JIG_BUFFERS_UNKNOWN
} JigSameBuffer;
JigSameBuffer jig_view_flow_same_buffer(const JigViewFlow *f, JigValue *a, JigValue *b);

/* May the memory be got at without `v` and its views? Not where it is allocated in `top`, and
 * neither kept in memory nor handed to ops that do not tell what they do with it. */
bool jig_view_flow_escapes(const JigViewFlow *f, JigValue *v);

/* Of a user of `v` by itself: may it keep the memory, by writing where it is to other memory, by
 * making something else of it that leads there, or because it does not tell what it does? What it
 * makes a view of, or passes on to regions and blocks, it does not keep. */
bool jig_view_flow_op_keeps(JigOp *op, const JigValue *v);

/* May both have an element in common? All that is not known to differ may. */
bool jig_view_flow_may_alias(const JigViewFlow *f, JigValue *a, JigValue *b);
/* The same, but buffers that come from different places (arguments, globals, results of calls) are
 * taken to be different memory, as affine passes do; but for those that are loaded. */
bool jig_view_flow_may_meet(const JigViewFlow *f, JigValue *a, JigValue *b);

#endif
