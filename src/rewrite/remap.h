/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * What values have become: one value becomes several, several together become
 * others, and these others in turn.
 *
 * Invariants: no chain leads back to where it began. What is said last is taken back first, while
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

typedef struct JigRemapEntry {
    struct JigRemapEntry *older; /* said of others that begin with the same value */
    uint32_t place;              /* in `said` */
    uint32_t num_from;
    uint32_t num_to : 30;
    uint32_t is_past : 1;  /* it is the older one of another */
    uint32_t is_fresh : 1; /* nobody had become any of `to` before */
    JigValue *values[];    /* from; to; unless it is_fresh, those of `to` that are, NULL else */
} JigRemapEntry;

typedef struct JigRemap {
    /* What was said of old values, in that order. The `number` of the first of them is the place of
     * the latest here, or the printer's meanwhile. */
    JIG_VEC(JigRemapEntry *) said;
    JigArena arena;
    JigPtrMap casts; /* ops that only change types; asked by jig_remap_latest */
} JigRemap;

void jig_remap_init(JigRemap *m);
void jig_remap_free(JigRemap *m);
/* Both lists are copied and not empty. False: it would lead back, or these have become something
 * already. */
bool jig_remap_set(JigRemap *m, JigValueList from, JigValueList to);
/* Takes back all but the first n that were set. */
void jig_remap_back_to(JigRemap *m, size_t n);
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
/* The same for one type, where the answer is found without a search: a value that has become
 * nothing else, or one that has become one other, and that is all, of this type. NULL: it is not so
 * simple. */
JigValue *jig_remap_simply(const JigRemap *m, JigValue *value, const JigType *type);
bool jig_remap_values_have_types(JigValueList values, const JigType *const *types, size_t n);

#endif
