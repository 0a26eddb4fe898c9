/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What the files about the runtime share. Code is written at the end of a
 * block; `rest` is the block of what follows the construct at hand.
 */
#ifndef JIG_PAYLOAD_OMP_RUNTIME_INT_H
#define JIG_PAYLOAD_OMP_RUNTIME_INT_H

#include "payload/omp/omp_runtime.h"

#include "dialect/llvm/llvm.h"
#include "dialect/omp/omp.h"
#include "payload/omp/reductions.h"
#include "support/vec.h"

typedef struct JigOmpCalls {
    JigRewriter *rw;
    JigOp *module;
    const JigType *ptr, *i32, *i64, *i1;
    JigOpVec functions; /* still to be looked at: those that teams run are added */
    JigOp *function;    /* at hand */
    JigOmpNames names;
    JigLoc loc; /* of the construct */
} JigOmpCalls;

/* ---- Single instructions (runtime_build.c) ---- */
JigValue *jig_openmp_number(JigOmpCalls *c, const JigType *type, int64_t value);
JigValue *jig_openmp_binary(JigOmpCalls *c, const JigOpRow *row, JigValue *a, JigValue *b);
JigValue *jig_openmp_compare(JigOmpCalls *c, JigIntCompare how, JigValue *a, JigValue *b);
JigValue *jig_openmp_select(JigOmpCalls *c, JigValue *condition, JigValue *yes, JigValue *no);
/* A signed number as one of this type. */
JigValue *jig_openmp_resize(JigOmpCalls *c, JigValue *value, const JigType *type, bool is_signed);
JigValue *jig_openmp_load(JigOmpCalls *c, const JigType *type, JigValue *ptr);
void jig_openmp_store(JigOmpCalls *c, JigValue *value, JigValue *ptr);
/* Element `at` of an array or structure of this type. */
JigValue *jig_openmp_part(JigOmpCalls *c, const JigType *aggregate, JigValue *ptr, size_t at);
/* On the stack of the function at hand, for as long as it runs. */
JigValue *jig_openmp_room(JigOmpCalls *c, const JigType *type);
void jig_openmp_jump(JigOmpCalls *c, JigBlock *to, JigValueList values);
void jig_openmp_branch(JigOmpCalls *c, JigValue *condition, JigBlock *yes, JigBlock *no);
/* An empty block before `before`, with arguments of a type. */
JigBlock *jig_openmp_block(JigOmpCalls *c, JigBlock *before, const JigType *type, size_t n);

/* ---- The runtime ---- */
enum { /* what the runtime is told of a place, as bits */
       JIG_OMP_PLACE = 2,
       JIG_OMP_PLACE_ATOMIC = 0x10,
       JIG_OMP_PLACE_BARRIER = 0x20,
       JIG_OMP_PLACE_IMPLIED = 0x40
};
JigValue *jig_openmp_place(JigOmpCalls *c, int64_t flags);
JigValue *jig_openmp_thread(JigOmpCalls *c);
/* A call of a function of the runtime; `result` NULL: it gives nothing. NULL then, or after an
 * error. */
JigValue *jig_openmp_call(JigOmpCalls *c, const char *name, const JigType *result,
                          JigValueList args);
JigValue *jig_openmp_address(JigOmpCalls *c, const JigOp *symbol);
void jig_openmp_barrier_of(JigOmpCalls *c, bool implied);
/* What threads lock each other out with. */
JigValue *jig_openmp_lock(JigOmpCalls *c, JigStr name);

/* ---- Regions ---- */
/* The ends of a region's blocks become jumps to `to`. */
void jig_openmp_wire(JigOmpCalls *c, JigRegion *region, JigBlock *to);
/* A copy of the region's ops here, with these values for arguments; what it hands over, or NULL.
 * The region has one block. */
JigValue *jig_openmp_splice(JigOmpCalls *c, JigRegion *region, JigValueList args);

/* ---- Variables (runtime_vars.c) ---- */
typedef struct JigOmpOwn {
    JigOmpVars vars;
    JigOp *op;
    JigOp **declared;               /* omp.private ops, then omp.declare_reduction ones */
    JigValue **originals, **values; /* of the variables; what the region has as arguments */
    size_t num_private, num_reduced;
} JigOmpOwn;
/* Looks at the clauses; false after an error. */
bool jig_openmp_own(JigOmpCalls *c, JigOp *op, JigOmpOwn *out);
/* Makes the thread's own variables; arguments of the block become them. */
void jig_openmp_own_begin(JigOmpCalls *c, JigOmpOwn *own, JigBlock *body);
/* Combines what is reduced, and lets go of the others. Blocks go before `before`. `alone`: there
 * are no other threads. */
void jig_openmp_own_end(JigOmpCalls *c, JigOmpOwn *own, JigBlock *before, bool nowait, bool alone);

/* ---- Constructs: replaced, or an error ---- */
bool jig_openmp_lower_parallel(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_wsloop(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_simd(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_sections(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_barrier(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_critical(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_flush(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_masked(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_master(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_single(JigOmpCalls *c, JigOp *op);
bool jig_openmp_lower_taskyield(JigOmpCalls *c, JigOp *op);

/* Begins to replace op: what comes after it goes to the block that is returned, and code is written
 * at the end of the one before. */
JigBlock *jig_openmp_take_out(JigOmpCalls *c, JigOp *op);
/* An error that the clause is not known; false. Nothing where there is none of it. */
bool jig_openmp_refuse_clause(JigOp *op, bool is_there, const char *clause);

#endif
