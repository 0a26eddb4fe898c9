/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Text of IR that is printed again and again while it changes: values and aliases keep the names
 * that they had first, so that an edit changes no other lines than those that show it.
 *
 * The first text of an op has the names that jig_op_print gives. What comes later gets names that
 * nothing in the op has had; a value is named anew when it comes into a scope where its name is
 * another value's. Values and attributes are known by their addresses, so an open journal
 * (ir/journal.h) or a like reason keeps memory from being used twice.
 */
#ifndef JIG_ASM_KEPT_NAMES_H
#define JIG_ASM_KEPT_NAMES_H

#include "asm/places.h"
#include "support/map.h"

/* An alias with its definition, "#map1 = affine_map<(d0) -> (d0)>". */
typedef struct JigKeptAlias {
    JigStr name, definition;
    uint32_t depth, suffix;
    bool is_type;
    uint32_t mark; /* the caller's */
} JigKeptAlias;
typedef JIG_VEC(JigKeptAlias *) JigKeptAliasVec;

typedef struct JigKeptNames {
    JigArena arena;
    JigPtrMap values;  /* -> its name */
    JigStrMap names;   /* text -> name */
    JigPtrMap aliases; /* symbol -> JigKeptAlias */
    JigStrMap counts;  /* an alias's name without number -> how many have it */
    JigPtrMap tops;    /* op that was printed -> what numbers go on from */
} JigKeptNames;

typedef struct JigKeptText {
    JigCharVec text;
    JigPlaces places;        /* of ops, without lines */
    JigKeptAliasVec aliases; /* that the text has */
} JigKeptText;

void jig_kept_names_init(JigKeptNames *k);
void jig_kept_names_free(JigKeptNames *k);

/* Prints an op which refers to no value outside, after `indent` spaces, into the vectors of `to`,
 * which are emptied before. `hide_regions`: its own are JIG_HIDDEN_REGION (asm/text_map.h).
 * Locations and the metadata of a file are not printed, nor aliases with local_scope. False: the
 * text is cut short. */
bool jig_kept_names_print(JigKeptNames *k, JigOp *op, const JigPrintFlags *flags, unsigned indent,
                          bool hide_regions, JigKeptText *to) JIG_NODISCARD;
void jig_kept_names_free_text(JigKeptText *text);
/* Less than 0: `a` is defined before `b`. */
int jig_kept_names_order(const JigKeptAlias *a, const JigKeptAlias *b);

#endif
