/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What memory is, and what ops make and end it. Whether two memrefs may be the same memory is for
 * view_flow.h to say, which knows what branches, regions and calls pass on.
 */
#ifndef JIG_ANALYSIS_ALIAS_H
#define JIG_ANALYSIS_ALIAS_H

#include "jig/iface.h"

/* What the memref is a view of, in the end; itself where it is none. */
JigValue *jig_alias_underlying(const JigValue *memref);

/* Does the op do nothing to memory but allocate? */
bool jig_alias_only_allocates(const JigOp *op);
/* Does the op tell its effects, which all are of these kinds (of JigEffectKind) and on `v`? */
bool jig_alias_only_affects(const JigOp *op, const JigValue *v, unsigned kinds);
/* What follows goes by the effects that ops tell: one that tells none, as a call, allocates and
 * frees nothing. Does its op allocate it (in whatever scope)? */
bool jig_alias_is_allocated(const JigValue *v);
/* The only result of the op that it allocates and somebody has to free; NULL: there is none, or
 * there are several. */
JigValue *jig_alias_only_allocated(const JigOp *op);

/* Does the op free `v`? */
bool jig_alias_frees(const JigOp *op, const JigValue *v);
/* The only op that frees `v` itself; NULL: there is none. False: there are several. */
bool jig_alias_find_dealloc(const JigValue *v, JigOp **out);

#endif
