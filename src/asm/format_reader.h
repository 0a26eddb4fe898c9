/* Part of Jig, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for details. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the two halves of the format parser share: reading the text, and making
 * the op's parts of what was read. */
#ifndef JIG_ASM_FORMAT_READER_H
#define JIG_ASM_FORMAT_READER_H

#include "asm/format_int.h"

/* What was read for one operand or result group. */
typedef struct JigReadSlot {
    JigUnresolved *operands;
    size_t num_operands;
    const JigType **types;
    size_t num_types;
    JigSpot spot;      /* of the operands */
    JigUnresolved one; /* room for the usual case */
    const JigType *one_type;
    int32_t *inner; /* sizes of the lists of a variadic of variadics */
    size_t num_inner;
} JigReadSlot;

/* Regions or successors of a group. */
typedef struct JigReadParts {
    void **items;
    size_t n;
    void *one;
} JigReadParts;

typedef struct JigReader {
    JigParser *p;
    JigContext *ctx;
    const JigSpec *s;
    const JigFormat *f;
    JigOpState *state;
    JigReadSlot *ins, *outs;
    JigReadParts *regions, *succs;
    bool listed_regions;          /* `regions` was read: there are those of the text, no others */
    const JigAttr **attrs;        /* per property */
    const JigAttr *late_props;    /* of late-prop-dict, or NULL */
    JigReadSlot all;              /* `operands`; type(operands) */
    const JigType **result_types; /* type(results) */
    size_t num_result_types;
} JigReader;

/* The one region of a group, made when it was not read. */
JigRegion *jig_format_single_region(JigReader *r, JigReadParts *parts);
/* After the text: regions, successors, attributes, results and operands into the state. */
bool jig_format_place_parts(JigReader *r) JIG_NODISCARD;

#endif
