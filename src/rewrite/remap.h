/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What values have become: one value becomes several, several together become
 * others, and these others in turn.
 *
 * Invariants: no chain leads back to where it began. What is said last is removed first, while
 * its values are there. Values say themselves whether they are the first of those that have become
 * others (`has_become`), and whether others have become them (`stands_in`); between conversions
 * none does.
 * Chains are short where values are replaced in the order of their definitions: what is said
 * of a value goes as far as the chains that are there.
 */
#ifndef JIG_REWRITE_REMAP_H
#define JIG_REWRITE_REMAP_H

#include "jig/convert.h"
#include "rewrite/rewriter.h"
#include "support/vec.h"

typedef struct JigRemapEntry JigRemapEntry;

typedef struct JigRemap {
    /* What was said of old values, by the first of them, latest first; that value's `number` is the
     * place here, or the printer's meanwhile. */
    JIG_VEC(JigRemapEntry *) by_first;
    JigArena arena;
    JigPtrMap casts; /* ops that only change types; asked by jig_remap_latest */
} JigRemap;

void jig_remap_init(JigRemap *m);
void jig_remap_free(JigRemap *m);
/* Both lists are copied and not empty. False: it would lead back, or these have become something
 * already. */
bool jig_remap_set(JigRemap *m, JigValueList from, JigValueList to);
void jig_remap_remove(JigRemap *m, JigValueList from);
bool jig_remap_has(const JigRemap *m, JigValue *value);
/* Nothing is asked any more: clears what is noted in values, all of which are still there. */
void jig_remap_end(JigRemap *m);

/* Which of what a value has become in turn. */
typedef enum JigRemapWhat {
    JIG_REMAP_LAST,     /* the end of the chain */
    JIG_REMAP_TYPED,    /* the last of these types; without one the end */
    JIG_REMAP_NO_CASTS, /* the last that no cast made; without one the end */
} JigRemapWhat;
/* At least the value itself. In the map's arena. */
JigValueList jig_remap_latest(JigRemap *m, JigValue *value, JigRemapWhat what,
                              const JigType *const *types, size_t num_types);
bool jig_values_have_types(JigValueList values, const JigType *const *types, size_t n);

#endif
