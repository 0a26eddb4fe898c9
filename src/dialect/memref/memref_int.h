/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of this folder share beyond what the rows name. */
#ifndef JIG_DIALECT_MEMREF_INT_H
#define JIG_DIALECT_MEMREF_INT_H

#include "jig/memory_slot.h"
#include "jig/rewrite.h"
#include "dialect/common/reshape.h"
#include "dialect/memref/memref.h"
#include "rows/memref.h"

/* Type inference and custom directives (memref_syntax.c). */
bool jig_memref_parse_global_type(JigParser *p, JigSlot *slots, size_t n, JigOpState *state);
void jig_memref_print_global_type(JigPrinter *p, const JigOp *op, const JigSlot *slots, size_t n);
/* ---- memref_slots.c ---- */
extern const JigSlotAllocIface jig_memref_slot_alloc;
extern const JigSlotPartsIface jig_memref_slot_parts;

extern const JigBoundsIface jig_memref_subview_bounds;

/* Types of views (memref_view_types.c). Arrays are in `a`. */
typedef struct JigStrides {
    int64_t *strides, offset;
    size_t n;
    bool ok; /* the layout is strided */
} JigStrides;
JigStrides jig_memref_strides(const JigType *t, JigArena *a);
/* Which dims of a subview's full type its result does not have; false when it can't be told. */
bool jig_memref_dropped_dims(const JigType *full, const JigType *reduced, const int64_t *sizes,
                             bool *dropped, JigArena *a);
/* The offsets, sizes or strides that a slice has as attribute `name`. */
const int64_t *jig_memref_static_numbers(const JigOp *op, const char *name);
/* The type in the one form that its layout is compared in: none where it is contiguous, else a map.
 * A layout that is the identity stays as it is written. */
const JigType *jig_memref_canonical_type(const JigType *t, JigArena *a);
/* Of a type with strides. */
const JigType *jig_memref_transposed_type(const JigType *from, const JigMap *permutation,
                                          JigArena *a);

/* A cast of `v` to the type of op's result takes op's place. */
void jig_memref_replace_by_cast(JigRewriter *rw, JigOp *op, JigValue *v);
/* Does the cast, of ranked memrefs, only forget? */
bool jig_memref_cast_folds_into_consumer(const JigOp *cast, JigArena *a);

/* ---- memref_older.c ---- */
extern const JigOlderText jig_memref_older[];

#endif
