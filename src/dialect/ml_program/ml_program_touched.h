/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Which globals each function loads from and stores to, by itself and by those that it calls.
 * Globals are told by the last part of their names, as flat symbols, so that it stays true when
 * they become buffers. A function that is only declared may do all, and so may one that a value
 * names.
 */
#ifndef JIG_DIALECT_ML_PROGRAM_TOUCHED_H
#define JIG_DIALECT_ML_PROGRAM_TOUCHED_H

#include "analysis/callgraph.h"
#include "support/map.h"

typedef struct JigTouchedGlobals {
    JigPtrMap loads, stores;
    bool all;
} JigTouchedGlobals;
/* The op by itself, neither calls nor what is in it. */
void jig_ml_program_touched_add_op(JigTouchedGlobals *to, JigOp *op);
void jig_ml_program_touched_add(JigTouchedGlobals *to, const JigTouchedGlobals *from);
void jig_ml_program_touched_free(JigTouchedGlobals *t);
/* The key of a global that is loaded from or stored to. */
const JigAttr *jig_ml_program_touched_key(const JigOp *access);

typedef struct JigTouchedByCalls {
    JigCallGraph graph;
    JigPtrMap of; /* node -> what its component touches */
    JIG_VEC(JigTouchedGlobals *) components;
} JigTouchedByCalls;
void jig_ml_program_touched_by_calls_init(JigTouchedByCalls *t, JigOp *top);
void jig_ml_program_touched_by_calls_free(JigTouchedByCalls *t);
const JigTouchedGlobals *jig_ml_program_touched_by_call(JigTouchedByCalls *t, JigOp *call);

#endif
