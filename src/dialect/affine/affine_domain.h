/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Where affine loops and conditions go, and what is read and written there, as linear systems
 * (analysis/domain.h, analysis/dependence.h).
 */
#ifndef JIG_AFFINE_DOMAIN_H
#define JIG_AFFINE_DOMAIN_H

#include "analysis/dependence.h"
#include "dialect/affine/affine.h"

/* ---- Domains ---- */
/* The affine loops around `op` in its affine scope, the outermost first. */
void jig_affine_loops_around(const JigOp *op, JigOpVec *out);
/* How many variables these have: an affine.parallel has several. */
size_t jig_affine_num_vars_around(const JigOp *op);
bool jig_affine_is_around(const JigOp *loop, const JigOp *op); /* is it one of them? */
/* The affine loop that the value is a variable of; NULL: of none. */
JigOp *jig_affine_loop_of(const JigValue *v);
/* The column of a value that may be a dim or a symbol, which is made when there is none: with all
 * that is known of an induction variable, and of constants. False: the bounds of its loop are not
 * linear. */
bool jig_affine_domain_value(JigDomain *d, JigValue *v, JigArena *a);
/* Bounds and step of an affine.for or affine.parallel, whose variables have columns. */
bool jig_affine_domain_loop(JigDomain *d, const JigOp *loop, JigArena *a);
/* Column `pos` is bounded by each result of the map. False: one is not linear, and none was added.
 */
bool jig_affine_domain_bound(JigDomain *d, JigBound kind, size_t pos, const JigAffineValue *m,
                             bool closed, JigArena *a);
/* The points at which `op` runs: loops and conditions around it. The variables of loops are its
 * first dims; their number. False: they are not linear. */
bool jig_affine_domain(const JigOp *op, JigArena *a, JigDomain *out, size_t *num_loops);

/* ---- Reading and writing memory ---- */
/* Of ops that do so at indices that are an affine map, which is the attribute "map", of operands
 * that follow the memref. A vector is of consecutive elements. */
extern const JigIfaceId jig_iface_affine_memory;
typedef struct JigAffineMemoryIface {
    bool writes;
    size_t memref; /* number of the operand */
} JigAffineMemoryIface;
const JigAffineMemoryIface *jig_affine_memory(const JigOp *op);
JigValue *jig_affine_memory_of(const JigOp *op); /* the memref */
/* What is read, or written. */
JigValue *jig_affine_memory_value(const JigOp *op);
/* The indices as they are written; arrays are in `a`. */
JigAffineValue jig_affine_indices(const JigOp *op, JigArena *a);
/* Of any op with the attribute "map" for all operands behind number `memref`. */
JigAffineValue jig_affine_indices_behind(const JigOp *op, size_t memref, JigArena *a);

/* An access with all that the questions below need. */
typedef struct JigAffineAccessInfo {
    JigOp *op;
    JigValue *memref;
    bool writes;
    bool linear; /* else the rest is unknown */
    JigAccess access;
    JigAffineValue indices; /* composed */
} JigAffineAccessInfo;
/* Of an op that is one; the caller frees it. */
void jig_affine_access_info(JigOp *op, JigArena *a, JigAffineAccessInfo *out);
void jig_affine_access_free(JigAffineAccessInfo *x);
/* Must a pair of points of the two, related as for jig_dependence_pairs, be kept in order? Two that
 * read need not be, unless `reads` asks for these, too. Memrefs that are different arguments, or
 * different allocations, are taken to be different memory; different views of the same may not be
 * told apart. */
JigDepends jig_affine_depends(const JigAffineAccessInfo *first, const JigAffineAccessInfo *second,
                              size_t depth, bool reads, JigDistance *distances);
/* Does the first one come before the second one in a block around both? */
bool jig_affine_is_ahead(const JigAffineAccessInfo *first, const JigAffineAccessInfo *second);

#endif
